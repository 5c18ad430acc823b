import { formatReport } from '../src/node/diagnostics/diagnostic';
import { adviseContent, confirmationReport, lengthReport } from '../src/node/content/adviseContent';
import { checkContent } from '../src/node/content/checkContent';
import { contentFolder } from '../src/node/site/contentFolder';
import { loadContent } from '../src/node/content/loadContent';
import { keptRecords } from '../src/node/cache/keptRecords';

/** `npm run check`: finds the faults of the content within seconds, without a build, and says what could be better. */
async function check(): Promise<void> {
  const records = keptRecords();
  const loaded = await loadContent(contentFolder(), records);
  const diagnostics = checkContent(loaded);
  if (diagnostics.length > 0 || loaded.content === undefined) {
    records.flush();
    console.error(formatReport(diagnostics));
    process.exit(1);
  }
  console.log('The content has no faults.');
  const lengths = lengthReport(loaded.content);
  if (lengths !== '') console.log(lengths);
  const confirmations = confirmationReport(loaded.content);
  if (confirmations !== '') console.log(confirmations);
  const advice = adviseContent(loaded.content);
  if (advice.length > 0) console.log(`\n${formatReport(advice, 'weak spot')}`);
  records.flush();
}

void check();
