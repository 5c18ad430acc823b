import { paletteColors, type Role } from '../../../src/theme/palette';

/** Luminance of a color of six digits, as WCAG has it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['background', 'surface', 'surfaceRaised', 'band'] as const;
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
const TOKENS = ['tokenKeyword', 'tokenString', 'tokenConstant', 'tokenComment', 'tokenFunction'] as const;
const PAIRS: [Role, Role, number][] = [
  ...GROUNDS.flatMap((ground): [Role, Role, number][] => [
    ['text', ground, 7],
    ['textMuted', ground, 5],
    ['accent', ground, 5],
    ['borderStrong', ground, 3],
  ]),
  ['accent', 'background', 7],
  ['textMuted', 'background', 7],
  ['onAccent', 'accent', 7],
  ['accent', 'accentSoft', 5],
  ['text', 'accentSoft', 7],
  ['text', 'mark', 7],
  ...KINDS.flatMap((kind): [Role, Role, number][] => [
    [kind, `${kind}Soft`, 5],
    ['text', `${kind}Soft`, 7],
  ]),
  ...TOKENS.map((token): [Role, Role, number] => [token, 'codeBackground', 4.5]),
];

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  const colors = paletteColors(mode);
  test.each(PAIRS)('%s on %s has a contrast of at least %s', (front, ground, least) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(least);
  });
});
