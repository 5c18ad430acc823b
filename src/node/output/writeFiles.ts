import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A text file of the output, by its path in it. */
export interface TextFile {
  path: string;
  text: string;
}

/** Writes files into a folder, with the folders that they lie in. */
export function writeFiles(folder: string, files: readonly TextFile[]): void {
  for (const { path: name, text } of files) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
