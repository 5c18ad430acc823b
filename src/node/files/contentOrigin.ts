import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';

/** The file that maps a generated content folder to the writers' folder. */
export const ORIGIN_FILE = 'made-of.json';

export interface ContentOrigin {
  /** Absolute path of the writers' folder. */
  folder: string;
  /** The source path, in the writers' folder, of each generated file. */
  files: Readonly<Record<string, string>>;
  /** Findings about what of the writers' folder is not in this one; files are paths in their folder. */
  findings: readonly ReadingFinding[];
}

/** The last reading of each file. */
const read = new Map<string, { time: number; made: ContentOrigin }>();

/** Reads the source of a generated content folder; undefined for one that is written by hand. */
export function readContentOrigin(contentFolder: string): ContentOrigin | undefined {
  const file = path.join(contentFolder, ORIGIN_FILE);
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return undefined;
  const known = read.get(file);
  if (known?.time === time) return known.made;
  const made = JSON.parse(readFileSync(file, 'utf8')) as ContentOrigin;
  read.set(file, { time, made });
  return made;
}
