import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Outside the project, since a build may empty any folder in it. */
const lockFile = (project: string, locks: string) => {
  const name = createHash('sha256').update(path.resolve(project)).digest('hex').slice(0, 16);
  return path.join(locks, `help-centre-${name}.lock`);
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that builds the project or shows it while it is written; undefined where none does. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the project for this process, which writes into its `.cache` and `public`; undefined when that worked.
 * @param locks folder of the files that say who has what
 * @returns the message when another process has it
 */
export function takeProject(project: string, locks = os.tmpdir()): string | undefined {
  const file = lockFile(project, locks);
  const holder = holderOf(file);
  if (holder !== undefined && holder !== process.pid)
    return `Process ${holder} is building this project, or shows it with "npm run develop".\nWait until it has ended, or end it.`;
  try {
    // What a process has left that did not come to its end.
    rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return 'Another process has just begun to build this project.\nWait until it has ended.';
  }
  return undefined;
}

/** Gives the project back. */
export function leaveProject(project: string, locks = os.tmpdir()): void {
  const file = lockFile(project, locks);
  if (holderOf(file) === process.pid) rmSync(file, { force: true });
}

/** Takes the project until this process ends; ends it with a word where another one has it. */
export function holdProject(): void {
  const refusal = takeProject('.');
  if (refusal !== undefined) {
    console.error(refusal);
    process.exit(1);
  }
  process.on('exit', () => leaveProject('.'));
}
