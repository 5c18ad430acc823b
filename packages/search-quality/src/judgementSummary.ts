import { LOOKED_AT, type Judgement } from './judge';

/** How a class of queries is answered. */
interface ClassSummary {
  kind: string;
  queries: number;
  /** How many are answered by the first result, and by one of those that are looked at. */
  first: number;
  amongFirst: number;
  /** How many find nothing at all. */
  none: number;
}

const count = (judged: readonly Judgement[], fits: (each: Judgement) => boolean) => judged.filter(fits).length;

function summarize(kind: string, judged: readonly Judgement[]): ClassSummary {
  return {
    kind,
    queries: judged.length,
    first: count(judged, ({ place, pages, isFulfilled }) => (pages.length === 0 ? isFulfilled : place === 0)),
    amongFirst: count(judged, ({ isFulfilled }) => isFulfilled),
    none: count(judged, (each) => each.count === 0),
  };
}

/** A line for each class, in the order of the file, and one for all. */
function summaries(judged: readonly Judgement[]): ClassSummary[] {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) =>
      summarize(
        kind,
        judged.filter((each) => each.kind === kind),
      ),
    ),
    summarize('all', judged),
  ];
}

const percent = (part: number, { queries }: ClassSummary) =>
  queries === 0 ? '–' : `${((part / queries) * 100).toFixed(1)} %`;

const HEADINGS = ['class', 'queries', 'first', `first ${LOOKED_AT}`, 'nothing'];

/** Share of the expectations that are fulfilled, from 0 to 1. */
export const fulfilledShare = (judged: readonly Judgement[]): number =>
  judged.length === 0 ? 1 : count(judged, ({ isFulfilled }) => isFulfilled) / judged.length;

/** The summary as a table of text. */
export function formatSummary(judged: readonly Judgement[]): string {
  const rows = summaries(judged).map((each) => [
    each.kind,
    `${each.queries}`,
    percent(each.first, each),
    percent(each.amongFirst, each),
    percent(each.none, each),
  ]);
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return table.map((row) => row.map(cell).join('  ')).join('\n');
}
