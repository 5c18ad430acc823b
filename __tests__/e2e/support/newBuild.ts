import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLAIN } from '../../support/testSites';
import { readInlineParts } from '../../../src/node/output/surveyPages';

const TEXTS = /\.(?:html|js|json|txt|xml)$/;
const COMPRESSED = /\.(?:br|gz)$/;
/** A script of the build, with a content hash in its name. */
const SCRIPT_DIGEST = /-([0-9a-f]{8})\.js$/;
const DIGEST = /[0-9a-f]{8,}/g;
const MINUTE = 60_000;
const APP_DATA = 'public/page-data/app-data.json';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hash of the whole build, which its pages and data contain. */
export function buildDigest(project = PLAIN.project): string {
  const { webpackCompilationHash } = JSON.parse(readFileSync(path.join(project, APP_DATA), 'utf8')) as {
    webpackCompilationHash: string;
  };
  return webpackCompilationHash;
}

/**
 * Writes a possible next build of this site into a folder: the same pages with renamed scripts and another build hash,
 * without files of the previous build. The folder gets `public/` and `deploy/`, like a project.
 * @param turn which of the next builds, from 1
 */
export function makeNewBuild(folder: string, turn: number): void {
  const source = PLAIN.output;
  // nginx distinguishes files by size and modification time in seconds.
  const written = new Date(Date.now() + turn * MINUTE);
  const target = path.join(folder, 'public');
  rmSync(folder, { recursive: true, force: true });
  const digests = new Set([
    buildDigest(),
    ...readdirSync(source).flatMap((name) => SCRIPT_DIGEST.exec(name)?.[1] ?? []),
  ]);
  const renew = (text: string) =>
    text.replace(DIGEST, (found) => (digests.has(found) ? found.slice(turn) + found.slice(0, turn) : found));
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || COMPRESSED.test(entry.name)) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, renew(path.relative(source, from)));
    mkdirSync(path.dirname(to), { recursive: true });
    if (TEXTS.test(entry.name)) {
      writeFileSync(to, renew(readFileSync(from, 'utf8')));
      utimesSync(to, written, written);
    } else copyFileSync(from, to);
  }
  const scriptsOf = (home: string) => readInlineParts(readFileSync(path.join(home, 'index.html'), 'utf8')).scripts;
  const [before, after] = [scriptsOf(source), scriptsOf(target)];
  mkdirSync(path.join(folder, 'deploy'));
  for (const file of ['deploy/nginx.conf', 'deploy/serving.json', 'public/.htaccess']) {
    const text = readFileSync(path.join(PLAIN.project, file), 'utf8');
    const changed = before.reduce((all, script, at) => all.replaceAll(hashOf(script), hashOf(after[at] ?? '')), text);
    writeFileSync(path.join(folder, file), renew(changed));
  }
}
