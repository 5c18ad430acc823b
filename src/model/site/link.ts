/** What a link leads to, which decides how it is followed. */
export type LinkKind = 'page' | 'hash' | 'external' | 'contact' | 'unsafe' | 'relative';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Sorts a link by its form. Protocol-relative links and web addresses are external, mail and phone are
 * contacts, and every other scheme (`javascript:`, `data:`) is unsafe.
 * @example linkKind('/docs/saldo') // 'page'
 */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'hash';
  if (href.startsWith('//') || href.startsWith('/\\')) return 'external';
  if (href.startsWith('/')) return 'page';
  const scheme = SCHEME.exec(href)?.[0].toLowerCase();
  if (scheme === undefined) return 'relative';
  if (scheme === 'http:' || scheme === 'https:') return 'external';
  return scheme === 'mailto:' || scheme === 'tel:' ? 'contact' : 'unsafe';
}

/** A last segment with a suffix; a page's address has none but `.html`. */
const FILE = /\.(?!html$)[a-z0-9]+$/i;

/**
 * True when a path of the site leads to a file and not to a page: it is then the same in every language.
 * @example isFilePath('/hinnasto.pdf') // true
 */
export function isFilePath(path: string): boolean {
  return FILE.test(path.replace(/[?#].*$/s, ''));
}
