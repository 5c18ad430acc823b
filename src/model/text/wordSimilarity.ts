import { editDistance } from './editDistance';

/** Shortest prefix that two forms of one word share, and its least share of the longer form. */
const MIN_STEM = 4;
const MIN_STEM_SHARE = 0.4;
/** What a shared prefix is worth: the more of the longer form it is, the more. */
const STEM_BASE = 0.5;
const STEM_SLOPE = 0.4;
/** Characters of a word for each typing error that it may have, and the most edits. */
const LETTERS_PER_EDIT = 4;
const MAX_EDITS = 2;
/** What a word with a typing error in it is worth beside the word itself. */
const WITH_SLIP = 0.9;

const isNumber = (word: string) => /^\d+$/.test(word);

function sharedPrefix(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

function isWithinSlips(a: string, b: string): boolean {
  const edits = Math.min(MAX_EDITS, Math.floor(Math.min(a.length, b.length) / LETTERS_PER_EDIT));
  return edits > 0 && Math.abs(a.length - b.length) <= edits && editDistance(a, b) <= edits;
}

/**
 * How likely two folded words are the same, but for typing errors of the hand, from 0 to 1. Numbers are the same only
 * when they are equal.
 * @example spellingSimilarity('lasku', 'laksu') // 0.9
 */
export function spellingSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  return !isNumber(a) && !isNumber(b) && isWithinSlips(a, b) ? WITH_SLIP : 0;
}

/** How likely two folded words are the same word, perhaps in two forms, from 0 to 1. */
export function wordSimilarity(a: string, b: string): number {
  const stem = sharedPrefix(a, b);
  const share = stem / Math.max(a.length, b.length);
  const isForm = stem >= MIN_STEM && share >= MIN_STEM_SHARE && !isNumber(a) && !isNumber(b);
  return Math.max(spellingSimilarity(a, b), isForm ? STEM_BASE + STEM_SLOPE * share : 0);
}
