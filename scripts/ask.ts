import { askContent } from '../packages/reports/src/asking/askContent';
import { formatAnswer } from '../packages/reports/src/asking/formatAnswer';
import { readQueries } from '../packages/reports/src/asking/savedQueries';
import { contentFolder } from '../src/node/environment';
import { formatQueries, parseAskArguments } from './lib/askArguments';
import { loadOwnContent } from '../src/node/content/ownContent';
import { runCommand } from './lib/contentCommand';
import { projectEngine } from '../src/engine';

/**
 * `npm run ask -- longest-pages`: runs a query of `queries/` in the content folder, and prints a table, or CSV or JSON
 * with `--csv` or `--json`; without a name it lists the queries
 */
async function ask(): Promise<void> {
  const queries = readQueries(contentFolder());
  const parsed = parseAskArguments(process.argv.slice(2), queries);
  if (parsed === undefined) return console.log(formatQueries(queries));
  const { query, form, variables } = parsed;
  console.log(formatAnswer(await askContent(await loadOwnContent(projectEngine()), query.source, variables), form));
}

runCommand(ask);
