import type { Explanation, Reason } from '../../packages/search-quality/src/explain';
import { describeOrigin, describePlace } from '../../packages/search-quality/src/reasonText';

/** A found page as the report shows it. */
interface ReportedPage extends Explanation {
  path: string;
  title: string;
  /** True for a stem that the page has from the synonyms or the glossary. */
  isReaderWord: (stem: string) => boolean;
}

function reasonLine({ word, match }: Reason, isReaderWord: ReportedPage['isReaderWord']): string {
  if (match === null) return `     ${word}: not on the page`;
  const { stem, by, weight } = match;
  return `     ${word} → ${stem} (${describeOrigin(by)}) ${describePlace(match, isReaderWord(stem))}, ${weight.toFixed(1)}`;
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
