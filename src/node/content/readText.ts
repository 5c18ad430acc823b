import { readFileSync } from 'node:fs';

/** A text file without byte order mark and with `\n` line ends, whatever the writer's editor made. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}
