import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { CURRENT_VERSION } from '../../model/versions/versions';
import { docsFolder } from './docFolders';
import { listFiles } from './listFiles';
import { createPageReader, type Doc, type PageReader, type Post } from './pageReader';
import { readGlossary, type GlossaryTable } from './readGlossary';
import { ownSiteOf, readSite, type SiteFile } from '../site/readSite';
import { readSidebars, type SidebarsFile } from '../navigation/readSidebars';
import {
  listVideos,
  readAuthors,
  readKinds,
  readRedirects,
  readSynonyms,
  readTags,
  readVideo,
  type Table,
} from './readTables';
import { checkLocales } from '../site/readLocales';
import { readVersions, type VersionsFile } from '../versions/readVersions';
import type { RecordStore } from './recordStore';

/** Everything in a content folder, read and valid file by file. */
export interface Content extends SiteFile {
  folder: string;
  codes: string[];
  /** The current version's sidebars. */
  sidebars: SidebarsFile;
  versions: VersionsFile;
  /** The sidebars of the other versions. */
  versionSidebars: SidebarsFile[];
  docs: Doc[];
  /** Paths of docs that have faults: links to them are no faults of their own. */
  brokenDocs: string[];
  posts: Post[];
  authors: ReturnType<typeof readAuthors>['table'];
  tags: ReturnType<typeof readTags>['table'];
  redirects: ReturnType<typeof readRedirects>['table'];
  kinds: ReturnType<typeof readKinds>['table'];
  glossary: GlossaryTable;
  /** One table for each locale. */
  synonyms: ReturnType<typeof readSynonyms>['table'][];
}

export type { Table };

/** A page reader for a content folder, or undefined when its `site.yaml` cannot be used. */
export function pageReaderFor(folder: string, records: RecordStore): PageReader | undefined {
  const site = readSite(folder).value?.site;
  if (site === undefined) return undefined;
  const otherVersions = readVersions(folder).value.others;
  const own = ownSiteOf(site);
  const { glossary } = readGlossary(folder, own.codes);
  return createPageReader({ folder, own, otherVersions, records, glossary });
}

const mdxFiles = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.mdx'));

export interface LoadedContent {
  content: Content | undefined;
  diagnostics: Diagnostic[];
  /** False when a file that others refer to has faults, so that references cannot be judged. */
  canResolve: boolean;
}

/** Reads a whole content folder. Files with faults are left out of the content and told in the diagnostics. */
export async function loadContent(folder: string, records: RecordStore): Promise<LoadedContent> {
  const site = readSite(folder);
  if (site.value === undefined) return { content: undefined, diagnostics: site.diagnostics, canResolve: false };
  const own = ownSiteOf(site.value.site);
  const codes = [...own.codes];
  const versions = readVersions(folder);
  const otherVersions = [...new Set(versions.value.others)];
  const glossary = readGlossary(folder, codes);
  const reader = createPageReader({ folder, own, otherVersions, records, glossary: glossary.glossary });
  const docFiles = [CURRENT_VERSION, ...otherVersions].flatMap((name) => mdxFiles(docsFolder(folder, name)));
  const docs = await Promise.all(docFiles.map(reader.readDoc));
  const posts = await Promise.all(mdxFiles(path.join(folder, 'blog')).map(reader.readPost));
  const sidebars = readSidebars(folder, own);
  const versionSidebars = otherVersions.map((name) => readSidebars(folder, own, name));
  const authors = readAuthors(folder);
  const tags = readTags(folder);
  const redirects = readRedirects(folder);
  const kinds = readKinds(folder);
  const synonyms = codes.map((code) => readSynonyms(folder, code));
  const videos = listVideos(folder).map(readVideo);
  const parts = [
    site,
    versions,
    sidebars,
    ...versionSidebars,
    authors,
    tags,
    redirects,
    kinds,
    ...synonyms,
    glossary,
    ...videos,
    ...docs,
    ...posts,
  ];
  const pagesOf = <Page>(results: { page: Page | undefined }[]) =>
    results.flatMap(({ page }) => (page === undefined ? [] : [page]));
  const content: Content = {
    folder,
    codes,
    ...site.value,
    sidebars: sidebars.value ?? { file: '', version: CURRENT_VERSION, sidebars: [], placed: [] },
    versions: versions.value,
    versionSidebars: versionSidebars.flatMap(({ value }) => value ?? []),
    docs: pagesOf(docs),
    brokenDocs: docs.flatMap(({ page, path: own }) => (page === undefined && own !== undefined ? [own] : [])),
    posts: pagesOf(posts),
    authors: authors.table,
    tags: tags.table,
    redirects: redirects.table,
    kinds: kinds.table,
    glossary: glossary.table,
    synonyms: synonyms.map(({ table }) => table),
  };
  const diagnostics = [...parts.flatMap((part) => part.diagnostics), ...checkLocales(folder, codes)];
  const canResolve = [versions, sidebars, ...versionSidebars, authors, tags, redirects, ...posts].every(
    (part) => part.diagnostics.length === 0,
  );
  return { content, diagnostics, canResolve };
}
