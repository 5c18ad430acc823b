import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, displayName } from '../../files/contentFolder';
import { formatReport } from '../../diagnostics/diagnostic';
import { defineStep } from '../buildStep';
import { BUDGETS_FILE, limitsFor, readBudgets, type Budgets } from '../../schema/readBudgets';
import { reportBudgets, type Weights } from '../budgets/budgetReport';
import { heaviestVisits, measureVisits } from '../budgets/measureVisits';

/** The weights of the pages of the last build. */
const LAST_FILE = path.join('.cache', 'page-weights.json');

/** Compares the weights of the finished pages with their limits. */
export const checkBudgets = defineStep({
  name: 'check budgets',
  run: ({ output, site, reporter }) => {
    const file = path.join(contentFolder(), BUDGETS_FILE);
    const name = displayName(file);
    if (!existsSync(file)) {
      reporter.info(`The weights of pages have no limits: there is no ${name}. See handbook/benchmarks.md.`);
      return;
    }
    const { value, diagnostics } = readBudgets(file, name);
    if (value === undefined || diagnostics.length > 0) {
      reporter.panic(formatReport(diagnostics));
      return;
    }
    const budgets: Budgets = value.data;
    const heaviest = heaviestVisits(measureVisits(output, site.base));
    const last = existsSync(LAST_FILE) ? (JSON.parse(readFileSync(LAST_FILE, 'utf8')) as Weights) : {};
    const { table, findings, weights } = reportBudgets(heaviest, budgets, last, name);
    if (table !== undefined) reporter.info(`First visits that have grown (${name}):\n\n${table}\n`);
    for (const [kind, weight] of Object.entries(weights))
      if (budgets[kind] === undefined)
        reporter.warn(
          `The pages "${kind}" have no limits. Add to ${name}: "${kind}": ${JSON.stringify(limitsFor(weight))}`,
        );
    if (findings.length > 0) reporter.panic(`Pages are heavier than ${name} allows.\n\n${findings.join('\n')}`);
    else writeFileSync(LAST_FILE, JSON.stringify(weights));
  },
});
