import { wrapLines } from './wrapLines';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../model/pages/socialCard';
import { paletteVariables } from '../../../theme/palette';
import type { Typeface } from './typeface';

/** Distances in pixels. The titles of pages are short enough for three lines of this size. */
const EDGE = 104;
const TITLE = { size: 76, leading: 94, lines: 3, top: 186 };
const SITE = { size: 42, baseline: 516, icon: 72, gap: 20 };
/** The sheet with one square corner, which is the site's mark. */
const SHEET = 'M104 40H1096A64 64 0 0 1 1160 104V526A64 64 0 0 1 1096 590H40V104A64 64 0 0 1 104 40Z';

export interface CardTexts {
  title: string;
  /** Name of the site. */
  site: string;
}

/** A picture of a page for where its link is shared: its title, and the site's name and icon. */
export function buildCardSvg({ title, site }: CardTexts, typeface: Typeface, icon: string): string {
  const colors = paletteVariables('light');
  const fill = (role: string) => `fill="${colors[role] ?? ''}"`;
  const lines = wrapLines(title, {
    width: CARD_WIDTH - 2 * EDGE,
    lines: TITLE.lines,
    widthOf: (text) => typeface.widthOf(text, TITLE.size),
  });
  const titleLines = lines.map((line, index) =>
    typeface.outline(line, EDGE, TITLE.top + index * TITLE.leading, TITLE.size),
  );
  const iconTop = SITE.baseline - SITE.icon * 0.72;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<rect width="100%" height="100%" ${fill('--accent-soft')}/>`,
    `<path d="${SHEET}" ${fill('--background')}/>`,
    `<path d="${titleLines.join('')}" ${fill('--text')}/>`,
    `<image href="data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}" x="${EDGE}" y="${iconTop}" width="${SITE.icon}" height="${SITE.icon}"/>`,
    `<path d="${typeface.outline(site, EDGE + SITE.icon + SITE.gap, SITE.baseline, SITE.size)}" ${fill('--accent')}/>`,
    '</svg>',
  ].join('');
}
