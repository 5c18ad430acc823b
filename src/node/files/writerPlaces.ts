import path from 'node:path';
import { readText } from './readText';
import { displayName, fileIn } from './contentFolder';
import { contentFolder } from '../environment';
import { readContentOrigin } from './contentOrigin';
import type { Finding } from '../diagnostics/diagnostic';

const textOf = (line = '') => line.trim();
/** Returns a line without heading or title marks, which the import may change. */
const wordsOf = (line = '') => textOf(line).replace(/^(?:#{1,6}\s+|title:\s+)/, '');

/** Returns the positions of lines that occur once in a text. */
function uniqueLines(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  lines.forEach((line, at) => places.set(wordsOf(line), places.has(wordsOf(line)) ? -1 : at));
  return new Map([...places].filter(([words, at]) => words !== '' && at >= 0));
}

/**
 * Returns the line of a writer's text that a generated line comes from: the same line, or the nearest common line
 * above; undefined without one.
 * @param line 1-based
 * @example writerLine(['title: A', 'b', 'c'], ['# A', '', 'b', 'c'], 3) // { line: 4, isSame: true }
 */
export function writerLine(
  made: readonly string[],
  own: readonly string[],
  line: number,
): { line: number; isSame: boolean } | undefined {
  const [inMade, inOwn] = [uniqueLines(made), uniqueLines(own)];
  for (let at = line - 1; at >= 0; at -= 1) {
    const words = wordsOf(made[at]);
    const found = inOwn.get(words);
    if (found === undefined || inMade.get(words) !== at) continue;
    const there = found + line - 1 - at;
    const isThere = textOf(own[there]) === textOf(made[line - 1]);
    return { line: (isThere ? there : found) + 1, isSame: isThere && own[there] === made[line - 1] };
  }
  return undefined;
}

const linesOf = (file: string) => readText(file).split('\n');

/** Returns the content file of a display name, and the writers' file that it was generated from. */
function filesOf(name: string, folder: string): { made: string; own: string; folder: string } | undefined {
  const source = readContentOrigin(folder);
  if (source === undefined) return undefined;
  const made = fileIn(folder, name);
  const from = source.files[path.relative(folder, made).split(path.sep).join('/')];
  return from === undefined ? undefined : { made, own: path.join(source.folder, from), folder: source.folder };
}

/** Returns the display name of the file to fix: the file itself, or the source of a generated file. */
export function writerName(name: string): string {
  const files = filesOf(name, contentFolder());
  return files === undefined ? name : displayName(files.own, files.folder);
}

/** Moves findings in generated files to the writers' files. */
export function atWriterPlaces<Each extends Finding>(findings: readonly Each[], folder: string): Each[] {
  return findings.map((finding) => {
    const files = filesOf(finding.file, folder);
    if (files === undefined) return finding;
    const place =
      finding.line === undefined ? undefined : writerLine(linesOf(files.made), linesOf(files.own), finding.line);
    return {
      ...finding,
      file: displayName(files.own, files.folder),
      line: place?.line,
      column: place?.isSame === true ? finding.column : undefined,
      // The edits belong to the generated file.
      fix: undefined,
    };
  });
}
