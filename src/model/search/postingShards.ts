import { FIELDS, readToken, writeToken, type Field } from './tokens';

/** Postings of a token: numbers of the sections that have it, ascending. */
export type Postings = Record<string, readonly number[]>;

const RADIX = 36;
/** Most letters that a stem may share with the one before it: what one digit can say. */
const MOST_SHARED = RADIX - 1;

const write = (number: number) => number.toString(RADIX);
const read = (digits: string) => parseInt(digits, RADIX);

/** Differences between the numbers of an ascending list, the first one from 0. */
function writeList(numbers: readonly number[]): string {
  return numbers.map((number, at) => write(number - (numbers[at - 1] ?? 0))).join(',');
}

function readList(text: string): number[] {
  let last = 0;
  return text.split(',').map((digits) => (last += read(digits)));
}

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
 * Writes postings as text, about half as large (compressed) as FlexSearch's own JSON: a line for each stem, its
 * first letters said by their number where they are those of the line before, and after it the lists of its
 * fields; a capital letter is the field's list of compounds' parts.
 * @param groups tokens by stem, stems in order
 * @example '0lasku t0,3 B1' + '\n' + '5tus b2' // lasku: title of 0 and 3; part of a compound in the text of 1 …
 */
export function writeShard(groups: readonly (readonly [string, readonly string[]])[], postings: Postings): string {
  let last = '';
  const lines = groups.map(([stem, tokens]) => {
    const shared = sharedLength(last, stem);
    last = stem;
    const lists = tokens.map((token) => {
      const { field, isPart } = readToken(token);
      return (isPart ? field.toUpperCase() : field) + writeList(postings[token] ?? []);
    });
    return [write(shared) + stem.slice(shared), ...lists].join(' ');
  });
  return lines.join('\n') + END;
}

const END = '\n';
const LIST = /^[a-zA-Z][\da-z]+(?:,[\da-z]+)*$/;

/** The lines of a file; a file that was cut off lacks its end. */
function linesOf(text: string): string[] {
  if (!text.endsWith(END)) throw new Error('The file ends too early.');
  return text.slice(0, -END.length).split('\n');
}

/**
 * Reads a shard.
 * @throws when the text is not a whole shard, but such as a page of the host's
 */
export function readShard(text: string): Record<string, number[]> {
  // Without what every object has, such as `constructor`.
  const postings = Object.create(null) as Record<string, number[]>;
  let last = '';
  if (text === END) return postings;
  for (const line of linesOf(text)) {
    const [coded = '', ...lists] = line.split(' ');
    const stem = last.slice(0, read(coded.charAt(0))) + coded.slice(1);
    last = stem;
    for (const list of lists) {
      const letter = list.charAt(0);
      const field = letter.toLowerCase() as Field;
      if (!LIST.test(list) || !FIELDS.includes(field)) throw new Error(`"${line}" is no line of postings.`);
      postings[writeToken({ field, stem, isPart: letter !== field })] = readList(list.slice(1));
    }
  }
  return postings;
}

/** A stem of the index, the number of sections that have it, and whether it is what pages are about. */
export type IndexWord = readonly [stem: string, frequency: number, isTopic: boolean];

const TOPIC = '!';

/** Writes stems in order, as `writeShard` does, and their frequencies in a line of their own, which packs better. */
export function writeWordList(words: readonly IndexWord[]): string {
  let last = '';
  const stems = words.map(([stem]) => {
    const shared = sharedLength(last, stem);
    last = stem;
    return write(shared) + stem.slice(shared);
  });
  const frequencies = words.map(([, frequency, isTopic]) => (isTopic ? TOPIC : '') + write(frequency));
  return `${stems.join(' ')}\n${frequencies.join(' ')}`;
}

export function readWordList(text: string): IndexWord[] {
  const [stems = [], frequencies = []] = text.split('\n').map((line) => line.split(' '));
  let last = '';
  return stems.map((coded, at) => {
    last = last.slice(0, read(coded.charAt(0))) + coded.slice(1);
    const digits = frequencies[at] ?? '';
    const isTopic = digits.startsWith(TOPIC);
    return [last, read(isTopic ? digits.slice(TOPIC.length) : digits), isTopic];
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
