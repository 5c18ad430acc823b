import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';

/** The file of a content folder that was made of another one, in which its writers write. */
export const MADE_OF = 'made-of.json';

export interface MadeOf {
  /** The folder of the writers, absolute. */
  folder: string;
  /** For each file that was made of one of theirs, the path of that in their folder. */
  files: Readonly<Record<string, string>>;
  /** What of their folder is not in this one; files are paths in their folder. */
  findings: readonly ReadingFinding[];
}

let last: { file: string; time: number; made: MadeOf } | undefined;

/** What a content folder was made of; undefined for one that is written by hand. */
export function readMadeOf(contentFolder: string): MadeOf | undefined {
  const file = path.join(contentFolder, MADE_OF);
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return undefined;
  if (last?.file !== file || last.time !== time)
    last = { file, time, made: JSON.parse(readFileSync(file, 'utf8')) as MadeOf };
  return last.made;
}
