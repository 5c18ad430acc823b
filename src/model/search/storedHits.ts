/** A hit that a reader has opened or saved. */
export interface StoredHit {
  /** Site path without locale, with the hash of a section; or an address of another site. */
  href: string;
  title: string;
  /** Heading of the section, or empty. */
  section: string;
  lang: string;
}

/** How many are kept, as the search dialogs that readers know from elsewhere do. */
export const FAVOURITES_MAX = 10;
export const RECENT_MAX = 7;
export const RECENT_BESIDE_FAVOURITES_MAX = 4;

/** Most characters of a text that is read back: what this site never writes. */
const TEXT_MAX = 300;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= TEXT_MAX;
}

/** A link that the site itself writes: a path, or another site's page. */
const isAddress = (href: string) => /^(?:\/(?![/\\])|https?:\/\/)/.test(href);

function isStoredHit(value: unknown): value is StoredHit {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title, section, lang } = value as Record<string, unknown>;
  return isText(href) && isAddress(href) && isText(title) && title !== '' && isText(section) && isText(lang);
}

/** Reads a stored list; whatever is not a hit is left out, since anyone may write into a browser's storage. */
export function parseHits(stored: string | null): StoredHit[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isStoredHit).slice(0, FAVOURITES_MAX) : [];
  } catch {
    return [];
  }
}

/** The list with a hit first, once, and no more than `most` of them. */
export function addHit(list: readonly StoredHit[], hit: StoredHit, most: number): StoredHit[] {
  return [hit, ...withoutHit(list, hit.href)].slice(0, most);
}

export function withoutHit(list: readonly StoredHit[], href: string): StoredHit[] {
  return list.filter((each) => each.href !== href);
}
