import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSurveys } from '../../../../src/node/output/keptSurveys';
import { planPageChanges } from '../../../../src/node/output/pageChanges';
import { checkPages, finishHtml, surveyPages } from '../../../../src/node/output/surveyPages';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const page = (body: string, head = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const GOOD = {
  'index.html': page('<a href="/docs/saldo#tilat">Saldo</a> <a href="https://muu.example.org/x">Muu</a>'),
  'docs/saldo/index.html': page('<h2 id="tilat">Tilat</h2><a href="/">Alku</a><a href="#tilat">Tilat</a>'),
  '404.html': page('<a href="/">Alku</a>'),
  'static/kuva.svg': '<svg/>',
  'page-data/x/index.html': page('<a href="/not-a-page-of-ours">x</a>'),
};

function faultsOf(changes: Record<string, string>, base = ''): string[] {
  const folder = makeTemporaryFolder();
  applyChanges(folder, { ...GOOD, ...changes });
  return checkPages(folder, surveyPages(folder, 'https://ohje.example.com', base), base);
}

const rows: [string, string, string[]][] = [
  ['a link to another site', page('<a href="//muu.example.org">x</a><a href="mailto:a@example.org">y</a>'), []],
  ['links in other spellings', page('<a href="/docs/saldo/">x</a><a href="/docs/saldo?q=1#tilat">y</a>'), []],
  ['an image and its sources', page('<img src="/static/kuva.svg" srcset="/static/kuva.svg 1x">'), []],
  [
    'an absolute link to the site itself',
    page('', '<link rel="canonical" href="https://ohje.example.com/docs/saldo">'),
    [],
  ],
  ['text that looks like a link', page('<code>href="/ei/ole"</code>'), []],
  ['a dead link', page('<a href="/docs/salto">x</a>'), ['/docs/salto\n  on /uusi\n  Did you mean "/docs/saldo"?']],
  [
    'a dead heading',
    page('<a href="/docs/saldo#tila">x</a>'),
    ['/docs/saldo#tila\n  on /uusi\n  Did you mean "tilat"?'],
  ],
  ['a missing image', page('<img src="/static/kuvva.png">'), ['/static/kuvva.png\n  on /uusi']],
  [
    'a missing source of an image',
    page('<img src="/static/kuva.svg" srcset="/static/a.webp 2x">'),
    ['/static/a.webp\n  on /uusi'],
  ],
  [
    'a dead canonical address',
    page('', '<link rel="canonical" href="https://ohje.example.com/ei">'),
    ['/ei\n  on /uusi'],
  ],
  [
    'a redirect to nowhere',
    page('', '<noscript><meta http-equiv="refresh" content="0; url=/ei"></noscript>'),
    ['/ei\n  on /uusi'],
  ],
  ['one id twice', page('<p id="a"></p><p id="a"></p>'), ['#a\n  is the id of more than one element on /uusi']],
];

test.each(rows)('a page with %s', (_, html, expected) => {
  expect(faultsOf({ 'uusi/index.html': html })).toEqual(expected);
});

test('a dead link that many pages carry is told once, as the layout’s', () => {
  const pages = Array.from({ length: 6 }, (_, index) => [`sivu-${index}/index.html`, page('<a href="/tuki">x</a>')]);
  expect(faultsOf(Object.fromEntries(pages) as Record<string, string>)).toEqual([
    '/tuki\n  on 6 pages, so probably the layout (first: /sivu-0)',
  ]);
});

test('under a base path, links carry it and files lie without it', () => {
  const changes = {
    'index.html': page('<a href="/ohje/docs/saldo">x</a><a href="/ohje?q=1">y</a><img src="/ohje/static/kuva.svg">'),
    'docs/saldo/index.html': page('<a href="/ohje/docs/ei-ole">x</a><a href="/docs/saldo">y</a>'),
    '404.html': page(''),
  };
  expect(faultsOf(changes, '/ohje')).toEqual([
    '/docs/ei-ole\n  on /docs/saldo',
    '/docs/saldo\n  on /docs/saldo\n  It lies outside /ohje, under which the site is.',
  ]);
});

test('of whole addresses of the site’s own host, those outside its base are not the site’s', () => {
  const host = 'https://ohje.example.com';
  const links = ['/kauppa', '/ohjeet', '', '/ohje', '/ohje?q=1', '/ohje/docs/saldo#tilat', '/ohje/ei-ole'];
  const body = links.map((each) => `<a href="${host}${each}">x</a>`).join('');
  const changes = {
    'index.html': page(body),
    'docs/saldo/index.html': page('<h2 id="tilat">Tilat</h2>'),
    '404.html': page(''),
  };
  expect(faultsOf(changes, '/ohje')).toEqual(['/ei-ole\n  on /']);
});

test('of a page is known what it has inline, and what it weighs without its block of styles', () => {
  const folder = makeTemporaryFolder();
  const rest = '<style>:root{}</style><script>x()</script><i data-player="https://p.example/1" style="color:red"></i>ä';
  applyChanges(folder, {
    'en/docs/x/index.html': `<style data-page="">.css-a{}.css-b{}</style>${rest}`,
    'en/404.html': '',
  });
  const [notFound, page] = surveyPages(folder, 'https://ohje.example.com', '');
  expect(notFound).toMatchObject({ name: 'en/404.html', path: '/en/404.html', styles: undefined, size: 0 });
  expect(page).toMatchObject({
    name: 'en/docs/x/index.html',
    path: '/en/docs/x',
    size: Buffer.byteLength(rest),
    styles: '.css-a{}.css-b{}',
    inline: { scripts: ['x()'], styles: [':root{}'], frames: ['https://p.example'], attributes: ['style'] },
  });
});

test('what was read of a finished page is kept as long as its file stays, and is what reading it again would give', () => {
  const folder = makeTemporaryFolder();
  const file = path.join(folder, '..', `${path.basename(folder)}-surveys.json`);
  const data = { 'page-data/docs/saldo/page-data.json': '{"componentChunkName":"doc","path":"/docs/saldo"}' };
  const seed = '<script type="application/json" id="page-data"></script>';
  const head =
    '<title data-gatsby-head="true">Saldo</title><style data-page="">.a{}</style><link rel="alternate" hreflang="fi" href="/">';
  const body = `<a href="/" id="a">x</a><i id="a" style="color:red" data-player="https://p.example/1"></i>${seed}<script>x()</script>`;
  applyChanges(folder, { ...GOOD, ...data, 'docs/saldo/index.html': page(body, head) });
  const survey = (kept = openSurveys(folder, file, 'site')) => ({
    kept,
    pages: surveyPages(folder, 'https://ohje.example.com', '', undefined, kept.find),
  });
  const first = survey();
  const blocks = new Map([['docs/saldo/index.html', '.a{}.b{}']]);
  const parts = { doc: ['doc-a.js'] };
  const { change } = planPageChanges({
    folder,
    site: { base: '' },
    pages: first.pages,
    blocks,
    build: 'b',
    parts,
    keys: {},
  });
  const name = path.join(folder, 'docs/saldo/index.html');
  writeFileSync(name, change('docs/saldo/index.html', readFileSync(name, 'utf8')));
  first.kept.keep(first.pages, blocks);

  const kept = openSurveys(folder, file, 'site');
  expect(existsSync(file)).toBe(false);
  const anew = surveyPages(folder, 'https://ohje.example.com', '');
  expect(anew.map(({ name: each }) => kept.find(each))).toEqual(anew);
  expect(anew.find(({ path: each }) => each === '/docs/saldo')).toMatchObject({
    styles: '.a{}.b{}',
    duplicateIds: ['a'],
  });
  kept.keep(anew, new Map());
  expect(openSurveys(folder, file, 'other').find('404.html')).toBeUndefined();

  kept.keep(anew, new Map());
  const again = openSurveys(folder, file, 'site');
  applyChanges(folder, { '404.html': page('<a href="/docs/saldo">Saldo</a>') });
  expect(again.find('404.html')).toBeUndefined();
  expect(again.find('index.html')).toEqual(anew.find(({ name: each }) => each === 'index.html'));
});

test('an HTML file of the owner’s is a file that links may lead to, and no page', () => {
  const folder = makeTemporaryFolder();
  applyChanges(folder, {
    ...GOOD,
    'uusi/index.html': page('<a href="/demo.html">x</a>'),
    'demo.html': page('<a href="/not-a-page-of-ours">x</a><script>run()</script>'),
  });
  const pages = surveyPages(folder, 'https://ohje.example.com', '', (sitePath) => sitePath === '/demo.html');
  expect(pages.map(({ name }) => name)).not.toContain('demo.html');
  expect(checkPages(folder, pages, '')).toEqual([]);
});

test('the list of code that only Gatsby’s own router reads is taken out', () => {
  const map = '\n  <script\n    id="gatsby-chunk-mapping"\n  >\n window.___chunkMapping="{}";\n </script>\n';
  expect(finishHtml(`<body>${map}<script>x()</script></body>`, undefined)).toBe('<body><script>x()</script></body>');
});

test('a page gets the block of styles that is chosen for it as it is', () => {
  const html = '<style data-page="">.css-a{}</style><p>x</p>';
  expect(finishHtml(html, '.css-a{content:"$&"}')).toBe('<style data-page="">.css-a{content:"$&"}</style><p>x</p>');
});

test('a head has the site’s own short marks, and nothing for browsers that are not supported', () => {
  const head =
    '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>' +
    '<title data-gatsby-head="true">A</title><link rel="icon" href="/i.svg" data-gatsby-head="true"/>';
  const finished =
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>' +
    '<title data-head>A</title><link rel="icon" href="/i.svg" data-head/>';
  expect(finishHtml(head, undefined)).toBe(finished);
  expect(finishHtml(finished, undefined)).toBe(finished);
});
