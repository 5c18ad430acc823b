import { endingOf, regionAfter } from '../regions';

/**
 * A stemmer of English for search, by the rules of Snowball's second English stemmer, on folded text. Each step removes
 * or shortens one layer of endings; `Y` is a consonantal y.
 */

type Endings = Readonly<Record<string, string>>;

const VOWEL = /[aeiouy]/;
/** Shorter words are their own stem. */
const MIN_WORD = 3;
/** Words whose forms the rules would separate or merge wrongly. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    news: 'news',
    atlas: 'atlas',
    bias: 'bias',
    sky: 'sky',
    proceed: 'proceed',
    exceed: 'exceed',
    succeed: 'succeed',
  }),
);
/** Prefixes after which the first region starts at once. */
const BEGINNING = /^(?:gener|commun|arsen)/;

const LONG: Endings = {
  ization: 'ize',
  ational: 'ate',
  ousness: 'ous',
  iveness: 'ive',
  fulness: 'ful',
  tional: 'tion',
  lessli: 'less',
  biliti: 'ble',
  entli: 'ent',
  ation: 'ate',
  alism: 'al',
  aliti: 'al',
  fulli: 'ful',
  ousli: 'ous',
  iviti: 'ive',
  enci: 'ence',
  anci: 'ance',
  abli: 'able',
  izer: 'ize',
  ator: 'ate',
  alli: 'al',
  bli: 'ble',
};
const MIDDLE: Endings = {
  ational: 'ate',
  tional: 'tion',
  alize: 'al',
  icate: 'ic',
  iciti: 'ic',
  ical: 'ic',
  ness: '',
  ful: '',
};
const LAST = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic'.split(' ');
/** A consonant that an ending has doubled; in `add` and `egg` it belongs to the word. */
const DOUBLE = /(?<=..)(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
/** A short syllable at the end of a word. */
const SHORT = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;

const cut = (word: string, ending: string, put = '') => word.slice(0, word.length - ending.length) + put;

/** Replaces the longest ending of a table that is inside the region. */
function shorten(word: string, endings: Endings, region: number): string {
  const ending = Object.keys(endings).find((each) => word.endsWith(each));
  return ending !== undefined && word.length - ending.length >= region ? cut(word, ending, endings[ending]) : word;
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return cut(word, 'es');
  if (/ie[sd]$/.test(word)) return cut(word, 'ies', word.length > 4 ? 'i' : 'ie');
  if (/(?:us|ss)$/.test(word)) return word;
  return /[aeiouy].+s$/.test(word) ? cut(word, 's') : word;
}

function withoutVerbEnding(word: string, region: number): string {
  const ending = endingOf(word, ['eedly', 'eed'], 0);
  if (ending !== undefined) return word.length - ending.length >= region ? cut(word, ending, 'ee') : word;
  const verbal = endingOf(word, ['ingly', 'edly', 'ing', 'ed'], 0);
  if (verbal === undefined) return word;
  const stem = cut(word, verbal);
  if (!VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (DOUBLE.test(stem)) return stem.slice(0, -1);
  return SHORT.test(stem) && regionOf(stem) >= stem.length ? `${stem}e` : stem;
}

const regionOf = (word: string) => BEGINNING.exec(word)?.[0].length ?? regionAfter(word, VOWEL);

function withoutLast(word: string, second: number): string {
  const ending = endingOf(word, LAST, 0);
  if (ending !== undefined) return word.length - ending.length >= second ? cut(word, ending) : word;
  return /[st]ion$/.test(word) && word.length - 3 >= second ? cut(word, 'ion') : word;
}

function withoutFinalLetter(word: string, first: number, second: number): string {
  const stem = word.slice(0, -1);
  if (word.endsWith('e') && (stem.length >= second || (stem.length >= first && !SHORT.test(stem)))) return stem;
  return word.endsWith('ll') && stem.length >= second ? stem : word;
}

/** The stem of a folded English word: `subscript` for `subscriptions`. */
export function englishStem(word: string): string {
  if (word.length < MIN_WORD) return word;
  const marked = word.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const single = withoutPlural(marked);
  const irregular = IRREGULAR.get(word) ?? IRREGULAR.get(single);
  if (irregular !== undefined) return irregular;
  const first = regionOf(marked);
  const second = regionAfter(marked, VOWEL, first);
  let stem = withoutVerbEnding(single, first).replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  stem = shorten(stem, LONG, first);
  stem = stem.length - 3 >= first ? stem.replace(/logi$/, 'log') : stem;
  stem = stem.length - 2 >= first ? stem.replace(/(?<=[cdeghkmnrt])li$/, '') : stem;
  stem = shorten(stem, MIDDLE, first);
  stem = stem.length - 5 >= second ? stem.replace(/ative$/, '') : stem;
  return withoutFinalLetter(withoutLast(stem, second), first, second).toLowerCase();
}
