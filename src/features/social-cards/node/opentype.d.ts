/** The used part of the package, which has no types. */
declare module 'opentype.js' {
  /** A segment of an outline; curves have control points. */
  export interface Command {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  export interface Path {
    commands: Command[];
  }
  export interface Glyph {
    advanceWidth: number;
    getPath: (x: number, y: number, fontSize: number) => Path;
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph: (character: string) => Glyph;
    getKerningValue: (left: Glyph, right: Glyph) => number;
  }
  export function parse(buffer: ArrayBuffer): Font;
}
