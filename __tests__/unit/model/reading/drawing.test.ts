import { contrast, TEXT_CONTRAST } from '../../../../src/node/schema/contrast';
import {
  DRAWING_COLORS,
  DRAWING_INVERSION,
  findDrawingDiagnostics,
  isDrawing,
} from '../../../../src/model/reading/drawing';

const svg = (...colors: string[]) => `<svg>${colors.map((color) => `<path fill="${color}"/>`).join('')}</svg>`;

test.each([
  ['its sheet alone', svg('#f6f8fb'), true],
  ['colours of the palette', svg('#f6f8fb', '#FFFFFF', '#1f5fa8'), true],
  ['another colour', svg('#f6f8fb', '#ff0000'), false],
  ['another colour in three digits', svg('#f6f8fb', '#f00'), false],
  ['no sheet', svg('#ffffff', '#1f5fa8'), false],
  ['a photo in it', '<svg><path fill="#f6f8fb"/><image href="a.png"/></svg>', false],
  ['an id that begins like a colour', '<svg><path fill="#f6f8fb" marker-end="url(#nuoli)"/></svg>', true],
])('an SVG with %s', (_what, text, expected) => {
  expect(isDrawing(text)).toBe(expected);
});

test('what keeps it light is told where it stands first', () => {
  const text = '<svg>\n  <path fill="#F00" stroke="#f00"/>\n  <image href="a.png"/>\n</svg>';
  expect(findDrawingDiagnostics(text)).toEqual([
    { what: { kind: 'noSheet' }, line: 1, column: 1 },
    { what: { kind: 'color', color: '#f00' }, line: 2, column: 15 },
    { what: { kind: 'picture' }, line: 3, column: 3 },
  ]);
});

/** What `invert()` and `hue-rotate(180deg)` make of a colour, by the Filter Effects specification. */
function inDarkMode(color: string): string {
  const inverted = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share * (1 - 2 * DRAWING_INVERSION) + DRAWING_INVERSION;
  });
  const [red = 0, green = 0, blue = 0] = inverted;
  const brightness = 0.213 * red + 0.715 * green + 0.072 * blue;
  const channels = inverted.map((share) => Math.round(Math.min(1, Math.max(0, 2 * brightness - share)) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const [SHEET, BOX, MARKED, LINES, WORDS, LESSER_WORDS] = DRAWING_COLORS;

test.each([SHEET, BOX, MARKED])('in the dark mode words can be read and lines be told on %s', (ground) => {
  expect(contrast(inDarkMode(ground), inDarkMode(WORDS))).toBeGreaterThan(TEXT_CONTRAST);
  expect(contrast(inDarkMode(ground), inDarkMode(LESSER_WORDS))).toBeGreaterThan(TEXT_CONTRAST);
  expect(contrast(inDarkMode(ground), inDarkMode(LINES))).toBeGreaterThan(3);
});

test('in the dark mode the sheet is dark', () => {
  expect(contrast(inDarkMode(SHEET), '#000000')).toBeLessThan(1.5);
});
