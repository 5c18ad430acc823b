import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { packPages } from '../model/pages/pageList';
import { MAIN_ROOT, docRootOf } from '../model/pages/docRoots';
import { replaceFiles, type TextFile } from './files/writeFiles';
import { listPages } from './pages/listPages';
import { pageListId } from './types/nodeIds';
import type { BlogPostNode, CategoryNode, DocNode } from './types/nodeTypes';

/** Folder of the lists, under the output folder and in URLs. */
const FOLDER = 'static/pages';
/** Characters of the digest in a file's name: enough to tell versions of one list apart. */
const DIGEST_LENGTH = 16;

/**
 * Writes the list of a locale's pages for its not-found page, under a name that carries its digest, so that browsers
 * may keep it. A node of each locale has its address. Runs after the nodes of the categories are there.
 * @param others names of the doc roots but the main one: a reader who is lost wants the newest text
 */
export async function createPageLists(
  { actions, getNodesByType, createContentDigest }: CreatePagesArgs,
  { codes, others }: { codes: readonly string[]; others: readonly string[] },
): Promise<void> {
  const [defaultCode = ''] = codes;
  const isCurrent = (page: { path: string }) => [MAIN_ROOT, undefined].includes(docRootOf(page.path, others));
  const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as (DocNode | BlogPostNode)[];
  const categories = (getNodesByType('Category') as unknown as CategoryNode[]).filter(isCurrent);
  const lists = codes.map((locale): TextFile & { locale: string } => {
    const listed = listPages(pages.filter(isCurrent), categories, locale, defaultCode);
    const text = JSON.stringify(packPages([...listed].sort((a, b) => (a.path < b.path ? -1 : 1))));
    const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
    return { locale, path: `${FOLDER}/${locale}-${digest}.json`, text };
  });
  replaceFiles(path.join(process.cwd(), 'public'), FOLDER, lists);
  for (const { locale, path: file } of lists) {
    const internal = { type: 'PageList', contentDigest: createContentDigest(file) };
    await actions.createNode({ url: `/${file}`, id: pageListId(locale), parent: null, children: [], internal });
  }
}
