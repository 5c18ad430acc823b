import { createRequire } from 'node:module';
import path from 'node:path';
import type * as fontkit from 'fontkit';

/** What a font file says of its letters. Lengths are in ems. */
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
  /** False for a font that its maker allows to be served only whole. */
  mayBeSubset: boolean;
}

/** Letters and spaces about as often as Finnish, Swedish and English texts have them. */
const SAMPLE =
  '         aaaaaaaabcddeeeeeeeeffgghhiiiiiiiijkkkkllllmmmnnnnnnnnooooopppqrrrrrsssssstttttttuuuuvvwxyyzääö';

const SIGNATURE = 'wOF2';
/** Offset of the file's length in its header (https://www.w3.org/TR/WOFF2/#woff20Header). */
const LENGTH_AT = 8;

/** The used part of fontkit's table `OS/2`, which its types leave open. */
interface StyleTable {
  usWeightClass: number;
  fsSelection: { italic: boolean; useTypoMetrics: boolean };
  fsType: { noSubsetting: boolean };
  typoAscender: number;
  typoDescender: number;
  typoLineGap: number;
}

// Loaded with the first font file: most sites have none, and every command reads the theme.
const loadFontkit = () => createRequire(path.resolve('package.json'))('fontkit') as typeof fontkit;

/** Reads the facts of a WOFF2 file, or why it cannot be read: another kind of file, or a damaged one. */
export function readFont(file: Buffer): FontFacts | 'kind' | 'damaged' {
  if (file.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE) return 'kind';
  try {
    if (file.length < file.readUInt32BE(LENGTH_AT)) return 'damaged';
    const font = loadFontkit().create(file);
    if (!('characterSet' in font)) return 'damaged';
    const { usWeightClass, fsSelection, fsType, ...typo } = font['OS/2'] as unknown as StyleTable;
    const metrics = fsSelection.useTypoMetrics
      ? [typo.typoAscender, typo.typoDescender, typo.typoLineGap]
      : [font.ascent, font.descent, font.lineGap];
    const [ascent = 0, descent = 0, lineGap = 0] = metrics.map((length) => length / font.unitsPerEm);
    const characters = new Set(font.characterSet);
    const letters = [...SAMPLE].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => characters.has(code));
    const advances = letters.map((code) => font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm);
    const { wght } = font.variationAxes;
    return {
      weight: wght === undefined ? String(usWeightClass) : `${wght.min} ${wght.max}`,
      isItalic: fsSelection.italic,
      ascent,
      descent: -descent,
      lineGap,
      width: characters.has('a'.charCodeAt(0))
        ? advances.reduce((sum, advance) => sum + advance, 0) / advances.length
        : undefined,
      characters,
      mayBeSubset: !fsType.noSubsetting,
    };
  } catch {
    return 'damaged';
  }
}
