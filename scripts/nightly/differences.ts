import { spawnSync } from 'node:child_process';

/**
 * Returns the files that differ between two folders, byte by byte, one line each.
 * @param found the folder that is checked
 * @param expected the folder that it should be like
 */
export function differencesOf(found: string, expected: string): string[] {
  const { status, stdout, stderr } = spawnSync('diff', ['--recursive', '--brief', found, expected], {
    encoding: 'utf8',
  });
  if (status === 0) return [];
  if (status !== 1) throw new Error(`The folders ${found} and ${expected} cannot be compared: ${stderr}`);
  return stdout.trim().split('\n');
}
