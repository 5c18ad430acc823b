/** Colours of the illustrations: sheet, boxes, the box that it is about, lines, words, and lesser ones of each. */
export const DRAWING_COLORS = [
  '#f6f8fb',
  '#ffffff',
  '#e3edf8',
  '#1f5fa8',
  '#1b2733',
  '#4a5a6a',
  '#c3d3e6',
  '#9db5d1',
] as const;

/** What the dark mode makes of them: light becomes dark, and blue stays blue. White becomes a grey near the page's. */
export const DRAWING_INVERSION = 0.92;
export const DARK_DRAWING = `invert(${DRAWING_INVERSION}) hue-rotate(180deg)`;

const COLOR = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;
const [SHEET] = DRAWING_COLORS;

/** True for an SVG on its own sheet and with no other colours: only of those is it known how they look inverted. */
export function isDrawing(svg: string): boolean {
  const colors = (svg.match(COLOR) ?? []).map((color) => color.toLowerCase());
  const known: readonly string[] = DRAWING_COLORS;
  return colors.includes(SHEET) && colors.every((color) => known.includes(color)) && !svg.includes('<image');
}
