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
  /** Average width of letters as often as texts have them, regular and bold; undefined without Latin letters. */
  widths: readonly [regular: number, bold: number] | undefined;
  /** The code points that it has. */
  characters: ReadonlySet<number>;
  /** False for a font that its maker allows to be served only whole. */
  mayBeSubset: boolean;
}

/** Letters and spaces about as often as Finnish, Swedish and English texts have them. */
const SAMPLE =
  '         aaaaaaaabcddeeeeeeeeffgghhiiiiiiiijkkkkllllmmmnnnnnnnnooooopppqrrrrrsssssstttttttuuuuvvwxyyzääö';

/** The weights whose widths count in a variable font: those of texts and of their bold words. */
const WEIGHTS = [400, 650] as const;

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

/** The part of fontkit that reads widths of variable fonts: its public `getVariation` cannot read WOFF2. */
interface VariedFont {
  HVAR?: object;
  _variationProcessor: { getAdvanceAdjustment: (glyph: number, table: object) => number };
}

/** Returns the function that says how much wider a glyph is in a weight than in the default one, in units of the font. */
function wideningOf(font: fontkit.Font, weight: number): (glyph: number) => number {
  const axes = Object.entries(font.variationAxes).flatMap(([tag, axis]) =>
    axis === undefined ? [] : { tag, ...axis },
  );
  const coordinates = axes.map(({ tag, min, max, default: value }) =>
    tag === 'wght' ? Math.min(max, Math.max(min, weight)) : value,
  );
  if (axes.length === 0) return () => 0;
  const { HVAR, _variationProcessor } = Object.create(font, { variationCoords: { value: coordinates } }) as VariedFont;
  return (glyph) => (HVAR === undefined ? 0 : _variationProcessor.getAdvanceAdjustment(glyph, HVAR));
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
    // fontkit keeps what it computes of a font: the widths of other weights come before those of the default one.
    const widenings = WEIGHTS.map((weight) => wideningOf(font, weight));
    const letters = [...SAMPLE].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => characters.has(code));
    const glyphs = letters.map((code) => font.glyphForCodePoint(code));
    const [regular = 0, bold = 0] = widenings.map(
      (widening) =>
        glyphs.reduce((sum, { id, advanceWidth }) => sum + advanceWidth + widening(id), 0) /
        (glyphs.length * font.unitsPerEm),
    );
    const { wght } = font.variationAxes;
    return {
      weight: wght === undefined ? String(usWeightClass) : `${wght.min} ${wght.max}`,
      isItalic: fsSelection.italic,
      ascent,
      descent: -descent,
      lineGap,
      widths: characters.has('a'.charCodeAt(0)) ? [regular, bold] : undefined,
      characters,
      mayBeSubset: !fsType.noSubsetting,
    };
  } catch {
    return 'damaged';
  }
}
