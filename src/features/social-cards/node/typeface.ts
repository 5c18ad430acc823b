import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse, type Command } from 'opentype.js';

/** A font for images, because the build machine may have none. */
export interface Typeface {
  widthOf: (text: string, size: number) => number;
  /** The text's outlines as SVG path data; `y` is the baseline. */
  outline: (text: string, x: number, y: number, size: number) => string;
}

/** Gatsby's bundle of this code has no `require.resolve`. */
const projectRequire = () => createRequire(path.resolve('package.json'));

const FONT_FILE = '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff';

/** A tenth of a pixel is precise enough. */
const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** Letters snap to this grid: equal letters then have equal bytes (two pixels each), which compress better. */
const GRID = 2;
const onGrid = (x: number) => Math.round(x / GRID) * GRID;

/** The package's own serialiser writes some numbers as NaN. */
function pathData(commands: readonly Command[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + numbers.map(rounded).join(' ');
    })
    .join('');
}

/** Reads the cards' font. Sets letters one by one, because the package cannot parse the font's ligature rules. */
export function readTypeface(): Typeface {
  const file = readFileSync(projectRequire().resolve(FONT_FILE));
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  /** Glyphs with their offsets in font units, and the total width. */
  const set = (text: string) => {
    let at = 0;
    const glyphs = [...text].map((character) => font.charToGlyph(character));
    const positions = glyphs.map((glyph, index) => {
      const previous = glyphs[index - 1];
      if (previous !== undefined) at += font.getKerningValue(previous, glyph);
      const position = { glyph, at };
      at += glyph.advanceWidth;
      return position;
    });
    return { places: positions, end: at };
  };
  const scale = (size: number) => size / font.unitsPerEm;
  return {
    widthOf: (text, size) => set(text).end * scale(size),
    outline: (text, x, y, size) =>
      set(text)
        .places.map(({ glyph, at }) => pathData(glyph.getPath(onGrid(x + at * scale(size)), y, size).commands))
        .join(''),
  };
}
