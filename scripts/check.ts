import { formatReport, isError } from '../src/node/diagnostics/diagnostic';
import { contentSummary } from '../src/node/content/contentSummary';
import { checkContent } from '../src/node/content/checkContent';
import { contentFolder } from '../src/node/site/contentFolder';
import { loadContent } from '../src/node/content/loadContent';
import { keptRecords } from '../src/node/cache/keptRecords';

/** `npm run check`: finds the faults of the content within seconds, without a build, and says what could be better. */
async function check(): Promise<void> {
  const records = keptRecords();
  const loaded = await loadContent(contentFolder(), records);
  const diagnostics = checkContent(loaded);
  records.flush();
  const errors = diagnostics.filter(isError);
  const warnings = diagnostics.filter((diagnostic) => !isError(diagnostic));
  if (errors.length > 0) console.error(formatReport(errors));
  else console.log('The content has no errors.');
  if (warnings.length > 0) console.log(`\n${formatReport(warnings, 'warning')}`);
  if (loaded.content !== undefined) contentSummary(loaded.content).forEach((line) => console.log(line));
  process.exit(errors.length > 0 ? 1 : 0);
}

void check();
