import { copyText } from '../files/copyText';

/** The search engine metadata in the head of a page. */
export interface PageMetadata {
  /** The canonical URL; undefined without one. */
  canonical: string | undefined;
  /** True for a page with `noindex` or a redirect. */
  isHidden: boolean;
  /** The page in each of its languages. */
  versions: { lang: string; url: string }[];
}

/** Returns the metadata of an empty head. */
export function emptyHead(): PageMetadata {
  return { canonical: undefined, isHidden: false, versions: [] };
}

/** Adds the metadata of a head element. */
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

/** True for a page that search engines should list under its address. */
export function isListed({ canonical, isHidden }: PageMetadata, url: string): boolean {
  return !isHidden && canonical !== undefined && withoutSlash(canonical) === withoutSlash(url);
}
