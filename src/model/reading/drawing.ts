/** Colours of the illustrations, from the light palette: sheet, boxes, the highlighted box, lines, text, muted variants. */
export const DRAWING_COLORS = [
  '#edf5f1',
  '#ffffff',
  '#dcece5',
  '#095f45',
  '#17211d',
  '#46554f',
  '#b9cfc5',
  '#7d8f88',
] as const;

/** Strength of the dark mode's inversion: white becomes a grey near the page's, and hues stay. */
export const DRAWING_INVERSION = 0.92;
export const DARK_DRAWING = `invert(${DRAWING_INVERSION}) hue-rotate(180deg)`;

const COLOR = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;
const [SHEET] = DRAWING_COLORS;

/** Why an SVG cannot be inverted in dark mode, and where. */
export interface DrawingDiagnostic {
  what: { kind: 'color'; color: string } | { kind: 'picture' } | { kind: 'noSheet' };
  /** Line and column, 1-based. */
  line: number;
  column: number;
}

function placeIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Reports why an SVG cannot be inverted in dark mode; each colour at its first occurrence. */
export function findDrawingDiagnostics(svg: string): DrawingDiagnostic[] {
  const colors: readonly string[] = DRAWING_COLORS;
  const firsts = new Map<string, number>();
  for (const { 0: written, index } of svg.matchAll(COLOR)) {
    const color = written.toLowerCase();
    if (!firsts.has(color)) firsts.set(color, index);
  }
  const picture = svg.indexOf('<image');
  return [
    ...(firsts.has(SHEET) ? [] : [{ what: { kind: 'noSheet' } as const, line: 1, column: 1 }]),
    ...[...firsts]
      .filter(([color]) => !colors.includes(color))
      .map(([color, offset]) => ({ what: { kind: 'color', color } as const, ...placeIn(svg, offset) })),
    ...(picture < 0 ? [] : [{ what: { kind: 'picture' } as const, ...placeIn(svg, picture) }]),
  ];
}

/** True for an SVG with its own background and only the site's colours, so that its inverted look is predictable. */
export const isDrawing = (svg: string): boolean => findDrawingDiagnostics(svg).length === 0;

const [, , , , TEXT] = DRAWING_COLORS;

/** Returns a drawing in other colours, in the order of `DRAWING_COLORS`. Shapes without a fill get the text's colour. */
export const recolored = (svg: string, colors: readonly string[]): string =>
  svg
    .replace(/<svg(?=[\s>])(?![^>]*\sfill=)/, `<svg fill="${TEXT}"`)
    .replace(COLOR, (color) => colors[DRAWING_COLORS.findIndex((each) => each === color.toLowerCase())] ?? color);
