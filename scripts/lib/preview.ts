import { lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectEngine } from '../../src/engine';
import { FEATURES } from '../../src/features';
import { contentFolder, resolveInSite } from '../../src/node/environment';
import { copyProjectInto } from './projectCopy';

/** The sites that are built beside the published one, each in a copy of the project with a cache of its own. */
export type OtherSite = 'drafts' | 'colleagues';
/** Output of a build, which goes to the folder of this name and that of the site: `public-drafts`. */
const OUTPUT = ['public', 'deploy'];

export const buildCommand = (site: OtherSite): string =>
  `npm run build -- ${site === 'drafts' ? '--drafts' : `--for ${site}`}`;

/** Moves this process to the site's copy of the project, whose output is linked to folders of the project. */
export function enterSite(site: OtherSite): void {
  const work = `.${site}`;
  process.env.SITE_CONTENT = contentFolder();
  mkdirSync(work, { recursive: true });
  for (const name of OUTPUT) {
    const [link, target] = [path.join(work, name), resolveInSite(`${name}-${site}`)];
    mkdirSync(target, { recursive: true });
    // A junction, the kind for Windows, needs no special rights there.
    if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(target, link, 'junction');
  }
  process.chdir(work);
  // The copy has no links to code, so packages have one path each: that of their files.
  process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(/--preserve-symlinks(?:-main)?/g, '') ?? '';
  if (site === 'drafts') process.env.SITE_PREVIEW = path.resolve('changes.json');
  else process.env.SITE_AUDIENCE = site;
}

/** Moves this process to a new copy of the project. */
export function prepareSite(site: OtherSite): void {
  copyProjectInto(`.${site}`);
  enterSite(site);
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
  prepareSite('drafts');
  writeFileSync(process.env.SITE_PREVIEW ?? '', changes);
}
