import type { SectionEntry } from './documents';
import { entryOrder, packEntry, type PackedEntry } from '../../model/search/pageEntry';
import { packPages, readPages, type PageTable, titleLength } from '../../model/search/pageTable';
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
import type { IndexManifest } from '../../model/search/manifest';
import { rankPlan } from '../../model/search/rank';
import { buildVocabulary } from '../../model/search/vocabulary';

/** Most pages to put first: the first query also loads their order. */
const MOST_ORDERED = 600;

/**
 * Returns the pages to put first: for each title word, the most frequent first, the best pages for it side by side.
 * The results of a query then come from few files. All other pages keep their order.
 * @param rows number of pages to take for each word
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

/** The input of the index files. */
export interface IndexSource {
  /** Language of the pages. */
  lang: string;
  /** The site's additions to the words of the language. */
  siteWords?: SiteWords;
  postings: Postings;
  /** The stored sections, in order of their numbers. */
  sections: readonly SectionEntry[];
  areaOf: (path: string) => string | null;
  breadcrumbOf: (path: string) => readonly string[];
}

/** The index files by name, and the data that readers need before them. */
export interface IndexFiles {
  files: Map<string, string>;
  manifest: Omit<IndexManifest, 'folder' | 'without'>;
}

/** Maximum compressed bytes of an unsharded index, of a shard and of a word list. */
export const WHOLE_MAX = 16 * 1024;
export const SHARD_MAX = 4 * 1024;
const WORDS_MAX = 12 * 1024;
/** Maximum compressed bytes of one file with all entries; beyond it, a file has as many as are shown at first. */
const ENTRIES_MAX = 20 * 1024;
const ENTRIES_PER_FILE = 10;
/** Pages per text file where the entries are several files: fewer files, and still few bytes per result. */
const TEXTS_PER_FILE = 4;
/** On large sites, running text leaves out words that are in more sections than this share of the pages. */
const COMMON_SHARE = 0.25;
const MANY_PAGES = 1000;

type Groups = [stem: string, tokens: string[]][];

/** Halves groups until each is small enough; a phrase stays with its first word. */
function cut(groups: Groups, isSmall: (groups: Groups) => boolean): Groups[] {
  if (groups.length < 2 || isSmall(groups)) return [groups];
  const half = groups.length >> 1;
  const middle = groups.findIndex(([stem], at) => at >= half && !isPhrase(stem));
  if (middle < 0) return [groups];
  return [groups.slice(0, middle), groups.slice(middle)].flatMap((half) => cut(half, isSmall));
}

/** Removes very common words of running text, on sites with many pages. */
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

/** Returns the stems of an index with their frequencies: all, or if too many those of titles and keywords. */
function wordsListed(groups: Groups, postings: Postings, sizeOf: (text: string) => number): IndexWord[] {
  const all = groups
    .filter(([stem]) => !isPhrase(stem))
    .map(([stem, tokens]): IndexWord => {
      const frequency = Math.max(...tokens.map((token) => postings[token]?.length ?? 0));
      return [stem, frequency, tokens.some((token) => isTopicToken(readToken(token)))];
    });
  return sizeOf(writeWordList(all)) <= WORDS_MAX ? all : all.filter(([, , isTopic]) => isTopic);
}

/** Returns the stored sections of each page. */
function pagesOf(sections: readonly SectionEntry[]): SectionEntry[][] {
  const pages: SectionEntry[][] = [];
  for (const section of sections) (pages[section.page] ??= []).push(section);
  return pages;
}

/**
 * Builds an index in pieces, so that the bytes of a query do not grow with the site: ranking data of the pages,
 * postings (alphabetical shards with a word list if there are many), and the entries and texts of results.
 * @param sizeOf compressed bytes of a text
 */
export function buildIndexFiles(source: IndexSource, sizeOf: (text: string) => number): IndexFiles {
  const { lang, siteWords, sections, areaOf, breadcrumbOf } = source;
  const files = new Map<string, string>();
  const pages = pagesOf(sections);
  const facts = pages.map((own) => {
    const { path = '', title = '', isNews = false, tag = '' } = own[0] ?? {};
    return { titleWords: titleLength(title), isNews, area: areaOf(path), tag, sections: own };
  });

  const postings = withoutCommon(source.postings, pages.length);
  const groups = groupByStem(postings);
  const packed = packPages(facts);
  const written = (some: Groups, listedStems: ShardContext['known']) =>
    writeShard(some, postings, { known: listedStems, pages: readPages(packed) });
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
  // Results are spread over the site: one file with all entries, if small enough, saves a request for each.
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
