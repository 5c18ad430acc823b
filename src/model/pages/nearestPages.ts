import { canonicalPath, safeDecode } from '../site/path';
import type { ListedPage } from './pageList';
import { wordsOf } from '../search/normalise';
import { editDistance } from '../text/editDistance';

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

/** Most pages that are offered in place of one that is not there. */
const MAX_NEAREST = 3;
/** Least likeness of a page that is offered, of 1. */
const MIN_LIKENESS = 0.5;
/** A page much less alike than the best one is not offered beside it. */
const MIN_SHARE_OF_BEST = 0.7;
/** How much the folders count beside the name of the page. */
const FOLDER_WEIGHT = 0.2;
/** How much it counts that the page's name says nothing else. */
const NAME_WEIGHT = 0.3;
/** What a word of the title is worth when the page's own name does not have it. */
const TITLE_WORD = 0.9;

/** A first segment that is, or was meant as, a language. */
const LANGUAGE = /^[a-z]{2}(-[a-z]{2})?$/;

/** Segments of an address: decoded, without a language and without a suffix of files. */
function segmentsOf(pathname: string): string[] {
  const [first = '', ...rest] = canonicalPath(safeDecode(pathname)).split('/').filter(Boolean);
  const segments = LANGUAGE.test(first.toLowerCase()) && rest.length > 0 ? rest : [first, ...rest];
  return segments.map((segment) => segment.replace(/\.[a-z]{2,5}$/i, '')).filter(Boolean);
}

/** The words of a segment, in which hyphens stand for spaces. */
const wordsIn = (segment: string) => wordsOf(segment.replaceAll('-', ' '));

/**
 * The words of the last part of an address, as one would write them into a search box.
 * @example slugWords('/docs/pikaohjeet/laskun_lahetys.html') // 'laskun lahetys'
 */
export function slugWords(pathname: string): string {
  const last = segmentsOf(pathname).at(-1) ?? '';
  return (last.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

const lettersIn = (words: readonly string[]) => words.join('').length;

/** The share of the letters of `words` that are in words which `others` have too. */
function coverage(words: readonly string[], others: readonly string[], worth = 1): number {
  const total = lettersIn(words);
  if (total === 0) return 0;
  const found = words.map((word) => word.length * worth * Math.max(0, ...others.map((o) => wordSimilarity(word, o))));
  return found.reduce((sum, each) => sum + each, 0) / total;
}

function nameLikeness(asked: readonly string[], name: readonly string[], title: readonly string[]): number {
  // A name that was written together or apart is the same name.
  const joined = spellingSimilarity(asked.join(''), name.join(''));
  const said = Math.max(coverage(asked, name), coverage(asked, title, TITLE_WORD));
  return Math.max(joined, said === 0 ? 0 : (1 - NAME_WEIGHT) * said + NAME_WEIGHT * coverage(name, asked));
}

function folderLikeness(asked: readonly string[], folders: readonly string[]): number {
  return asked.length === 0 ? 0 : coverage(asked, folders);
}

/**
 * The pages that a reader of a wrong address most likely wanted, best first: by the words of the address's last
 * part, held against the names and titles of pages, and by its folders. None when nothing is near.
 */
export function nearestPages(pathname: string, pages: readonly ListedPage[]): ListedPage[] {
  const segments = segmentsOf(pathname).map(wordsIn);
  const asked = segments.at(-1) ?? [];
  const askedFolders = segments.slice(0, -1).flat();
  if (asked.length === 0) return [];
  const scored = pages.map((page) => {
    const own = segmentsOf(page.path).map(wordsIn);
    const name = nameLikeness(asked, own.at(-1) ?? [], wordsOf(page.title));
    const folders = folderLikeness(askedFolders, own.slice(0, -1).flat());
    return { page, likeness: name === 0 ? 0 : (1 - FOLDER_WEIGHT) * name + FOLDER_WEIGHT * folders };
  });
  const sorted = scored.filter(({ likeness }) => likeness >= MIN_LIKENESS).sort((a, b) => b.likeness - a.likeness);
  const best = sorted[0]?.likeness ?? 0;
  return sorted
    .filter(({ likeness }) => likeness >= best * MIN_SHARE_OF_BEST)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page);
}
