import { spawnSync } from 'node:child_process';

/** Returns the files that differ between a folder and the expected one, byte by byte, one line each. */
export function differencesOf(found: string, expected: string): string[] {
  const { status, stdout, stderr } = spawnSync('diff', ['--recursive', '--brief', found, expected], {
    encoding: 'utf8',
  });
  if (status === 0) return [];
  if (status !== 1) throw new Error(`The folders ${found} and ${expected} cannot be compared: ${stderr}`);
  return stdout.trim().split('\n');
}
