import { isPlainClick } from '../../model/navigation/plainClick';
import { isFilePath, linkKind } from '../../model/site/link';
import { withoutBase } from '../../model/site/path';

interface Router {
  /** Goes to a path of the site; the base path is not in it. */
  navigate: (path: string) => void;
}

/** Links inside finished content; the others are the router's already. */
const CONTENT_LINK = '.prose a[href]';

/**
 * The path of the site that a click on a content link asks for; undefined when the browser should follow it:
 * with a modifier key, into a new tab, for a download, to another site, or within the page.
 */
function routedPath(event: MouseEvent, anchor: HTMLAnchorElement, base: string): string | undefined {
  return event.defaultPrevented || !isPlainClick(event) ? undefined : sitePathOf(anchor, base);
}

/** The path of the site that a content link leads to; undefined for other links. */
function sitePathOf(anchor: HTMLAnchorElement, base: string): string | undefined {
  const isPlain = (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!isPlain || linkKind(anchor.getAttribute('href') ?? '') !== 'page') return undefined;
  const path = withoutBase(anchor.pathname, base);
  return path === undefined || isFilePath(path) ? undefined : path + anchor.search + anchor.hash;
}

/** Lets links in finished HTML lead from page to page as the router's own do: one listener for all of them. */
export function followContentLinks(document: Document, base: string, router: Router): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>(CONTENT_LINK) : null;
    const path = anchor === null ? undefined : routedPath(event, anchor, base);
    if (path === undefined) return;
    event.preventDefault();
    router.navigate(path);
  });
}
