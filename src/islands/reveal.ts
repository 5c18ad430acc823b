import { hashTarget } from './hashTarget';

/**
 * Opens what hides an element: `<details>` by its attribute, other hidden parts by the event with which a
 * browser announces a hit of its own search in them. Returns whether anything was opened.
 */
function reveal(target: HTMLElement): boolean {
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
  if (anchor === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return '';
  return anchor.pathname === location.pathname && anchor.search === location.search ? anchor.hash : '';
}

/** Shows what a hash leads to where it stands in closed details or in a hidden tab, and opens details for printing. */
export function enhance(root: HTMLElement): () => void {
  const show = (hash: string) => {
    const target = hashTarget(root, hash);
    if (target !== null && reveal(target)) target.scrollIntoView();
  };
  const onClick = (event: MouseEvent) => show(clickedHash(event));
  const onHash = () => show(location.hash);
  let close = () => {};
  const onBeforePrint = () => {
    close = openAll(root);
  };
  const onAfterPrint = () => close();
  // Before the browser and the router follow the link, so that they scroll to a place that can be seen.
  document.addEventListener('click', onClick, true);
  window.addEventListener('hashchange', onHash);
  window.addEventListener('beforeprint', onBeforePrint);
  window.addEventListener('afterprint', onAfterPrint);
  onHash();
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('hashchange', onHash);
    window.removeEventListener('beforeprint', onBeforePrint);
    window.removeEventListener('afterprint', onAfterPrint);
  };
}
