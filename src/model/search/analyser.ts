import { englishStem } from './english/stem';
import { COMMON_STEMS } from './finnish/commonWords';
import { finnishRelatedVerbs } from './finnish/relatedVerbs';
import { finnishRoot } from './finnish/root';
import { finnishStem } from './finnish/stem';
import { lightStemsOf } from './lightWords';
import { isDenialIn, stopWordsOf } from './stopWords';
import { swedishStem } from './swedish/stem';

/** What a language's words are compared by. */
export interface Analyser {
  /** The stem of a folded word. */
  stem: (word: string) => string;
  /** A weaker key, of a stem: what words of one family share. But for its last letter it is how they begin. */
  root: (stem: string) => string;
  /** Stems of other verbs for the same deed. */
  related: (stem: string) => readonly string[];
  /** True for stems of words so common in compounds that they need not occur alone to be believed. */
  isCommon: (stem: string) => boolean;
  /** True for folded words that say nothing of what a page is about. */
  isStopWord: (word: string) => boolean;
  /** True for stems of such words. */
  isStopStem: (stem: string) => boolean;
  /** True for folded words that say that something is not so. */
  isDenial: (word: string) => boolean;
  /** True for stems of words that choose between pages, but name nothing that a page is about. */
  isLight: (stem: string) => boolean;
}

/** How many stems are remembered at most, so that a large site's do not fill the memory. */
const REMEMBERED = 50_000;

/** The same function, which works a word out only once: texts repeat their words, and stemming is most of indexing. */
function remembering(stem: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? stem(word);
    if (known.size >= REMEMBERED) known.clear();
    known.set(word, found);
    return found;
  };
}

/** An analyser of a language that has a stemmer, and no words of its own beyond the stop words. */
function analyserBy(stem: (word: string) => string, locale: string): Analyser {
  const stopWords = stopWordsOf(locale);
  const stopStems = new Set([...stopWords].map(stem));
  const light = lightStemsOf(locale, stem);
  return {
    stem: remembering(stem),
    root: (word) => word,
    related: () => [],
    isCommon: () => false,
    isStopWord: (word) => stopWords.has(word),
    isStopStem: (each) => stopStems.has(each),
    isDenial: (word) => isDenialIn(locale, word),
    isLight: (each) => light.has(each),
  };
}

const ANALYSERS: ReadonlyMap<string, Analyser> = new Map([
  [
    'fi',
    {
      ...analyserBy(finnishStem, 'fi'),
      root: finnishRoot,
      related: finnishRelatedVerbs,
      isCommon: (stem) => COMMON_STEMS.has(stem),
    },
  ],
  ['sv', analyserBy(swedishStem, 'sv')],
  ['en', analyserBy(englishStem, 'en')],
]);

const AS_WRITTEN = analyserBy((word) => word, '');

/** The analyser of a locale's words; words of a language without one are compared as they are written. */
export function analyserOf(locale: string): Analyser {
  return ANALYSERS.get(locale) ?? AS_WRITTEN;
}
