/** The function that the Google tag puts on the page. */
type Gtag = (command: 'event', name: string, parameters: Record<string, string>) => void;
type TaggedWindow = Window & { gtag?: Gtag };

export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** What counts as one page: path, query and hash. */
export function pageAddress({ pathname, search, hash }: PageLocation): string {
  return pathname + search + hash;
}

/**
 * Sends a page view when the address differs from the last one: a repeated click on the same link is none.
 * Without the tag on the page nothing is sent.
 */
export function createPageViews(browser: TaggedWindow): (location: PageLocation) => void {
  let last: string | undefined;
  return (location) => {
    const address = pageAddress(location);
    if (address === last) return;
    last = address;
    // The title of the new page is set after the route update.
    browser.setTimeout(
      () => browser.gtag?.('event', 'page_view', { page_path: address, page_title: browser.document.title }),
      0,
    );
  };
}
