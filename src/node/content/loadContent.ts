import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { CURRENT_VERSION } from '../../model/versions/versions';
import { loadSite, type LoadedSite, type SiteLoad } from '../site/loadSite';
import { docsFolder } from './docFolders';
import { listFiles } from './listFiles';
import type { Doc, Post } from './pageReader';
import type { RecordStore } from './recordStore';

/** Everything in a content folder, read and valid file by file. */
export interface Content extends LoadedSite {
  docs: Doc[];
  /** Paths of docs that have faults: links to them are no faults of their own. */
  brokenDocs: string[];
  posts: Post[];
}

const mdxFiles = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.mdx'));

export interface LoadedContent {
  content: Content | undefined;
  diagnostics: Diagnostic[];
  /** False when a file that others refer to has faults, so that references cannot be judged. */
  canResolve: boolean;
}

/** Reads the pages of a site that has been loaded. Files with faults are left out of the content and told. */
export async function loadPages({ loaded, diagnostics, canResolve }: SiteLoad): Promise<LoadedContent> {
  if (loaded === undefined) return { content: undefined, diagnostics, canResolve };
  const { folder, versions, pages } = loaded;
  const docFiles = [CURRENT_VERSION, ...new Set(versions.others)].flatMap((name) => mdxFiles(docsFolder(folder, name)));
  const docs = await Promise.all(docFiles.map(pages.readDoc));
  const posts = await Promise.all(mdxFiles(path.join(folder, 'blog')).map(pages.readPost));
  const pagesOf = <Page>(results: { page: Page | undefined }[]) =>
    results.flatMap(({ page }) => (page === undefined ? [] : [page]));
  return {
    content: {
      ...loaded,
      docs: pagesOf(docs),
      brokenDocs: docs.flatMap(({ page, path: own }) => (page === undefined && own !== undefined ? [own] : [])),
      posts: pagesOf(posts),
    },
    diagnostics: [...diagnostics, ...[...docs, ...posts].flatMap((page) => page.diagnostics)],
    canResolve: canResolve && posts.every((post) => post.diagnostics.length === 0),
  };
}

/** Reads a whole content folder. */
export function loadContent(folder: string, records: RecordStore): Promise<LoadedContent> {
  return loadPages(loadSite(folder, records));
}
