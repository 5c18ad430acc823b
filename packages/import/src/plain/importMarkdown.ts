import path from 'node:path';
import { importSite } from '../docusaurus/importDocusaurus';
import { readPageText } from '../docusaurus/pageText';
import type { ImportPlan, Progress } from '../plan';
import { NO_MEMO, type TextMemo } from '../textMemo';
import { expandIncludes } from './includes';
import { textOf, type LineNote } from './lines';
import { plainFrontMatter, readPlainSite } from './plainSite';
import { plainToMdx } from './plainToMdx';

/** Plans the import of a folder of Markdown, from MkDocs, Starlight, VitePress, or no program. */
export async function importMarkdown(
  folder: string,
  {
    memo = NO_MEMO,
    also,
    ...options
  }: { texts: string; progress: Progress; memo?: TextMemo; also?: readonly string[] },
): Promise<ImportPlan | string> {
  const plain = readPlainSite(folder, also);
  if (typeof plain === 'string') return plain;
  return importSite(plain.site, {
    ...options,
    memo,
    sidebars: plain.sidebars,
    readPage: (text, file) => {
      const page = readPageText(text);
      const root = plain.site.docs[0]?.folder ?? folder;
      const isFirst = /^(?:index|readme)\.mdx?$/i.test(path.relative(root, file));
      const frontMatter = plainFrontMatter(page.frontMatter, isFirst);
      if (file.toLowerCase().endsWith('.mdx')) return { ...page, frontMatter };
      const notes: LineNote[] = [];
      const included = expandIncludes(
        page.raw,
        { file, root, readable: plain.site.readable },
        (kind, message, line) => {
          notes.push({ kind, message, line });
        },
      );
      const made = memo.read(plainToMdx, textOf(included));
      const lineOf = (line: number) => included[line - 1]?.at ?? line;
      const before = page.raw.split('\n');
      const after = made.text.split('\n');
      return {
        ...page,
        frontMatter,
        raw: made.text,
        lines: made.lines.map(lineOf).map((line, index) => ({ line, isSame: before[line - 1] === after[index] })),
        notes: [...notes, ...made.notes.map((note) => ({ ...note, line: lineOf(note.line) }))],
      };
    },
  });
}
