import type { Analyser } from './analyserBy';
import type { IndexManifest } from './manifest';
import { wordsOf } from './normalise';
import { entryOrder, readEntry, type PackedEntry, type PageEntry } from './pageEntry';
import { readPages, type PageInput, type PageTable } from './pageTable';
import { plainQuery } from './plainQuery';
import { planQuery, type PlannedWord } from './plan';
import { planNearest } from './planNearest';
import { readShard, readWordList, shardOf, type Postings } from './postingShards';
import { rankPlan, type PageHit } from './rank';
import type { Term } from './terms';
import { writeToken } from './tokens';
import { buildVocabulary, type Vocabulary } from './vocabulary';

/** Joins vocabularies: that of an index, and those of the shards loaded for a query. */
export function joinVocabularies(all: readonly Vocabulary[]): Vocabulary {
  const [first, ...more] = all;
  if (first !== undefined && more.length === 0) return first;
  const unique = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    has: (stem) => all.some((each) => each.has(stem)),
    frequency: (stem) => Math.max(0, ...all.map((each) => each.frequency(stem))),
    sameRoot: (stem) => unique(all.map((each) => each.sameRoot(stem))),
    startingWith: (prefix) => unique(all.map((each) => each.startingWith(prefix))),
    near: (stem, most) => {
      const found = new Map(all.flatMap((each) => each.near(stem, most)).map((each) => [each.stem, each]));
      return [...found.values()];
    },
    isTopic: (stem) => all.some((each) => each.isTopic(stem)),
  };
}

/** Reads a file of an index by its name including the folder; rejects when the text is not the built one. */
type ReadFile = (name: string) => Promise<string>;

/** The answer of one language's index to a query. */
export interface IndexAnswer {
  plan: readonly PlannedWord[];
  hits: readonly PageHit[];
  vocabulary: Vocabulary;
}

export interface LocalIndex {
  lang: string;
  analyser: Analyser;
  /** The pages of the sections. */
  pages: PageTable;
  /** Loads the entries if they are one file. */
  prepare: () => Promise<void>;
  /** Prefetches entries within a small budget, until `isUrgent` returns true. */
  readAhead: (isUrgent: () => boolean) => Promise<void>;
  /** The closest page for a query without results. */
  nearest: (query: string) => Promise<PageHit | undefined>;
  find: (query: string, accepts: (page: number, facts: PageInput) => boolean) => Promise<IndexAnswer>;
  entry: (page: number) => Promise<PageEntry | undefined>;
  /** Texts of a page's sections. */
  texts: (page: number) => Promise<readonly string[]>;
}

/** Terms below this weight are looked up only in shards that other terms need. */
const SURE_ENOUGH = 0.5;
/** Maximum number of shards per step of a query, which bounds the download; a query of more words has one for each. */
const MAX_SHARDS = 8;

/** Maximum number of prefetched entry files of 1.5 kB (compressed), and the number of parallel requests. */
const READ_AHEAD = 100;
const READ_AT_ONCE = 8;

interface Shard {
  postings: Postings;
  vocabulary: Vocabulary;
}

/** Caches results by key, except failures. */
function remember<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const cached = made.get(key);
    if (cached !== undefined) return cached;
    const making = make(key);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}

const shardName = (number: number) => `words-${number}.txt`;

const counts = (postings: Postings) =>
  Object.entries(postings).map(([token, numbers]) => [token, numbers.length] as const);

/** The certain meanings of a word, or all of them if none is certain. */
function surest({ terms }: PlannedWord): readonly Term[] {
  const sure = terms.filter(({ weight }) => weight >= SURE_ENOUGH);
  return sure.length > 0 ? sure : terms;
}

/** Opens the index of one language; its files are loaded on demand. */
export function openLocalIndex(
  {
    lang,
    folder,
    firsts,
    pages: packed,
    entriesPerFile,
    textsPerFile,
    firstEntries,
    words,
  }: Omit<IndexManifest, 'without'>,
  analyser: Analyser,
  read: ReadFile,
): LocalIndex {
  const isWhole = firsts.length === 0;
  const file = remember((name: string) => read(`${folder}/${name}`));
  const json = async <Value>(name: string) => JSON.parse(await file(name)) as Value;
  const pages = readPages(packed);
  const order = entryOrder(firstEntries, pages.pageCount);
  const entryFiles = Array.from({ length: Math.ceil(order.length / entriesPerFile) }, (_, at) => `entries-${at}.json`);
  /** Reads a page's value from the files of one name, each with the values of `perFile` pages. */
  const filed = async <Value>(name: string, perFile: number, page: number): Promise<Value | undefined> => {
    const at = order.indexOf(page);
    return (await json<Value[]>(`${name}-${Math.floor(at / perFile)}.json`))[at % perFile];
  };
  const list = isWhole ? [] : readWordList(words);
  const stemsByShard = firsts.map((): string[] => []);
  for (const [stem] of list) stemsByShard[shardOf(stem, firsts)]?.push(stem);
  const shard = remember(async (number: number): Promise<Shard> => {
    const text = isWhole ? words : await file(shardName(number));
    const postings = readShard(text, { known: stemsByShard[number] ?? [], pages });
    return { postings, vocabulary: buildVocabulary(counts(postings), analyser) };
  });
  // A topic word is indexed like a title's word, any other like a word of running text.
  const tokens = list.map(
    ([stem, frequency, isTopic]) =>
      [writeToken({ field: isTopic ? 't' : 'b', stem, isPart: false }), frequency] as const,
  );
  const listed = isWhole ? [] : [buildVocabulary(tokens, analyser)];

  /** The shards of a query's words. */
  const shardsOfWords = (query: string): number[] => {
    const written = wordsOf(plainQuery(query));
    const contentWords = written.filter((word) => !analyser.isStopWord(word));
    const folded = contentWords.length > 0 ? contentWords : written;
    const last = folded[folded.length - 1] ?? '';
    const joined = folded.map((word, at) => (folded[at - 1] ?? '') + word);
    const prefix = [shardOf(last, firsts), shardOf(`${last}\uffff`, firsts)];
    const shardOfWord = (word: string) => shardOf(analyser.stem(word), firsts);
    return [...new Set([...folded.map(shardOfWord), ...prefix, ...joined.map(shardOfWord)])].slice(
      0,
      Math.max(MAX_SHARDS, folded.length),
    );
  };
  /** The shards of a plan's surest terms. */
  const shardsOfPlan = (plan: readonly PlannedWord[]): number[] => {
    const terms = plan.flatMap(surest).sort((a, b) => b.weight - a.weight);
    return [...new Set(terms.map(({ stem }) => shardOf(stem, firsts)))].slice(0, Math.max(MAX_SHARDS, plan.length));
  };
  const planned = async (query: string): Promise<{ plan: PlannedWord[]; vocabulary: Vocabulary }> => {
    const queryShards = Promise.all((isWhole ? [0] : shardsOfWords(query)).map(shard));
    // Load the shards of the listed words' meanings in parallel with the query's own shards.
    const meaningShards = listed.flatMap((vocabulary) => shardsOfPlan(planQuery(query, vocabulary, analyser)));
    for (const number of meaningShards) file(shardName(number)).catch(() => undefined);
    const vocabulary = joinVocabularies([...listed, ...(await queryShards).map((each) => each.vocabulary)]);
    return { plan: planQuery(query, vocabulary, analyser), vocabulary };
  };
  /** Looks up the postings of a token in a plan's shards. */
  const postingsOf = async (plan: readonly PlannedWord[]) => {
    const shards = await Promise.all(shardsOfPlan(plan).map(shard));
    return (token: string) => shards.map(({ postings }) => postings[token]).find((list) => list !== undefined) ?? [];
  };

  const nearest = async (query: string) => {
    const { vocabulary } = await planned(query);
    const plan = planNearest(query, vocabulary, analyser);
    return rankPlan(plan, { postings: await postingsOf(plan), vocabulary, analyser, pages })[0];
  };

  return {
    lang,
    analyser,
    nearest,
    pages,
    prepare: async () => {
      if (entryFiles.length === 1) await Promise.all(entryFiles.map(file));
    },
    readAhead: async (isUrgent) => {
      const ahead = entryFiles.slice(0, READ_AHEAD);
      for (let at = 0; at < ahead.length && !isUrgent(); at += READ_AT_ONCE) {
        await Promise.all(ahead.slice(at, at + READ_AT_ONCE).map(file));
      }
    },
    find: async (query, accepts) => {
      const { plan, vocabulary } = await planned(query);
      const postings = await postingsOf(plan);
      const hits = rankPlan(plan, { postings, vocabulary, analyser, pages }, accepts);
      return { plan, hits, vocabulary };
    },
    entry: async (page) => {
      const entry = await filed<PackedEntry>('entries', entriesPerFile, page);
      return entry === undefined ? undefined : readEntry(entry);
    },
    texts: async (page) => (await filed<string[]>('texts', textsPerFile, page)) ?? [],
  };
}
