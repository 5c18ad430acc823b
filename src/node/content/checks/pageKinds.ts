import path from 'node:path';
import { MAIN_ROOT } from '../../../model/pages/docRoots';
import type { Content } from '../loadContent';
import type { Doc, Post } from '../pageReader';
import { originals } from './pageTexts';

/** A page that is in the folder of a kind, and what `kinds.yaml` asks of it. */
export interface PageOfKind {
  page: Doc | Post;
  name: string;
  kind: Content['kinds']['data'][string];
}

/** The name and the demands of the kind of a file; undefined for one that is of none. */
export function kindOf(absolutePath: string, { folder, kinds }: Pick<Content, 'folder' | 'kinds'>) {
  const own = path.dirname(path.relative(folder, absolutePath)).split(path.sep).join('/');
  return Object.entries(kinds.data).find(([, { under }]) => own === under || own.startsWith(`${under}/`));
}

/** The published originals of the main doc root that are of a kind. */
export function pagesOfKinds(content: Content): PageOfKind[] {
  return originals(content).flatMap((page): PageOfKind[] => {
    const isOld = 'version' in page && page.version !== MAIN_ROOT;
    if (isOld || page.frontMatter.draft) return [];
    const found = kindOf(page.absolutePath, content);
    return found === undefined ? [] : [{ page, name: found[0], kind: found[1] }];
  });
}
