import path from 'node:path';
import { doc, page } from '../../../../__tests__/support/changes';
import { applyChanges, makeContentFolder, type Changes } from '../../../../__tests__/support/contentFolder';
import {
  diagnosticsAfter,
  errorCases,
  errorsAfter,
  expectError,
  withContent,
  type ErrorCases,
} from '../../../../__tests__/support/errorCases';
import { loadContent } from '../../../node/content/loadContent';
import { passageText } from '../../../node/content/passage';
import { createRecordStore } from '../../../node/content/recordStore';
import { formatReport } from '../../../node/diagnostics/diagnostic';
import { engineOf } from '../../../../__tests__/support/engine';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const INCLUDE = '<Include file="./palat/_osa.mdx" />';
const withPassage = (passage: string, body = INCLUDE): Changes => ({ ...page(body), 'docs/palat/_osa.mdx': passage });

/** The page `uusi` of the good folder after the changes, in a locale. */
const pageAfter = (changes: Changes, locale = 'fi') =>
  withContent(changes, ({ content }) =>
    content?.docs.find((each) => each.path === '/docs/uusi' && each.locale === locale),
  );
const htmlAfter = async (changes: Changes, locale?: string) =>
  (await pageAfter(changes, locale))?.content.html.replace(/<a class="heading-link".*?<\/a>/g, '');

test.each<[string, Changes, string]>([
  ['a block', withPassage('Osa **yksi**.'), '<p>Osa <strong>yksi</strong>.</p>'],
  ['in a list', withPassage('A\n\nB', `1. Alku\n\n   ${INCLUDE}`), '<li>\n<p>Alku</p>\n<p>A</p>\n<p>B</p>\n</li>'],
  ['in a tight list', withPassage('A\n\nB', `- ${INCLUDE}`), '<li>\n<p>A</p>\n<p>B</p>\n</li>'],
  [
    'on the line of a tab',
    withPassage('A', `<Tabs>\n<Tab label="X">${INCLUDE}</Tab>\n<Tab label="Y">B</Tab>\n</Tabs>`),
    '<p class="tab-title">X</p><p>A</p>',
  ],
  ['in an admonition', withPassage('A', `:::tip\n${INCLUDE}\n:::`), '</p><p>A</p></div>'],
  ['around steps', withPassage('1. A\n2. B', `<Steps>\n\n${INCLUDE}\n\n</Steps>`), '<li id="step-2">'],
  ['its own place', withPassage('[a](../alku.mdx) ![k](./k.svg)'), 'href="\u2063⟦page⟧/docs/alku">'],
  [
    'within another',
    { ...withPassage('<Include file="./_sisin.mdx" />'), 'docs/palat/_sisin.mdx': 'Sisin.' },
    '<p>Sisin.</p>',
  ],
  [
    'its own reference',
    withPassage('[x][y]\n\n[y]: /docs/alku', `${INCLUDE}\n\n[y]: /docs/muu`),
    '\u2063⟦page⟧/docs/alku',
  ],
  [
    'a footnote of its own, with the label of another',
    withPassage('Osa[^1].\n\n[^1]: Palan.', `Sivu[^1].\n\n${INCLUDE}\n\n${INCLUDE}\n\n[^1]: Sivun.`),
    '<li id="fn-1">\n<p>Sivun. <a href="#fnref-1"',
  ],
  [
    'the same passage twice, with a footnote each',
    withPassage('Osa[^1].\n\n[^1]: Palan.', `Sivu[^1].\n\n${INCLUDE}\n\n${INCLUDE}\n\n[^1]: Sivun.`),
    '<li id="fn-1~2">\n<p>Palan. <a href="#fnref-1~2"',
  ],
])('%s', async (_, changes, html) => {
  expect(await htmlAfter({ 'docs/palat/k.svg': SVG, ...changes })).toContain(html);
});

test('counts as text of the page: headings, search, image, links and words for the checks', async () => {
  const passage = '## Osa\n\nSanoja. ![Kuva](./k.svg)\n\n[a](/docs/alku)';
  const found = await pageAfter({ ...withPassage(passage), 'docs/palat/k.svg': SVG });
  const { headings, sections, images, links, uses } = found?.content ?? {};
  expect(headings).toEqual([{ depth: 2, id: 'osa', text: 'Osa' }]);
  expect(sections?.[0]).toMatchObject({ heading: 'Osa', text: 'Sanoja. a' });
  expect(images).toHaveLength(1);
  expect(links).toEqual([{ href: '/docs/alku', file: 'content/docs/palat/_osa.mdx', line: 5, column: 1 }]);
  expect(found?.passages.map((each) => [passageText(each), each.file?.slice(-8)])).toContainEqual(['Osa', '_osa.mdx']);
  expect(uses?.filter(({ kind }) => kind === 'included')).toHaveLength(1);
});

const TWO = { ...page('Teksti.'), 'docs/uusi.sv.mdx': doc('Ny', INCLUDE) };

test('a translated page shows the translated passage', async () => {
  const changes = { ...TWO, 'docs/palat/_osa.mdx': 'Osa.', 'docs/palat/_osa.sv.mdx': 'Del.' };
  expect(await htmlAfter(changes, 'sv')).toBe('<p>Del.</p>');
});

test('without a translation it shows the original, marked as its language, and a warning names the file', async () => {
  const changes = { ...TWO, 'docs/palat/_osa.mdx': '## Otsikko\n\nOsa.' };
  const html = await htmlAfter(changes, 'sv');
  expect(html).toBe('<h2 id="otsikko"><span lang="fi">Otsikko</span></h2>\n<div lang="fi">\n<p>Osa.</p>\n</div>');
  const warnings = (await diagnosticsAfter(changes)).filter(({ rule }) => rule === 'include/untranslated');
  expect(warnings).toEqual([
    expect.objectContaining({ file: 'content/docs/palat/_osa.mdx', hint: 'Write content/docs/palat/_osa.sv.mdx.' }),
  ]);
});

const AT = 'docs/palat/_osa.mdx:';
const FROM = 'content/docs/toinen.mdx:6:1 includes this file.';

const errors: ErrorCases = {
  ...errorCases((name) => withPassage('A', `<Include file="${name}" />`), {
    './palat/_ossa.mdx': '6:1 There is no file "./palat/_ossa.mdx". Did you mean "./palat/_osa.mdx"?',
    './_ei.mdx': '6:1 There is no file "./_ei.mdx". Write its path relative to this file.',
    './alku.mdx':
      '6:1 "./alku.mdx" is not a passage. Only MDX files of the content folder whose names start with _ can be included: ./_kirjautuminen.mdx',
    '../../_muu.mdx':
      '6:1 "../../_muu.mdx" is not a passage. Only MDX files of the content folder whose names start with _ can be included: ./_kirjautuminen.mdx',
    '': '6:1 The property "file" of <Include> is empty. Write its text.',
  }),
  'text inside': [
    page('<Include file="./_osa.mdx">\n\nA\n\n</Include>'),
    '6:1 An <Include> holds no text. Write it without content: <Include file="./_kirjautuminen.mdx" />',
  ],
};
test.each(Object.entries(errors))('the error of %s', async (_, row) => expectError(await errorsAfter(row[0]), row));

test.each([
  ['A\n\n[x](/docs/alkuu)', `${AT}3:1\n  `, 'Did you mean "/docs/alku"?'],
  ['## A\n\n#### B', `${AT}3:1\n  `, FROM],
  ['A\n\n![x](./ei.svg)', `${AT}3:1\n  `, FROM],
  ['A <b>c', `${AT}1:3\n  `, FROM],
  ['import x from "./x"', `${AT}1:1\n  `, FROM],
  [
    'A\n\n<Include file="./_osa.mdx" />',
    `${AT}3:1\n  This passage includes itself: content/docs/palat/_osa.mdx → content/docs/palat/_osa.mdx.`,
    FROM,
  ],
])('an error in a passage is reported once, at its own place: %s', async (passage, place, hint) => {
  const found = await errorsAfter({ ...withPassage(passage), 'docs/toinen.mdx': doc('Toinen', INCLUDE) });
  const report = formatReport(found);
  expect(found).toHaveLength(1);
  expect(report).toContain(`content/${place}`);
  expect(report).toContain(hint);
});

test('passages that include the next one twice, twenty times, end in an error instead of a million nodes', async () => {
  const next = (number: number) => `<Include file="./_p${number}.mdx" />`;
  const passages = Array.from({ length: 20 }, (_, at) => [`docs/_p${at}.mdx`, `${next(at + 1)}\n\n${next(at + 1)}\n`]);
  const { rule, message } =
    (await errorsAfter({ ...page(next(0)), ...Object.fromEntries(passages), 'docs/_p20.mdx': 'A' }))[0] ?? {};
  expect([rule, message]).toEqual(['content/limit', expect.stringContaining('more than 1000 passages')]);
});

test('a stored record is made again after a change of the passage, and after its translation is added', async () => {
  const folder = makeContentFolder({ ...withPassage('Yksi.'), 'docs/uusi.sv.mdx': doc('Ny', INCLUDE) });
  const records = path.join(folder, '_records');
  const read = async () => {
    const store = createRecordStore(records);
    const { content } = await loadContent(engineOf(folder), store);
    store.flush();
    return content?.docs.flatMap((each) =>
      each.path === '/docs/uusi' ? each.content.html.replace(/<[^>]+>|\n/g, '') : [],
    );
  };
  expect(await read()).toEqual(['Yksi.', 'Yksi.']);
  applyChanges(folder, { 'docs/palat/_osa.mdx': 'Kaksi.' });
  expect(await read()).toEqual(['Kaksi.', 'Kaksi.']);
  applyChanges(folder, { 'docs/palat/_osa.sv.mdx': 'Två.' });
  expect(await read()).toEqual(['Kaksi.', 'Två.']);
});
