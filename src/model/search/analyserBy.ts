import { wordsOf } from './normalise';

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
  /** True for folded words that a sentence begins with to say who wants something. */
  isActor: (word: string) => boolean;
  /** The words that the site adds, as one text: what is kept of split compounds is stale when it changes. */
  siteWords: string;
  /** True for a query, folded, that asks when something came or what a time brought. */
  asksNews: (query: string) => boolean;
}

/** What a site adds to the words of a language: those of its trade. Words as texts have them, in any form. */
export interface SiteWords {
  /** Words that compounds are made of though they hardly occur alone. */
  compoundParts?: readonly string[];
  /** Words that choose between pages, but name nothing that a page is about. */
  light?: readonly string[];
  /** Words that a sentence begins with to say who wants something; each form that counts. */
  actors?: readonly string[];
  /** Groups of verbs that name the same action. */
  sameAction?: readonly (readonly string[])[];
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

/** Words of a language, folded, a blank between them. */
interface LanguageWords {
  /** Words that say nothing of what a page is about. */
  stop: string;
  /** Such words of which all forms say nothing, one form of each. */
  stopInflected?: string;
  /** Words that say that something is not so. */
  denials: string;
  /** Words that choose between pages, but name nothing that a page is about; one form of each. */
  light: string;
  /** Words that a sentence begins with to say who wants something, as they are. */
  actors?: string;
  /** Words that compounds are made of though they hardly occur alone. */
  compoundParts?: string;
  /** Groups of verbs that name the same action. */
  sameAction?: readonly string[];
  /** What queries have that ask when something came or what a time brought. */
  news?: RegExp;
}

/** The stems of verbs by their roots, each with those of the verbs that name the same action. */
function relatedStems(groups: readonly (readonly string[])[], root: (stem: string) => string) {
  const related = new Map<string, string[]>();
  for (const stems of groups)
    for (const stem of stems) related.set(root(stem), [...(related.get(root(stem)) ?? []), ...stems]);
  return related;
}

/**
 * An analyser of a language by its stemmer and its words.
 * @param own the words that a site adds
 * @param root a weaker key of a stem, see `Analyser`
 */
export function analyserBy(
  stem: (word: string) => string,
  {
    stop,
    stopInflected = '',
    denials,
    light,
    actors = '',
    compoundParts = '',
    sameAction = [],
    news = /^$/,
  }: LanguageWords,
  own: SiteWords = {},
  root: (stem: string) => string = (word) => word,
): Analyser {
  const folded = (words: readonly string[] = []) => words.flatMap((word) => wordsOf(word).slice(0, 1));
  const stopWords = new Set(stop.split(' '));
  const inflected = new Set(stopInflected.split(' ').map(stem));
  const stopStems = new Set([...inflected, ...[...stopWords].map(stem)]);
  const denying = new Set(denials.split(' '));
  const acting = new Set([...actors.split(' '), ...folded(own.actors)]);
  const lightStems = new Set([...light.split(' '), ...folded(own.light)].map(stem));
  const commonStems = new Set([...compoundParts.split(' '), ...folded(own.compoundParts)].map(stem));
  const groups = [...sameAction.map((group) => group.split(' ')), ...(own.sameAction ?? []).map(folded)];
  const related = relatedStems(
    groups.map((group) => group.map(stem)),
    root,
  );
  return {
    stem: remembering(stem),
    root,
    related: (each) => related.get(root(each)) ?? [],
    isCommon: (each) => commonStems.has(each),
    isStopWord: (word) => stopWords.has(word) || inflected.has(stem(word)),
    isStopStem: (each) => stopStems.has(each),
    isDenial: (word) => denying.has(word),
    isLight: (each) => lightStems.has(each),
    isActor: (word) => acting.has(word),
    siteWords: JSON.stringify(own),
    asksNews: (query) => news.test(query),
  };
}
