import path from 'node:path';
import { writePlan } from '../../packages/import/src/writePlan';
import { runCommand } from '../../scripts/lib/contentCommand';
import { copyProjectInto } from '../../scripts/lib/projectCopy';
import { run } from '../../scripts/lib/run';
import { planDocs } from './planDocs';

/** The copy of the project that builds the handbook: it shares no cache and no output with the site. */
const WORK = '.drafts/handbook';

/** `npm run docs`: builds this handbook as a site of the engine, and serves it at http://localhost:9000. */
async function docs(): Promise<void> {
  const files = await planDocs();
  copyProjectInto(WORK);
  writePlan(files, path.resolve(WORK, 'content'), { isMirror: true });
  const script = (name: string) =>
    run(process.execPath, ['scripts/run.mjs', `scripts/${name}.ts`], { SITE_CONTENT: 'content' }, WORK);
  process.exitCode = (await script('build')) || (await script('serve'));
}

runCommand(docs);
