import { formatReport } from '../src/node/diagnostics/diagnostic';
import { adviseContent, lengthReport } from '../src/node/content/adviseContent';
import { checkContent } from '../src/node/content/checkContent';
import { contentFolder } from '../src/node/site/contentFolder';
import { createRecordStore } from '../src/node/content/recordStore';

/** `npm run check`: finds the faults of the content within seconds, without a build, and says what could be better. */
async function check(): Promise<void> {
  const records = createRecordStore();
  const diagnostics = await checkContent(contentFolder(), records);
  if (diagnostics.length > 0) {
    console.error(formatReport(diagnostics));
    process.exit(1);
  }
  console.log('The content has no faults.');
  const lengths = await lengthReport(contentFolder(), records);
  if (lengths !== '') console.log(lengths);
  const advice = await adviseContent(contentFolder(), records);
  if (advice.length > 0) console.log(`\n${formatReport(advice, 'weak spot')}`);
}

void check();
