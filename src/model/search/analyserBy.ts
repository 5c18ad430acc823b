import { wordsOf } from './normalise';

/** Language-specific rules for comparing words. */
export interface Analyser {
  /** The stem of a folded word. */
  stem: (word: string) => string;
  /** A weaker key of a stem, shared by a word family: a prefix of the word except for its last letter. */
  root: (stem: string) => string;
  /** Stems of other verbs for the same action. */
  related: (stem: string) => readonly string[];
  /** True for stems so common in compounds that they need not occur alone in the index. */
  isCommon: (stem: string) => boolean;
  /** True for folded words without topical meaning. */
  isStopWord: (word: string) => boolean;
  /** True for stems of stop words. */
  isStopStem: (stem: string) => boolean;
  /** True for folded negations. */
  isDenial: (word: string) => boolean;
  /** True for stems of words that distinguish pages but are never a page's topic. */
  isLight: (stem: string) => boolean;
  /** True for folded words that name the subject of a sentence, such as "customer". */
  isActor: (word: string) => boolean;
  /** True for a folded query about when something was released or what a release contained. */
  asksNews: (query: string) => boolean;
}

/** The site's additions to the words of a language: its domain terms, in any inflected form. */
export interface SiteWords {
  /** Parts of compounds that seldom occur alone. */
  compoundParts?: readonly string[];
  /** Words that distinguish pages but are never a page's topic. */
  light?: readonly string[];
  /** Words that name the subject of a sentence; list every form. */
  actors?: readonly string[];
  /** Groups of verbs that name the same action. */
  sameAction?: readonly (readonly string[])[];
}

/** Maximum size of the stem cache, which bounds memory on large sites. */
const REMEMBERED = 50_000;

/** Memoises a stemmer: texts repeat their words, and stemming takes most of the indexing time. */
function remembering(stem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    const found = stems.get(word) ?? stem(word);
    if (stems.size >= REMEMBERED) stems.clear();
    stems.set(word, found);
    return found;
  };
}

/** Word lists of a language, folded, separated by spaces. */
interface LanguageWords {
  /** Stop words, in every form. */
  stop: string;
  /** Stop words of which one form is listed and all forms count. */
  stopInflected?: string;
  /** Negations. */
  denials: string;
  /** Words that distinguish pages but are never a page's topic; one form of each. */
  light: string;
  /** Words that name the subject of a sentence, as written. */
  actors?: string;
  /** Parts of compounds that seldom occur alone. */
  compoundParts?: string;
  /** Groups of verbs that name the same action. */
  sameAction?: readonly string[];
  /** Pattern of queries about when something was released or what a release contained. */
  news?: RegExp;
}

/** The related stems of each verb, by root. */
function relatedStems(groups: readonly (readonly string[])[], root: (stem: string) => string) {
  const related = new Map<string, string[]>();
  for (const stems of groups)
    for (const stem of stems) related.set(root(stem), [...(related.get(root(stem)) ?? []), ...stems]);
  return related;
}

/** Creates an analyser from a stemmer and the words of a language and the site. For `root` see `Analyser`. */
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
  siteWords: SiteWords = {},
  root: (stem: string) => string = (word) => word,
): Analyser {
  const folded = (words: readonly string[] = []) => words.flatMap((word) => wordsOf(word).slice(0, 1));
  const stopWords = new Set(stop.split(' '));
  const inflected = new Set(stopInflected.split(' ').map(stem));
  const stopStems = new Set([...inflected, ...[...stopWords].map(stem)]);
  const denying = new Set(denials.split(' '));
  const acting = new Set([...actors.split(' '), ...folded(siteWords.actors)]);
  const lightStems = new Set([...light.split(' '), ...folded(siteWords.light)].map(stem));
  const commonStems = new Set([...compoundParts.split(' '), ...folded(siteWords.compoundParts)].map(stem));
  const groups = [...sameAction.map((group) => group.split(' ')), ...(siteWords.sameAction ?? []).map(folded)];
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
    asksNews: (query) => news.test(query),
  };
}
