import { existsSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '../../model/site/path';
import type { z } from 'zod';
import { postPath, splitDatedName } from '../../model/blog/posts';
import type { CompiledContent, UsedEntry } from '../../model/pages/compiledContent';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { splitLocale } from '../site/docPath';
import type { EngineParts } from '../site/siteFacts';
import type { Passage } from './passage';
import { MAIN_ROOT, meantPath, sidebarInRoot } from '../../model/pages/docRoots';
import { compileMdx } from './mdx/compile';
import type { SiteForContent } from './mdx/compilation';
import {
  createFrontMatterParser,
  listOldAnchors,
  missingFrontMatter,
  type FrontMatterParser,
} from './frontMatterParser';
import { docSchema, postSchema, type DocSchema, type FeatureDocKeys } from '../schema/pageSchemas';
import { displayName } from '../files/contentFolder';
import { fileDigest, staticDigest } from '../files/staticFile';
import { createPlaceFinder } from '../site/docFolders';
import type { YamlSource } from '../yaml/parseYaml';
import { findWrongEncoding } from '../files/encoding';
import { readIfThere } from '../files/readText';
import { createVideoLibrary, videoDigest } from './videoLibrary';
import { whyWithoutReact } from './react/whyWithoutReact';
import type { Site } from '../schema/siteSchema';
import { recordKey, type RecordStore } from './recordStore';
import { findWrongDate } from './postDate';
import { standInFor, type StandIn } from './standIn';

/** One content file with everything that can be read without other files. */
interface ContentPage<FrontMatter> {
  absolutePath: string;
  /** The file's name in messages. */
  file: string;
  path: string;
  locale: string;
  frontMatter: FrontMatter;
  /** Finds the positions of front matter keys. */
  locate: YamlSource['locate'];
  content: CompiledContent;
  /** The source texts of the file. */
  passages: Passage[];
}

export type Doc = ContentPage<z.output<DocSchema> & FeatureDocKeys> & { version: string };
export type Post = ContentPage<z.output<typeof postSchema>> & { date: string };

interface ReadResult<Page> {
  /** Undefined when the file has an error that leaves no usable page. */
  page: Page | undefined;
  /** Replaces a broken page with its readable parts, so that references to it resolve. */
  standIn?: StandIn<Page>;
  /** Path of the page, as far as the file's name determines it. */
  path: string | undefined;
  diagnostics: ReadingFinding[];
}

export interface PageReader {
  readDoc: (absolutePath: string) => Promise<ReadResult<Doc>>;
  readPost: (absolutePath: string) => Promise<ReadResult<Post>>;
}

/** What the reader passes on to the pipeline. */
type GivenToPipeline = Omit<
  SiteForContent,
  'folder' | 'pageOf' | 'meantIn' | 'idWords' | 'mediaHosts' | 'videos' | 'withoutReact' | 'locale' | 'localeOf'
>;

interface PageReaderOptions extends GivenToPipeline {
  settings: Pick<Site, 'components' | 'idWords' | 'media'>;
  engine: EngineParts;
  /** What was read when the process started. */
  keyAtStart: string;
  /** Names of all doc roots except the main one. */
  otherRoots: readonly string[];
  records: RecordStore;
}

/** Returns the site-wide name of a doc's sidebar; null for none, undefined where the sidebars decide. */
export function displayedSidebar({ displayed_sidebar: name }: Doc['frontMatter'], version: string) {
  return typeof name === 'string' ? sidebarInRoot(name, version) : name;
}

/** Resolves the paths in a doc's front matter in its doc root. */
function inRoot(frontMatter: Doc['frontMatter'], version: string, others: readonly string[]): Doc['frontMatter'] {
  const toPath = (written: string) => meantPath(written, version, others);
  const neighbour = (written: string | null | undefined) => (typeof written === 'string' ? toPath(written) : written);
  const { aliases, affects, pagination_prev: previous, pagination_next: next } = frontMatter;
  return {
    ...frontMatter,
    aliases: aliases.map(toPath),
    affects: affects.map(toPath),
    pagination_prev: neighbour(previous),
    pagination_next: neighbour(next),
  };
}

/** The result for a file that makes no page. */
const NOTHING = { page: undefined, path: undefined, diagnostics: [] };
/** Author of a post without a readable author. */
const NOBODY = '-';

/** Creates the reader of content files. Parses and compiles a file once while its text and images stay the same. */
export function createPageReader({
  engine,
  keyAtStart,
  otherRoots,
  records,
  settings: { components: componentSetting, idWords, media },
  ...given
}: PageReaderOptions): PageReader {
  const { own, keptIds, glossary, termsPage, features, featureFiles, components } = given;
  const { codes } = own;
  const { folder } = engine;
  const schema = docSchema(engine.added);
  const docPlaceOf = createPlaceFinder(folder, otherRoots, own);
  const rootAt = (absolutePath: string) => docPlaceOf(absolutePath)?.version ?? MAIN_ROOT;
  const site: SiteForContent = {
    ...given,
    folder,
    pageOf: (absolutePath) => (existsSync(absolutePath) ? docPlaceOf(absolutePath)?.path : undefined),
    meantIn: (absolutePath, href) => meantPath(href, rootAt(absolutePath), otherRoots),
    idWords,
    mediaHosts: media?.hosts ?? [],
    videos: createVideoLibrary(folder),
    withoutReact: (absolutePath) => whyWithoutReact(docPlaceOf(absolutePath)?.version, componentSetting),
    locale: codes[0] ?? '',
    localeOf: (absolutePath) => splitLocale(path.basename(absolutePath), codes).locale,
  };
  const siteKey = JSON.stringify({
    own,
    termsPage,
    settings: [idWords, media, componentSetting],
    features,
    keyAtStart,
    keptIds: keptIds === undefined ? null : [...keptIds].sort(),
  });
  const parseDoc = createFrontMatterParser(schema, engine, codes);
  const parsePost = createFrontMatterParser(postSchema, engine, codes);

  const digestNow = ({ kind, key }: UsedEntry): string | undefined => {
    switch (kind) {
      case 'term':
        return glossary?.terms.find((term) => term.key === key)?.digest;
      case 'video':
        return videoDigest(site.videos.fileOf(key));
      case 'feature':
        return new Map<string, { digest: string }>(Object.entries(featureFiles)).get(key)?.digest ?? '';
      case 'components':
        return components.digest;
      case 'file':
        return staticDigest(site.folder, key);
      case 'included':
        return fileDigest(key);
    }
  };
  const isCurrent = (entry: UsedEntry) => digestNow(entry) === entry.digest;

  async function read<FrontMatter extends { oldAnchors: Record<string, string>; affects?: string[] }>(
    absolutePath: string,
    parse: FrontMatterParser<FrontMatter>,
  ) {
    const file = displayName(absolutePath);
    const raw = readIfThere(absolutePath);
    if (raw === undefined) return undefined;
    const wrongEncoding = findWrongEncoding(raw, file);
    const { body, parsed, written, bodyLine } = parse(absolutePath, file, raw);
    const oldAnchors = parsed?.value === undefined ? [] : listOldAnchors(parsed.value);
    const affects = parsed?.value?.data.affects?.map((each) => canonicalPath(site.meantIn(absolutePath, each)));
    const compiled = await records.get(
      recordKey(path.relative(folder, absolutePath), siteKey, otherRoots.join(), raw),
      ({ content }) =>
        (content?.images ?? []).every((image) => fileDigest(image.file).startsWith(image.digest)) &&
        (content?.uses ?? []).every(isCurrent),
      () => compileMdx({ absolutePath, file, body, oldAnchors, affects }, site),
    );
    if (parsed === undefined) {
      return {
        ...compiled,
        file,
        written,
        bodyLine,
        parsed: undefined,
        diagnostics: [...wrongEncoding, missingFrontMatter(raw, file), ...compiled.diagnostics],
      };
    }
    const diagnostics = [...wrongEncoding, ...parsed.diagnostics, ...compiled.diagnostics];
    return { ...compiled, file, written, bodyLine, parsed: parsed.value, diagnostics };
  }

  return {
    readDoc: async (absolutePath) => {
      const place = docPlaceOf(absolutePath);
      if (place === undefined) return NOTHING;
      const result = await read(absolutePath, parseDoc);
      if (result === undefined) return NOTHING;
      const { file, parsed, content, passages, diagnostics } = result;
      if (parsed === undefined || content === undefined) {
        const broken = standInFor(absolutePath, result, schema);
        if (broken === undefined) return { page: undefined, path: place.path, diagnostics };
        const frontMatter = inRoot(broken.frontMatter, place.version, otherRoots);
        return { page: undefined, standIn: { ...broken, ...place, frontMatter }, path: place.path, diagnostics };
      }
      const frontMatter = inRoot(parsed.data, place.version, otherRoots);
      const page = { absolutePath, file, ...place, frontMatter, locate: parsed.source.locate, content, passages };
      return { page, path: page.path, diagnostics };
    },
    readPost: async (absolutePath) => {
      const result = await read(absolutePath, parsePost);
      if (result === undefined) return NOTHING;
      const { file, parsed, content, passages, diagnostics } = result;
      const { name, locale } = splitLocale(path.basename(absolutePath), codes);
      const dated = splitDatedName(name);
      if (parsed === undefined || content === undefined) {
        const broken = standInFor(absolutePath, result, postSchema, { authors: [NOBODY] });
        const date = broken?.frontMatter.date ?? dated.date;
        if (broken === undefined || date === null) return { page: undefined, path: undefined, diagnostics };
        const at = postPath({ slug: broken.frontMatter.slug, date: dated.date ?? date, rest: dated.rest });
        const authors = broken.frontMatter.authors.filter((author) => author !== NOBODY);
        const frontMatter = { ...broken.frontMatter, authors };
        return { page: undefined, standIn: { ...broken, frontMatter, path: at, locale, date }, path: at, diagnostics };
      }
      const { slug, date = dated.date } = parsed.data;
      const dateFinding = findWrongDate(file, dated.date, date);
      if (date === null || dateFinding !== undefined)
        return { page: undefined, path: undefined, diagnostics: [...diagnostics, ...(dateFinding ?? [])] };
      const place = { path: postPath({ slug, date: dated.date ?? date, rest: dated.rest }), locale };
      const page = {
        absolutePath,
        file,
        ...place,
        date,
        frontMatter: parsed.data,
        locate: parsed.source.locate,
        content,
        passages,
      };
      return { page, path: page.path, diagnostics };
    },
  };
}
