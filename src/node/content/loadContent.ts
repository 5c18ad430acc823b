import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { FEATURES } from '../../features';
import { MAIN_ROOT } from '../../model/pages/docRoots';
import { loadSite, type LoadedSite, type SiteLoad } from './loadSite';
import { docsFolder } from '../site/docFolders';
import { listFiles } from '../files/listFiles';
import { findPosterError } from './mdx/videos';
import type { Doc, Post } from './pageReader';
import { listVideos } from './readTables';
import type { RecordStore } from './recordStore';
import type { StandIn } from './standIn';

/** Everything in a content folder, read and valid file by file. */
export interface Content extends LoadedSite {
  docs: Doc[];
  /** Paths of pages with errors; references to them are not reported too. */
  brokenDocs: string[];
  posts: Post[];
  /** The first line of each broken file from which findings count: earlier ones follow from its errors. */
  judgedFrom: ReadonlyMap<string, number>;
}

const mdxFiles = (part: string, folder: string) => listFiles(part, folder).filter((file) => file.endsWith('.mdx'));

export interface LoadedContent {
  folder: string;
  content: Content | undefined;
  /** True where only the pages could be read, because `site.yaml` cannot be used. */
  isWithoutSettings?: true;
  diagnostics: ReadingFinding[];
}

/** Reads the pages of a loaded site. The readable parts of a broken file stay, so that references to it resolve. */
export async function loadPages({ folder, loaded, standIn, diagnostics }: SiteLoad): Promise<LoadedContent> {
  if (loaded === undefined) {
    if (standIn === undefined) return { folder, content: undefined, diagnostics };
    const read = await loadPages({ folder, loaded: standIn, diagnostics });
    return { folder, content: undefined, isWithoutSettings: true, diagnostics: read.diagnostics };
  }
  const { otherRoots, pages } = loaded;
  const docFiles = [MAIN_ROOT, ...otherRoots].flatMap((name) => mdxFiles(docsFolder(folder, name), folder));
  const docs = await Promise.all(docFiles.map(pages.readDoc));
  const posts = await Promise.all(mdxFiles(path.join(folder, 'blog'), folder).map(pages.readPost));
  const posterFindings = (await Promise.all(listVideos(folder).map(findPosterError))).flat();
  const pagesOf = <Page extends Doc | Post>(results: { page: Page | undefined; standIn?: StandIn<Page> }[]) =>
    results.flatMap(({ page, standIn }) => {
      const shown = page ?? standIn;
      return shown === undefined ? [] : [shown];
    });
  const read = [...docs, ...posts];
  // The address of a post is in its front matter: if that is unreadable, any address may be the post's.
  const isUnknown = posts.some(({ page, standIn }) => page === undefined && standIn === undefined);
  const content: Content = {
    ...loaded,
    docs: pagesOf(docs),
    brokenDocs: read.flatMap(({ page, path: own }) => (page === undefined && own !== undefined ? [own] : [])),
    posts: pagesOf(posts),
    broken: isUnknown ? new Set([...loaded.broken, 'posts']) : loaded.broken,
    judgedFrom: new Map(
      read.flatMap(({ standIn }) => (standIn === undefined ? [] : [[standIn.file, standIn.judgedFrom]])),
    ),
  };
  const ofFeatures = (await Promise.all(FEATURES.map(async ({ inspect }) => (await inspect?.(content)) ?? []))).flat();
  return {
    folder,
    content,
    diagnostics: [...diagnostics, ...posterFindings, ...ofFeatures, ...read.flatMap((page) => page.diagnostics)],
  };
}

/** Reads a whole content folder. */
export function loadContent(folder: string, records: RecordStore): Promise<LoadedContent> {
  return loadPages(loadSite(folder, records));
}
