import { spawn } from 'node:child_process';

/** Runs a command with its output on this terminal; resolves to its exit code. */
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
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
