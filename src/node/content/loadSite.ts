import { createHash } from 'node:crypto';
import type { ReadingFinding, ReadingRule } from '../diagnostics/readingRules';
import type { SiteWords } from '../../model/search/analyserBy';
import type { OwnSite } from '../../model/site/ownAddress';
import type { FeatureContent } from '../../extend';
import { FEATURES } from '../../features';
import { MAIN_ROOT, type DocRoot } from '../../model/pages/docRoots';
import { readPublishedIds } from './publishedLinkList';
import { createPageReader, type PageReader } from './pageReader';
import { readGlossary, type GlossaryFile, type GlossaryTable } from './readGlossary';
import {
  listVideos,
  readAuthors,
  readKinds,
  readRedirects,
  readSearchWords,
  readSynonyms,
  readTags,
  readVideo,
  type FeatureReading,
  type ProductPlace,
} from './readTables';
import type { FeatureFiles } from './mdx/compilation';
import { COMPONENTS } from './mdx/components/registry';
import { readSiteComponents } from './react/siteComponents';
import type { RecordStore } from './recordStore';
import { createVideoLibrary, type VideoLibrary } from './videoLibrary';
import { readSidebars, type SidebarsFile } from './readSidebars';
import { requestedTexts } from '../site/requestedTexts';
import { changedTexts, featuresOf } from '../site/featuresOf';
import { checkLocales } from '../site/readLocales';
import { ownSiteOf, readSite, type SiteFile } from '../site/readSite';
import { createTextReader, type TextReader } from '../site/readTexts';
import { termsPageOf } from '../pages/pagesOfFeatures';

/** The site-wide files of a content folder, and the reader of its pages. */
export interface LoadedSite extends SiteFile {
  folder: string;
  /** Locale codes, the default first. */
  codes: string[];
  own: OwnSite;
  /** The sidebars of the main doc root. */
  sidebars: SidebarsFile;
  /** The doc roots in the order in which readers see them. */
  docRoots: readonly DocRoot[];
  /** Names of all doc roots except the main one. */
  otherRoots: readonly string[];
  /** The sidebars of the other doc roots. */
  otherSidebars: SidebarsFile[];
  authors: ReturnType<typeof readAuthors>['table'];
  tags: ReturnType<typeof readTags>['table'];
  redirects: ReturnType<typeof readRedirects>['table'];
  kinds: ReturnType<typeof readKinds>['table'];
  glossary: GlossaryTable;
  /** What features have read from their files. */
  featureFiles: FeatureFiles;
  places: readonly ProductPlace[];
  /** The terms that pages explain; undefined while the glossary has errors. */
  terms: GlossaryFile['glossary'];
  /** One table for each locale, in the order of `codes`. */
  synonyms: ReturnType<typeof readSynonyms>['table'][];
  /** The site's additions to the words of a language, by locale. */
  searchWords: ReadonlyMap<string, SiteWords>;
  videos: VideoLibrary;
  /** The interface's texts of a locale in a namespace. */
  textsOf: TextReader;
  pages: PageReader;
  /** The files with unknown parts: references to them cannot be checked. */
  broken: ReadonlySet<SitePart>;
}

/** The files that pages and other files refer to. */
type SitePart =
  | keyof FeatureContent
  | 'site'
  | 'docRoots'
  | 'sidebars'
  | 'authors'
  | 'tags'
  | 'redirects'
  | 'kinds'
  | 'synonyms'
  | 'glossary'
  | 'posts';

/** The rules whose violation hides part of a file, such as a misspelt key. */
const UNUSABLE: readonly ReadingRule[] = ['syntax/encoding', 'syntax/yaml', 'data/value', 'data/unknown-key'];

const isUnusable = ({ diagnostics }: { diagnostics: readonly ReadingFinding[] }) =>
  diagnostics.some(({ rule }) => UNUSABLE.includes(rule));

export interface SiteLoad {
  folder: string;
  /** Undefined where `site.yaml` cannot be used. */
  loaded: LoadedSite | undefined;
  /** The site with default settings, to read its pages; only where `site.yaml` cannot be used. */
  standIn?: LoadedSite;
  diagnostics: ReadingFinding[];
}

const withBrokenSettings = (site: LoadedSite): LoadedSite => ({
  ...site,
  broken: new Set<SitePart>([...site.broken, 'site']),
});

/** Reads all but pages and posts. The site keeps the values of `before` of files that have errors now. */
export function loadSite(folder: string, records: RecordStore, before?: LoadedSite): SiteLoad {
  const site = readSite(folder);
  if (site.value === undefined && before !== undefined)
    return { folder, loaded: withBrokenSettings(before), diagnostics: site.diagnostics };
  const settings = site.value ?? site.standIn;
  if (settings === undefined) return { folder, loaded: undefined, diagnostics: site.diagnostics };
  const { loaded, diagnostics } = loadParts(folder, records, settings, before);
  const all = [...site.diagnostics, ...diagnostics];
  return site.value === undefined
    ? { folder, loaded: undefined, standIn: withBrokenSettings(loaded), diagnostics: all }
    : { folder, loaded, diagnostics: all };
}

const ONLY_MAIN: readonly DocRoot[] = [{ name: MAIN_ROOT, label: '' }];

/** Reads the doc roots that features add, the main one included; where no feature adds any, only the main one. */
function readDocRoots(folder: string): { value: readonly DocRoot[]; diagnostics: ReadingFinding[] } {
  const read = FEATURES.flatMap(({ docRoots }) => docRoots?.(folder) ?? []);
  const value = read.flatMap(({ roots }) => roots);
  return { value: value.length === 0 ? ONLY_MAIN : value, diagnostics: read.flatMap(({ diagnostics }) => diagnostics) };
}

/** Adds a digest that changes with what a feature has read. */
function withDigest({ table, ...read }: FeatureReading) {
  const digest = createHash('sha256').update(JSON.stringify(table.data)).digest('hex');
  return { table: { ...table, digest }, ...read };
}

/** Reads the files beside `site.yaml`, using its settings. */
function loadParts(
  folder: string,
  records: RecordStore,
  written: SiteFile,
  before?: LoadedSite,
): { loaded: LoadedSite; diagnostics: ReadingFinding[] } {
  const orBefore = <Value>(
    part: { diagnostics: readonly ReadingFinding[] },
    value: Value,
    then: Value | undefined,
  ): Value => (isUnusable(part) ? (then ?? value) : value);
  const texts = changedTexts(written.site, { ...written.source, folder });
  const settings = { ...written, site: texts.data };
  const ownSite = ownSiteOf(settings.site);
  const codes = [...ownSite.codes];
  const roots = readDocRoots(folder);
  const docRoots = orBefore(roots, roots.value, before?.docRoots);
  const otherRoots = [...new Set(docRoots.map(({ name }) => name))].filter((name) => name !== MAIN_ROOT);
  const glossary = readGlossary(folder, codes);
  const sidebars = readSidebars(folder, ownSite);
  const otherSidebars = otherRoots.map((name) => readSidebars(folder, ownSite, name));
  const authors = readAuthors(folder);
  const tags = readTags(folder);
  const redirects = readRedirects(folder);
  const kinds = readKinds(folder);
  const synonyms = codes.map((code) => readSynonyms(folder, code));
  const searchWords = codes.map((code) => readSearchWords(folder, code));
  const ofFeatures = FEATURES.flatMap(({ name, read }) =>
    read === undefined ? [] : [{ name: name as keyof FeatureContent, ...withDigest(read(folder)) }],
  );
  const components = readSiteComponents(folder, COMPONENTS.keys());
  const videos = listVideos(folder).map(readVideo);
  const parts: Partial<Record<SitePart, { diagnostics: ReadingFinding[] }[]>> = {
    docRoots: [roots],
    sidebars: [sidebars, ...otherSidebars],
    authors: [authors],
    tags: [tags],
    redirects: [redirects],
    kinds: [kinds],
    synonyms,
    glossary: [glossary],
    ...Object.fromEntries(ofFeatures.map((part) => [part.name, [part]])),
  };
  const names = Object.keys(parts) as SitePart[];
  const terms = orBefore(glossary, glossary.glossary, before?.terms);
  /** The content of a feature's file, or its last valid content. */
  const fileOf = (part: (typeof ofFeatures)[number]) => orBefore(part, part.table, before?.featureFiles[part.name]);
  const site = {
    ...settings,
    folder,
    own: ownSite,
    codes,
    docRoots,
    otherRoots,
    textsOf: createTextReader(folder),
  };
  const loaded: LoadedSite = {
    ...site,
    own: ownSite,
    sidebars: sidebars.value ??
      before?.sidebars ?? { file: '', version: MAIN_ROOT, sidebars: [], placed: [], folders: [] },
    otherSidebars: otherSidebars.every(({ value }) => value !== undefined)
      ? otherSidebars.flatMap(({ value }) => value ?? [])
      : (before?.otherSidebars ?? []),
    authors: orBefore(authors, authors.table, before?.authors),
    tags: orBefore(tags, tags.table, before?.tags),
    redirects: orBefore(redirects, redirects.table, before?.redirects),
    kinds: orBefore(kinds, kinds.table, before?.kinds),
    glossary: orBefore(glossary, glossary.table, before?.glossary),
    featureFiles: Object.fromEntries(ofFeatures.map((part) => [part.name, fileOf(part)])) as FeatureFiles,
    places: ofFeatures.flatMap(({ places = [] }) => places),
    terms,
    synonyms: synonyms.map(({ table }) => table),
    searchWords: new Map(
      searchWords.flatMap(({ table: { data } }, at) =>
        Object.keys(data).length === 0 ? [] : [[codes[at] ?? '', data] as const],
      ),
    ),
    videos: createVideoLibrary(folder),
    pages: createPageReader({
      folder,
      own: ownSite,
      keptIds: readPublishedIds(folder),
      otherRoots,
      records,
      glossary: terms,
      termsPage: termsPageOf(site),
      settings: settings.site,
      features: featuresOf(site),
      featureFiles: Object.fromEntries(
        ofFeatures.flatMap((part) => (isUnusable(part) && before === undefined ? [] : [[part.name, fileOf(part)]])),
      ),
      components,
    }),
    broken: new Set(names.filter((name) => parts[name]?.some(isUnusable))),
  };
  return {
    loaded,
    diagnostics: [
      ...[texts, ...Object.values(parts).flat(), ...searchWords, components, ...videos].flatMap(
        (part) => part.diagnostics,
      ),
      ...checkLocales(folder, codes, requestedTexts(loaded)),
    ],
  };
}

/** Returns the sidebars of all doc roots, the main one's first. */
export function allSidebars({ sidebars, otherSidebars }: Pick<LoadedSite, 'sidebars' | 'otherSidebars'>) {
  return [sidebars, ...otherSidebars].flatMap((file) => file.sidebars);
}
