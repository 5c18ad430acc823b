import type { Passage } from '../passage';
import type { Content } from '../loadContent';
import type { Doc, Post } from '../pageReader';

/** Docs and posts in the default locale, which the glossary is written in. */
export function originals({ docs, posts, codes }: Content): (Doc | Post)[] {
  return [...docs, ...posts].filter(({ locale }) => locale === codes[0]);
}

/** A key of the front matter as a passage; in quotation marks it starts one column further on. */
function ofFrontMatter({ frontMatter, locate }: Doc | Post, key: 'title' | 'description'): Passage {
  return { kind: 'attribute', runs: [{ text: frontMatter[key], ...locate([key]), kind: 'text' }] };
}

/** All texts of a page: its title, its description, and what is in the file. */
export function textsOf(page: Doc | Post): Passage[] {
  return [ofFrontMatter(page, 'title'), ofFrontMatter(page, 'description'), ...page.passages];
}

/** Pages whose texts are held against each other: those of one language and one version. */
export const shelfOf = (page: Doc | Post): string => `${page.locale} ${'version' in page ? page.version : ''}`;
