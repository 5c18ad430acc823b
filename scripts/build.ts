import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdProject } from './lib/buildLock';
import { fullDisk } from './lib/diskSpace';
import { gatsbyArguments, runGatsby } from './lib/gatsby';
import { preparePlainContent } from './lib/plainContent';
import { discardStaleCache } from '../src/node/cache/engineCache';
import { isUnfinished } from '../src/node/files/unfinished';
import { joinPath } from '../src/model/site/path';
import { reportBudgets, type Weights } from '../src/node/output/budgets/budgetReport';
import { heaviestVisits, measureVisits } from '../src/node/output/budgets/measureVisits';
import { readBudgets } from '../src/node/output/budgets/readBudgets';
import { contentFolder, displayName } from '../src/node/files/contentFolder';
import { siteBaseUrl } from './lib/project';

const BUDGETS_FILE = 'budgets.json';
/** What the pages of the last build weighed. */
const LAST_FILE = path.join('.cache', 'page-weights.json');

/** Holds a finished build against the limits of what pages may weigh. Returns false where one is passed. */
function checkBudgets(output: string): boolean {
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

/** `npm run build`: builds the site into `public/`, and says what a failure leaves there. */
async function build(): Promise<void> {
  await preparePlainContent();
  holdProject();
  discardStaleCache(isUnfinished('public'));
  const code = await runGatsby(['build', ...gatsbyArguments()]);
  if (code === 0) {
    if (checkBudgets('public')) return;
    console.error('The build is whole, and stops here: public/ must not be published as it is.');
    process.exit(1);
  }
  console.error(
    isUnfinished('public')
      ? 'The build failed on the way: public/ is incomplete and must not be published.'
      : 'The build stopped before it touched public/: what was there still serves.',
  );
  const full = fullDisk();
  if (full !== undefined) console.error(full);
  process.exit(code);
}

void build();
