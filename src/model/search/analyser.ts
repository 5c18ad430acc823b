import { COMMON_STEMS } from './finnish/commonWords';
import { finnishKin } from './finnish/kinVerbs';
import { finnishRoot } from './finnish/root';
import { finnishStem } from './finnish/stem';

/** What a language's words are compared by. */
export interface Analyser {
  /** The stem of a folded word. */
  stem: (word: string) => string;
  /** A weaker key, of a stem: what words of one family share. */
  root: (stem: string) => string;
  /** Stems of other verbs for the same deed. */
  kin: (stem: string) => readonly string[];
  /** True for stems of words so common in compounds that they need not occur alone to be believed. */
  isCommon: (stem: string) => boolean;
}

const finnish: Analyser = {
  stem: finnishStem,
  root: finnishRoot,
  kin: finnishKin,
  isCommon: (stem) => COMMON_STEMS.has(stem),
};
const asWritten: Analyser = { stem: (word) => word, root: (stem) => stem, kin: () => [], isCommon: () => false };

/** The analyser of a locale's words; words of a language without one are compared as they are written. */
export function analyserOf(locale: string): Analyser {
  return locale === 'fi' ? finnish : asWritten;
}
