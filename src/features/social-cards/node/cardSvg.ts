import { CARD_HEIGHT, CARD_WIDTH } from '../../../model/limits';
import type { Card } from './cardPath';
import type { Typeface } from './typeface';

const ELLIPSIS = '…';

/** The box of a text. */
interface LineBox {
  width: number;
  /** Maximum number of lines; the rest is cut with an ellipsis. */
  lines: number;
  widthOf: (text: string) => number;
}

/** The longest prefix of a word that fits a line. */
function fitting(word: string, { width, widthOf }: LineBox, end = ''): string {
  const letters = [...word];
  while (letters.length > 1 && widthOf(letters.join('') + end) > width) letters.pop();
  return letters.join('') + end;
}

/** Wraps a text between words; cuts a word that is longer than a line. */
export function wrapLines(text: string, box: LineBox): string[] {
  const { width, lines: max, widthOf } = box;
  const lines: string[] = [];
  let rest = text.trim().split(/\s+/);
  while (rest.length > 0 && rest[0] !== '') {
    let count = 1;
    while (count < rest.length && widthOf(rest.slice(0, count + 1).join(' ')) <= width) count += 1;
    const line = rest.slice(0, count).join(' ');
    const isLast = lines.length === max - 1;
    if (isLast && count < rest.length) return [...lines, fitting(line, box, ELLIPSIS)];
    if (widthOf(line) <= width) {
      lines.push(line);
      rest = rest.slice(count);
    } else if (isLast) {
      return [...lines, fitting(line, box, ELLIPSIS)];
    } else {
      const start = fitting(line, box);
      lines.push(start);
      rest = [line.slice(start.length), ...rest.slice(1)];
    }
  }
  return lines;
}

/** Distances in pixels. Page titles fit three lines of this size. */
const EDGE = 104;
const TITLE = { size: 76, leading: 94, lines: 3, baseline: 94 };
const SITE = { size: 42, baseline: 516, icon: 72, gap: 20 };
/** The sheet with one square corner, the site's shape. */
const SHEET = 'M104 40H1096A64 64 0 0 1 1160 104V526A64 64 0 0 1 1096 590H40V104A64 64 0 0 1 104 40Z';

/** Padding around a title for glyph overhang. */
const ROOM = 28;
const TITLE_WIDTH = CARD_WIDTH - 2 * EDGE;

/** A part of a card, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Box of the title, inside the sheet. */
export const TITLE_BOX: Box = {
  left: EDGE - ROOM,
  top: 92,
  width: TITLE_WIDTH + 2 * ROOM,
  height: TITLE.lines * TITLE.leading + ROOM,
};

/** Box of the site name, beside its icon. */
export const SITE_BOX: Box = {
  left: EDGE + SITE.icon + SITE.gap - ROOM,
  top: SITE.baseline - SITE.size - ROOM,
  width: TITLE_WIDTH - SITE.icon - SITE.gap + 2 * ROOM,
  height: SITE.size + 2 * ROOM,
};

const svg = (width: number, height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;

/** The background of all cards, without text: the sheet and the icon. */
export function buildGroundSvg(icon: string, colors: Card['colors']): string {
  const iconTop = SITE.baseline - SITE.icon * 0.72;
  return svg(CARD_WIDTH, CARD_HEIGHT, [
    `<rect width="100%" height="100%" fill="${colors.accentSoft}"/>`,
    `<path d="${SHEET}" fill="${colors.background}"/>`,
    `<image href="data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}" x="${EDGE}" y="${iconTop}" width="${SITE.icon}" height="${SITE.icon}"/>`,
  ]);
}

/** The site name as SVG. */
export const buildSiteSvg = ({ site, colors }: Omit<Card, 'title'>, typeface: Typeface): string =>
  svg(SITE_BOX.width, SITE_BOX.height, [
    `<path fill="${colors.accent}" d="${typeface.outline(site, ROOM, SITE.baseline - SITE_BOX.top, SITE.size)}"/>`,
  ]);

/** The page title as SVG. */
export function buildTitleSvg({ title, colors }: Omit<Card, 'site'>, typeface: Typeface): string {
  const lines = wrapLines(title, {
    width: TITLE_WIDTH,
    lines: TITLE.lines,
    widthOf: (text) => typeface.widthOf(text, TITLE.size),
  });
  const outlines = lines.map((line, index) =>
    typeface.outline(line, ROOM, TITLE.baseline + index * TITLE.leading, TITLE.size),
  );
  return svg(TITLE_BOX.width, TITLE_BOX.height, [`<path fill="${colors.text}" d="${outlines.join('')}"/>`]);
}
