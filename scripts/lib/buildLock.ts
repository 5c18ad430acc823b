import { execFileSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How often processes that begin at the same moment try, with random pauses: the first of at most so many ms. */
const ATTEMPTS = 5;
const MAX_PAUSE = 40;

/** Outside the project, because a build can empty any folder in it. */
const lockPrefix = (project: string) =>
  `help-centre-${createHash('sha256').update(path.resolve(project)).digest('hex').slice(0, 16)}`;

/**
 * Returns when a process started, as the system writes it: the ids of ended processes are given to later ones. Returns
 * undefined without such a process, and an empty text where the system does not say.
 */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: another user's process, which is running.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    // The name, in parentheses, may contain spaces. The start is the 22nd value of all.
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? ''
    );
  } catch {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, stdio: 'pipe' }).toString();
    } catch {
      return '';
    }
  }
}

/** The lock of a process: a name alone, so that no other process reads a half-written file. */
const lockFile = (project: string, pid: number, start: string) =>
  `${lockPrefix(project)}.${pid}.${start.replaceAll(/\W/g, '')}.lock`;

/** Returns the other processes that have a lock of the project, and removes the locks of ended ones. */
function otherHolders(project: string, locks: string): number[] {
  const names = readdirSync(locks).filter((name) => name.startsWith(`${lockPrefix(project)}.`));
  return names.flatMap((name) => {
    const pid = Number(name.split('.')[1]);
    if (pid === process.pid) return [];
    const start = Number.isInteger(pid) && pid > 0 ? startOf(pid) : undefined;
    if (start !== undefined && name === lockFile(project, pid, start)) return [pid];
    try {
      rmSync(path.join(locks, name), { force: true });
    } catch {
      // Another user's file.
    }
    return [];
  });
}

/**
 * Locks the project for this process; returns a message if another process has the lock. Each process writes its own
 * lock before it looks for others, so two never win; two that begin at the same moment both give way, and try again.
 */
export function lockProject(project: string, locks = os.tmpdir()): string | undefined {
  let others: number[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    writeFileSync(path.join(locks, lockFile(project, process.pid, startOf(process.pid) ?? '')), '');
    others = otherHolders(project, locks);
    if (others.length === 0) return undefined;
    unlockProject(project, locks);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, randomInt(MAX_PAUSE * 2 ** attempt));
  }
  return `Process ${others[0]} is building this project, or shows it with "npm run develop".\nWait until it has ended, or end it.`;
}

/** Releases the lock. */
export function unlockProject(project: string, locks = os.tmpdir()): void {
  rmSync(path.join(locks, lockFile(project, process.pid, startOf(process.pid) ?? '')), { force: true });
}

/** Locks the project until this process ends; exits with a message if it is locked. */
export function holdProject(): void {
  // The process may move to another folder.
  const project = path.resolve('.');
  const refusal = lockProject(project);
  if (refusal !== undefined) {
    console.error(refusal);
    process.exit(1);
  }
  process.on('exit', () => unlockProject(project));
}
