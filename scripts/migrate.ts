import { planMigration } from '../packages/writing/src/planMigration';
import { projectEngine } from '../src/engine';
import { carryOut, runCommand, WRITING_OPTIONS } from './lib/contentCommand';
import { readOptions } from '../src/node/diagnostics/readOptions';

const USAGE = 'npm run migrate -- --dry-run';

/**
 * `npm run migrate [-- --dry-run]`: brings the content folder of an older version to the format of this one: settings,
 * UI texts and `formatVersion`; `--dry-run` only shows the changes
 *
 * Without `--force`, the files to change must be committed, so that they can be restored.
 */
function migrate(): void {
  const { values } = readOptions({ options: WRITING_OPTIONS }, USAGE);
  const engine = projectEngine();
  const { changes, manual } = planMigration(engine);
  if (changes.length === 0) console.log('The content has the present format.');
  else carryOut(engine.folder, changes, [], values);
  for (const each of manual) console.log(`\nTo do by hand: ${each}`);
}

runCommand(migrate);
