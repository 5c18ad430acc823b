import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Outside the project, because a build can empty any folder in it. */
const lockFile = (project: string, locks: string) => {
  const name = createHash('sha256').update(path.resolve(project)).digest('hex').slice(0, 16);
  return path.join(locks, `help-centre-${name}.lock`);
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: another user's process, which is running.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that builds or serves the project, if any. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Locks the project for this process; returns a message if another process has the lock. */
export function takeProject(project: string, locks = os.tmpdir()): string | undefined {
  const file = lockFile(project, locks);
  const holder = holderOf(file);
  if (holder !== undefined && holder !== process.pid)
    return `Process ${holder} is building this project, or shows it with "npm run develop".\nWait until it has ended, or end it.`;
  try {
    // Remove a stale lock.
    rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return 'Another process has just begun to build this project.\nWait until it has ended.';
  }
  return undefined;
}

/** Releases the lock. */
export function leaveProject(project: string, locks = os.tmpdir()): void {
  const file = lockFile(project, locks);
  if (holderOf(file) === process.pid) rmSync(file, { force: true });
}

/** Locks the project until this process ends; exits with a message if it is locked. */
export function holdProject(): void {
  // The process may move to another folder.
  const project = path.resolve('.');
  const refusal = takeProject(project);
  if (refusal !== undefined) {
    console.error(refusal);
    process.exit(1);
  }
  process.on('exit', () => leaveProject(project));
}
