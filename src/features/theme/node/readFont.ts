import { brotliDecompressSync } from 'node:zlib';

/** What the tables of a font say. Lengths are in ems. */
export interface FontFacts {
  /** As in CSS: `400`, or `200 900` for a variable font. */
  weight: string;
  isItalic: boolean;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Average width of letters as often as texts have them; undefined for a font without Latin letters. */
  width: number | undefined;
  /** The code points that it has. */
  characters: ReadonlySet<number>;
}

/** Letters and spaces about as often as Finnish, Swedish and English texts have them. */
const SAMPLE =
  '         aaaaaaaabcddeeeeeeeeffgghhiiiiiiiijkkkkllllmmmnnnnnnnnooooopppqrrrrrsssssstttttttuuuuvvwxyyzääö';

const HEADER_LENGTH = 48;
/** Numbers of tables in the directory of a WOFF2 file. */
const TABLE = { cmap: 0, head: 1, hhea: 2, hmtx: 3, os2: 6, glyf: 10, loca: 11, fvar: 47 } as const;
const WITH_TAG = 63;

interface Table {
  bytes: Buffer;
  isTransformed: boolean;
}

/** Unpacks the tables of a WOFF2 file (https://www.w3.org/TR/WOFF2/). */
function readTables(file: Buffer): ReadonlyMap<number, Table> {
  let at = HEADER_LENGTH;
  const readByte = () => file.readUInt8(at++);
  const readLength = () => {
    let [length, byte] = [0, 0];
    do {
      byte = readByte();
      length = length * 128 + (byte & 127);
    } while (byte > 127);
    return length;
  };
  const places = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = readByte();
    const tag = flags & 63;
    if (tag === WITH_TAG) at += 4;
    const length = readLength();
    const plain = tag === TABLE.glyf || tag === TABLE.loca ? 3 : 0;
    const isTransformed = flags >> 6 !== plain;
    return { tag, isTransformed, length: isTransformed ? readLength() : length };
  });
  const unpacked = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(
    places.map(({ tag, isTransformed, length }) => {
      start += length;
      return [tag, { isTransformed, bytes: unpacked.subarray(start - length, start) }];
    }),
  );
}

/** Returns the glyphs by code point, from the subtable of format 4 that fonts have for the first 65,536. */
function readGlyphs(cmap: Buffer): ReadonlyMap<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  const glyphs = new Map<number, number>();
  if (start === undefined) return glyphs;
  const size = cmap.readUInt16BE(start + 6);
  for (let at = start + 14; at < start + 14 + size; at += 2) {
    const [last, first] = [cmap.readUInt16BE(at), cmap.readUInt16BE(at + size + 2)];
    const delta = cmap.readUInt16BE(at + 2 * size + 2);
    const list = at + 3 * size + 2;
    const offset = cmap.readUInt16BE(list);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : cmap.readUInt16BE(list + offset + 2 * (code - first));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** Returns the weights of a variable font: `200 900`. */
function readWeights(fvar: Buffer): string | undefined {
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  const axes = Array.from({ length: count }, (_, index) => first + index * size);
  const axis = axes.find((at) => fvar.toString('latin1', at, at + 4) === 'wght');
  return axis === undefined ? undefined : `${fvar.readInt16BE(axis + 4)} ${fvar.readInt16BE(axis + 12)}`;
}

/**
 * Reads the facts of a WOFF2 file.
 * @returns why it cannot be read: it is another kind of file, or is damaged, such as cut short
 */
export function readFont(file: Buffer): FontFacts | 'kind' | 'damaged' {
  if (file.toString('latin1', 0, 4) !== 'wOF2') return 'kind';
  try {
    if (file.length < file.readUInt32BE(8)) return 'damaged';
    const tables = readTables(file);
    const bytesOf = (tag: number) => tables.get(tag)?.bytes ?? Buffer.alloc(0);
    const [head, hhea, os2] = [TABLE.head, TABLE.hhea, TABLE.os2].map(bytesOf) as [Buffer, Buffer, Buffer];
    const glyphs = readGlyphs(bytesOf(TABLE.cmap));
    const { bytes: hmtx, isTransformed } = tables.get(TABLE.hmtx) ?? { bytes: Buffer.alloc(0), isTransformed: false };
    const lastAdvance = hhea.readUInt16BE(34) - 1;
    const em = head.readUInt16BE(18);
    // A transformed table has the advances without the bearings, after a byte of flags.
    const advanceOf = (glyph: number) => {
      const index = Math.min(glyph, lastAdvance);
      return hmtx.readUInt16BE(isTransformed ? 1 + 2 * index : 4 * index) / em;
    };
    const advances = [...SAMPLE].flatMap((letter) => {
      const glyph = glyphs.get(letter.codePointAt(0) ?? 0);
      return glyph === undefined ? [] : [advanceOf(glyph)];
    });
    const selection = os2.readUInt16BE(62);
    // Bit 7: the typographic metrics count, not those of `hhea`.
    const metrics = (selection & 128) === 0 ? hhea.subarray(4, 10) : os2.subarray(68, 74);
    const fvar = tables.get(TABLE.fvar);
    return {
      weight: (fvar === undefined ? undefined : readWeights(fvar.bytes)) ?? String(os2.readUInt16BE(4)),
      isItalic: (selection & 1) !== 0,
      ascent: metrics.readInt16BE(0) / em,
      descent: -metrics.readInt16BE(2) / em,
      lineGap: metrics.readInt16BE(4) / em,
      width: glyphs.has(97) ? advances.reduce((sum, advance) => sum + advance, 0) / advances.length : undefined,
      characters: new Set(glyphs.keys()),
    };
  } catch {
    return 'damaged';
  }
}
