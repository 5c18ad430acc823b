import { canonicalPath, safeDecode } from '../site/path';
import type { ListedPage } from './pageList';
import { wordsOf } from '../search/normalise';
import { editDistance } from '../text/editDistance';

/** Shortest shared prefix of two forms of one word, and its smallest share of the longer form. */
const MIN_STEM = 4;
const MIN_STEM_SHARE = 0.4;
/** Base similarity of a shared prefix; a larger share of the longer form adds to it. */
const STEM_BASE = 0.5;
const STEM_SLOPE = 0.4;
/** Characters of a word per allowed typing error, and the maximum number of errors. */
const LETTERS_PER_EDIT = 4;
const MAX_EDITS = 2;
/** Similarity of a misspelt word. */
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

/** Similarity of two folded words, from 0 to 1: 0.9 for `lasku` and `laksu`. Numbers must be equal. */
function spellingSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  return !isNumber(a) && !isNumber(b) && isWithinSlips(a, b) ? WITH_SLIP : 0;
}

/** Probability that two folded words are the same word, possibly inflected, from 0 to 1. */
export function wordSimilarity(a: string, b: string): number {
  const stem = sharedPrefix(a, b);
  const share = stem / Math.max(a.length, b.length);
  const isForm = stem >= MIN_STEM && share >= MIN_STEM_SHARE && !isNumber(a) && !isNumber(b);
  return Math.max(spellingSimilarity(a, b), isForm ? STEM_BASE + STEM_SLOPE * share : 0);
}

/** Maximum number of suggestions for a missing page. */
const MAX_NEAREST = 3;
/** Minimum similarity of a suggestion, from 0 to 1. */
const MIN_LIKENESS = 0.5;
/** Minimum similarity of a suggestion, relative to the best one. */
const MIN_SHARE_OF_BEST = 0.7;
/** Weight of the folders, relative to the page's name. */
const FOLDER_WEIGHT = 0.2;
/** Weight of a name without other words. */
const NAME_WEIGHT = 0.3;
/** Weight of a word that only the title has, not the page's name. */
const TITLE_WORD = 0.9;

/** A first segment that looks like a language code. */
const LANGUAGE = /^[a-z]{2}(-[a-z]{2})?$/;

/** Segments of an address: decoded, without language and file extension. */
function segmentsOf(pathname: string): string[] {
  const [first = '', ...rest] = canonicalPath(safeDecode(pathname)).split('/').filter(Boolean);
  const segments = LANGUAGE.test(first.toLowerCase()) && rest.length > 0 ? rest : [first, ...rest];
  return segments.map((segment) => segment.replace(/\.[a-z]{2,5}$/i, '')).filter(Boolean);
}

/** The words of a segment; hyphens separate words. */
const wordsIn = (segment: string) => wordsOf(segment.replaceAll('-', ' '));

/** The words of an address's last segment, as a search query: `laskun lahetys` for `/docs/laskun_lahetys.html`. */
export function slugWords(pathname: string): string {
  const last = segmentsOf(pathname).at(-1) ?? '';
  return (last.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

const lettersIn = (words: readonly string[]) => words.join('').length;

/** The share of the letters of `words` that also occur in `others`. */
function coverage(words: readonly string[], others: readonly string[], worth = 1): number {
  const total = lettersIn(words);
  if (total === 0) return 0;
  const found = words.map((word) => word.length * worth * Math.max(0, ...others.map((o) => wordSimilarity(word, o))));
  return found.reduce((sum, each) => sum + each, 0) / total;
}

function nameLikeness(words: readonly string[], name: readonly string[], title: readonly string[]): number {
  // Compares names with their spaces removed, since compounds are often written apart.
  const joined = spellingSimilarity(words.join(''), name.join(''));
  const covered = Math.max(coverage(words, name), coverage(words, title, TITLE_WORD));
  return Math.max(joined, covered === 0 ? 0 : (1 - NAME_WEIGHT) * covered + NAME_WEIGHT * coverage(name, words));
}

function folderLikeness(words: readonly string[], folders: readonly string[]): number {
  return words.length === 0 ? 0 : coverage(words, folders);
}

/** The best suggestions for a wrong address, best first; empty when no page is similar enough. */
export function nearestPages(pathname: string, pages: readonly ListedPage[]): ListedPage[] {
  const segments = segmentsOf(pathname).map(wordsIn);
  const words = segments.at(-1) ?? [];
  const folderWords = segments.slice(0, -1).flat();
  if (words.length === 0) return [];
  const scored = pages.map((page) => {
    const pageSegments = segmentsOf(page.path).map(wordsIn);
    const name = nameLikeness(words, pageSegments.at(-1) ?? [], wordsOf(page.title));
    const folders = folderLikeness(folderWords, pageSegments.slice(0, -1).flat());
    return { page, likeness: name === 0 ? 0 : (1 - FOLDER_WEIGHT) * name + FOLDER_WEIGHT * folders };
  });
  const sorted = scored.filter(({ likeness }) => likeness >= MIN_LIKENESS).sort((a, b) => b.likeness - a.likeness);
  const best = sorted[0]?.likeness ?? 0;
  return sorted
    .filter(({ likeness }) => likeness >= best * MIN_SHARE_OF_BEST)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page);
}
