import { buildDistractors } from './distractors';
import type { Engine } from './engine';
import { flexSearch } from './engines/flexSearch';
import { miniSearch } from './engines/miniSearch';
import { ours } from './engines/ours';
import { pagefind } from './engines/pagefind';
import { measureEngine } from './measureEngine';
import { formatReport } from '../../src/node/diagnostics/diagnostic';
import { readSearchExpectations } from '../../packages/search-quality/src/searchExpectations';
import { loadOwnContent } from '../../src/node/content/ownContent';
import { searchablePages } from '../../src/node/search/searchablePages';

/** Page counts when none are named: `npm run compare -w tools/search-lab -- 100 1000`. */
const DEFAULT_COUNTS = [100, 1000, 10000];
const ENGINES: readonly Engine[] = [ours, flexSearch, miniSearch, pagefind];
const JUDGED = ['content/search-expectations.yaml', 'tools/search-lab/judgedQueries.fi.yaml'];
const LOCALE = 'fi';

/** `npm run compare -w tools/search-lab`: compares the search of the site with others, on its own pages among generated ones. */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  const wrong = counts.find((count) => !Number.isInteger(count) || count < 1);
  if (wrong !== undefined) {
    console.error('Page counts are whole numbers: npm run compare -w tools/search-lab -- 100 1000');
    process.exit(1);
  }
  const own = searchablePages(await loadOwnContent(), LOCALE);
  const judged = JUDGED.map(readSearchExpectations);
  const diagnostics = judged.flatMap((each) => each.diagnostics);
  if (diagnostics.length > 0) {
    console.error(formatReport(diagnostics));
    process.exit(1);
  }
  const queries = judged.flatMap(({ expectations }) => expectations);
  for (const count of counts.length > 0 ? counts : DEFAULT_COUNTS) {
    const pages = [...own, ...buildDistractors(own, Math.max(0, count - own.length))];
    console.log(`${pages.length} pages, ${own.length} of them the site's; ${queries.length} judged queries`);
    const rows = [];
    for (const engine of ENGINES) rows.push(await measureEngine(engine, pages, queries));
    console.table(rows);
  }
}

void main();
