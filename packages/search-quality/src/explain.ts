import { planQuery, type PlannedWord } from '../../../src/model/search/plan';
import {
  fieldWeight,
  rank,
  rarityOf,
  titleFactor,
  type PageHit,
  type SearchIndex,
} from '../../../src/model/search/rank';
import type { TermOrigin } from '../../../src/model/search/terms';
import { FIELDS, writeToken, type Field } from '../../../src/model/search/tokens';

/** Why a page has a word of a query: the best of its matches. */
export interface Reason {
  /** The word, as it was read in the query. */
  word: string;
  /** The stem of the index that it matched, and how that was come by; null where the page lacks the word. */
  match: { stem: string; by: TermOrigin; field: Field; isPart: boolean; weight: number } | null;
}

/** A found page with the reasons for it, a reason for each word of the query. */
export interface Explanation extends PageHit {
  reasons: Reason[];
}

/** Why a page is found by a query or, where the query does not find it, which of its words the page lacks. */
export function reasonsFor(query: string, page: number, index: SearchIndex): Reason[] {
  return planQuery(query, index.vocabulary, index.analyser).map((planned) => ({
    word: planned.word,
    match: bestMatch(page, planned, index),
  }));
}

/** The pages that a query finds, best first, each with the reasons why. */
export function explain(query: string, index: SearchIndex): Explanation[] {
  return rank(query, index).map((hit) => ({ ...hit, reasons: reasonsFor(query, hit.page, index) }));
}

/** The match of a page with one of a word's terms that counts most. */
function bestMatch(page: number, planned: PlannedWord, index: SearchIndex): Reason['match'] {
  const rarity = rarityOf(planned, index);
  const isOnPage = (section: number) => index.pages.pageOf(section) === page;
  const ofTitle = titleFactor(index.pages.facts(page)?.titleWords ?? 1);
  let best: Reason['match'] = null;
  for (const { stem, by, weight: sureness } of planned.terms) {
    for (const field of FIELDS) {
      for (const isPart of [false, true]) {
        if (!index.postings(writeToken({ field, stem, isPart })).some(isOnPage)) continue;
        const weight = sureness * rarity * fieldWeight(field, isPart) * (field === 't' ? ofTitle : 1);
        if (weight > (best?.weight ?? 0)) best = { stem, by, field, isPart, weight };
      }
    }
  }
  return best;
}
