import { joinPath } from '../../model/site/path';
import path from 'node:path';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';
import { listFiles } from '../files/listFiles';

/** Returns the locales with texts of their own: the default one, and those with a translation. */
export function localesWithContent(folder: string, codes: readonly string[]): string[] {
  const files = ['docs', 'blog', ROOTS_FOLDER].flatMap((name) => listFiles(path.join(folder, name), folder));
  return codes.filter((code, at) => at === 0 || files.some((file) => file.endsWith(`.${code}.mdx`)));
}

/** The path and language of a content file's page. */
export interface ContentPlace {
  path: string;
  locale: string;
}

/**
 * Returns the page of a doc file: its path under `docs` without extension; `.sv` before it marks a translation, `index`
 * is its folder. `root` is the path of the docs folder's page.
 * @example placeOfDoc('pikaohjeet/saldo.sv.mdx', ['fi', 'sv']) // { path: '/docs/pikaohjeet/saldo', locale: 'sv' }
 */
export function placeOfDoc(relativePath: string, codes: readonly string[], root = '/docs'): ContentPlace {
  const { name, locale } = splitLocale(relativePath, codes);
  return { path: joinPath(root, name.replace(/(^|\/)index$/, '')), locale };
}

/** Splits the name of a content file from its extension and language; the first code is the default locale. */
export function splitLocale(relativePath: string, codes: readonly string[]): { name: string; locale: string } {
  const name = relativePath.replace(/\.mdx$/, '');
  const locale = codes.find((code) => name.endsWith(`.${code}`));
  if (locale === undefined) return { name, locale: codes[0] ?? '' };
  return { name: name.slice(0, -locale.length - 1), locale };
}
