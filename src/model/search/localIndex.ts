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

/** Several vocabularies as one: the words of an index, and those of the shards that a query has brought. */
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

/** Reads a file of an index. The name carries the folder; the text is what was built, or the promise fails. */
type ReadFile = (name: string) => Promise<string>;

/** What a query finds in the index of one language. */
export interface IndexAnswer {
  plan: readonly PlannedWord[];
  hits: readonly PageHit[];
  vocabulary: Vocabulary;
}

export interface LocalIndex {
  lang: string;
  analyser: Analyser;
  /** Places of sections within their pages. */
  pages: PageTable;
  /** Reads what results show, where that is one file. */
  prepare: () => Promise<void>;
  /** Reads what results show, as far as few bytes go, until something more urgent comes. */
  readAhead: (isUrgent: () => boolean) => Promise<void>;
  /** The page that comes nearest to a query that finds nothing. */
  nearest: (query: string) => Promise<PageHit | undefined>;
  find: (query: string, accepts: (page: number, facts: PageInput) => boolean) => Promise<IndexAnswer>;
  entry: (page: number) => Promise<PageEntry | undefined>;
  /** Texts of a page's sections. */
  texts: (page: number) => Promise<readonly string[]>;
}

/** A word that is less surely meant is looked up only in shards that a surer one brings. */
const SURE_ENOUGH = 0.5;
/**
 * Most shards that are read for a query's own words, as many for what the listed words mean, and as many to answer it,
 * so that what it loads stays bounded.
 */
const MAX_SHARDS = 8;

/** Most files of entries that are read ahead, each of 1.5 kB (compressed), and how many at once. */
const READ_AHEAD = 100;
const READ_AT_ONCE = 8;

interface Shard {
  postings: Postings;
  vocabulary: Vocabulary;
}

/** Remembers what has been made for a key; what failed is made again. */
function remember<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const making = make(key);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}

const shardName = (number: number) => `words-${number}.txt`;

const counts = (postings: Postings) =>
  Object.entries(postings).map(([token, numbers]) => [token, numbers.length] as const);

/** What a word surely means, or all that it may mean where nothing is sure. */
function surest({ terms }: PlannedWord): readonly Term[] {
  const sure = terms.filter(({ weight }) => weight >= SURE_ENOUGH);
  return sure.length > 0 ? sure : terms;
}

/**
 * The index of one language, whose files are read when a query wants them.
 * @param analyser the one of its language
 */
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
  /** What the files of a name, each of so many pages, have of a page. */
  const filed = async <Value>(name: string, perFile: number, page: number): Promise<Value | undefined> => {
    const at = order.indexOf(page);
    return (await json<Value[]>(`${name}-${Math.floor(at / perFile)}.json`))[at % perFile];
  };
  const list = isWhole ? [] : readWordList(words);
  const knownIn = firsts.map((): string[] => []);
  for (const [stem] of list) knownIn[shardOf(stem, firsts)]?.push(stem);
  const shard = remember(async (number: number): Promise<Shard> => {
    const text = isWhole ? words : await file(shardName(number));
    const postings = readShard(text, { known: knownIn[number] ?? [], pages });
    return { postings, vocabulary: buildVocabulary(counts(postings), analyser) };
  });
  // A word that pages are about is like a title's, any other like one of running text.
  const tokens = list.map(
    ([stem, frequency, isTopic]) =>
      [writeToken({ field: isTopic ? 't' : 'b', stem, isPart: false }), frequency] as const,
  );
  const listed = isWhole ? [] : [buildVocabulary(tokens, analyser)];

  /** The shards that a query's own words are in. */
  const shardsOfWords = (query: string): number[] => {
    const written = wordsOf(plainQuery(query));
    const telling = written.filter((word) => !analyser.isStopWord(word));
    const folded = telling.length > 0 ? telling : written;
    const last = folded[folded.length - 1] ?? '';
    const joined = folded.map((word, at) => (folded[at - 1] ?? '') + word);
    const prefix = [shardOf(last, firsts), shardOf(`${last}\uffff`, firsts)];
    const own = [...folded, ...joined].map((word) => shardOf(analyser.stem(word), firsts));
    return [...new Set([...own, ...prefix])].slice(0, MAX_SHARDS);
  };
  /** The shards that the plan's surest words are in. */
  const shardsOfPlan = (plan: readonly PlannedWord[]): number[] => {
    const terms = plan.flatMap(surest).sort((a, b) => b.weight - a.weight);
    return [...new Set(terms.map(({ stem }) => shardOf(stem, firsts)))].slice(0, MAX_SHARDS);
  };
  const planned = async (query: string): Promise<{ plan: PlannedWord[]; vocabulary: Vocabulary }> => {
    const own = Promise.all((isWhole ? [0] : shardsOfWords(query)).map(shard));
    // What the listed words mean by themselves is fetched beside the query's own shards, not after them.
    const meant = listed.flatMap((vocabulary) => shardsOfPlan(planQuery(query, vocabulary, analyser)));
    for (const number of meant) file(shardName(number)).catch(() => undefined);
    const vocabulary = joinVocabularies([...listed, ...(await own).map((each) => each.vocabulary)]);
    return { plan: planQuery(query, vocabulary, analyser), vocabulary };
  };
  /** Finds the postings of a token in the shards of a plan. */
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
