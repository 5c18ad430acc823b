import { joinPath } from '../../model/site/path';

/** Where a content file's page stands and in which language it is written. */
export interface ContentPlace {
  path: string;
  locale: string;
}

/**
 * The page of a doc file: its path under `docs` without the ending; `.sv` before the ending is a
 * translation, `index` is its folder. `root` is the path of the docs folder's own page.
 * @example placeOfDoc('pikaohjeet/saldo.sv.mdx', ['fi', 'sv']) // { path: '/docs/pikaohjeet/saldo', locale: 'sv' }
 */
export function placeOfDoc(relativePath: string, codes: readonly string[], root = '/docs'): ContentPlace {
  const { name, locale } = splitLocale(relativePath, codes);
  return { path: joinPath(root, name.replace(/(^|\/)index$/, '')), locale };
}

/**
 * Takes the ending and the language off a content file's name. The first code is the default locale.
 * @example splitLocale('saldo.sv.mdx', ['fi', 'sv']) // { name: 'saldo', locale: 'sv' }
 */
export function splitLocale(relativePath: string, codes: readonly string[]): { name: string; locale: string } {
  const name = relativePath.replace(/\.mdx$/, '');
  const locale = codes.find((code) => name.endsWith(`.${code}`));
  if (locale === undefined) return { name, locale: codes[0] ?? '' };
  return { name: name.slice(0, -locale.length - 1), locale };
}
