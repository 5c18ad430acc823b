import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { isCalendarDate, postPath, splitDatedName } from '../../model/blog/posts';
import type { CompiledContent, UsedEntry } from '../../model/pages/compiledContent';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { splitLocale } from './docPath';
import type { Glossary } from './glossary';
import type { OwnSite } from '../../model/site/ownAddress';
import type { Passage } from './passage';
import { CURRENT_VERSION, meantPath } from '../../model/versions/versions';
import { compileMdx } from './mdx/compile';
import type { SiteForContent } from './mdx/compilation';
import type { OldAnchor } from './mdx/oldAnchors';
import { docSchema, postSchema } from '../schema/pageSchemas';
import { displayName } from '../site/contentFolder';
import { createPlaceFinder } from './docFolders';
import { createParser, type Parser } from './frontMatterParser';
import type { YamlSource } from '../yaml/parseYaml';
import { findWrongEncoding } from './encoding';
import { readIfThere } from './readText';
import { createVideoLibrary, videoDigest } from './videoLibrary';
import type { ProductModelFile } from './readProductModel';
import { recordKey, type RecordStore } from './recordStore';

/** One content file with everything that is known of it without looking at others. */
interface ContentPage<FrontMatter> {
  absolutePath: string;
  /** The file's name in messages. */
  file: string;
  path: string;
  locale: string;
  frontMatter: FrontMatter;
  /** Where keys of the front matter stand. */
  locate: YamlSource['locate'];
  content: CompiledContent;
  /** The texts of the file as they are written. */
  passages: Passage[];
}

export type Doc = ContentPage<z.output<typeof docSchema>> & { version: string };
export type Post = ContentPage<z.output<typeof postSchema>> & { date: string };

/** A file that makes no page, with what is known of the page that it would make. */
export interface BrokenPage {
  file: string;
  kind: 'doc' | 'post';
  /** Undefined for a post whose address only its front matter tells, which cannot be read. */
  path: string | undefined;
  locale: string;
  aliases: readonly string[];
}

interface ReadResult<Page> {
  /** Undefined when the file leaves no usable page. */
  page: Page | undefined;
  /** Set when there is no page. */
  broken?: BrokenPage;
  diagnostics: ReadingFinding[];
}

export interface PageReader {
  readDoc: (absolutePath: string) => Promise<ReadResult<Doc>>;
  readPost: (absolutePath: string) => Promise<ReadResult<Post>>;
}

interface PageReaderOptions {
  folder: string;
  /** Where the site's own pages are. */
  own: OwnSite;
  /** Names of the docs' versions but the current one. */
  otherVersions: readonly string[];
  records: RecordStore;
  /** Undefined when it has faults. */
  glossary: Glossary | undefined;
  model: ProductModelFile;
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The ids that headings of a page had before, each with its place in the front matter. */
function listOldAnchors({ data, source }: { data: { oldAnchors: Record<string, string> }; source: YamlSource }) {
  return Object.entries(data.oldAnchors).map(([id, heading]): OldAnchor => ({
    id,
    heading,
    ...source.locate(['oldAnchors', id], true),
  }));
}

/** Reads content files into pages. A file is parsed and compiled once while its text and its images stay the same. */
export function createPageReader({
  folder,
  own,
  otherVersions,
  records,
  glossary,
  model,
}: PageReaderOptions): PageReader {
  const { codes } = own;
  const placeOf = createPlaceFinder(folder, otherVersions, codes);
  const versionAt = (absolutePath: string) => placeOf(absolutePath)?.version ?? CURRENT_VERSION;
  const site: SiteForContent = {
    own,
    pageOf: (absolutePath) => (existsSync(absolutePath) ? placeOf(absolutePath)?.path : undefined),
    meantIn: (absolutePath, href) => meantPath(href, versionAt(absolutePath), otherVersions),
    glossary,
    model: { ...model.table.data, digest: model.digest },
    videos: createVideoLibrary(folder),
    locale: codes[0] ?? '',
    localeOf: (absolutePath) => splitLocale(path.basename(absolutePath), codes).locale,
  };

  const parseDoc = createParser(docSchema);
  const parsePost = createParser(postSchema);

  const digestNow = ({ kind, key }: UsedEntry): string | undefined => {
    switch (kind) {
      case 'term':
        return glossary?.terms.find((term) => term.key === key)?.digest;
      case 'video':
        return videoDigest(site.videos.fileOf(key));
      case 'model':
        return model.digest;
    }
  };
  const isCurrent = (entry: UsedEntry) => digestNow(entry) === entry.digest;

  async function read<FrontMatter extends { oldAnchors: Record<string, string> }>(
    absolutePath: string,
    parse: Parser<FrontMatter>,
  ) {
    const file = displayName(absolutePath);
    const raw = readIfThere(absolutePath);
    // A file that is removed while a folder is read makes no page, as if it had never been there.
    if (raw === undefined) return { file, parsed: undefined, content: undefined, passages: [], diagnostics: [] };
    const wrongEncoding = findWrongEncoding(raw, file);
    const { body, parsed } = parse(absolutePath, file, raw);
    const oldAnchors = parsed?.value === undefined ? [] : listOldAnchors(parsed.value);
    const compile = () => compileMdx({ absolutePath, file, body, oldAnchors }, site);
    const compiled = await records.get(
      recordKey(path.relative(folder, absolutePath), JSON.stringify(own), otherVersions.join(), raw),
      ({ content }) =>
        (content?.images ?? []).every(
          (image) => existsSync(image.file) && digestOf(image.file).startsWith(image.digest),
        ) && (content?.uses ?? []).every(isCurrent),
      compile,
    );
    if (parsed === undefined) {
      const diagnostic: ReadingFinding = {
        rule: 'front-matter/missing',
        file,
        line: 1,
        column: 1,
        message: 'This file has no front matter.',
        hint: 'Start it with "---", the lines title: and description:, and "---".',
      };
      return {
        file,
        parsed: undefined,
        content: undefined,
        passages: [],
        diagnostics: [...wrongEncoding, diagnostic, ...compiled.diagnostics],
      };
    }
    return {
      file,
      parsed: parsed.value,
      content: compiled.content,
      passages: compiled.passages,
      diagnostics: [...wrongEncoding, ...parsed.diagnostics, ...compiled.diagnostics],
    };
  }

  return {
    readDoc: async (absolutePath) => {
      const place = placeOf(absolutePath);
      if (place === undefined) return { page: undefined, diagnostics: [] };
      const { file, parsed, content, passages, diagnostics } = await read(absolutePath, parseDoc);
      const meant = (written: string) => meantPath(written, place.version, otherVersions);
      const { aliases = [], affects = [] } = parsed?.data ?? {};
      if (parsed === undefined || content === undefined) {
        const { path: own, locale } = place;
        const broken: BrokenPage = { file, kind: 'doc', path: own, locale, aliases: aliases.map(meant) };
        return { page: undefined, broken, diagnostics };
      }
      const frontMatter = { ...parsed.data, aliases: aliases.map(meant), affects: affects.map(meant) };
      const page = { absolutePath, file, ...place, frontMatter, locate: parsed.source.locate, content, passages };
      return { page, diagnostics };
    },
    readPost: async (absolutePath) => {
      const { file, parsed, content, passages, diagnostics } = await read(absolutePath, parsePost);
      const { name, locale } = splitLocale(path.basename(absolutePath), codes);
      const dated = splitDatedName(name);
      const { slug, date = dated.date, aliases = [] } = parsed?.data ?? {};
      const isDated = date !== null && (dated.date === null || isCalendarDate(dated.date));
      const address =
        parsed !== undefined && isDated ? postPath({ slug, date: dated.date ?? date, rest: dated.rest }) : undefined;
      const broken: BrokenPage = { file, kind: 'post', path: address, locale, aliases };
      if (parsed === undefined || content === undefined) return { page: undefined, broken, diagnostics };
      if (dated.date !== null && !isCalendarDate(dated.date)) {
        const diagnostic: ReadingFinding = {
          rule: 'post/date',
          file,
          message: `The file name starts with ${dated.date}, which is no day of the calendar.`,
          hint: 'Rename the file: year-month-day first, as in 2024-05-17-webinaari.mdx.',
        };
        return { page: undefined, broken, diagnostics: [...diagnostics, diagnostic] };
      }
      if (date === null || address === undefined) {
        const diagnostic: ReadingFinding = {
          rule: 'post/date',
          file,
          line: 2,
          column: 1,
          message: 'This post has no date.',
          hint: 'Add "date: 2024-05-17", or start the file name with 2024-05-17-.',
        };
        return { page: undefined, broken, diagnostics: [...diagnostics, diagnostic] };
      }
      const place = { path: address, locale };
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
      return { page, diagnostics };
    },
  };
}
