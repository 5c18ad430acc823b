import type { Analyser } from './analyserBy';
import { partsWithin } from './finnish/compounds';
import { INVISIBLE_SIGNS, wordsOf } from './normalise';
import type { TextPart } from './provider';

/** A word as it is in a text, with what joins compounds and what a hyphenator leaves in words. */
const LETTERS = `[\\p{L}\\p{N}\\p{M}${INVISIBLE_SIGNS}]+`;
const WORD = new RegExp(`${LETTERS}(?:-${LETTERS})*`, 'gu');
const ELLIPSIS = '…';
/** How much a word counts that the passage has already. */
const REPEATED = 0.15;
/** Share of a passage that may be before its first marked word, to begin with the sentence. */
const LEAD = 1 / 3;

/** Tells whether a word of a text is one that the query means; answers with the stem that it was found by. */
export type WordMatcher = (word: string) => string | undefined;

/**
 * A matcher of words by their stems and by the parts of compounds, so that `hinta` finds "hinnan" and
 * "kestohinta".
 * @param stems what the query means, as the plan or an answer's `marks` have it
 * @param isKnown says which stems compounds may be made of
 */
export function createMatcher(
  stems: Iterable<string>,
  analyser: Analyser,
  isKnown: (stem: string) => boolean,
): WordMatcher {
  const wanted = new Set(stems);
  const words = {
    stemOf: analyser.stem,
    isKnown: (stem: string) => wanted.has(stem) || isKnown(stem),
  };
  const known = new Map<string, string | undefined>();
  const find = (word: string) => {
    for (const folded of wordsOf(word)) {
      const stem = words.stemOf(folded);
      if (wanted.has(stem)) return stem;
      const part = partsWithin(folded, words).find((each) => wanted.has(each));
      if (part !== undefined) return part;
    }
    return undefined;
  };
  return (word) => {
    if (!known.has(word)) known.set(word, find(word));
    return known.get(word);
  };
}

interface Place {
  start: number;
  end: number;
  stem: string;
}

/** Where a text has words of the query. */
export function findMatches(text: string, matcher: WordMatcher): Place[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const stem = matcher(match[0]);
    return stem === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, stem }];
  });
}

function cutAt(text: string, places: readonly Place[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/** A text in pieces that are, or are not, words of the query. */
export function markText(text: string, matcher: WordMatcher): TextPart[] {
  return cutAt(text, findMatches(text, matcher));
}

/** Start of the passage that holds a place: its sentence's where that is near, else a word shortly before. */
function passageStart(text: string, place: number, reach: number): number {
  const from = Math.max(0, place - Math.floor(reach));
  if (from === 0) return 0;
  const before = text.slice(from, place);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf('! '));
  if (sentence >= 0) return from + sentence + 2;
  const space = before.indexOf(' ');
  return space < 0 ? place : from + space + 1;
}

/**
 * The passage of a text that has most of the query's words, marked, with ellipses where it is cut; empty where the
 * text has none of them.
 * @param length most characters of the passage
 */
export function findPassage(text: string, matcher: WordMatcher, length: number): TextPart[] {
  const places = findMatches(text, matcher);
  let best = { start: 0, worth: 0 };
  places.forEach(({ start: first }, from) => {
    const start = passageStart(text, first, length * LEAD);
    const seen = new Set<string>();
    let worth = 0;
    for (const { end, stem } of places.slice(from)) {
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
  const inside = places
    .filter((place) => place.start >= start && place.end <= end)
    .map((place) => ({ ...place, start: place.start - start, end: place.end - start }));
  const parts = cutAt(text.slice(start, end), inside);
  if (start > 0) parts.unshift({ text: `${ELLIPSIS} `, isMatch: false });
  if (isCut) parts.push({ text: ` ${ELLIPSIS}`, isMatch: false });
  return parts;
}
