import { LOOKED_AT, type Judgement } from './judge';

/** Statistics of a class of queries. */
interface ClassSummary {
  kind: string;
  queries: number;
  /** Number of queries answered by the first result, and by a top result. */
  first: number;
  amongFirst: number;
  /** Number of queries without results. */
  none: number;
  /** Number of queries with an expected section, and of those that open at one. */
  withSection: number;
  answered: number;
}

const count = (judged: readonly Judgement[], fits: (each: Judgement) => boolean) => judged.filter(fits).length;

function summarize(kind: string, judged: readonly Judgement[]): ClassSummary {
  return {
    kind,
    queries: judged.length,
    first: count(judged, ({ rank: place, pages, isFulfilled }) => (pages.length === 0 ? isFulfilled : place === 0)),
    amongFirst: count(judged, ({ isFulfilled }) => isFulfilled),
    none: count(judged, (each) => each.count === 0),
    withSection: count(judged, ({ isAnswered }) => isAnswered !== undefined),
    answered: count(judged, ({ isAnswered }) => isAnswered === true),
  };
}

/** One line per class, in file order, and a total. */
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

const percent = (part: number, all: number) => (all === 0 ? '–' : `${((part / all) * 100).toFixed(1)} %`);

const HEADINGS = ['class', 'queries', 'first', `first ${LOOKED_AT}`, 'nothing', 'section'];

/** Share of fulfilled expectations, from 0 to 1. */
export const fulfilledShare = (judged: readonly Judgement[]): number =>
  judged.length === 0 ? 1 : count(judged, ({ isFulfilled }) => isFulfilled) / judged.length;

/** Formats the summary as a text table. */
export function formatSummary(judged: readonly Judgement[]): string {
  const rows = summaries(judged).map((each) => [
    each.kind,
    `${each.queries}`,
    percent(each.first, each.queries),
    percent(each.amongFirst, each.queries),
    percent(each.none, each.queries),
    percent(each.answered, each.withSection),
  ]);
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return table.map((row) => row.map(cell).join('  ')).join('\n');
}
