import { lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectEngine } from '../../src/engine';
import { FEATURES } from '../../src/features';
import { contentFolder, resolveInSite } from '../../src/node/files/contentFolder';
import { copyProjectInto } from './projectCopy';

/** Folder of the copy that builds previews: its cache and output are separate from those of the published site. */
const WORK = '.drafts';
/** Output of a build, which goes to the folder of this name and `-drafts`. */
const OUTPUT = ['public', 'deploy'];

export const PREVIEW_OUTPUT = 'public-drafts';
export const PREVIEW_COMMAND = 'npm run build -- --drafts';

/** Moves this process to the copy of the project, whose output is linked to folders of the site. */
export function enterPreview(): void {
  process.env.SITE_CONTENT = contentFolder();
  mkdirSync(WORK, { recursive: true });
  for (const name of OUTPUT) {
    const [link, target] = [path.join(WORK, name), resolveInSite(`${name}-drafts`)];
    mkdirSync(target, { recursive: true });
    // A junction, the kind for Windows, needs no special rights there.
    if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(target, link, 'junction');
  }
  process.chdir(WORK);
  // The copy has no links to code, so packages have one path each: that of their files.
  process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(/--preserve-symlinks(?:-main)?/g, '') ?? '';
  process.env.SITE_PREVIEW = path.resolve('changes.json');
}

/**
 * Compares the content with the published one, and moves this process to a new copy of the project.
 * @param against the published state: a commit, branch or tag of git; undefined for the usual branch
 */
export async function preparePreview(against: string | undefined): Promise<void> {
  const [load] = FEATURES.flatMap(({ commands }) => commands?.['build -- --drafts'] ?? []);
  if (load === undefined) throw new Error('No feature of this project builds previews.');
  const compare = await load();
  const changes = await compare(against === undefined ? [] : [against], projectEngine());
  copyProjectInto(WORK);
  enterPreview();
  writeFileSync(process.env.SITE_PREVIEW ?? '', changes);
}
