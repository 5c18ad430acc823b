import type { Finding } from '../../diagnostics/diagnostic';
import type { YamlSource } from '../../yaml/parseYaml';
import { say } from '../say';
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

/** A page whose texts are measured. */
interface MeasuredPage {
  file: string;
  frontMatter: { title: string; description: string };
  locate: YamlSource['locate'];
}

/** Returns findings for pages whose front matter text is longer than `max` characters. */
export function tooLong(pages: readonly MeasuredPage[], key: 'title' | 'description', max: number): Finding[] {
  return pages.flatMap(({ file, frontMatter, locate }): Finding[] => {
    const { length } = [...frontMatter[key]];
    if (length <= max) return [];
    return [{ file, ...locate([key]), ...say('length', { key, length, max }) }];
  });
}
