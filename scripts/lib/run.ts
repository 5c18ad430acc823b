import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Added to the number of the signal that ended a command, as shells do. */
const SIGNAL_CODE = 128;

/** Runs a command on this terminal, and ends it when this process is asked to end; resolves to its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
  cwd?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      cwd,
    });
    const end = () => child.kill();
    process.once('SIGTERM', end);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGTERM', end);
      resolve(code ?? SIGNAL_CODE + (signal === null ? 1 : constants.signals[signal]));
    });
  });
}

/** Output of a command on both streams. */
export interface Captured {
  code: number;
  output: string;
}

/** Runs a command and captures its output; `isGroup` starts a process group, which can be killed at once. */
export function capture(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
  isGroup = false,
): { pid: number | undefined; ended: Promise<Captured> } {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: isGroup });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<Captured>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
  return { pid: child.pid, ended };
}
