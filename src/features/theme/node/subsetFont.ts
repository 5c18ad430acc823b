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

type Subset = (font: Buffer, text: string | undefined, options: object) => Promise<Buffer>;

/** Names of a font that browsers and programs show, by their ids in its table: family, full name, PostScript and others. */
const SHOWN_NAMES = [1, 3, 4, 6, 16, 18, 21, 25];
/** Description and URL of the licence: the subset keeps them, beside the copyright. */
const LICENSE_NAMES = [13, 14];
const COPYRIGHT = 0;
const WINDOWS = 3;

/** Letters that replace a reserved name; of any length, since the table keeps its places. */
const REPLACEMENT = 'Subset';

/**
 * Replaces the names that the maker of a font reserves, by the SIL Open Font License, where programs show them: a changed
 * font must not have them.
 * @param font a TrueType file, which is changed
 */
function dropReservedNames(font: Buffer): void {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) return;
  const table = font.readUInt32BE(entry + 8);
  const storage = table + font.readUInt16BE(table + 4);
  const records = Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => {
    const at = table + 6 + index * 12;
    const [platform, id, length, offset] = [0, 6, 8, 10].map((place) => font.readUInt16BE(at + place));
    const bytes = font.subarray(storage + (offset ?? 0), storage + (offset ?? 0) + (length ?? 0));
    // UTF-16BE, but for the names of old Macs.
    const width = platform === WINDOWS || platform === 0 ? 2 : 1;
    const text = width === 2 ? Buffer.from(bytes).swap16().toString('utf16le') : bytes.toString('latin1');
    return { id, bytes, width, text };
  });
  const reserved = records
    .filter(({ id }) => id === COPYRIGHT)
    .flatMap(({ text }) => /reserved font names?\s*:?\s*(.+)/i.exec(text)?.[1] ?? [])
    .flatMap((list) => list.split(/[,;.]|\band\b/).map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '').trim()))
    .filter((name) => name !== '');
  for (const { id = 0, bytes, width, text } of records)
    for (const name of SHOWN_NAMES.includes(id) ? reserved : [])
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        for (let index = 0; index < name.length; index += 1)
          bytes.write(REPLACEMENT.charAt(index % REPLACEMENT.length), (at + index + 1) * width - 1, 'latin1');
}

/**
 * Returns a WOFF2 file with only some characters, and with all layout features and axes; the whole file where that is
 * not smaller, or fails: browsers may show fonts that HarfBuzz rejects.
 */
export async function subsetFont(file: Buffer, characters: ReadonlySet<number>): Promise<Buffer> {
  const subset = createRequire(path.resolve('package.json'))('subset-font') as Subset;
  const options = { preserveNameIds: LICENSE_NAMES, targetFormat: 'truetype' };
  const part = await subset(file, String.fromCodePoint(...characters), options)
    .then((plain) => {
      dropReservedNames(plain);
      return subset(plain, undefined, { ...options, keepAllGlyphs: true, targetFormat: 'woff2' });
    })
    .catch(() => file);
  return part.length < file.length ? part : file;
}
