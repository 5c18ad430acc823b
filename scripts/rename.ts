import { findMentions } from '../packages/writing/src/planReferences';
import { findPage } from '../packages/writing/src/findPage';
import { findFile, planFileRename } from '../packages/writing/src/planFileRename';
import { planRename } from '../packages/writing/src/planRename';
import { loadOwnContent } from '../src/node/content/ownContent';
import { carryOut, runCommand, WRITING_OPTIONS } from './lib/contentCommand';
import { readOptions } from '../src/node/diagnostics/readOptions';
import { projectEngine } from '../src/engine';

const USAGE = 'npm run rename -- pikaohjeet/saldo ohjeet/saldon-siirto --dry-run';

/**
 * `npm run rename -- page new-path`: moves a page with its translations and images, fixes every link to it, and keeps
 * its old address as an alias; moves an image or a video, too; `--dry-run` only shows the changes
 *
 * The page is named by its address, its path below `docs`, or its file. A post keeps its file and gets a slug. An image
 * is named by its file and a video by its path, as `videos/haku`: references to them are fixed too.
 */
async function rename(): Promise<void> {
  const { values, positionals } = readOptions({ allowPositionals: true, options: WRITING_OPTIONS }, USAGE);
  const [name, target, ...rest] = positionals;
  if (name === undefined || target === undefined || rest.length > 0)
    throw new Error(`Name the page, image or video and its new path: ${USAGE}`);
  const content = await loadOwnContent(projectEngine());
  const file = findFile(name, content);
  if (file !== undefined) return carryOut(content.folder, planFileRename(file, target, content), [], values);
  const page = findPage(name, content);
  const changes = planRename(page, target, content);
  carryOut(content.folder, changes, findMentions(content.folder, page.path, changes), values);
}

runCommand(rename);
