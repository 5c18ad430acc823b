import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';

/** The file that maps a generated content folder to the writers' folder. */
export const MADE_OF = 'made-of.json';

export interface MadeOf {
  /** Absolute path of the writers' folder. */
  folder: string;
  /** The source path, in the writers' folder, of each generated file. */
  files: Readonly<Record<string, string>>;
  /** Findings about what of the writers' folder is not in this one; files are paths in their folder. */
  findings: readonly ReadingFinding[];
}

let last: { file: string; time: number; made: MadeOf } | undefined;

/** Reads the source of a generated content folder; undefined for one that is written by hand. */
export function readMadeOf(contentFolder: string): MadeOf | undefined {
  const file = path.join(contentFolder, MADE_OF);
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return undefined;
  if (last?.file !== file || last.time !== time)
    last = { file, time, made: JSON.parse(readFileSync(file, 'utf8')) as MadeOf };
  return last.made;
}
