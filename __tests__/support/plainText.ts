import path from 'node:path';
import type { Root } from 'hast';
import { localizeHtml } from '../../src/node/content/localizeHtml';
import { plainContent } from '../../src/node/html/plainContent';
import { contentOf } from './compileText';
import { fixtureTexts } from './fixtureTexts';

const PAGE = 'https://ohje.example.com/sv/docs/sivu';

/** Converts the HTML of a page to plain content. */
export function plainHtml(html: string): Root {
  const texts = fixtureTexts().content ?? {};
  return plainContent(localizeHtml(html, { base: '', localeBase: '/sv', texts }), PAGE);
}

/** Converts a text to plain content, as the file `sivu.mdx` beside `kaavio.svg`. */
export async function plainText(mdx: string): Promise<Root> {
  const { html } = await contentOf(mdx, path.resolve('__tests__/fixtures/good/docs/ohjeet'));
  return plainHtml(html);
}
