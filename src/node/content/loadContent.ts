import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { additionPoint } from '../../model/site/additions';
import { MAIN_ROOT } from '../../model/pages/docRoots';
import type { EngineParts } from '../site/siteFacts';
import { loadSite, type LoadedSite, type SiteEngine, type SiteLoad } from './loadSite';
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

/** Returns findings in a feature's files that take time, by its `readingRules`; for sites without the feature, too. */
export const INSPECTIONS = additionPoint<(content: Content) => Promise<readonly ReadingFinding[]>>('inspect');

const mdxFiles = (part: string, folder: string) => listFiles(part, folder).filter((file) => file.endsWith('.mdx'));

export interface LoadedContent extends EngineParts {
  content: Content | undefined;
  /** True where only the pages could be read, because `site.yaml` cannot be used. */
  isWithoutSettings?: true;
  diagnostics: ReadingFinding[];
}

/** Reads the pages of a loaded site. The readable parts of a broken file stay, so that references to it resolve. */
export async function loadPages({ folder, added, loaded, standIn, diagnostics }: SiteLoad): Promise<LoadedContent> {
  if (loaded === undefined) {
    if (standIn === undefined) return { folder, added, content: undefined, diagnostics };
    const read = await loadPages({ folder, added, loaded: standIn, diagnostics });
    return { folder, added, content: undefined, isWithoutSettings: true, diagnostics: read.diagnostics };
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
  const ofFeatures = (await Promise.all(added.of(INSPECTIONS).map((inspect) => inspect(content)))).flat();
  return {
    folder,
    added,
    content,
    diagnostics: [...diagnostics, ...posterFindings, ...ofFeatures, ...read.flatMap((page) => page.diagnostics)],
  };
}

/** Reads a whole content folder. */
export function loadContent(engine: SiteEngine, records: RecordStore): Promise<LoadedContent> {
  return loadPages(loadSite(engine, records));
}
