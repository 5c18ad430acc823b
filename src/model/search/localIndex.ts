import { analyserOf } from './analyser';
import { joinVocabularies } from './joinVocabularies';
import type { IndexManifest } from './manifest';
import { wordsOf } from './normalise';
import { readEntry, type PackedEntry, type PageEntry } from './pageEntry';
import { readPages, type PageInput, type PageTable } from './pageTable';
import { plainQuery } from './plainQuery';
import { planQuery, type PlannedWord } from './plan';
import { planNearest } from './planNearest';
import { readShard, readWordList, shardOf, type Postings } from './postingShards';
import { rankPlan, type PageHit } from './rank';
import { readStart, START_FILE } from './startFile';
import type { Term } from './terms';
import { writeToken } from './tokens';
import { buildVocabulary, type Vocabulary } from './vocabulary';

/** Reads a file of an index. The name carries the folder; the text is what was built, or the promise fails. */
type ReadFile = (name: string) => Promise<string>;
/** Holds postings and finds those of a token; in the browser FlexSearch does. */
export type HoldPostings = (postings: Postings) => (token: string) => readonly number[];

/** What a query finds in the index of one language. */
export interface IndexAnswer {
  plan: readonly PlannedWord[];
  hits: readonly PageHit[];
  vocabulary: Vocabulary;
}

export interface LocalIndex {
  lang: string;
  /** Reads what every query needs. */
  prepare: () => Promise<void>;
  /** The page that comes nearest to a query that finds nothing. */
  nearest: (query: string) => Promise<PageHit | undefined>;
  find: (query: string, accepts: (page: number, facts: PageInput) => boolean) => Promise<IndexAnswer>;
  /** Places of sections within their pages. */
  pages: () => Promise<PageTable>;
  entry: (page: number) => Promise<PageEntry | undefined>;
  /** Texts of a page's sections. */
  texts: (page: number) => Promise<readonly string[]>;
}

/** A word that is less surely meant is looked up only in shards that a surer one brings. */
const SURE_ENOUGH = 0.5;
/** Most shards that are read to plan a query, and to answer it, so that what it loads stays bounded. */
const MAX_SHARDS_TO_PLAN = 4;
const MAX_SHARDS = 8;

interface Shard {
  postings: (token: string) => readonly number[];
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

const counts = (postings: Postings) =>
  Object.entries(postings).map(([token, numbers]) => [token, numbers.length] as const);

/** What a word surely means, or all that it may mean where nothing is sure. */
function surest({ terms }: PlannedWord): readonly Term[] {
  const sure = terms.filter(({ weight }) => weight >= SURE_ENOUGH);
  return sure.length > 0 ? sure : terms;
}

/** The index of one language, whose files are read when a query wants them. */
export function openLocalIndex(
  { lang, folder, firsts }: Omit<IndexManifest, 'without'>,
  read: ReadFile,
  hold: HoldPostings,
): LocalIndex {
  const analyser = analyserOf(lang);
  const isWhole = firsts.length === 0;
  const file = remember((name: string) => read(`${folder}/${name}`));
  const json = async <Value>(name: string) => JSON.parse(await file(name)) as Value;
  const start = remember(async (name: string) => {
    const { pages, entriesPerFile, words } = readStart(await file(name));
    return { table: readPages(pages), entriesPerFile, words };
  });
  const pages = async () => (await start(START_FILE)).table;
  const shard = remember(async (number: number): Promise<Shard> => {
    const postings = readShard(isWhole ? (await start(START_FILE)).words : await file(`words-${number}.txt`));
    return { postings: hold(postings), vocabulary: buildVocabulary(counts(postings), analyser) };
  });
  const words = remember(async (name: string) => {
    const list = readWordList((await start(name)).words);
    // A word that pages are about is like a title's, any other like one of running text.
    const tokens = list.map(
      ([stem, frequency, isTopic]) =>
        [writeToken({ field: isTopic ? 't' : 'b', stem, isPart: false }), frequency] as const,
    );
    return buildVocabulary(tokens, analyser);
  });

  /** The shards that a query's own words are in. */
  const shardsOfWords = (query: string): number[] => {
    const folded = wordsOf(plainQuery(query));
    const last = folded[folded.length - 1] ?? '';
    const joined = folded.map((word, at) => (folded[at - 1] ?? '') + word);
    const prefix = [shardOf(last, firsts), shardOf(`${last}\uffff`, firsts)];
    const own = [...folded, ...joined].map((word) => shardOf(analyser.stem(word), firsts));
    return [...new Set([...own, ...prefix])].slice(0, MAX_SHARDS_TO_PLAN);
  };
  const planned = async (query: string): Promise<{ plan: PlannedWord[]; vocabulary: Vocabulary }> => {
    const parts = isWhole
      ? [(await shard(0)).vocabulary]
      : await Promise.all([
          words(START_FILE),
          ...shardsOfWords(query).map(async (number) => (await shard(number)).vocabulary),
        ]);
    const vocabulary = joinVocabularies(parts);
    return { plan: planQuery(query, vocabulary, analyser), vocabulary };
  };
  /** Postings of the shards that the plan's surest words are in. */
  const postingsOf = async (plan: readonly PlannedWord[]) => {
    if (isWhole) return (await shard(0)).postings;
    const terms = plan.flatMap(surest).sort((a, b) => b.weight - a.weight);
    const numbers = [...new Set(terms.map(({ stem }) => shardOf(stem, firsts)))].slice(0, MAX_SHARDS);
    const shards = await Promise.all(numbers.map(shard));
    return (token: string) => shards.map(({ postings }) => postings(token)).find((list) => list.length > 0) ?? [];
  };

  const nearest = async (query: string) => {
    const [table, { vocabulary }] = await Promise.all([pages(), planned(query)]);
    const plan = planNearest(query, vocabulary, analyser);
    return rankPlan(plan, { postings: await postingsOf(plan), vocabulary, analyser, pages: table })[0];
  };

  return {
    lang,
    nearest,
    pages,
    prepare: async () => {
      const [table, { entriesPerFile }] = await Promise.all([pages(), start(START_FILE)]);
      if (table.pageCount > 0 && table.pageCount <= entriesPerFile) await file('entries-0.json');
    },
    find: async (query, accepts) => {
      const [table, { plan, vocabulary }] = await Promise.all([pages(), planned(query)]);
      const postings = await postingsOf(plan);
      const hits = rankPlan(plan, { postings, vocabulary, analyser, pages: table }, accepts);
      return { plan, hits, vocabulary };
    },
    entry: async (page) => {
      const { entriesPerFile } = await start(START_FILE);
      const chunk = await json<PackedEntry[]>(`entries-${Math.floor(page / entriesPerFile)}.json`);
      const entry = chunk[page % entriesPerFile];
      return entry === undefined ? undefined : readEntry(entry);
    },
    texts: (page) => json<string[]>(`text-${page}.json`),
  };
}
