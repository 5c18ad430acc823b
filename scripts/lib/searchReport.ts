import type { Explanation, Reason } from '../../src/model/search/explain';
import type { TermOrigin } from '../../src/model/search/terms';
import type { Field } from '../../src/model/search/tokens';

/** A found page as the report shows it. */
export interface ReportedPage extends Explanation {
  path: string;
  title: string;
  /** True for a stem that the page has from the synonyms or the glossary. */
  isReaderWord: (stem: string) => boolean;
}

const ORIGINS: Record<TermOrigin, string> = {
  word: 'the word itself',
  family: 'a word of its family',
  kin: 'another verb for it',
  beginning: 'a longer word that begins so',
  ending: 'the word without an ending',
  spelling: 'a near spelling',
  part: 'a part of it',
  end: 'a compound that ends so',
  phrase: 'the words together',
};

const FIELDS: Record<Field, string> = {
  t: 'in the title',
  h: 'in a heading',
  k: 'in the keywords',
  b: 'in the text',
  c: 'in the text, more than once',
};

function place(
  { field, isPart, stem }: NonNullable<Reason['match']>,
  isReaderWord: ReportedPage['isReaderWord'],
): string {
  const where = field === 'k' && isReaderWord(stem) ? 'in the synonyms or the glossary' : FIELDS[field];
  return isPart ? `${where}, within a compound or a phrase` : where;
}

function reasonLine({ word, match }: Reason, isReaderWord: ReportedPage['isReaderWord']): string {
  if (match === null) return `     ${word}: not on the page`;
  const { stem, by, weight } = match;
  return `     ${word} → ${stem} (${ORIGINS[by]}) ${place(match, isReaderWord)}, ${weight.toFixed(1)}`;
}

/** What `npm run search` prints: the pages in their order, and of each the reasons. */
export function formatSearch(query: string, total: number, pages: readonly ReportedPage[]): string {
  if (total === 0) return `"${query}" finds nothing.`;
  const shown = pages.length < total ? `; the first ${pages.length} of them:` : ':';
  const entries = pages.map(({ path, title, score, coverage, reasons, isReaderWord }, index) =>
    [
      `${`${index + 1}.`.padStart(3)}  ${title}`,
      `     ${path}, score ${score.toFixed(1)}, has ${Math.round(coverage * 100)} % of the query`,
      ...reasons.map((reason) => reasonLine(reason, isReaderWord)),
    ].join('\n'),
  );
  return [`"${query}" finds ${total} ${total === 1 ? 'page' : 'pages'}${shown}`, ...entries].join('\n\n');
}
