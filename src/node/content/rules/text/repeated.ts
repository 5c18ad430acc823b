import type { Diagnostic } from '../../../diagnostics/diagnostic';
import { passageText } from '../../passage';
import type { Content } from '../../loadContent';
import type { Doc, Post } from '../../pageReader';

/** Most words of a text that two pages may share, and of a sentence that is read at once. */
const REPEATED_WORDS_MAX = 12;

/** Pages whose texts are held against each other: those of one language and one version. */
const shelfOf = (page: Doc | Post) => `${page.locale} ${'version' in page ? page.version : ''}`;

/** No two pages have one description: it tells them apart where pages are listed. */
export function checkDescriptions({ docs, posts }: Content): Diagnostic[] {
  const owners = new Map<string, string>();
  return [...docs, ...posts].flatMap((page): Diagnostic[] => {
    const key = `${shelfOf(page)} ${page.frontMatter.description.toLowerCase()}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, page.file);
    return owner === undefined
      ? []
      : [
          {
            file: page.file,
            ...page.locate(['description']),
            message: `${owner} has this description, too.`,
            hint: 'Write what this page alone tells.',
          },
        ];
  });
}

const wordCount = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** No two pages share a paragraph: what stands twice is mended once. */
export function checkParagraphs({ docs, posts }: Content): Diagnostic[] {
  const owners = new Map<string, { file: string; line: number }>();
  return [...docs, ...posts].flatMap((page) =>
    page.passages.flatMap((passage): Diagnostic[] => {
      const text = passageText(passage).replace(/\s+/g, ' ').trim().toLowerCase();
      if (passage.kind === 'heading' || wordCount(text) <= REPEATED_WORDS_MAX) return [];
      const { file } = page;
      const { line = 1, column = 1 } = passage.runs[0] ?? {};
      const key = `${shelfOf(page)} ${text}`;
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, { file, line });
      return owner === undefined || owner.file === file
        ? []
        : [
            {
              file,
              line,
              column,
              message: `This text also stands in ${owner.file}:${owner.line}.`,
              hint: 'Keep it where readers look for it first, and lead there from here.',
            },
          ];
    }),
  );
}
