import path from 'node:path';
import { MAIN_ROOT } from '../../../model/pages/docRoots';
import type { Content } from '../loadContent';
import type { Doc, Post } from '../pageReader';
import { originals } from './pageTexts';

/** A page in the folder of a kind, and the requirements of `kinds.yaml` for it. */
export interface PageOfKind {
  page: Doc | Post;
  name: string;
  kind: Content['kinds']['data'][string];
}

/** Returns the name and the requirements of a file's kind; undefined for a file without a kind. */
export function kindOf(absolutePath: string, { folder, kinds }: Pick<Content, 'folder' | 'kinds'>) {
  const pageFolder = path.dirname(path.relative(folder, absolutePath)).split(path.sep).join('/');
  return Object.entries(kinds.data).find(([, { under }]) => pageFolder === under || pageFolder.startsWith(`${under}/`));
}

/** Returns the published originals of the main doc root that have a kind. */
export function pagesOfKinds(content: Content): PageOfKind[] {
  return originals(content).flatMap((page): PageOfKind[] => {
    const isOld = 'version' in page && page.version !== MAIN_ROOT;
    if (isOld || page.frontMatter.draft) return [];
    const found = kindOf(page.absolutePath, content);
    return found === undefined ? [] : [{ page, name: found[0], kind: found[1] }];
  });
}
