import { progressAt } from '../../model/navigation/pageNavigation';
import { ACCENT_VARIABLE } from '../../theme/themeColor';

/** Milliseconds that a page may take to come before the progress bar shows. */
const PROGRESS_DELAY = 200;

/** The line at the top of the window while a page takes its time. */
export interface ProgressBar {
  start: () => void;
  stop: () => void;
}

/** Milliseconds for which the full bar is seen before it goes. */
const FADE = 200;
const LOOK: Partial<CSSStyleDeclaration> = {
  background: `var(${ACCENT_VARIABLE})`,
  position: 'fixed',
  insetBlockStart: '0',
  insetInline: '0',
  height: '2px',
  zIndex: '1031',
  pointerEvents: 'none',
  transformOrigin: 'left',
};

/**
 * Shows after 200 ms that a page is on its way, and goes when it is there. It is drawn by the browser's compositor
 * and is hidden from screen readers, to which the new page is announced. With reduced motion it stands still.
 */
export function createProgressBar(browser: Window = window): ProgressBar {
  let timer = 0;
  let frame = 0;
  let bar: HTMLElement | undefined;
  const remove = () => {
    browser.clearTimeout(timer);
    browser.cancelAnimationFrame(frame);
    bar?.remove();
    bar = undefined;
  };
  const show = () => {
    const line = browser.document.createElement('div');
    bar = line;
    line.setAttribute('aria-hidden', 'true');
    line.dataset.progress = '';
    Object.assign(line.style, LOOK);
    browser.document.body.append(line);
    if (browser.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const since = browser.performance.now();
    const draw = () => {
      line.style.transform = `scaleX(${progressAt(browser.performance.now() - since)})`;
      frame = browser.requestAnimationFrame(draw);
    };
    draw();
  };
  // A page that comes back out of the browser's memory has arrived, whatever it was doing when it was left.
  browser.addEventListener('pageshow', remove);
  return {
    start: () => {
      if (bar !== undefined) return;
      browser.clearTimeout(timer);
      timer = browser.setTimeout(show, PROGRESS_DELAY);
    },
    stop: () => {
      browser.clearTimeout(timer);
      browser.cancelAnimationFrame(frame);
      if (bar === undefined) return;
      bar.style.transform = 'none';
      timer = browser.setTimeout(remove, FADE);
    },
  };
}
