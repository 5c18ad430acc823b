import { formatReport } from '../../../../src/node/diagnostics/diagnostic';
import { checkContent } from '../../../../src/node/content/checkContent';
import { contentSummary } from '../../../../src/node/content/contentSummary';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { goodText, page, replaced } from '../../../support/changes';
import { removeTemporaryFolders, withContentFolder, type Changes } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const SHEET = '<rect width="120" height="40" fill="#f6f8fb"/>';
const drawing = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">\n${parts.join('\n')}\n</svg>\n`;

/** The good folder with links enough between its pages, with leads, and a drawing that the dark mode turns. */
const linked: Changes = {
  'docs/ohjeet/kaavio.svg': drawing(SHEET),
  ...replaced(
    'blog/webinaari.mdx',
    'Webinaari pidetään syyskuussa.',
    'Webinaari pidetään.\n\n{/* truncate */}\n\nTule.',
  ),
  'docs/kaikki.mdx':
    '---\ntitle: Kaikki\ndescription: Kaikki sivut.\naffects: [/docs/alku]\nreleased: 2025-01\n---\n\n[a](/docs/alku) [b](/docs/ohjeet) [c](/docs/ohjeet/lasku) [d](/docs/ohjeet/saldo)\n',
  'docs/kaikki2.mdx':
    '---\ntitle: Kaikki toisin\ndescription: Sivut toisin.\naffects: [/docs/alku]\nreleased: 2025-02\n---\n\n[a](/docs/alku) [b](/docs/ohjeet) [c](/docs/ohjeet/lasku) [d](/docs/ohjeet/saldo)\n',
};

/** Files that a change leaves alone are compiled once for all. */
const store = createRecordStore();
const warningsIn = (changes: Changes = {}) =>
  withContentFolder({ ...linked, ...changes }, async (folder) =>
    checkContent(await loadContent(folder, store), ['warning']),
  );
const summaryOf = (changes: Changes) =>
  withContentFolder(changes, async (folder) => {
    const { content } = await loadContent(folder, store);
    return content === undefined ? [] : contentSummary(content);
  });

const reportAfter = async (changes: Changes) => formatReport(await warningsIn(changes), 'warning');

test('pages that two others link to, and release notes, are sound', async () => {
  expect(await warningsIn()).toEqual([]);
});

test('a page that nobody links to', async () => {
  expect(await reportAfter(page('Katso [tätä](/docs/uusi).'))).toBe(
    [
      'The content has 1 warning in 1 file.\n',
      'content/docs/uusi.mdx:1:1',
      '  The text of no other page links to this page.',
      '  Link to /docs/uusi from 2 pages or more whose readers need it next.',
    ].join('\n'),
  );
});

test('a page that one other page links to twice', async () => {
  const changes = {
    ...page('Teksti.'),
    'docs/alku.mdx': '---\ntitle: Aloita\ndescription: Alku.\n---\n\n[a](/docs/uusi) ja [b](/docs/uusi#c)\n',
  };
  expect(await reportAfter(changes)).toContain('  The text of one other page links to this page.\n');
});

test('a page that the footer leads to, and a draft, need no links', async () => {
  const changes = {
    ...page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\ndraft: true'),
  };
  expect(await warningsIn(changes)).toEqual([]);
});

test('a post without a lead', async () => {
  expect(await reportAfter({ 'blog/webinaari.mdx': goodText('blog/webinaari.mdx') })).toBe(
    [
      'The content has 1 warning in 1 file.\n',
      'content/blog/webinaari.mdx:1:1',
      '  This post does not say where its lead ends, so lists show its description.',
      '  Write {/* truncate */} on a line of its own after the first paragraphs.',
    ].join('\n'),
  );
});

const COLORS = '#f6f8fb, #ffffff, #e3edf8, #1f5fa8, #1b2733, #4a5a6a, #c3d3e6, #9db5d1';

test.each([
  [
    'a colour that the dark mode cannot turn',
    [SHEET, '<path fill="#1f5fa8" stroke="#f00"/>'],
    'content/docs/ohjeet/kaavio.svg:3:30',
    'The dark mode leaves this drawing as it is: #f00 is not one of the colours that it can turn.',
    `Use one of ${COLORS}.`,
  ],
  [
    'no sheet',
    ['<path stroke="#1f5fa8"/>'],
    'content/docs/ohjeet/kaavio.svg:1:1',
    'The dark mode leaves this drawing as it is: it has no sheet of the colour #f6f8fb.',
    'Put a rectangle behind all of it: <rect width="100%" height="100%" fill="#f6f8fb"/>.',
  ],
  [
    'a picture in it',
    [SHEET, '<image href="a.png"/>'],
    'content/docs/ohjeet/kaavio.svg:3:1',
    'The dark mode leaves this drawing as it is: it has a picture in it, whose colours cannot be told.',
    'Draw it with shapes and text, or save the whole as a PNG.',
  ],
])('a drawing with %s', async (_what, parts, ...lines) => {
  const report = await reportAfter({ 'docs/ohjeet/kaavio.svg': drawing(...parts) });
  expect(report).toBe(['The content has 1 warning in 1 file.\n', lines.join('\n  ')].join('\n'));
});

test('a long sentence', async () => {
  const long = Array.from({ length: 26 }, (_, index) => `sana${index}`).join(' ');
  const changes = page(`Lyhyt lause. Tässä ${long}.`, 'title: Uusi\ndescription: Uusi sivu.\ndraft: true');
  expect(await reportAfter(changes)).toBe(
    [
      'The content has 1 warning in 1 file.\n',
      'content/docs/uusi.mdx:7:14',
      '  This sentence has 27 words, more than the 25 that are read at once.',
      '  Make two of it.',
    ].join('\n'),
  );
});

/** The new page, which two others link to, and all others as pages of a kind of which this is asked. */
const ofKind = (asked: string, body: string): Changes => ({
  ...page(body),
  'docs/kaikki.mdx': `${String(linked['docs/kaikki.mdx'])}[e](/docs/uusi)\n`,
  'docs/kaikki2.mdx': `${String(linked['docs/kaikki2.mdx'])}[e](/docs/uusi)\n`,
  'docs/versiot/muu.mdx': '---\ntitle: Muu\ndescription: Muu sivu.\ndraft: true\n---\n\nTeksti.\n',
  'kinds.yaml': `versio:\n  under: docs/versiot\nsivu:\n  under: docs\n  ${asked}\n`,
});
const lengthWarnings = async (changes: Changes) =>
  (await warningsIn(changes))
    .filter(({ file }) => file === 'content/docs/uusi.mdx')
    .map(({ line, column, message, hint }) => [line, column, message, hint]);

test.each([
  [
    'words: [4, 9]',
    'Vain kolme sanaa.',
    'This page has 3 words; one of the kind "sivu" has 4 to 9.',
    'Tell what its readers still have to ask for, or put it into another page.',
  ],
  [
    'words: [1, 2]',
    'Vain kolme sanaa.',
    'This page has 3 words; one of the kind "sivu" has 1 to 2.',
    'Leave out what its readers do not need for this, or make two pages of it.',
  ],
  [
    'questions: [2, 3]',
    '## Miten?\n\nNäin.\n\n## Katso myös\n\nMuu.',
    'This page has 1 question; one of the kind "sivu" has 2 to 3.',
    'Add those that readers ask most.',
  ],
  [
    'questions: [1, 1]',
    '## Miten?\n\nNäin.\n\n## Missä?\n\nTäällä.',
    'This page has 2 questions; one of the kind "sivu" has 1 to 1.',
    'Leave out those that are asked least.',
  ],
])('a page of a kind with %s that is of another length', async (asked, body, message, hint) => {
  expect(await lengthWarnings(ofKind(asked, body))).toEqual([[1, 1, message, hint]]);
});

test('a page of the right length, and one of a kind of which nothing is asked', async () => {
  expect(await lengthWarnings(ofKind('words: [3, 3]', 'Vain kolme sanaa.'))).toEqual([]);
});

test('how many pages are not of the length of their kind', async () => {
  const asked = { ...linked, 'kinds.yaml': 'ohje: { under: docs/ohjeet, words: [1, 2] }\n' };
  expect(await summaryOf(asked)).toEqual(['Not of the length of their kind: 3 of 3 pages.']);
  expect(await summaryOf({})).toEqual([]);
});

const CONFIRMED_KINDS =
  'ohje: { under: docs/ohjeet, unconfirmed: details }\ntiedote: { under: docs/versiot, unconfirmed: example }\n';
test('kinds that want to be confirmed tell how many pages are not', async () => {
  const [, confirmations] = await summaryOf({ 'kinds.yaml': CONFIRMED_KINDS });
  expect(confirmations).toMatch(/^Not confirmed: (\d+) of \1 \(ohje\), 0 of 1 \(tiedote\)\.$/);
});

test('without such kinds nothing is counted', async () => {
  expect(await summaryOf({ 'kinds.yaml': 'ohje: { under: docs/ohjeet }\n' })).toHaveLength(1);
});
