import type { Passage } from '../passage';
import type { Content } from '../loadContent';
import type { Doc, Post } from '../pageReader';

/** Returns docs and posts in the default locale, the language of the glossary. */
export function originals({ docs, posts, codes }: Content): (Doc | Post)[] {
  return [...docs, ...posts].filter(({ locale }) => locale === codes[0]);
}

/** Returns a front matter value as a passage. Its column is that of an opening quotation mark, if it has one. */
function ofFrontMatter({ frontMatter, locate }: Doc | Post, key: 'title' | 'description'): Passage {
  return { kind: 'attribute', runs: [{ text: frontMatter[key], ...locate([key]), kind: 'text' }] };
}

/** Returns all texts of a page: title, description and body. */
export function textsOf(page: Doc | Post): Passage[] {
  return [ofFrontMatter(page, 'title'), ofFrontMatter(page, 'description'), ...page.passages];
}

/** Returns a key that pages of one language and version share: their texts are compared. */
export const shelfOf = (page: Doc | Post): string => `${page.locale} ${'version' in page ? page.version : ''}`;
