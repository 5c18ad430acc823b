import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { CURRENT_VERSION } from '../../model/versions/versions';
import { loadSite, type LoadedSite, type SiteLoad } from '../site/loadSite';
import { docsFolder } from './docFolders';
import { listFiles } from './listFiles';
import type { BrokenPage, Doc, Post } from './pageReader';
import type { RecordStore } from './recordStore';

/** Everything in a content folder, read and valid file by file. */
export interface Content extends LoadedSite {
  docs: Doc[];
  posts: Post[];
  /** Pages that cannot be made. They are pages to all that refers to them: a file that is broken is told once. */
  brokenPages: BrokenPage[];
}

const mdxFiles = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.mdx'));

export interface LoadedContent {
  content: Content | undefined;
  diagnostics: ReadingFinding[];
}

/** Reads the pages of a site that has been loaded. Files that cannot be used are left out of the content and told. */
export async function loadPages({ loaded, diagnostics }: SiteLoad): Promise<LoadedContent> {
  if (loaded === undefined) return { content: undefined, diagnostics };
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
      posts: pagesOf(posts),
      brokenPages: [...docs, ...posts].flatMap(({ broken }) => (broken === undefined ? [] : [broken])),
    },
    diagnostics: [...diagnostics, ...[...docs, ...posts].flatMap((page) => page.diagnostics)],
  };
}

/** Reads a whole content folder. */
export function loadContent(folder: string, records: RecordStore): Promise<LoadedContent> {
  return loadPages(loadSite(folder, records));
}
