import { copyText } from '../files/copyText';

/** What the head of a finished page says to search engines. */
export interface PageMetadata {
  /** The address that the page names as its own or its original's; undefined where it names none. */
  canonical: string | undefined;
  /** True for a page that is to stay out of search results, or that leads on to another. */
  isHidden: boolean;
  /** The page in each language that has it. */
  versions: { lang: string; url: string }[];
}

/** A head of which nothing has been read yet. */
export function emptyHead(): PageMetadata {
  return { canonical: undefined, isHidden: false, versions: [] };
}

/** Adds what an element of the head says. */
export function noteHeadElement(
  facts: PageMetadata,
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  const { rel, href = '', hreflang } = attributes;
  if (name === 'link' && rel === 'canonical') facts.canonical = copyText(href);
  if (name === 'link' && rel === 'alternate' && hreflang !== undefined)
    facts.versions.push({ lang: copyText(hreflang), url: copyText(href) });
  if (name !== 'meta') return;
  if (attributes['http-equiv'] === 'refresh') facts.isHidden = true;
  if (attributes.name === 'robots' && /noindex/.test(attributes.content ?? '')) facts.isHidden = true;
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** True for a page that search engines are to list under its own address. */
export function isListed({ canonical, isHidden }: PageMetadata, url: string): boolean {
  return !isHidden && canonical !== undefined && withoutSlash(canonical) === withoutSlash(url);
}
