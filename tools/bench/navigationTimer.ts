import type { Page } from '@playwright/test';

/** What the page's own watch leaves behind; it runs in the browser. */
interface TimedWindow extends Window {
  shownAfter?: Promise<number>;
}

/** Puts a link to a page at the top of the content, where the mouse reaches it; returns how to find it. */
export async function addLink(page: Page, href: string): Promise<string> {
  await page.evaluate((address) => {
    document.getElementById('bench-link')?.remove();
    const link = Object.assign(document.createElement('a'), { id: 'bench-link', href: address, textContent: 'next' });
    link.style.cssText = 'position:fixed;inset:40% auto auto 50%;z-index:1000;background:#fff;padding:1rem';
    const content = document.querySelector('.prose') ?? document.querySelector('main');
    content?.append(link);
  }, href);
  return '#bench-link';
}

/**
 * Clicks a link; gives the milliseconds from the click to the first frame that has another heading.
 * @param hold milliseconds that the mouse button is held down before, which brings the click
 */
export async function timeClick(page: Page, selector: string, hold = 0): Promise<number> {
  await page.evaluate(() => {
    const browser = window as TimedWindow;
    const before = document.querySelector('h1');
    const started = new Promise<number>((resolve) => {
      window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const now = document.querySelector('h1');
        if (now === null || now === before) return;
        observer.disconnect();
        // A message that is posted in a frame is heard right after that frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    browser.shownAfter = Promise.all([started, painted]).then(([start, end]) => end - start);
  });
  await page.locator(selector).click({ delay: hold });
  return page.evaluate(() => (window as TimedWindow).shownAfter ?? Promise.resolve(NaN));
}

/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}
