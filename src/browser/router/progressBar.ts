import { progressAt } from '../../model/navigation/pageNavigation';
import { ACCENT_VARIABLE } from '../../theme/themeColor';

/** Milliseconds of loading after which the progress bar appears. */
const PROGRESS_DELAY = 200;

/** The progress bar at the top of the window. */
export interface ProgressBar {
  start: () => void;
  stop: () => void;
}

/** Milliseconds for which the full bar stays visible. */
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

/** Creates a progress bar that appears after 200 ms of loading, without motion if the reader prefers that. */
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
  // A page restored from the back/forward cache has finished loading.
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
