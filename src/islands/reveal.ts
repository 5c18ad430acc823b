import { isPlainClick } from '../model/navigation/plainClick';
import { hashTarget, scrollToOpened, type Reader } from './hashTarget';

/** Opens `<details>` and other hidden parts around an element. Returns whether anything was hidden. */
export function reveal(target: HTMLElement): boolean {
  let hasOpened = false;
  for (let part: HTMLElement | null = target; part !== null; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) {
      part.open = true;
      hasOpened = true;
    } else if (part.hasAttribute('hidden')) {
      part.dispatchEvent(new Event('beforematch', { bubbles: true }));
      hasOpened = true;
    }
  }
  return hasOpened;
}

/** Opens all closed details for printing; returns a function that closes them. */
function openAll(root: HTMLElement): () => void {
  const closed = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  return () => {
    for (const details of closed) details.open = false;
  };
}

/** The hash of a clicked link within the page; empty for other clicks. */
function clickedHash(event: MouseEvent): string {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || !isPlainClick(event)) return '';
  return anchor.pathname === location.pathname && anchor.search === location.search ? anchor.hash : '';
}

/** Reveals the target of a hash inside closed details or hidden tabs, and opens details for printing. */
export function enhance(root: HTMLElement, { restoredTop }: Pick<Reader, 'restoredTop'>): () => void {
  const revealHash = (hash: string) => {
    const target = hashTarget(root, hash);
    return target !== null && reveal(target) ? target : undefined;
  };
  // Runs before the browser and the router follow the link, because they save the position and scroll.
  const onClick = (event: MouseEvent) => void revealHash(clickedHash(event));
  const onHash = () => {
    const target = revealHash(location.hash);
    if (target !== undefined) scrollToOpened(target, restoredTop());
  };
  const paper = matchMedia('print');
  let close: (() => void) | undefined;
  const onBeforePrint = () => {
    close ??= openAll(root);
  };
  const onAfterPrint = () => {
    close?.();
    close = undefined;
  };
  const onMedium = () => (paper.matches ? onBeforePrint() : onAfterPrint());
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('hashchange', onHash, { signal });
  window.addEventListener('beforeprint', onBeforePrint, { signal });
  window.addEventListener('afterprint', onAfterPrint, { signal });
  paper.addEventListener('change', onMedium, { signal });
  onHash();
  // Printing may have started before the islands loaded.
  onMedium();
  return () => listening.abort();
}
