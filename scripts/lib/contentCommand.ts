import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { placeOf, type Finding } from '../../src/node/diagnostics/diagnostic';
import { displayName } from '../../src/node/files/contentFolder';
import { applyFileChanges, changedLines, type FileChange } from '../../src/node/files/fileChanges';

/** What git says of a file: as committed, changed since, or in no commit at all. */
type SavedState = 'committed' | 'changed' | 'untracked';

/**
 * What git says of files of a folder, by absolute path. Outside a repository every file is untracked.
 * A change that has been added to the next commit counts as committed, for git keeps it.
 */
function savedStates(folder: string, files: readonly string[]): Map<string, SavedState> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const states = new Map<string, SavedState>(files.map((file) => [file, 'untracked']));
  try {
    const named = (names: string) =>
      names
        .split('\0')
        .filter((name) => name !== '')
        .map((name) => path.join(folder, name));
    for (const file of named(git('ls-files', '-z', '--', '.'))) if (states.has(file)) states.set(file, 'committed');
    for (const file of named(git('diff', '--name-only', '--relative', '-z', '--', '.')))
      if (states.has(file)) states.set(file, 'changed');
  } catch {
    // No git, or no repository: nothing is saved anywhere else.
  }
  return states;
}

/** What commands that write the content have in common. */
interface WritingOptions {
  /** Shows what would change, and writes nothing. */
  dryRun: boolean;
  /** Writes although git has not got what is there now. */
  force: boolean;
}

/** The options of `parseArgs` for them. */
export const WRITING_OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const;

/** Runs a command; an error is printed as its message, without a stack, and ends the process with 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}

/**
 * Refuses what could not be undone: files that are edited and have changes that are in no commit, and files that are
 * removed and are in no commit as they are.
 */
export function assertSaved(folder: string, changes: readonly FileChange[]): void {
  const files = changes.flatMap(({ from }) => from ?? []);
  const states = savedStates(folder, files);
  const unsaved = changes.filter(({ from, to }) => {
    const state = states.get(from ?? '');
    return state === 'changed' || (to === undefined && state === 'untracked');
  });
  if (unsaved.length === 0) return;
  const names = unsaved.map(({ from }) => `  ${displayName(from ?? '')}`).join('\n');
  throw new Error(
    `Git has not got these files as they are now, so what would be written to them could not be undone:\n${names}\nCommit them first, or add --force.`,
  );
}

/** Characters of a line that are shown before and behind what differs. */
const AROUND = 40;

/** The parts of two lines in which they differ, with some text around. */
export function excerpts(before: string, after: string): [string, string] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const cut = (line: string) => {
    const from = Math.max(0, start - AROUND);
    const to = Math.min(line.length, line.length - end + AROUND);
    return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
  };
  return [cut(before), cut(after)];
}

/** A change in lines: where a file goes, and what is written in it. */
function formatChange({ from, to, text, planned }: FileChange): string {
  const before = planned?.toString('utf8') ?? '';
  const name = displayName(to ?? from ?? '');
  if (from === undefined) return `${name} is new`;
  if (to === undefined) return `${name} is removed`;
  const heading = from === to ? name : `${displayName(from)} → ${name}`;
  const lines = text === undefined ? [] : changedLines(before, text);
  const shown = lines.flatMap(({ line, before: old, after: now }) => {
    const [was, is] = old === '' || now === '' ? [old, now] : excerpts(old, now);
    return [...(was === '' ? [] : [`  ${line} - ${was}`]), ...(is === '' ? [] : [`  ${line} + ${is}`])];
  });
  return [heading, ...shown].join('\n');
}

/** Makes the changes of a plan, or shows them; then names the places that a person has to look at. */
export function carryOut(
  folder: string,
  changes: readonly FileChange[],
  mentions: readonly Finding[],
  { dryRun, force }: WritingOptions,
): void {
  if (!dryRun && !force) assertSaved(folder, changes);
  if (!dryRun) applyFileChanges(changes);
  console.log(changes.map(formatChange).join('\n'));
  for (const mention of mentions) console.log(`\n${placeOf(mention)}\n  ${mention.message}`);
  console.log(dryRun ? '\nNothing was written (--dry-run).' : '\nDone. Look at it with npm run check.');
}
