import { createRequire } from 'node:module';
import path from 'node:path';
import { openSync, type Font } from 'fontkit';

/** A font for images, because the build machine may have none. */
export interface Typeface {
  widthOf: (text: string, size: number) => number;
  /** The text's outlines as SVG path data; `y` is the baseline. */
  outline: (text: string, x: number, y: number, size: number) => string;
}

const FONT_FILE = '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2';

/** Letters snap to this grid: equal letters then have equal bytes (two pixels each), which compress better. */
const GRID = 2;
const onGrid = (x: number) => Math.round(x / GRID) * GRID;

/** Reads the cards' font. */
export function readTypeface(): Typeface {
  // Gatsby's bundle of this code has no `require.resolve`.
  const font = openSync(createRequire(path.resolve('package.json')).resolve(FONT_FILE)) as Font;
  const scaleOf = (size: number) => size / font.unitsPerEm;
  return {
    widthOf: (text, size) => font.layout(text).advanceWidth * scaleOf(size),
    outline: (text, x, y, size) => {
      const { glyphs, positions } = font.layout(text);
      const scale = scaleOf(size);
      let at = x;
      return glyphs
        .map(({ path: outline }, index) => {
          const left = onGrid(at);
          at += (positions[index]?.xAdvance ?? 0) * scale;
          return outline.scale(scale, -scale).translate(left, y).toSVG();
        })
        .join('');
    },
  };
}
