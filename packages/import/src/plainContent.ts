import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ContentOrigin,
  ENGINE_TEXTS,
  ORIGIN_FILE,
  type ReadingFinding,
  contentFolder,
  displayName,
  watchContent,
} from './core';
import { ENTRY_KINDS, type ReportEntry } from './markdown/reportEntry';
import { createTextMemory, type TextMemo } from './textMemo';
import { writePlan } from './writePlan';

/** Characters of the digest in a folder's name. */
const LENGTH = 16;

/** Entries about settings, which such a folder does not have. */
const OF_SETTINGS: readonly ReportEntry['kind'][] = ['config', 'locale'];

/** Returns findings for the writers about parts of the folder that are not on the site. */
function findingsOf(entries: readonly ReportEntry[], folder: string): ReadingFinding[] {
  return entries
    .filter(({ kind }) => ENTRY_KINDS[kind][0] === 'person' && !OF_SETTINGS.includes(kind))
    .map(({ kind, message, from: { file, line, column } }) => ({
      rule: kind === 'syntax' ? 'syntax/mdx' : 'import/left-out',
      file: displayName(path.join(folder, file), folder),
      line,
      column,
      message,
    }));
}

/**
 * Returns the user's private folder for generated sites. Its path is predictable, so another user could create it
 * first: rejects a link, a folder of another user, and one that others can write to, since files in it are removed.
 */
function sitesFolder(): string {
  const user = process.getuid?.();
  const folder = path.join(tmpdir(), `help-centre-${user ?? ''}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOwn = found.isDirectory() && found.uid === user && (found.mode & 0o022) === 0;
  // Without user ids, the temporary folder belongs to the user.
  if (user === undefined || isOwn) return folder;
  throw new Error(`${folder} is not a folder that only you can write in.\nRemove it, and run the command again.`);
}

/** Generates the site of a folder in another one; writes only changed files. */
async function makeSite(
  folder: string,
  target: string,
  { texts, memo }: { texts: string; memo: TextMemo },
): Promise<{ pages: number; left: number } | undefined> {
  // Load on use: few sites need it, and the Markdown parser takes a fifth of a second.
  const { importMarkdown } = await import('./plain/importMarkdown');
  const plan = await importMarkdown(folder, { texts, memo, progress: () => undefined });
  if (typeof plan === 'string') return undefined;
  const made: ContentOrigin = {
    folder,
    files: Object.fromEntries(plan.files.flatMap(({ path: own, from }) => (from === undefined ? [] : [[own, from]]))),
    findings: findingsOf(plan.entries, folder),
  };
  writePlan([...plan.files, { path: ORIGIN_FILE, content: JSON.stringify(made) }], target, { isMirror: true });
  return { pages: plan.pairs.length, left: made.findings.length };
}

/**
 * Supports `SITE_CONTENT` folders with Markdown but no `site.yaml`: generates a site from a copy with default settings.
 * Messages name the original files, and nothing is written into the folder.
 * @returns a function that regenerates the site after every change and returns a function that stops; undefined for any
 * other folder
 */
export async function preparePlainContent(texts = ENGINE_TEXTS): Promise<(() => () => void) | undefined> {
  const folder = contentFolder();
  if (!existsSync(folder) || existsSync(path.join(folder, 'site.yaml'))) return undefined;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, LENGTH);
  const target = path.join(sitesFolder(), digest, path.basename(folder));
  const begin = createTextMemory();
  const make = () => makeSite(folder, target, { texts, memo: begin() });
  const made = await make();
  // Without pages the check reports what is missing.
  if (made === undefined) return undefined;
  process.env.SITE_CONTENT = target;
  const { pages, left } = made;
  console.log(`${path.basename(folder)} has no site.yaml: its ${pages} pages have the default settings.`);
  if (left > 0) console.log(`Findings about what is not on the site: ${left}. npm run check names them.`);
  return () =>
    watchContent(folder, () =>
      make().catch((error: unknown) => {
        console.error(`${path.basename(folder)} could not be read again.`, error);
      }),
    );
}
