import { buildToc, listTocIds, type TocEntry } from '../../../../src/model/reading/toc';
import { isWebVtt, transcriptOf } from '../../../../src/model/reading/transcript';
import { wcagContrast } from 'culori';
import { paletteColors } from '../../../../src/theme/palette';
import {
  DRAWING_COLORS,
  DRAWING_INVERSION,
  findDrawingDiagnostics,
  isDrawing,
  recolored,
} from '../../../../src/model/reading/drawing';

const outline = (entries: readonly TocEntry[]): string =>
  entries.map(({ id, children }) => (children.length === 0 ? id : `${id}(${outline(children)})`)).join(' ');

const headings = (depths: readonly number[]) =>
  depths.map((depth, index) => ({ depth, id: `h${index}`, text: `Otsikko ${index}` }));

test.each([
  ['siblings with children', [2, 3, 3, 2], 2, 3, 'h0(h1 h2) h3'],
  ['levels outside the bounds', [2, 4, 3, 5], 2, 3, 'h0(h2)'],
])('nests the table of contents of %s by level', (_, depths, min, max, expected) => {
  expect(outline(buildToc(headings(depths), min, max))).toBe(expected);
});

test('lists the ids of all entries in page order', () => {
  expect(listTocIds(buildToc(headings([2, 3, 4, 2, 3]), 2, 4))).toEqual(['h0', 'h1', 'h2', 'h3', 'h4']);
  expect(listTocIds([])).toEqual([]);
});

test('recognizes WebVTT by its first line', () => {
  const captions = ['WEBVTT\n\n', 'WEBVTT Otsikko\n', 'WEBVTT'];
  const others = ['1\n00:00:00,000 --> 00:00:01,000\nAvaa lasku.', 'WEBVTTX', ''];
  expect([...captions, ...others].filter(isWebVtt)).toEqual(captions);
});

/** A cue of one second, starting at this second. */
const cue = (text: string, second = 0) => `00:0${second}.000 --> 00:0${second + 1}.000\n${text}\n\n`;

test.each<[what: string, text: string, transcript: string[]]>([
  ['a cue of two lines', `WEBVTT\n\n${cue('Avaa\nlasku.')}`, ['0 Avaa lasku.']],
  ['a cue with minutes and hours', 'WEBVTT\n\n01:02:03.500 --> 01:02:04.000\nA\n', ['3723.5 A']],
  ['tags and signs', `WEBVTT\n\n${cue('<v Opas>Valitse <b>Lähetä</b> &amp; odota</v>')}`, ['0 Valitse Lähetä & odota']],
  ['an escaped tag', `WEBVTT\n\n${cue('&lt;b&gt;')}`, ['0 <b>']],
  ['one text in two cues', `WEBVTT\n\n${cue('A')}${cue('A', 1)}${cue('B', 2)}${cue('A', 3)}`, ['0 A', '2 B', '3 A']],
  ['two cues of one second', 'WEBVTT\n\n00:01.100 --> 00:01.500\nA\n\n00:01.500 --> 00:03.000\nB\n', ['1.1 A B']],
  ['an empty cue', `WEBVTT\n\n${cue('')}${cue('A')}`, ['0 A']],
])('%s', (_what, text, transcript) => {
  expect(transcriptOf(text).map(({ start, text: said }) => `${start} ${said}`)).toEqual(transcript);
});

const svg = (...colors: string[]) => `<svg>${colors.map((color) => `<path fill="${color}"/>`).join('')}</svg>`;

test.each([
  ['another colour in three digits', svg('#edf5f1', '#f00'), false],
  ['an id that begins like a colour', '<svg><path fill="#edf5f1" marker-end="url(#nuoli)"/></svg>', true],
])('an SVG with %s', (_what, text, expected) => expect(isDrawing(text)).toBe(expected));

test('reports each reason once, at its first position', () => {
  const text = '<svg>\n  <path fill="#F00" stroke="#f00"/>\n  <image href="a.png"/>\n</svg>';
  expect(findDrawingDiagnostics(text)).toEqual([
    { what: { kind: 'noSheet' }, line: 1, column: 1 },
    { what: { kind: 'color', color: '#f00' }, line: 2, column: 15 },
    { what: { kind: 'picture' }, line: 3, column: 3 },
  ]);
});

/** The result of `invert()` and `hue-rotate(180deg)` on a colour, by the Filter Effects specification. */
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

test.each(DRAWING_COLORS)('%s is a colour of the theme', (color) => {
  expect(Object.values(paletteColors('light'))).toContain(color);
});

test('a drawing takes other colours, and its text colour where it has no fill', () => {
  const colors = DRAWING_COLORS.map((_, index) => `#${index}`);
  expect(recolored('<svg width="9"><path fill="#EDF5F1" stroke="#7d8f88"/><text>A</text></svg>', colors)).toBe(
    '<svg fill="#4" width="9"><path fill="#0" stroke="#7"/><text>A</text></svg>',
  );
  expect(recolored('<svg fill="none"/>', colors)).toBe('<svg fill="none"/>');
});

test.each([
  ['light', (color: string) => color],
  ['dark', inDarkMode],
])('in %s mode text and lines have enough contrast on each background', (_mode, shown) => {
  for (const ground of [SHEET, BOX, MARKED]) {
    expect(wcagContrast(shown(ground), shown(WORDS))).toBeGreaterThan(4.5);
    expect(wcagContrast(shown(ground), shown(LESSER_WORDS))).toBeGreaterThan(4.5);
    expect(wcagContrast(shown(ground), shown(LINES))).toBeGreaterThan(3);
  }
});

test('in dark mode the sheet is dark', () => expect(wcagContrast(inDarkMode(SHEET), '#000000')).toBeLessThan(1.5));
