import type { PageTable } from './pageTable';
import { FIELDS, readToken, writeToken, type Field } from './tokens';

/** Numbers of the sections that contain a token, ascending. */
export type Postings = Record<string, readonly number[]>;

/** Data shared by the writer and the reader of a shard, which the shard omits. */
export interface ShardContext {
  /** The sorted stems of the index's word list; a shard omits them. */
  known: readonly string[];
  pages: Pick<PageTable, 'pageOf' | 'firstSection'>;
}

const RADIX = 36;
/** Maximum shared prefix of neighbouring stems: one digit. */
const MOST_SHARED = RADIX - 1;

/** Radix of a number's last digit, a letter, so that numbers need no separator. */
const LETTERS = 26;
const letterOf = (first: 'a' | 'A', index: number) => String.fromCharCode(first.charCodeAt(0) + index);
const indexOfLetter = (letter: string) => (letter.codePointAt(0) ?? 0) - (letter < 'a' ? 'A' : 'a').charCodeAt(0);

function write(number: number, first: 'a' | 'A' = 'a'): string {
  const rest = Math.floor(number / LETTERS);
  return (rest === 0 ? '' : String(rest)) + letterOf(first, number % LETTERS);
}

const read = (digits: string): number => Number(digits.slice(0, -1)) * LETTERS + indexOfLetter(digits.slice(-1));

/** Fields whose postings refer to pages instead of sections: smaller numbers. */
const isOfPage = (field: Field) => field === 't' || field === 'k';

/** Delta-encodes an ascending list of numbers. */
function writeList(numbers: readonly number[]): string {
  return numbers.map((number, at) => write(number - (numbers[at - 1] ?? 0))).join('');
}

function readList(text: string): number[] {
  let last = 0;
  return (text.match(/\d*[a-z]/g) ?? []).map((digits) => (last += read(digits)));
}

/** The marker of a list: a capital letter per field, and another for compound parts. */
const fieldLetter = (field: Field, isPart: boolean) => letterOf('A', FIELDS.indexOf(field) * 2 + Number(isPart));

/** Length of the shared prefix of two words. */
function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length, MOST_SHARED);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** The tokens of each stem, sorted by stem. */
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
 * Writes postings as text, much shorter (compressed) than FlexSearch's JSON. Each stem is a line, front-coded: its
 * shared prefix with the previous line as a number, then the lists of its fields. Stems of the index's word list are
 * omitted.
 * @param groups tokens by stem, sorted by stem
 * @example '0lasku Aad' + '\n' + '5tus Hc' // lasku: title of pages 0 and 3; part in the text of section 2
 */
export function writeShard(
  groups: readonly (readonly [string, readonly string[]])[],
  postings: Postings,
  { known: listedStems, pages }: ShardContext,
): string {
  const listed = new Set(listedStems);
  let last = '';
  const lines = groups.map(([stem, tokens]) => {
    const shared = sharedLength(last, stem);
    last = stem;
    const lists = tokens.map((token) => {
      const { field, isPart } = readToken(token);
      const sections = postings[token] ?? [];
      const numbers = isOfPage(field) ? sections.map((section) => pages.pageOf(section) ?? 0) : sections;
      return fieldLetter(field, isPart) + writeList(numbers);
    });
    return (listed.has(stem) ? '' : `${shared.toString(RADIX) + stem.slice(shared)} `) + lists.join('');
  });
  return lines.join('\n') + END;
}

const END = '\n';
const LINE = /^(?:([\da-z])(\S*) )?((?:[A-L](?:\d*[a-z])+)+)$/;

/** The lines of a file; throws for a truncated file. */
function linesOf(text: string): string[] {
  if (!text.endsWith(END)) throw new Error('The file is truncated.');
  return text.slice(0, -END.length).split('\n');
}

/**
 * Reads a shard.
 * @param context the context of the writer, reduced to this shard's stems
 * @throws for other text, such as an error page of the host
 */
export function readShard(text: string, { known: listedStems, pages }: ShardContext): Record<string, number[]> {
  // No prototype, since `constructor` can be a key.
  const postings = Object.create(null) as Record<string, number[]>;
  if (text === END) return postings;
  const listed = listedStems.values();
  let last = '';
  for (const line of linesOf(text)) {
    const [isLine, shared, rest = '', lists = ''] = LINE.exec(line) ?? [];
    const stem = shared === undefined ? listed.next().value : last.slice(0, parseInt(shared, RADIX)) + rest;
    if (isLine === undefined || stem === undefined) throw new Error(`Invalid line of postings: "${line}".`);
    last = stem;
    for (const list of lists.match(/[A-L][\da-z]+/g) ?? []) {
      const mark = indexOfLetter(list);
      const field = FIELDS[mark >> 1] ?? 'b';
      const numbers = readList(list.slice(1));
      postings[writeToken({ field, stem, isPart: mark % 2 === 1 })] = isOfPage(field)
        ? numbers.map(pages.firstSection)
        : numbers;
    }
  }
  return postings;
}

/** A stem of the index, the minimum number of sections with it, and whether it is a topic. */
export type IndexWord = readonly [stem: string, frequency: number, isTopic: boolean];

/** From here on the word list rounds frequencies to steps of a half; the shard has the exact number. */
const EXACT = 4;
const stepOf = (frequency: number) => (frequency < EXACT ? frequency : Math.floor(2 * Math.log2(frequency)));
const leastOf = (step: number) => (step < EXACT ? step : Math.ceil(2 ** (step / 2)));

/** Drop count that replaces the whole previous stem; letters stand for counts, `A` for none. */
const ANEW = LETTERS - 1;

/** Writes sorted stems, each after a capital letter, and their frequencies on a second line, capitals for topics. */
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
    const dropped = indexOfLetter(coded);
    last = (dropped === ANEW ? '' : last.slice(0, last.length - dropped)) + coded.slice(1);
    const digits = frequencies[at] ?? '';
    return [last, leastOf(read(digits)), digits.slice(-1) < 'a'];
  });
}

/** Number of a stem's shard, from the sorted first stems of the shards. */
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
