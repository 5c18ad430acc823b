import type { Analyser } from './analyserBy';
import { partsWithin } from './finnish/compounds';
import { INVISIBLE_SIGNS, wordsOf } from './normalise';
import type { TextPart } from './provider';

/** A word in a text, including hyphens of compounds and soft hyphens. */
const LETTERS = `[\\p{L}\\p{N}\\p{M}${INVISIBLE_SIGNS}]+`;
const WORD = new RegExp(`${LETTERS}(?:-${LETTERS})*`, 'gu');
const ELLIPSIS = '…';
/** Weight of a repeated word in a passage. */
const REPEATED = 0.15;
/** Maximum share of a passage before its first marked word, so that it can start with the sentence. */
const LEAD = 1 / 3;

/** How a word matches the query: by its own stem, or by that of a part of it. */
interface WordMatch {
  stem: string;
  isCompound?: true;
}

/** Returns how a word of a text matches the query, if it does. */
export type WordMatcher = (word: string) => WordMatch | undefined;

/** Creates a matcher by stems and compound parts (`isKnown`), so that `hinta` finds "hinnan" and "kestohinta". */
export function createMatcher(
  stems: Iterable<string>,
  analyser: Analyser,
  isKnown: (stem: string) => boolean,
): WordMatcher {
  const queryStems = new Set(stems);
  const words = {
    stemOf: analyser.stem,
    isKnown: (stem: string) => queryStems.has(stem) || isKnown(stem),
  };
  const cache = new Map<string, WordMatch | undefined>();
  const find = (word: string): WordMatch | undefined => {
    for (const folded of wordsOf(word)) {
      const stem = words.stemOf(folded);
      if (queryStems.has(stem)) return { stem };
      const part = partsWithin(folded, words).find((each) => queryStems.has(each));
      if (part !== undefined) return { stem: part, isCompound: true };
    }
    return undefined;
  };
  return (word) => {
    if (!cache.has(word)) cache.set(word, find(word));
    return cache.get(word);
  };
}

interface Match extends WordMatch {
  start: number;
  end: number;
}

/** Positions of the query's words in a text. */
export function findMatches(text: string, matcher: WordMatcher): Match[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const found = matcher(match[0]);
    return found === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, ...found }];
  });
}

function cutAt(text: string, matches: readonly Match[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end, isCompound } of matches) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true, isCompound });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/** Splits a text into parts that are, or are not, words of the query. */
export function markText(text: string, matcher: WordMatcher): TextPart[] {
  return cutAt(text, findMatches(text, matcher));
}

/** The start of the passage around a position: the start of its sentence if near, else a word shortly before. */
function passageStart(text: string, position: number, reach: number): number {
  const from = Math.max(0, position - Math.floor(reach));
  if (from === 0) return 0;
  const before = text.slice(from, position);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf('! '));
  if (sentence >= 0) return from + sentence + 2;
  const space = before.indexOf(' ');
  return space < 0 ? position : from + space + 1;
}

/** The passage of at most `length` characters with most of the query's words, marked; empty without a match. */
export function findPassage(text: string, matcher: WordMatcher, length: number): TextPart[] {
  const matches = findMatches(text, matcher);
  let best = { start: 0, worth: 0 };
  matches.forEach(({ start: first }, from) => {
    const start = passageStart(text, first, length * LEAD);
    const seen = new Set<string>();
    let worth = 0;
    for (const { end, stem } of matches.slice(from)) {
      if (end > start + length) break;
      worth += seen.has(stem) ? REPEATED : 1;
      seen.add(stem);
    }
    if (worth > best.worth) best = { start, worth };
  });
  if (best.worth === 0) return [];
  const { start } = best;
  const rest = text.slice(start, start + length);
  const isCut = start + length < text.length;
  const end = start + (isCut && rest.includes(' ') ? rest.lastIndexOf(' ') : rest.length);
  const inside = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({ ...match, start: match.start - start, end: match.end - start }));
  const parts = cutAt(text.slice(start, end), inside);
  if (start > 0) parts.unshift({ text: `${ELLIPSIS} `, isMatch: false });
  if (isCut) parts.push({ text: ` ${ELLIPSIS}`, isMatch: false });
  return parts;
}
