import path from 'node:path';
import { runGit } from '../../src/node/content/gitDates';
import { placeOf, type Finding } from '../../src/node/diagnostics/diagnostic';
import { displayName } from '../../src/node/files/contentFolder';
import { UsageError } from './check/checkArguments';
import { applyFileChanges, changedLines, type FileChange } from '../../src/node/files/fileChanges';

/** State of a file in git. */
type SavedState = 'committed' | 'changed' | 'untracked';

/** States of a folder's files in git, by absolute path: untracked outside a repository, staged is committed. */
function savedStates(folder: string, files: readonly string[]): Map<string, SavedState> {
  const git = (...args: string[]) => runGit(folder, args).toString();
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
    // Without git or a repository, nothing is saved elsewhere.
  }
  return states;
}

/** Options of all commands that write the content: show the changes only, or write even over uncommitted changes. */
export const WRITING_OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const;

/** Errors that JavaScript itself throws: without a code as Node.js's have, a bug in the command. */
const BUGS = [TypeError, ReferenceError, RangeError];

/** Returns an error as a command prints it: its message, or the stack if it is a bug. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isBug = BUGS.some((kind) => error instanceof kind) && !('code' in error);
  return (isBug ? error.stack : undefined) ?? error.message;
}

/** Runs a command; prints its error and exits with 1, or 2 for wrong usage. */
export function runCommand(command: () => void | Promise<void>): void {
  void Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      console.error(failureText(error));
      process.exit(error instanceof UsageError ? 2 : 1);
    });
}

/** Throws if changes cannot be undone: edited or removed files that are not committed. */
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

/** Characters of context around a difference. */
const AROUND = 40;

/** The differing parts of two lines, with context. */
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

/** Describes a change: a new path, and changed lines. */
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

/** Applies or shows the changes of a plan; then lists mentions for review. */
export function carryOut(
  folder: string,
  changes: readonly FileChange[],
  mentions: readonly Finding[],
  { 'dry-run': dryRun, force }: Record<keyof typeof WRITING_OPTIONS, boolean>,
): void {
  if (!dryRun && !force) assertSaved(folder, changes);
  if (!dryRun) applyFileChanges(changes);
  console.log(changes.map(formatChange).join('\n'));
  for (const mention of mentions) console.log(`\n${placeOf(mention)}\n  ${mention.message}`);
  console.log(dryRun ? '\nNothing was written (--dry-run).' : '\nDone. Look at it with npm run check.');
}
