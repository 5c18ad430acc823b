import { paletteVariables } from '../../../src/theme/palette';

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

const GROUNDS = ['background', 'surface', 'surface-raised', 'band'];
const PAIRS: [string, string, number][] = [
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['text', ground, 7],
    ['text-muted', ground, 5],
    ['accent', ground, 5],
    ['border-strong', ground, 3],
  ]),
  ['accent', 'background', 7],
  ['text-muted', 'background', 7],
  ['on-accent', 'accent', 7],
  ['accent', 'accent-soft', 5],
  ['text', 'accent-soft', 7],
  ['text', 'mark', 7],
  ...['note', 'tip', 'info', 'warning', 'danger'].flatMap((kind): [string, string, number][] => [
    [kind, `${kind}-soft`, 5],
    ['text', `${kind}-soft`, 7],
  ]),
  ...['keyword', 'string', 'constant', 'comment', 'function'].map((token): [string, string, number] => [
    `token-${token}`,
    'code-background',
    4.5,
  ]),
];

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  const colors = paletteVariables(mode);
  test.each(PAIRS)('%s on %s has a contrast of at least %s', (front, ground, least) => {
    expect(contrast(colors[`--${front}`] ?? '', colors[`--${ground}`] ?? '')).toBeGreaterThanOrEqual(least);
  });
});
