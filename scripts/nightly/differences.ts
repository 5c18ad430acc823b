import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string) =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );

/** Characters that are shown of two files around the first place where they differ. */
const SHOWN = { before: 60, after: 100 } as const;

function firstDifference(one: Buffer, other: Buffer): string {
  const [first, second] = [one.toString(), other.toString()];
  let place = 0;
  while (first[place] === second[place]) place += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, place - SHOWN.before), place + SHOWN.after));
  return `${around(first)}\n    instead of ${around(second)}`;
}

/**
 * What differs between two folders, byte by byte, one text per file. Compressed forms follow from their files, so they
 * are named only where those are the same.
 * @param found the folder that is looked at
 * @param expected the folder that it should be like
 */
export function differencesOf(found: string, expected: string): string[] {
  const [here, there] = [filesIn(found), filesIn(expected)];
  const missing = [...there].filter((file) => !here.has(file)).map((file) => `${file} is missing`);
  const tooMany = [...here].filter((file) => !there.has(file)).map((file) => `${file} should not be there`);
  const changed = new Set<string>();
  const different = [...here]
    .filter((file) => there.has(file))
    .sort((a, b) => a.length - b.length)
    .flatMap((file) => {
      const [one, other] = [readFileSync(path.join(found, file)), readFileSync(path.join(expected, file))];
      if (one.equals(other)) return [];
      changed.add(file);
      const isForm = /\.(?:br|gz)$/.test(file);
      if (isForm && changed.has(file.slice(0, -'.br'.length))) return [];
      return [isForm ? `${file} differs` : `${file} has ${firstDifference(one, other)}`];
    });
  return [...missing, ...tooMany, ...different];
}
