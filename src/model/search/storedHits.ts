/** A result that a reader opened or saved. */
export interface StoredHit {
  /** Site path without locale, with a section's hash; or a URL of another site. */
  href: string;
  title: string;
  /** Heading of the section, or empty. */
  section: string;
  lang: string;
}

/** Maximum number of saved results, as in common search dialogs. */
export const FAVOURITES_MAX = 10;
export const RECENT_MAX = 7;
export const RECENT_BESIDE_FAVOURITES_MAX = 4;

/** Maximum length of a stored text; the site never writes longer ones. */
const TEXT_MAX = 300;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= TEXT_MAX;
}

/** A link that the site itself may have written: a path or a URL. */
const isAddress = (href: string) => /^(?:\/(?![/\\])|https?:\/\/)/.test(href);

function isStoredHit(value: unknown): value is StoredHit {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title, section, lang } = value as Record<string, unknown>;
  return isText(href) && isAddress(href) && isText(title) && title !== '' && isText(section) && isText(lang);
}

/** Validates a stored list; drops invalid hits, since any script may write to the storage. */
export function parseHits(stored: string | null): StoredHit[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isStoredHit).slice(0, FAVOURITES_MAX) : [];
  } catch {
    return [];
  }
}

/** Moves or adds a hit to the front of the list, limited to `most`. */
export function addHit(list: readonly StoredHit[], hit: StoredHit, most: number): StoredHit[] {
  return [hit, ...withoutHit(list, hit.href)].slice(0, most);
}

export function withoutHit(list: readonly StoredHit[], href: string): StoredHit[] {
  return list.filter((each) => each.href !== href);
}
