import { transform } from 'esbuild';
import { BROWSER_TARGETS } from './fastRules';

/** Minifies CSS, since pages contain their styles. */
export async function shortenCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, charset: 'utf8', target: BROWSER_TARGETS });
  return code.trim();
}

/** Minifies each of several styles by name. */
export async function shortenAll(styles: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const shortened = Object.entries(styles).map(async ([name, css]) => [name, await shortenCss(css)] as const);
  return Object.fromEntries(await Promise.all(shortened));
}
