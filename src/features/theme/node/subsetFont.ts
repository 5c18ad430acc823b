import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles } from '../../../node/files/listFiles';
import { readText } from '../../../node/files/readText';

/** Code points belong to one row if they differ only in the last two of their hexadecimal digits. */
const rowOf = (code: number): number => code >> 8;

/** Rows that fonts keep on every site: Latin letters, punctuation, currency signs, arrows, mathematics. */
const ROWS = [0x00, 0x01, 0x20, 0x21, 0x22];
const OTHER_CHARACTER = /[^\0-\u01ff\u2000-\u22ff]/gu;
const SMALL_LETTER = /\p{Lowercase}/u;

/** Returns the rows of code points that fonts of a site keep: the fixed ones, and those of its interface texts. */
export function keptRows(folder: string): ReadonlySet<number> {
  const texts = listFiles(path.join(folder, 'locales')).map(readText).join('');
  return new Set([...ROWS, ...[...texts.matchAll(OTHER_CHARACTER)].map(([text]) => rowOf(text.codePointAt(0) ?? 0))]);
}

/**
 * Returns the characters of a font that a site serves: those in the kept rows; all of a file without small letters
 * there, such as the Greek part of a font or an icon font.
 */
export function keptCharacters(characters: ReadonlySet<number>, rows: ReadonlySet<number>): ReadonlySet<number> {
  const kept = [...characters].filter((code) => rows.has(rowOf(code)));
  return kept.some((code) => SMALL_LETTER.test(String.fromCodePoint(code))) ? new Set(kept) : characters;
}

type Subset = (font: Buffer, text: string) => Promise<Buffer>;

/**
 * Returns a WOFF2 file with only some characters, and with all layout features and axes; the whole file where that is
 * not smaller, or fails: browsers may show fonts that HarfBuzz rejects.
 */
export async function subsetFont(file: Buffer, characters: ReadonlySet<number>): Promise<Buffer> {
  const subset = createRequire(path.resolve('package.json'))('subset-font') as Subset;
  const part = await subset(file, String.fromCodePoint(...characters)).catch(() => file);
  return part.length < file.length ? part : file;
}
