import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse, type Command } from 'opentype.js';

/** Letters of one cut, for pictures: a machine that builds the site may have no fonts at all. */
export interface Typeface {
  widthOf: (text: string, size: number) => number;
  /** The text's outlines as the data of an SVG path; `y` is the line that the letters are on. */
  outline: (text: string, x: number, y: number, size: number) => string;
}

/** Gatsby bundles what it runs, and its bundle has no `require.resolve`. */
const projectRequire = () => createRequire(path.resolve('package.json'));

const FONT_FILE = '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff';

/** A tenth of a pixel is as exact as an outline has to be. */
const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** Pixels of which a letter's place is a multiple: like letters have like bytes, of two pixels each, and are packed as one. */
const GRID = 2;
const onGrid = (x: number) => Math.round(x / GRID) * GRID;

/** The package writes outlines too, but some of their numbers as NaN. */
function pathData(commands: readonly Command[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + numbers.map(rounded).join(' ');
    })
    .join('');
}

/** Reads the font of the cards. Each letter is set by itself, since its rules for ligatures are more than can be read. */
export function readTypeface(): Typeface {
  const file = readFileSync(projectRequire().resolve(FONT_FILE));
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  /** The letters of a text with how far from its start, in font units, each stands; and where the text ends. */
  const set = (text: string) => {
    let at = 0;
    const glyphs = [...text].map((character) => font.charToGlyph(character));
    const places = glyphs.map((glyph, index) => {
      const previous = glyphs[index - 1];
      if (previous !== undefined) at += font.getKerningValue(previous, glyph);
      const place = { glyph, at };
      at += glyph.advanceWidth;
      return place;
    });
    return { places, end: at };
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
