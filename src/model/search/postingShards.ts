import type { PageTable } from './pageTable';
import { FIELDS, readToken, writeToken, type Field } from './tokens';

/** Postings of a token: numbers of the sections that have it, ascending. */
export type Postings = Record<string, readonly number[]>;

/** What writer and reader of a shard both have, so that the shard need not say it. */
export interface ShardContext {
  /** The words of the index's list, as stems in order: a shard leaves them out. */
  known: readonly string[];
  pages: Pick<PageTable, 'pageOf' | 'firstSection'>;
}

const RADIX = 36;
/** Most letters that a stem may share with the one before it: what one digit can say. */
const MOST_SHARED = RADIX - 1;

/** Digits of which the last one of a number is a letter: numbers need nothing between them. */
const LETTERS = 26;
const letterOf = (first: 'a' | 'A', place: number) => String.fromCharCode(first.charCodeAt(0) + place);
const placeOf = (letter: string) => (letter.codePointAt(0) ?? 0) - (letter < 'a' ? 'A' : 'a').charCodeAt(0);

function write(number: number, first: 'a' | 'A' = 'a'): string {
  const rest = Math.floor(number / LETTERS);
  return (rest === 0 ? '' : String(rest)) + letterOf(first, number % LETTERS);
}

const read = (digits: string): number => Number(digits.slice(0, -1)) * LETTERS + placeOf(digits.slice(-1));

/** Fields of a page, which its first section has: their lists are of pages, whose numbers are shorter. */
const isOfPage = (field: Field) => field === 't' || field === 'k';

/** Differences between the numbers of an ascending list, the first one from 0. */
function writeList(numbers: readonly number[]): string {
  return numbers.map((number, at) => write(number - (numbers[at - 1] ?? 0))).join('');
}

function readList(text: string): number[] {
  let last = 0;
  return (text.match(/\d*[a-z]/g) ?? []).map((digits) => (last += read(digits)));
}

/** What a list begins with: a capital letter for each field, and for the same as part of a compound. */
const markOf = (field: Field, isPart: boolean) => letterOf('A', FIELDS.indexOf(field) * 2 + Number(isPart));

/** How many letters two words begin with alike. */
function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length, MOST_SHARED);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** The tokens of each stem, stems in order. */
export function groupByStem(postings: Postings): [stem: string, tokens: string[]][] {
  const groups = new Map<string, string[]>();
  for (const token of Object.keys(postings)) {
    const { stem } = readToken(token);
    const tokens = groups.get(stem);
    if (tokens === undefined) groups.set(stem, [token]);
    else tokens.push(token);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Writes postings as text, much shorter (compressed) than FlexSearch's own JSON: a line for each stem, its first letters said
 * by their number where they are those of the line before, and after it the lists of its fields.
 * Stems that the index's list of words has are left out.
 * @param groups tokens by stem, stems in order
 * @example '0lasku Aad' + '\n' + '5tus Hc' // lasku: title of pages 0 and 3; part in the text of section 2
 */
export function writeShard(
  groups: readonly (readonly [string, readonly string[]])[],
  postings: Postings,
  { known, pages }: ShardContext,
): string {
  const listed = new Set(known);
  let last = '';
  const lines = groups.map(([stem, tokens]) => {
    const shared = sharedLength(last, stem);
    last = stem;
    const lists = tokens.map((token) => {
      const { field, isPart } = readToken(token);
      const sections = postings[token] ?? [];
      const numbers = isOfPage(field) ? sections.map((section) => pages.pageOf(section) ?? 0) : sections;
      return markOf(field, isPart) + writeList(numbers);
    });
    return (listed.has(stem) ? '' : `${shared.toString(RADIX) + stem.slice(shared)} `) + lists.join('');
  });
  return lines.join('\n') + END;
}

const END = '\n';
const LINE = /^(?:([\da-z])(\S*) )?((?:[A-L](?:\d*[a-z])+)+)$/;

/** The lines of a file; a file that was cut off lacks its end. */
function linesOf(text: string): string[] {
  if (!text.endsWith(END)) throw new Error('The file ends too early.');
  return text.slice(0, -END.length).split('\n');
}

/**
 * Reads a shard.
 * @param context as it was written with; of the known stems those that are in this shard
 * @throws when the text is not a whole shard, but such as a page of the host's
 */
export function readShard(text: string, { known, pages }: ShardContext): Record<string, number[]> {
  // Without what every object has, such as `constructor`.
  const postings = Object.create(null) as Record<string, number[]>;
  if (text === END) return postings;
  const listed = known.values();
  let last = '';
  for (const line of linesOf(text)) {
    const [isLine, shared, rest = '', lists = ''] = LINE.exec(line) ?? [];
    const stem = shared === undefined ? listed.next().value : last.slice(0, parseInt(shared, RADIX)) + rest;
    if (isLine === undefined || stem === undefined) throw new Error(`"${line}" is no line of postings.`);
    last = stem;
    for (const list of lists.match(/[A-L][\da-z]+/g) ?? []) {
      const mark = placeOf(list);
      const field = FIELDS[mark >> 1] ?? 'b';
      const numbers = readList(list.slice(1));
      postings[writeToken({ field, stem, isPart: mark % 2 === 1 })] = isOfPage(field)
        ? numbers.map(pages.firstSection)
        : numbers;
    }
  }
  return postings;
}

/** A stem of the index, the number of sections that have it, at least, and whether it is what pages are about. */
export type IndexWord = readonly [stem: string, frequency: number, isTopic: boolean];

/** From here on a list of words says frequencies in steps of about a half more: its shard has the word's own. */
const EXACT = 4;
const stepOf = (frequency: number) => (frequency < EXACT ? frequency : Math.floor(2 * Math.log2(frequency)));
const leastOf = (step: number) => (step < EXACT ? step : Math.ceil(2 ** (step / 2)));

/** Says how many of the last stem's letters go, `A` for none; `Z` for all of them, as where they are too many to say. */
const ANEW = LETTERS - 1;

/** Writes stems in order, each after a capital letter, and in a line of their own their frequencies, capitals topics. */
export function writeWordList(words: readonly IndexWord[]): string {
  let last = '';
  const stems = words.map(([stem]) => {
    const shared = sharedLength(last, stem);
    const dropped = last.length - shared;
    last = stem;
    return dropped < ANEW ? letterOf('A', dropped) + stem.slice(shared) : letterOf('A', ANEW) + stem;
  });
  const frequencies = words.map(([, frequency, isTopic]) => write(stepOf(frequency), isTopic ? 'A' : 'a'));
  return `${stems.join('')}\n${frequencies.join('')}`;
}

export function readWordList(text: string): IndexWord[] {
  const [stems = '', numbers = ''] = text.split('\n');
  const frequencies = numbers.match(/\d*[a-zA-Z]/g) ?? [];
  let last = '';
  return (stems.match(/[A-Z][^A-Z]*/g) ?? []).map((coded, at) => {
    const dropped = placeOf(coded);
    last = (dropped === ANEW ? '' : last.slice(0, last.length - dropped)) + coded.slice(1);
    const digits = frequencies[at] ?? '';
    return [last, leastOf(read(digits)), digits.slice(-1) < 'a'];
  });
}

/** Number of the shard that has a stem, by the first stems of the shards, in order. */
export function shardOf(stem: string, firsts: readonly string[]): number {
  let low = 0;
  let high = firsts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firsts[middle] ?? '') <= stem) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
