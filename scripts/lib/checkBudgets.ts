import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinPath } from '../../src/model/site/path';
import { reportBudgets, type Weights } from '../../src/node/output/budgets/budgetReport';
import { heaviestVisits, measureVisits } from '../../src/node/output/budgets/measureVisits';
import { readBudgets } from '../../src/node/output/budgets/readBudgets';
import { contentFolder, displayName } from '../../src/node/files/contentFolder';
import { siteBaseUrl } from './project';

const BUDGETS_FILE = 'budgets.json';
/** What the pages of the last build weighed. */
const LAST_FILE = path.join('.cache', 'page-weights.json');

/** Holds a finished build against the limits of what pages may weigh. Returns false where one is passed. */
export function checkBudgets(output: string): boolean {
  const file = path.join(contentFolder(), BUDGETS_FILE);
  const name = displayName(file);
  if (!existsSync(file)) {
    console.log(`Nothing limits what pages weigh: there is no ${name}. handbook/benchmarks.md says what it is for.`);
    return true;
  }
  const heaviest = heaviestVisits(measureVisits(output, joinPath(siteBaseUrl()).replace(/\/$/, '')));
  try {
    const budgets = readBudgets(file, name, [...heaviest.keys()]);
    const last = existsSync(LAST_FILE) ? (JSON.parse(readFileSync(LAST_FILE, 'utf8')) as Weights) : {};
    const { table, findings, weights } = reportBudgets(heaviest, budgets, last, name);
    if (table !== undefined) console.log(`What has grown of first visits (${name}):\n\n${table}\n`);
    if (findings.length === 0) writeFileSync(LAST_FILE, JSON.stringify(weights));
    else console.error(`Pages weigh more than they may:\n\n${findings.join('\n')}\n`);
    return findings.length === 0;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}
