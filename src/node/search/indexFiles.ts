import type { SectionEntry } from './documents';
import { entryOrder, packEntry, type PackedEntry } from '../../model/search/pageEntry';
import { packPages, readPages, type PageTable } from '../../model/search/pageTable';
import {
  groupByStem,
  writeShard,
  writeWordList,
  type IndexWord,
  type Postings,
  type ShardContext,
} from '../../model/search/postingShards';
import { analyserOf } from '../../model/search/analyser';
import type { SiteWords, Analyser } from '../../model/search/analyserBy';
import { isPhrase } from '../../model/search/phrases';
import { isTopicToken, readToken, writeToken } from '../../model/search/tokens';
import { titleLength } from '../../model/search/titleLength';
import type { IndexManifest } from '../../model/search/manifest';
import { rankPlan } from '../../model/search/rank';
import { buildVocabulary } from '../../model/search/vocabulary';

/** Most pages that are put in order: who asks a first query loads the order, too. */
const MOST_ORDERED = 600;

/**
 * Puts pages that one word finds beside each other, the words of most titles first: then the rows of an answer come from
 * few files. All other pages are left where they are.
 * @param rows how many pages of an answer count
 */
function orderEntries(analyser: Analyser, postings: Postings, pages: PageTable, rows: number): number[] {
  const counts = Object.entries(postings).map(([token, numbers]) => [token, numbers.length] as const);
  const vocabulary = buildVocabulary(counts, analyser);
  const index = { postings: (token: string) => postings[token] ?? [], vocabulary, analyser, pages };
  const ofTitles = counts
    .filter(([token]) => token === writeToken({ field: 't', stem: readToken(token).stem, isPart: false }))
    .sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1));
  const order = new Set<number>();
  for (const [token] of ofTitles) {
    if (order.size >= MOST_ORDERED) break;
    const { stem } = readToken(token);
    const hits = rankPlan([{ word: stem, terms: [{ stem, weight: 1, by: 'word' }], isGuess: false }], index);
    for (const { page } of hits.slice(0, rows)) order.add(page);
  }
  return [...order].slice(0, MOST_ORDERED);
}

/** What the files of an index are made of. */
export interface IndexSource {
  /** Language of the pages. */
  lang: string;
  /** The words that the site adds to those of the language. */
  siteWords?: SiteWords;
  postings: Postings;
  /** The stored sections, in order of their numbers. */
  sections: readonly SectionEntry[];
  areaOf: (path: string) => string | null;
  breadcrumbOf: (path: string) => readonly string[];
}

/** The files of an index by name, and what a reader of them has to know beforehand. */
export interface IndexFiles {
  files: Map<string, string>;
  manifest: Omit<IndexManifest, 'folder' | 'without'>;
}

/** Most bytes, compressed, of an index that stays in one piece, and of a shard and of a list of words else. */
export const WHOLE_MAX = 16 * 1024;
export const SHARD_MAX = 4 * 1024;
const WORDS_MAX = 12 * 1024;
/**
 * Most bytes, compressed, of the entries of all pages in one file, and how many pages' are one where they are more: as
 * many as an answer shows at first.
 */
const ENTRIES_MAX = 20 * 1024;
const ENTRIES_PER_FILE = 10;
/** How many pages' texts are one file, where the entries are many files: fewer files, and few bytes for each hit. */
const TEXTS_PER_FILE = 2;
/** A word on more than this share of many pages says nothing of a page; it counts in titles and headings only. */
const COMMON_SHARE = 0.25;
const MANY_PAGES = 1000;

type Groups = [stem: string, tokens: string[]][];

/** Cuts groups in halves until each piece is small enough; a phrase stays with the word that it begins with. */
function cut(groups: Groups, isSmall: (groups: Groups) => boolean): Groups[] {
  if (groups.length < 2 || isSmall(groups)) return [groups];
  const half = groups.length >> 1;
  const middle = groups.findIndex(([stem], at) => at >= half && !isPhrase(stem));
  if (middle < 0) return [groups];
  return [groups.slice(0, middle), groups.slice(middle)].flatMap((half) => cut(half, isSmall));
}

/** Without the words of running text that are nearly everywhere, where there are many pages. */
function withoutCommon(postings: Postings, pageCount: number): Postings {
  if (pageCount < MANY_PAGES) return postings;
  const most = pageCount * COMMON_SHARE;
  return Object.fromEntries(
    Object.entries(postings).filter(([token, numbers]) => {
      const { field } = readToken(token);
      return (field !== 'b' && field !== 'c') || numbers.length <= most;
    }),
  );
}

/**
 * The stems of an index with their frequencies: all of them, or topics alone, which titles, headings and keywords have,
 * where those are too many. Phrases are left to the shards: they would be a third of the list.
 */
function wordsListed(groups: Groups, postings: Postings, sizeOf: (text: string) => number): IndexWord[] {
  const all = groups
    .filter(([stem]) => !isPhrase(stem))
    .map(([stem, tokens]): IndexWord => {
      const frequency = Math.max(...tokens.map((token) => postings[token]?.length ?? 0));
      return [stem, frequency, tokens.some((token) => isTopicToken(readToken(token)))];
    });
  return sizeOf(writeWordList(all)) <= WORDS_MAX ? all : all.filter(([, , isTopic]) => isTopic);
}

/** The stored sections of each page. */
function pagesOf(sections: readonly SectionEntry[]): SectionEntry[][] {
  const pages: SectionEntry[][] = [];
  for (const section of sections) (pages[section.page] ??= []).push(section);
  return pages;
}

/**
 * Makes an index: what ranking has to know of the pages, the postings (in shards by the alphabet where they are many,
 * with a list of the words beside them), and what results show, in pieces, so that what a query loads does not grow
 * with the site.
 * @param sizeOf bytes of a text as it travels, compressed
 */
export function buildIndexFiles(source: IndexSource, sizeOf: (text: string) => number): IndexFiles {
  const { lang, siteWords, sections, areaOf, breadcrumbOf } = source;
  const files = new Map<string, string>();
  const pages = pagesOf(sections);
  const facts = pages.map((own) => {
    const { path = '', title = '', isNews = false, tag = '' } = own[0] ?? {};
    return { titleWords: titleLength(title), isNews, area: areaOf(path), tag, sections: own.length };
  });

  const postings = withoutCommon(source.postings, pages.length);
  const groups = groupByStem(postings);
  const packed = packPages(facts);
  const written = (some: Groups, known: ShardContext['known']) =>
    writeShard(some, postings, { known, pages: readPages(packed) });
  const whole = written(groups, []);
  const isWhole = sizeOf(whole) <= WHOLE_MAX;
  const listed = isWhole ? [] : wordsListed(groups, postings, sizeOf);
  const known = listed.map(([stem]) => stem);
  const shards = isWhole
    ? []
    : cut(groups, (some) => {
        const text = written(some, known);
        return text.length <= SHARD_MAX * 8 && sizeOf(text) <= SHARD_MAX;
      });
  shards.forEach((shard, number) => files.set(`words-${number}.txt`, written(shard, known)));

  const entries = pages.map((own): PackedEntry => {
    const { path = '', title = '', description = '' } = own[0] ?? {};
    const headings = own.map(({ anchor, heading }) => [anchor, heading] as const);
    return packEntry({ path, title, description, breadcrumb: breadcrumbOf(path), sections: headings });
  });
  // The pages that a query finds lie all over the site: where one file is small enough, it spares a request for each.
  const areFew = sizeOf(JSON.stringify(entries)) <= ENTRIES_MAX;
  const entriesPerFile = areFew ? Math.max(1, entries.length) : ENTRIES_PER_FILE;
  const firstEntries = areFew
    ? []
    : orderEntries(analyserOf(lang, siteWords), postings, readPages(packed), ENTRIES_PER_FILE);
  const textsPerFile = areFew ? 1 : TEXTS_PER_FILE;
  const order = entryOrder(firstEntries, entries.length);
  const file = (name: string, perFile: number, ofPage: (page: number) => unknown) => {
    for (let at = 0; at < order.length; at += perFile) {
      files.set(`${name}-${at / perFile}.json`, JSON.stringify(order.slice(at, at + perFile).map(ofPage)));
    }
  };
  file('entries', entriesPerFile, (page) => entries[page]);
  file('texts', textsPerFile, (page) => pages[page]?.map(({ text }) => text));
  const firsts = shards.map(([first]) => first?.[0] ?? '');
  const words = isWhole ? whole : writeWordList(listed);
  const manifest = { lang, firsts, pages: packed, entriesPerFile, textsPerFile, firstEntries, words };
  return { files, manifest: siteWords === undefined ? manifest : { ...manifest, siteWords } };
}
