import path from 'node:path';
import type { ContentProblem } from '../../model/contentProblem';
import { listFiles } from './listFiles';
import { createPageReader, type Doc, type PageReader, type Post } from './pageReader';
import { localeCodes, readSite, type SiteFile } from './readSite';
import { readSidebars, type SidebarsFile } from './readSidebars';
import { listVideos, readAuthors, readRedirects, readSynonyms, readTags, readVideo, type Table } from './readTables';
import { checkLocales } from './readLocales';
import type { RecordStore } from './recordStore';

/** Everything in a content folder, read and valid file by file. */
export interface Content extends SiteFile {
  folder: string;
  codes: string[];
  sidebars: SidebarsFile;
  docs: Doc[];
  /** Paths of docs that have faults: links to them are no faults of their own. */
  brokenDocs: string[];
  posts: Post[];
  authors: ReturnType<typeof readAuthors>['table'];
  tags: ReturnType<typeof readTags>['table'];
  redirects: ReturnType<typeof readRedirects>['table'];
  /** One table for each locale. */
  synonyms: ReturnType<typeof readSynonyms>['table'][];
}

export type { Table };

/** A page reader for a content folder, or undefined when its `site.yaml` cannot be used. */
export function pageReaderFor(folder: string, records: RecordStore): PageReader | undefined {
  const site = readSite(folder).value?.site;
  return site === undefined
    ? undefined
    : createPageReader({ folder, url: site.url, codes: localeCodes(site), records });
}

const mdxFiles = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.mdx'));

export interface LoadedContent {
  content: Content | undefined;
  problems: ContentProblem[];
  /** False when a file that others refer to has faults, so that references cannot be judged. */
  canResolve: boolean;
}

/** Reads a whole content folder. Files with faults are left out of the content and told in the problems. */
export async function loadContent(folder: string, records: RecordStore): Promise<LoadedContent> {
  const site = readSite(folder);
  if (site.value === undefined) return { content: undefined, problems: site.problems, canResolve: false };
  const codes = localeCodes(site.value.site);
  const reader = createPageReader({ folder, url: site.value.site.url, codes, records });
  const docs = await Promise.all(mdxFiles(path.join(folder, 'docs')).map(reader.readDoc));
  const posts = await Promise.all(mdxFiles(path.join(folder, 'blog')).map(reader.readPost));
  const sidebars = readSidebars(folder);
  const authors = readAuthors(folder);
  const tags = readTags(folder);
  const redirects = readRedirects(folder);
  const synonyms = codes.map((code) => readSynonyms(folder, code));
  const videos = listVideos(folder).map(readVideo);
  const parts = [site, sidebars, authors, tags, redirects, ...synonyms, ...videos, ...docs, ...posts];
  const pagesOf = <Page>(results: { page: Page | undefined }[]) =>
    results.flatMap(({ page }) => (page === undefined ? [] : [page]));
  const content: Content = {
    folder,
    codes,
    ...site.value,
    sidebars: sidebars.value ?? { file: '', sidebars: [], placed: [] },
    docs: pagesOf(docs),
    brokenDocs: docs.flatMap(({ page, path: own }) => (page === undefined && own !== undefined ? [own] : [])),
    posts: pagesOf(posts),
    authors: authors.table,
    tags: tags.table,
    redirects: redirects.table,
    synonyms: synonyms.map(({ table }) => table),
  };
  const problems = [...parts.flatMap((part) => part.problems), ...checkLocales(folder, codes)];
  const canResolve = [sidebars, authors, tags, redirects, ...posts].every((part) => part.problems.length === 0);
  return { content, problems, canResolve };
}
