import type { ReadingFinding, ReadingRule } from '../diagnostics/readingRules';
import type { SiteWords } from '../../model/search/analyserBy';
import type { Additions } from '../../model/site/additions';
import { MAIN_ROOT } from '../../model/pages/docRoots';
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
  type ProductPlace,
} from './readTables';
import { TRANSFORMS, type FeatureContent, type FeatureFiles } from './mdx/compilation';
import { elementsOf } from './mdx/components/registry';
import { readDocRoots, readFeatureFiles } from './featureReadings';
import { readSiteComponents } from './react/siteComponents';
import type { RecordStore } from './recordStore';
import { createVideoLibrary, type VideoLibrary } from './videoLibrary';
import { readSidebars, type SidebarsFile } from './readSidebars';
import { requestedTexts } from '../site/requestedTexts';
import { changedTexts } from '../site/changedTexts';
import { keyAtStart } from '../site/readAtStart';
import type { EngineParts, SiteFacts } from '../site/siteFacts';
import { drawingPalettes } from '../site/theme';
import { checkLocales } from '../site/readLocales';
import { ownSiteOf, readSite, type SiteFile } from '../site/readSite';
import { createTextReader } from '../site/readTexts';
import { termsPageOf } from '../pages/pagesOfFeatures';

/** What a site is read by. */
export interface SiteEngine extends EngineParts {
  /** Returns what the features of a site that are on add to it. */
  setUp: (site: SiteFacts) => Additions;
}

/** The site-wide files of a content folder, and the reader of its pages. */
export interface LoadedSite extends SiteFile, SiteFacts {
  engine: SiteEngine;
  /** What the features that the site has add to it. */
  added: Additions;
  /** The sidebars of the main doc root. */
  sidebars: SidebarsFile;
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
  /** Names of the product, which pages may have in bold; undefined where a file with such names is unreadable. */
  productNames: readonly string[] | undefined;
  /** The terms that pages explain; undefined while the glossary has errors. */
  terms: GlossaryFile['glossary'];
  /** One table for each locale, in the order of `codes`. */
  synonyms: ReturnType<typeof readSynonyms>['table'][];
  /** The site's additions to the words of a language, by locale. */
  searchWords: ReadonlyMap<string, SiteWords>;
  videos: VideoLibrary;
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

export interface SiteLoad extends EngineParts {
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
export function loadSite(engine: SiteEngine, records: RecordStore, before?: LoadedSite): SiteLoad {
  const { folder, added } = engine;
  const site = readSite(engine);
  if (site.value === undefined && before !== undefined)
    return { folder, added, loaded: withBrokenSettings(before), diagnostics: site.diagnostics };
  const settings = site.value ?? site.standIn;
  if (settings === undefined) return { folder, added, loaded: undefined, diagnostics: site.diagnostics };
  const { loaded, diagnostics } = loadParts(engine, records, settings, before);
  const all = [...site.diagnostics, ...diagnostics];
  return site.value === undefined
    ? { folder, added, loaded: undefined, standIn: withBrokenSettings(loaded), diagnostics: all }
    : { folder, added, loaded, diagnostics: all };
}

/** Reads the files beside `site.yaml`, using its settings. */
function loadParts(
  engine: SiteEngine,
  records: RecordStore,
  written: SiteFile,
  before?: LoadedSite,
): { loaded: LoadedSite; diagnostics: ReadingFinding[] } {
  const orBefore = <Value>(
    part: { diagnostics: readonly ReadingFinding[] },
    value: Value,
    then: Value | undefined,
  ): Value => (isUnusable(part) ? (then ?? value) : value);
  const { folder } = engine;
  const texts = changedTexts(engine.added, written.site, { ...written.source, folder });
  const settings = { ...written, site: texts.data };
  const ownSite = ownSiteOf(settings.site);
  const codes = [...ownSite.codes];
  const roots = readDocRoots(engine);
  const docRoots = orBefore(roots, roots.value, before?.docRoots);
  const otherRoots = [...new Set(docRoots.map(({ name }) => name))].filter((name) => name !== MAIN_ROOT);
  const glossary = readGlossary(engine, codes);
  const sidebars = readSidebars(engine, ownSite, MAIN_ROOT, settings.site.docs.roots);
  const otherSidebars = otherRoots.map((name) => readSidebars(engine, ownSite, name));
  const authors = readAuthors(folder);
  const tags = readTags(folder);
  const redirects = readRedirects(folder);
  const kinds = readKinds(folder);
  const synonyms = codes.map((code) => readSynonyms(folder, code));
  const searchWords = codes.map((code) => readSearchWords(folder, code));
  const ofFeatures = readFeatureFiles(engine);
  const elements = elementsOf(engine.added);
  const components = readSiteComponents(folder, elements.keys());
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
  const added = engine.setUp(site);
  const loaded: LoadedSite = {
    ...site,
    engine,
    added,
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
    productNames: ofFeatures.some((part) => part.names !== undefined && isUnusable(part))
      ? undefined
      : ofFeatures.flatMap(({ names = [] }) => names),
    terms,
    synonyms: synonyms.map(({ table }) => table),
    searchWords: new Map(
      searchWords.flatMap(({ table: { data } }, at) =>
        Object.keys(data).length === 0 ? [] : [[codes[at] ?? '', data] as const],
      ),
    ),
    videos: createVideoLibrary(folder),
    pages: createPageReader({
      engine,
      own: ownSite,
      keptIds: readPublishedIds(folder),
      otherRoots,
      records,
      glossary: terms,
      termsPage: termsPageOf(added),
      settings: settings.site,
      elements,
      features: added.names,
      transforms: added.of(TRANSFORMS),
      palettes: () => drawingPalettes(engine),
      keyAtStart: keyAtStart(engine),
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
      ...checkLocales(engine, codes, requestedTexts(engine.added, added)),
    ],
  };
}

/** Returns the sidebars of all doc roots, the main one's first. */
export function allSidebars({ sidebars, otherSidebars }: Pick<LoadedSite, 'sidebars' | 'otherSidebars'>) {
  return [sidebars, ...otherSidebars].flatMap((file) => file.sidebars);
}
