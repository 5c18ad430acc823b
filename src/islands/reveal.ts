import { isPlainClick } from '../model/navigation/plainClick';
import { hashTarget, scrollToOpened, type Reader } from './hashTarget';

/**
 * Opens what hides an element: `<details>` by its attribute, other hidden parts by the event with which a
 * browser announces a hit of its own search in them. Returns whether anything was opened.
 */
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

/** Opens all closed details for printing. Returns the way to close them again. */
function openAll(root: HTMLElement): () => void {
  const closed = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  return () => {
    for (const details of closed) details.open = false;
  };
}

/** The hash of a link within the page that a click follows; empty for any other click. */
function clickedHash(event: MouseEvent): string {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || !isPlainClick(event)) return '';
  return anchor.pathname === location.pathname && anchor.search === location.search ? anchor.hash : '';
}

/** Shows what a hash leads to where it is in closed details or in a hidden tab, and opens details for printing. */
export function enhance(root: HTMLElement, { restoredTop }: Pick<Reader, 'restoredTop'>): () => void {
  const revealHash = (hash: string) => {
    const target = hashTarget(root, hash);
    return target !== null && reveal(target) ? target : undefined;
  };
  // Before the browser and the router follow the link: they scroll, from a place that they note for the way back.
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
  document.addEventListener('click', onClick, true);
  window.addEventListener('hashchange', onHash);
  window.addEventListener('beforeprint', onBeforePrint);
  window.addEventListener('afterprint', onAfterPrint);
  paper.addEventListener('change', onMedium);
  onHash();
  // The page may be on paper before its islands are there.
  onMedium();
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('hashchange', onHash);
    window.removeEventListener('beforeprint', onBeforePrint);
    window.removeEventListener('afterprint', onAfterPrint);
    paper.removeEventListener('change', onMedium);
  };
}
