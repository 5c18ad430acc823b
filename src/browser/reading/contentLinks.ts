import { isPlainClick } from '../../model/navigation/plainClick';
import { isFilePath, linkKind } from '../../model/site/link';
import { withoutBase } from '../../model/site/path';

interface Router {
  /** Navigates to a site path, without the base path. */
  navigate: (path: string) => void;
}

/** Links inside finished content; the router handles all others. */
const CONTENT_LINK = '.prose a[href]';

/**
 * The site path of a clicked content link. Undefined when the browser should follow it: with a modifier key, a new tab,
 * a download, another site, or a target on the same page.
 */
function routedPath(event: MouseEvent, anchor: HTMLAnchorElement, base: string): string | undefined {
  return event.defaultPrevented || !isPlainClick(event) ? undefined : sitePathOf(anchor, base);
}

/** The site path of a content link; undefined for other links. */
function sitePathOf(anchor: HTMLAnchorElement, base: string): string | undefined {
  const isPlain = (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download');
  if (!isPlain || linkKind(anchor.getAttribute('href') ?? '') !== 'page') return undefined;
  const path = withoutBase(anchor.pathname, base);
  return path === undefined || isFilePath(path) ? undefined : path + anchor.search + anchor.hash;
}

/** Routes clicks on links in finished HTML client-side, with a single listener. */
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
