import { leftIn, planAddition, planRemoval } from '../packages/writing/src/planLanguage';
import { projectEngine } from '../src/engine';
import { loadOwnContent } from '../src/node/content/ownContent';
import { displayName } from '../src/node/files/contentFolder';
import { carryOut, runCommand, WRITING_OPTIONS } from './lib/contentCommand';
import { readOptions } from '../src/node/diagnostics/readOptions';

const USAGE = 'npm run language -- add de --from en, or npm run language -- remove fi --dry-run';

/**
 * `npm run language -- add de`: adds a language to the site; `remove fi` removes one, the first one too, with its pages,
 * labels and addresses; `--dry-run` only shows the changes
 *
 * For a language that the engine does not speak, `add` writes the texts of the interface to translate, in the language
 * of `--from` (English without it). Without the first language, its translations become the originals.
 */
async function language(): Promise<void> {
  const options = { from: { type: 'string', default: 'en' }, ...WRITING_OPTIONS } as const;
  const { values, positionals } = readOptions({ allowPositionals: true, options }, USAGE);
  const [verb, code, ...rest] = positionals;
  if (code === undefined || rest.length > 0 || (verb !== 'add' && verb !== 'remove'))
    throw new Error(`Name what to do and one language: ${USAGE}`);
  const content = await loadOwnContent(projectEngine());
  const isRemoved = verb === 'remove';
  const changes = isRemoved ? planRemoval(code, content) : planAddition(code, values.from, content);
  const mentions = (isRemoved ? leftIn(code, content) : []).map((file) => ({
    file: displayName(file),
    line: 1,
    column: 1,
    message: `Replace the texts in "${code}" here, or the name of the language.`,
  }));
  carryOut(content.folder, changes, mentions, values);
}

runCommand(language);
