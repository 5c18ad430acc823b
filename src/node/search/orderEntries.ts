import type { Analyser } from '../../model/search/analyserBy';
import type { PageTable } from '../../model/search/pageTable';
import type { Postings } from '../../model/search/postingShards';
import { rankPlan } from '../../model/search/rank';
import { readToken, writeToken } from '../../model/search/tokens';
import { buildVocabulary } from '../../model/search/vocabulary';

/** Most pages that are put in order: who asks a first query loads the order, too. */
const MOST_ORDERED = 600;

/**
 * Puts pages that one word finds beside each other, the words of most titles first: then the rows of an answer come from
 * few files. All other pages are left where they are.
 * @param rows how many pages of an answer count
 */
export function orderEntries(analyser: Analyser, postings: Postings, pages: PageTable, rows: number): number[] {
  const counts = Object.entries(postings).map(([token, numbers]) => [token, numbers.length] as const);
  const vocabulary = buildVocabulary(counts, analyser);
  const index = { postings: (token: string) => postings[token] ?? [], vocabulary, analyser, pages };
  const ofTitles = counts
    .filter(([token]) => token === writeToken({ field: 't', stem: readToken(token).stem, isPart: false }))
    .sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1));
  const order = new Set<number>();
  for (const [token] of ofTitles) {
    if (order.size >= MOST_ORDERED) break;
    const { stem } = readToken(token);
    const hits = rankPlan([{ word: stem, terms: [{ stem, weight: 1, by: 'word' }], isGuess: false }], index);
    for (const { page } of hits.slice(0, rows)) order.add(page);
  }
  return [...order].slice(0, MOST_ORDERED);
}
