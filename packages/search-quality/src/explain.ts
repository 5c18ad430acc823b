import { planQuery, type PlannedWord } from '../../../src/model/search/plan';
import { fieldWeight, rank, titleFactor, type PageHit, type SearchIndex } from '../../../src/model/search/rank';
import type { TermOrigin } from '../../../src/model/search/terms';
import { FIELDS, writeToken, type Field } from '../../../src/model/search/tokens';
import { rarityOf } from '../../../src/model/search/wordShares';

/** Why a page matches a word of a query: its best match. */
export interface Reason {
  /** The word as parsed from the query. */
  word: string;
  /** The matching stem of the index and its origin; null if the page lacks the word. */
  match: { stem: string; by: TermOrigin; field: Field; isPart: boolean; weight: number } | null;
}

/** A result with one reason per word of the query. */
export interface Explanation extends PageHit {
  reasons: Reason[];
}

/** The reasons of a page; for a page outside the results, the words that it lacks. */
export function reasonsFor(query: string, page: number, index: SearchIndex): Reason[] {
  return planQuery(query, index.vocabulary, index.analyser).map((planned) => ({
    word: planned.word,
    match: bestMatch(page, planned, index),
  }));
}

/** Returns the results of a query with their reasons, best first. */
export function explain(query: string, index: SearchIndex): Explanation[] {
  return rank(query, index).map((hit) => ({ ...hit, reasons: reasonsFor(query, hit.page, index) }));
}

/** The best match of a page with a word's terms. */
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
