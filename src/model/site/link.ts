/** The kind of a link's target, which decides how to open it. */
type LinkKind = 'page' | 'hash' | 'external' | 'contact' | 'unsafe' | 'relative';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Classifies a link by its syntax. Protocol-relative links and URLs are external, mail and phone are contacts, and all
 * other schemes (`javascript:`, `data:`) are unsafe.
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

/** A last segment with a file extension; pages have none but `.html`. */
const FILE = /\.(?!html$)[a-z0-9]+$/i;

/** True when a site path is a file (`/hinnasto.pdf`) and not a page: it is then the same in every language. */
export function isFilePath(path: string): boolean {
  return FILE.test(path.replace(/[?#].*$/s, ''));
}
