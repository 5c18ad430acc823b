import path from 'node:path';
import { formatReport } from '../../../node/diagnostics/diagnostic';
import { withHandbook } from '../../../node/diagnostics/messages';
import { displayName } from '../../../node/files/contentFolder';
import { isInternalBuild } from '../../../node/environment';
import { readKeptJson, writeKeptJson } from '../../../node/files/keptFile';
import { defineStep } from '../../../node/output/buildStep';
import { heaviestVisits, measureVisits, type Visit } from './measureVisits';
import { BUDGETS_FILE, limitsFor, MEASURES, readBudgets, type Budgets, type Weight } from './readBudgets';

/** The greatest weights of a build by kind of page, kept for the next one. */
type Weights = Readonly<Record<string, Weight>>;

interface BudgetReport {
  /** What has grown or weighs too much, as a table; undefined where nothing has. */
  table: string | undefined;
  /** One text per limit that is passed. */
  findings: string[];
  weights: Weights;
}

const UNITS: Readonly<Record<keyof Weight, string>> = { html: ' kB', script: ' kB', data: ' kB', requests: '' };

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** Compares what first visits weigh with the limits of a file and with the last build. */
export function reportBudgets(
  heaviest: ReadonlyMap<string, Record<keyof Weight, Visit>>,
  budgets: Budgets,
  last: Weights,
  file: string,
): BudgetReport {
  const rows: string[][] = [];
  const findings: string[] = [];
  const weights: Record<string, Weight> = {};
  for (const [kind, visits] of heaviest) {
    const weight = { html: 0, script: 0, data: 0, requests: 0 };
    for (const measure of MEASURES) {
      const { page, weight: own } = visits[measure];
      weight[measure] = own[measure];
      const limit = budgets[kind]?.[measure] ?? Infinity;
      const before = last[kind]?.[measure];
      const isOver = own[measure] > limit;
      if (!isOver && (before === undefined || own[measure] <= before)) continue;
      const unit = UNITS[measure];
      rows.push([
        kind,
        measure,
        String(before ?? '–'),
        String(own[measure]),
        String(limit),
        isOver ? 'too much' : '',
        page,
      ]);
      if (isOver)
        findings.push(
          `${page}: ${measure} ${own[measure]}${unit}, of which ${limit}${unit} are allowed to pages of the kind "${kind}". ` +
            `Make it lighter, or raise "${kind}.${measure}" in ${file}.`,
        );
    }
    weights[kind] = weight;
  }
  const head = ['Kind', 'What', 'Before', 'Now', 'Limit', '', 'Page'];
  return { table: rows.length === 0 ? undefined : alignColumns([head, ...rows]), findings, weights };
}

/** The weights of the pages of the last build. */
const LAST_FILE = path.join('.cache', 'page-weights.json');

/** Says that the weights of pages have no limits. */
export const noBudgets = defineStep({
  name: 'check budgets',
  run: ({ loaded, reporter }) => {
    if (isInternalBuild()) return;
    const name = displayName(path.join(loaded.folder, BUDGETS_FILE));
    reporter.info(withHandbook(`The weights of pages have no limits: there is no ${name}. See handbook/testing.md.`));
  },
});

/** Compares the weights of the finished pages with their limits. */
export const checkBudgets = defineStep({
  name: 'check budgets',
  needs: ['finished'],
  run: ({ loaded, output, site, finished, reporter }) => {
    // Its marks make pages heavier than those of readers.
    if (isInternalBuild()) return;
    const file = path.join(loaded.folder, BUDGETS_FILE);
    const name = displayName(file);
    const { value, diagnostics } = readBudgets(file, name);
    if (value === undefined || diagnostics.length > 0) {
      reporter.panic(formatReport(diagnostics));
      return;
    }
    const budgets: Budgets = value.data;
    const heaviest = heaviestVisits(measureVisits(output, site.base, finished.texts));
    const last = (readKeptJson(LAST_FILE) as Weights | undefined) ?? {};
    const { table, findings, weights } = reportBudgets(heaviest, budgets, last, name);
    if (table !== undefined) reporter.info(`First visits that have grown (${name}):\n\n${table}\n`);
    for (const [kind, weight] of Object.entries(weights))
      if (budgets[kind] === undefined)
        reporter.warn(
          `The pages "${kind}" have no limits. Add to ${name}: "${kind}": ${JSON.stringify(limitsFor(weight))}`,
        );
    if (findings.length > 0) reporter.panic(`Pages are heavier than ${name} allows.\n\n${findings.join('\n')}`);
    else writeKeptJson(LAST_FILE, weights);
  },
});
