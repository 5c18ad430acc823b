import { formatReport } from '../src/model/contentProblem';
import { keptRecords } from '../src/node/cache/keptRecords';
import { adviseContent, lengthReport } from '../src/node/content/adviseContent';
import { checkContent } from '../src/node/content/checkContent';
import { contentFolder } from '../src/node/content/contentFolder';

/** `npm run check`: tells the faults of the content folder within seconds, without building; and what could be better. */
async function check(): Promise<void> {
  const records = keptRecords();
  const problems = await checkContent(contentFolder(), records);
  if (problems.length > 0) {
    records.flush();
    console.error(formatReport(problems));
    process.exit(1);
  }
  console.log('The content has no faults.');
  const lengths = await lengthReport(contentFolder(), records);
  if (lengths !== '') console.log(lengths);
  const advice = await adviseContent(contentFolder(), records);
  if (advice.length > 0) console.log(`\n${formatReport(advice, 'weak spot')}`);
  records.flush();
}

void check();
