import path from 'node:path';
import { importSite } from '../docusaurus/importDocusaurus';
import { readPageText } from '../docusaurus/pageText';
import type { ImportPlan, Progress } from '../plan';
import { NO_MEMO, type TextMemo } from '../textMemo';
import { plainFrontMatter, readPlainSite } from './plainSite';
import { plainToMdx } from './plainToMdx';

/** Plans the import of a folder of Markdown: of MkDocs, Starlight, VitePress, or of no program. */
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
      const isFirst = /^(?:index|readme)\.mdx?$/i.test(path.relative(plain.site.docs[0]?.folder ?? folder, file));
      const raw = file.toLowerCase().endsWith('.mdx') ? page.raw : memo.read(plainToMdx, page.raw);
      return { ...page, raw, frontMatter: plainFrontMatter(page.frontMatter, isFirst) };
    },
  });
}
