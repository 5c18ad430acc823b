import path from 'node:path';
import { CURRENT_VERSION } from '../../../model/versions/versions';
import type { Content } from '../loadContent';
import type { Doc, Post } from '../pageReader';
import { originals } from './pageTexts';

/** A page that stands in the folder of a kind, and what `kinds.yaml` asks of it. */
export interface PageOfKind {
  page: Doc | Post;
  name: string;
  kind: Content['kinds']['data'][string];
}

/** The published originals of the current version that are of a kind. */
export function pagesOfKinds(content: Content): PageOfKind[] {
  const kinds = Object.entries(content.kinds.data);
  return originals(content).flatMap((page): PageOfKind[] => {
    const isOld = 'version' in page && page.version !== CURRENT_VERSION;
    if (isOld || page.frontMatter.draft) return [];
    const folder = path.dirname(path.relative(content.folder, page.absolutePath)).split(path.sep).join('/');
    const found = kinds.find(([, { under }]) => folder === under || folder.startsWith(`${under}/`));
    return found === undefined ? [] : [{ page, name: found[0], kind: found[1] }];
  });
}
