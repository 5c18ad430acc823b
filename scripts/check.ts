import { formatReport } from '../src/model/contentProblem';
import { checkContent } from '../src/node/content/checkContent';
import { contentFolder } from '../src/node/content/contentFolder';
import { createRecordStore } from '../src/node/content/recordStore';

/** `npm run check`: tells the faults of the content folder within seconds, without building. */
async function check(): Promise<void> {
  const problems = await checkContent(contentFolder(), createRecordStore());
  if (problems.length === 0) return console.log('The content has no faults.');
  console.error(formatReport(problems));
  process.exit(1);
}

void check();
