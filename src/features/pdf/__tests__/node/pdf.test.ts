import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSite } from '../../../../../__tests__/support/changes';
import { makeTemporaryFolder } from '../../../../../__tests__/support/contentFolder';
import { errorCases, errorsAfter, expectError, withContent } from '../../../../../__tests__/support/errorCases';
import type { SidebarSpec } from '../../../../model/navigation/sidebar';
import type { LoadedSite } from '../../../../node/content/loadSite';
import { pdf } from '../../feature';
import { findPart, pdfFile } from '../../node/findPart';
import { keptName, makePdf } from '../../node/makePdf';
import { pdfCommand } from '../../node/pdfCommand';
import { pdfHtml } from '../../node/pdfHtml';
import { readEntries } from '../../node/readEntries';
import { findLosses } from '../../node/readPdf';
import { projectEngine } from '../../../../engine';
import type { FeatureSite } from '../../../../extend';
import { dataOf } from '../../../../../__tests__/support/setUp';

const category = {
  type: 'category' as const,
  label: 'Laskut',
  path: '/docs/category/laskut',
  description: 'Laskuista.',
};
const items = [
  { type: 'doc' as const, path: '/docs/alku' },
  { ...category, items: [{ type: 'doc' as const, path: '/docs/lasku' }] },
  { type: 'category' as const, label: 'Tyhjä', items: [{ type: 'doc' as const, path: '/docs/puuttuu' }] },
];
const sidebars: SidebarSpec[] = [{ name: 'ohjeet', version: '', label: 'Ohjeet', isDefault: true, items }];

const PAGES: Readonly<Record<string, string>> = {
  alku: `<h2 id="näin">Näin<a class="heading-link" href="#näin">#</a></h2><button>Kopioi</button>
    <p><a href="#näin">ylös</a> <a href="/ohje/docs/lasku#rivit" target="_blank">rivit</a> <a href="/ohje/docs/muu">muu</a>
    <button class="term-button">jakso</button></p><details><summary>Lisää</summary><img src="/ohje/static/a.png" loading="lazy"><video controls poster="/ohje/v.jpg"></video></details>`,
  lasku: '<h2 id="rivit">Rivit</h2><p>Laskurivi<b>tyyppi</b></p><h3>Summa</h3>',
};

function builtSite(): string {
  const output = makeTemporaryFolder();
  for (const [name, article] of Object.entries(PAGES)) {
    mkdirSync(path.join(output, 'docs', name), { recursive: true });
    writeFileSync(
      path.join(output, 'docs', name, 'index.html'),
      `<head><style data-page="">.${name}{}</style><style data-group="${name}">a{}</style></head><main><h1 class="x">Sivu ${name}</h1><article lang="fi"><div class="prose">${article}</div></article></main>`,
    );
  }
  return output;
}

const own = { origins: ['https://ohje.example.com'], baseUrl: '/ohje/', codes: ['fi'] };
const read = () =>
  readEntries({
    items,
    loaded: { own, codes: ['fi'] },
    output: builtSite(),
    locale: 'fi',
    urlOf: (sitePath) => `https://ohje.example.com/ohje${sitePath}`,
  });

test.each([
  ['ohjeet', 'Ohjeet', '/pdf/ohjeet.pdf'],
  ['/docs/category/laskut', 'Laskut', '/pdf/laskut.pdf'],
  ['laskut', 'Laskut', '/pdf/laskut.pdf'],
  ['/docs/2.0/category/laskut', undefined, '/pdf/2.0-laskut.pdf'],
])('the part "%s" is %s, in the file %s', (of, label, file) =>
  expect([findPart(of, sidebars)?.label, pdfFile(of)]).toEqual([label, file]),
);

test('a document has the pages of the sidebar in order, with links within it, and nothing of the screen', () => {
  const title = { site: 'Ohje', part: 'Ohjeet', lang: 'fi', made: '', current: '', url: '', contents: 'Sisällys' };
  const { entries, styles } = read();
  expect(entries.map(({ id, level, title: heading, lang }) => [id, level, heading, lang])).toEqual([
    ['/docs/alku', 1, 'Sivu alku', 'fi'],
    ['/docs/category/laskut', 1, 'Laskut', undefined],
    ['/docs/lasku', 2, 'Sivu lasku', 'fi'],
  ]);
  // The styles of one page come last.
  expect(styles.map((style) => /(page|group)/.exec(style)?.[1])).toEqual(['group', 'group', 'page', 'page']);
  const html = pdfHtml({ entries, styles }, title, new Map([['/docs/lasku', 7]]));
  expect(html).toContain('<h2 id="/docs/alku#näin" aria-level="2">Näin</h2>');
  expect(html).toContain('<a href="#/docs/alku#näin">ylös</a> <a href="#/docs/lasku#rivit">rivit</a>');
  expect(html).toContain('<a href="https://ohje.example.com/ohje/docs/muu">muu</a>');
  expect(html).toContain('<span class="term-button">jakso</span>');
  expect(html).toContain('<details open>');
  expect(html).toContain('loading="eager"><video poster="/ohje/v.jpg" preload="none">');
  expect(html).toContain('<h3 aria-level="4">Summa</h3>');
  expect(html).toContain('<a href="#/docs/lasku"><span lang="fi">Sivu lasku</span> <span>7</span></a>');
  expect(html).not.toMatch(/<button|heading-link|Tyhjä|target=/);
});

const onPages = (...texts: string[]) => ({
  numbers: new Map([
    ['a', 1],
    ['b', 2],
  ]),
  texts,
  links: [],
});

test.each([
  [onPages('1 Kaikki on mak', 'settu. b'), 'Kaikki on maksettu.', []],
  [onPages('KAIKKI ON MAK-SETTU', 'b'), 'Kaikki on maksettu.', []],
  [onPages('भुगतान', 'b'), 'भुगतान ✓', []],
  [onPages('b', 'b', 'maksettu'), ' maksettu ', ['a lacks "maksettu"']],
  [
    { ...onPages('maksettu', 'b'), links: [{ dest: 'x' }, { url: 'y' }] },
    'maksettu',
    ['A link leads to x, which is not in it'],
  ],
  [{ ...onPages('a', 'b'), numbers: new Map() }, 'a', ['a lacks "a"', 'b lacks "b"']],
])('a file with %j and the text "%s" has the losses %j', (content, text, losses) => {
  const entries = [
    { id: 'a', texts: [text] },
    { id: 'b', texts: ['b'] },
  ];
  expect(findLosses(content, { entries, targets: [] })).toEqual(losses);
});

const setting = (value: string) => inSite('footer:', `pdf:\n  - ${value}\nfooter:`);

test.each(
  Object.entries(
    errorCases(setting, {
      '{ of: ohjet }': '23:11 There is no sidebar and no category "ohjet". Did you mean "ohjeet"?',
      '{ of: alku, locales: [fi] }':
        '23:11 There is no sidebar and no category "alku". Write the name of a sidebar of content/sidebars.yaml, or the path of a category: "/docs/category/…"',
      '{ of: ohjeet }\n  - { of: /docs/category/ohjeet }':
        '24:11 Another PDF has the same file, /pdf/ohjeet.pdf. Remove one of the two.',
    }),
  ),
)('%s', async (_, row) => expectError(await errorsAfter(row[0]), row));

test('the page of a category and the first page of a sidebar link to their files', () => {
  const site = { pdf: [{ of: 'ohjeet' }, { of: '/docs/category/laskut', locales: ['sv'] }] };
  const loaded = { site, codes: ['fi', 'sv'], textsOf: () => ({ download: 'PDF: {{part}}' }) };
  const linksIn = (locale: string) => [
    ...(dataOf(pdf, loaded as unknown as FeatureSite).pages?.(locale, {
      plans: [],
      sidebars,
      docs: [],
      posts: [],
    }) ?? []),
  ];
  expect(linksIn('fi')).toEqual([['/docs/alku', { data: [{ path: '/pdf/ohjeet.pdf', label: 'PDF: Ohjeet' }] }]]);
  expect(linksIn('sv')[1]).toEqual([
    '/docs/category/laskut',
    { data: [{ path: '/sv/pdf/laskut.pdf', label: 'PDF: Laskut' }] },
  ]);
});

test('without a Chromium there is no file, and the error says what to install', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, BROWSER_PATH: '', PATH: '' });
  const output = builtSite();
  const target = path.join(output, 'a.pdf');
  await withContent({}, async ({ content }) => {
    // No other run has made its file.
    const part = { label: output, page: undefined, items };
    const order = { part, locale: 'fi', loaded: content as LoadedSite, output };
    await expect(makePdf(order, target)).rejects.toThrow('apt-get install -y chromium');
    await expect(makePdf({ ...order, part: { ...part, label: 'Tyhjä', items: [] } }, target)).rejects.toThrow(
      '"Tyhjä" has no pages in the language "fi".',
    );
  });
  expect(existsSync(target)).toBe(false);
});

test('a kept file is used again while its document, its pictures, the browser and the fonts are the same', async () => {
  const output = makeTemporaryFolder();
  const write = (name: string, text: string) => writeFileSync(path.join(output, name), text, { mode: 0o755 });
  jest.replaceProperty(process, 'env', { ...process.env, BROWSER_PATH: '', PATH: `${output}:/bin:/usr/bin` });
  const nameOf = (source: string) => keptName(source, { output, base: '/ohje/' });
  const document = '<img src="/ohje/%C3%A4.png"><img src="/ohje/b.png">';
  write('chromium', '#!/bin/sh\necho Chromium 1');
  write('fc-list', '#!/bin/sh\nprintf "B 1\\nA 1\\n"');
  write('ä.png', '1');
  const name = await nameOf(document);
  write('fc-list', '#!/bin/sh\nprintf "A 1\\nB 1\\n"');
  expect(await nameOf(document)).toBe(name);
  const others = [await nameOf(document.replace('b.png', 'c.png'))];
  for (const file of ['chromium', 'fc-list', 'ä.png']) {
    const before = readFileSync(path.join(output, file), 'utf8');
    write(file, before.replace('1', '2'));
    others.push(await nameOf(document));
    write(file, before);
  }
  expect([...new Set(others)].filter((other) => other !== name)).toHaveLength(4);
  expect(await nameOf(document)).toBe(name);
});

test.each([
  [[], 'Name a sidebar or a category. The site has: '],
  [['ohjet'], 'There is no sidebar and no category "ohjet". Did you mean "ohjeet"?'],
  [['ohjeet', '--locale', 'de'], 'The site has no language "de". Its languages are: fi, en, sv.'],
  [['ohjeet', '--locale'], 'The options are --locale and --out'],
])('npm run pdf -- %s: %s', async (args, message) => {
  await expect(pdfCommand(args, projectEngine())).rejects.toThrow(message);
});
