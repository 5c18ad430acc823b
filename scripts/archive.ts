import { findMentions } from '../packages/writing/src/planReferences';
import { findPage } from '../packages/writing/src/findPage';
import { parseSuccessor, planArchive } from '../packages/writing/src/planArchive';
import { loadOwnContent } from '../src/node/content/ownContent';
import { carryOut, runCommand, WRITING_OPTIONS } from './lib/contentCommand';
import { readOptions } from '../src/node/diagnostics/readOptions';
import { projectEngine } from '../src/engine';

const USAGE = 'npm run archive -- pikaohjeet/saldo --to ohjeet/saldo --dry-run';

/**
 * `npm run archive -- page --to page`: removes a page with its translations and images, redirects its address to
 * another page, and fixes every link to it; `--dry-run` only shows the changes
 *
 * Without `--force`, the files to remove must be committed, so that they can be restored.
 */
async function archive(): Promise<void> {
  const options = { to: { type: 'string' }, ...WRITING_OPTIONS } as const;
  const { values, positionals } = readOptions({ allowPositionals: true, options }, USAGE);
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Error(`Name one page: ${USAGE}`);
  if (values.to === undefined)
    throw new Error(`Name the page that its readers are led to, so that no link to it dies: ${USAGE}`);
  const content = await loadOwnContent(projectEngine());
  const page = findPage(name, content);
  const changes = planArchive(page, parseSuccessor(values.to, page, content), content);
  const mentions = findMentions(content.folder, page.path, changes);
  carryOut(content.folder, changes, mentions, values);
}

runCommand(archive);
