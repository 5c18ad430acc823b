import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectInlineSources } from '../../../../src/node/output/inlineSources';
import { emptyHead, isListed, noteHeadElement } from '../../../../src/node/output/pageMetadata';
import { splitRules } from '../../../../src/node/html/mergeStyleBlocks';
import { rewritePage } from '../../../../src/node/output/rewritePage';
import { policyInPage } from '../../../../src/node/output/serving/contentPolicy';
import { checkPages, surveyPages } from '../../../../src/node/output/surveyPages';
import { applyChanges, makeTemporaryFolder } from '../../../support/contentFolder';
import { planPageChanges, markPageData, readBuildHash } from '../../../../src/node/output/steps/finish';

const page = (body: string, head = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const GOOD = {
  'index.html': page('<a href="/docs/saldo#tilat">Saldo</a> <a href="https://muu.example.org/x">Muu</a>'),
  'docs/saldo/index.html': page('<h2 id="tilat">Tilat</h2><a href="/">Alku</a><a href="#tilat">Tilat</a>'),
  '404.html': page('<a href="/">Alku</a>'),
  'static/kuva.svg': '<svg/>',
  'static/häiriö.pdf': 'x',
  'page-data/x/index.html': page('<a href="/not-a-page-of-ours">x</a>'),
};

function findingsOf(changes: Record<string, string>, base = ''): string[] {
  const folder = makeTemporaryFolder({ ...GOOD, ...changes });
  return checkPages(folder, surveyPages(folder, 'https://ohje.example.com', base), base);
}

const canonical = (path: string) => page('', `<link rel="canonical" href="https://ohje.example.com${path}">`);
const refresh = '<noscript><meta http-equiv="refresh" content="0; url=/ei"></noscript>';

/** A page with the id `määrä` and these links. */
const linking = (...addresses: string[]) =>
  page(`<i id="määrä"></i>${addresses.map((address) => `<a href="${address}">x</a>`).join('')}`);
const FORMS = ['/docs/saldo', '/docs/saldo/', '/docs/saldo.html', '/docs/saldo?q=1', '/static/h%C3%A4iri%C3%B6.pdf'];

test.each<[string, string, string[]]>([
  ['links of every form', linking(...FORMS, '/uusi#m%C3%A4%C3%A4r%C3%A4', '#määrä', '#'), []],
  // Another page has the first one.
  ['broken links', linking('#tilat', '/%E0%A4%A'), ['#tilat\n  on /uusi', '/%E0%A4%A\n  on /uusi']],
  ['a link to another site', page('<a href="//muu.example.org">x</a><a href="mailto:a@example.org">y</a>'), []],
  ['an image and its sources', page('<img src="/static/kuva.svg" srcset="/static/kuva.svg 1x">'), []],

  ['text that looks like a link', page('<code>href="/ei/ole"</code>'), []],
  ['a dead link', page('<a href="/docs/salto">x</a>'), ['/docs/salto\n  on /uusi\n  Did you mean "/docs/saldo"?']],
  ['a lost id', page('<a href="/docs/saldo#tila">x</a>'), ['/docs/saldo#tila\n  on /uusi\n  Did you mean "tilat"?']],
  ['a missing source of an image', page('<img srcset="/static/a.webp 2x">'), ['/static/a.webp\n  on /uusi']],
  ['a dead canonical address', canonical('/ei'), ['/ei\n  on /uusi']],
  ['a redirect to nowhere', page('', refresh), ['/ei\n  on /uusi']],
  ['one id twice', page('<p id="a"></p><p id="a"></p>'), ['#a\n  is the id of more than one element on /uusi']],
])('a page with %s', (_, html, expected) => {
  expect(findingsOf({ 'uusi/index.html': html })).toEqual(expected);
});

test('reports a dead link on many pages once, as one of the layout', () => {
  const pages = [...'01234'].map((name) => [`sivu-${name}/index.html`, page('<a href="/tuki">x</a>')] as const);
  const told = '/tuki\n  on 5 pages, so probably the layout (first: /sivu-0)';
  expect(findingsOf(Object.fromEntries(pages))).toEqual([told]);
});

test('under a base path, links contain it and files do not', () => {
  const changes = {
    'index.html': page('<a href="/ohje/docs/saldo">x</a><a href="/ohje?q=1">y</a><img src="/ohje/static/kuva.svg">'),
    'docs/saldo/index.html': page('<a href="/ohje/docs/ei-ole">x</a><a href="/docs/saldo">y</a>'),
    '404.html': page(''),
  };
  expect(findingsOf(changes, '/ohje')).toEqual([
    '/docs/ei-ole\n  on /docs/saldo',
    '/docs/saldo\n  on /docs/saldo\n  It lies outside /ohje, under which the site is.',
  ]);
});

test('ignores full addresses of the own host outside the base path', () => {
  const host = 'https://ohje.example.com';
  const links = ['/kauppa', '/ohjeet', '', '/ohje', '/ohje?q=1', '/ohje/docs/saldo#tilat', '/ohje/ei-ole'];
  const body = links.map((each) => `<a href="${host}${each}">x</a>`).join('');
  const saldo = page('<h2 id="tilat">Tilat</h2>');
  const changes = { 'index.html': page(body), 'docs/saldo/index.html': saldo, '404.html': page('') };
  expect(findingsOf(changes, '/ohje')).toEqual(['/ei-ole\n  on /']);
});

test('reads the inline parts of a page, and its size without styles', () => {
  const rest = '<style>:root{}</style><script>x()</script><i data-player="https://p.example/1" style="color:red"></i>ä';
  const folder = makeTemporaryFolder({
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

test('reading a finished page gives the same result, with its new styles', () => {
  const data = '<script type="application/json" id="pageData">{"componentChunkName":"doc"}</script>';
  const head = '<title>Saldo</title><style data-page="">.a{}</style><link rel="alternate" hreflang="fi" href="/">';
  const body = `<a href="/" id="a">x</a><i id="a" style="color:red" data-player="https://p.example/1"></i>${data}<script>x()</script>`;
  const folder = makeTemporaryFolder({ ...GOOD, 'docs/saldo/index.html': page(body, head) });
  const survey = () => surveyPages(folder, 'https://ohje.example.com', '');
  const first = survey();
  const blocks = new Map([['docs/saldo/index.html', '.a{}.b{}']]);
  const parts = { doc: ['doc-a.js'] };
  const { change } = planPageChanges({ site: { base: '' }, pages: first, blocks, build: 'b', parts });
  const name = path.join(folder, 'docs/saldo/index.html');
  writeFileSync(name, change('docs/saldo/index.html', readFileSync(name, 'utf8')));
  const given = first.map((each) => (blocks.has(each.name) ? { ...each, styles: '.a{}.b{}' } : each));
  expect(survey()).toEqual(given);
  expect(given.find(({ path: each }) => each === '/docs/saldo')).toMatchObject({ duplicateIds: ['a'] });
});

test('a static HTML file can be linked, but is not a page', () => {
  const folder = makeTemporaryFolder({
    ...GOOD,
    'uusi/index.html': page('<a href="/demo.html">x</a>'),
    'demo.html': page('<a href="/not-a-page-of-ours">x</a><script>run()</script>'),
  });
  const pages = surveyPages(folder, 'https://ohje.example.com', '', (sitePath) => sitePath === '/demo.html');
  expect(pages.map(({ name }) => name)).not.toContain('demo.html');
  expect(checkPages(folder, pages, '')).toEqual([]);
});

test('removes the chunk map of Gatsby’s router', () => {
  const map = '\n  <script\n    id="gatsby-chunk-mapping"\n  >\n window.___chunkMapping="{}";\n </script>\n';
  expect(rewritePage(`<head></head><body>${map}<script>x()</script></body>`)).toBe(
    '<head></head><body><script>x()</script></body>',
  );
});

const CHARSET = '<meta charSet="utf-8"/>';
const POLICY = {
  ...{ scripts: ['a()'], styles: [], frames: ['https://b.example'] },
  sources: { script: [], image: [], media: [], connect: [], frame: [] },
};
const LINKS = '<link rel="preload" href="/a.js" as="script" fetchpriority="low" data-first>';

test.each<[what: string, head: string, parts: Parameters<typeof rewritePage>[1], rewritten: string]>([
  ['replaces the styles', '<style data-page="">.a{}</style>', { styles: '.b{}' }, '<style data-page="">.b{}</style>'],
  [
    'keeps the styles',
    '<style data-page="">.a{}</style><style>b{}</style>',
    {},
    '<style data-page="">.a{}</style><style>b{}</style>',
  ],
  ['adds scripts at its end', '<title>A</title>', { preloads: ['/a.js'] }, `<title>A</title>${LINKS}`],
  [
    'adds the policy to',
    `${CHARSET}<title>A</title>`,
    { policy: POLICY },
    `${CHARSET}${policyInPage(POLICY)}<title>A</title>`,
  ],
  [
    'removes hints for old browsers from',
    '<meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, shrink-to-fit=no"/>',
    {},
    '<meta name="viewport" content="width=device-width"/>',
  ],
])('%s the head of a page, once', (_, head, parts, rewritten) => {
  const [page, expected] = [head, rewritten].map((each) => `<head>${each}</head><body>, shrink-to-fit=no"</body>`);
  expect(rewritePage(page ?? '', parts)).toBe(expected);
  expect(rewritePage(expected ?? '', parts)).toBe(expected);
  expect(rewritePage(rewritePage(page ?? '', { policy: POLICY, preloads: ['/b.js'] }), parts)).toBe(expected);
});

const PAGE =
  '<head><title>Saldo</title></head>' +
  '<script type="application/json" id="pageData">{"componentChunkName":"component---doc","path":"/docs/saldo"}</script>';
const STYLES = '<style data-page="">.css-a{}</style>';

/** The changes of a site in Finnish and English, with a common style block for its home page. */
function plan(more: Partial<Parameters<typeof planPageChanges>[0]> = {}) {
  const folder = makeTemporaryFolder({
    'index.html': STYLES,
    'static/demo/index.html': STYLES,
    'docs/saldo/index.html': PAGE,
    'page-data/app-data.json': '{"webpackCompilationHash":"new"}',
  });
  return planPageChanges({
    site: { base: '/ohje' },
    pages: surveyPages(folder, 'https://ohje.example.com', ''),
    blocks: new Map([['index.html', '.css-a{}.css-b{}']]),
    build: readBuildHash(folder),
    parts: { 'component---doc': ['437-a.js', 'doc-b.js'] },
    ...more,
  });
}

test('adds styles to pages, and the build hash to their data, but to no other files', () => {
  const { change } = plan();
  expect(change('index.html', STYLES)).toBe('<style data-page="">.css-a{}.css-b{}</style>');
  expect(change('page-data/index/page-data.json', '{"path":"/"}')).toBe('{"path":"/","build":"new"}');
  expect([change('static/demo/index.html', STYLES), change('page-data/sq/d/1.json', '{}')]).toEqual([STYLES, '{}']);
});

test('adds the policy to pages if configured, once, and removes it otherwise', () => {
  const page = 'docs/saldo/index.html';
  const html = `<meta charSet="utf-8"/>${PAGE}`;
  const { change, decidedBy } = plan({
    policy: { frames: [], sources: { script: [], image: [], media: [], connect: [], frame: [] } },
  });
  const changed = change(page, html);
  expect(changed.match(/<meta http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
  expect([change(page, changed), plan().change(page, changed)]).toEqual([changed, plan().change(page, html)]);
  expect(decidedBy(page)).not.toBe(plan().decidedBy(page));
});

test('knows the sizes of pages in advance', () =>
  expect([...plan().sizes]).toEqual([
    ['docs/saldo/index.html', PAGE.length],
    ['index.html', '.css-a{}.css-b{}'.length],
  ]));

test('preloads a page’s code in its head, once', () => {
  const { change } = plan();
  const changed = change('docs/saldo/index.html', PAGE);
  expect(changed.match(/<link[^>]*href="[^"]*"/g)).toEqual([
    '<link rel="preload" href="/ohje/437-a.js"',
    '<link rel="preload" href="/ohje/doc-b.js"',
  ]);
  expect(changed).toMatch(/^<head><title>Saldo<\/title><link[^<]*><link[^<]*><\/head><script/);
  expect(change('docs/saldo/index.html', changed)).toBe(changed);
});

test('a page depends on its styles and on the code of all pages', () => {
  const page = 'docs/saldo/index.html';
  const { decidedBy } = plan();
  expect(plan().decidedBy(page)).toBe(decidedBy(page));
  const others = [plan({ blocks: new Map([[page, '.css-a{}']]) }), plan({ parts: {} }), plan({ build: 'newer' })];
  for (const other of others) expect(other.decidedBy(page)).not.toBe(decidedBy(page));
  const data = 'page-data/docs/saldo/page-data.json';
  expect(others.map((other) => other.decidedBy(data) === decidedBy(data))).toEqual([true, true, false]);
});

test('marks page data with its build, and keeps data that is already marked', () => {
  expect(markPageData('{"path":"/","result":{}}', 'new')).toBe('{"path":"/","result":{},"build":"new"}');
  expect(JSON.parse(markPageData('{"path":"/","build":"old"}', 'new'))).toEqual({ path: '/', build: 'new' });
  const same = '{ "path": "/", "build": "new" }\n';
  expect(markPageData(same, 'new')).toBe(same);
});

const URL = 'https://ohje.example.com/docs/alku';
type Element = [name: string, attributes: Record<string, string>];
const CANONICAL: Element = ['link', { rel: 'canonical', href: URL }];

function headOf(elements: readonly Element[]) {
  const head = emptyHead();
  for (const [name, attributes] of elements) noteHeadElement(head, name, attributes);
  return head;
}

test.each<[string, Element[], boolean]>([
  ['that names itself with a slash', [['link', { rel: 'canonical', href: `${URL}/` }]], true],
  ['that may be shown', [CANONICAL, ['meta', { name: 'robots', content: 'index' }]], true],
  ['that names another', [['link', { rel: 'canonical', href: 'https://ohje.example.com/docs/muu' }]], false],
  ['that names none', [], false],
  ['that stays out of search engines', [CANONICAL, ['meta', { name: 'robots', content: 'noindex, follow' }]], false],
  ['that leads on', [CANONICAL, ['meta', { 'http-equiv': 'refresh', content: '0; url=/x' }]], false],
])('whether a page %s is listed', (_, elements, expected) => expect(isListed(headOf(elements), URL)).toBe(expected));

test('alternates are links with a language, not feeds and Markdown', () => {
  const head = headOf([
    ['link', { rel: 'alternate', hreflang: 'sv', href: 'https://ohje.example.com/sv/docs/alku' }],
    ['link', { rel: 'alternate', type: 'text/markdown', href: '/docs/alku.md' }],
    ['a', { rel: 'alternate', hreflang: 'en', href: '/en' }],
  ]);
  expect(head.versions).toEqual([{ lang: 'sv', url: 'https://ohje.example.com/sv/docs/alku' }]);
});

/** Collects the inline parts of a folder's pages; adds their styles, like a build. */
function gatherIn(folder: string) {
  const pages = surveyPages(folder, 'https://ohje.example.com', '');
  const { blocks, ...inline } = collectInlineSources(pages, path.join(folder, '.cache', 'styles.json'));
  const html = pages.map(({ name }) => {
    const file = path.join(folder, name);
    const finished = rewritePage(readFileSync(file, 'utf8'), { styles: blocks.get(name) });
    writeFileSync(file, finished);
    return finished;
  });
  return { inline, html };
}

const gather = (pages: Record<string, string>) => gatherIn(makeTemporaryFolder(pages));

const styles = (letters: string) =>
  `<style data-page="">${[...letters].map((each) => `.css-${each}{}`).join('')}</style>`;

test('lists inline parts once', () => {
  const { inline, html } = gather({
    'a.html': `<style>:root{}</style>${styles('ab')}<script>x()</script><i data-player="https://p.example/1"></i>`,
    'b.html': `<style>:root{}</style>${styles('ab')}<script>x()</script><script>y()</script>`,
  });
  expect(inline).toEqual({
    scripts: ['x()', 'y()'],
    styles: [':root{}', '.css-a{}.css-b{}'],
    frames: ['https://p.example'],
    findings: [],
  });
  expect(html[0]).toContain(styles('ab'));
});

const kinds = [...'cdefghijklmn'];
const pageOf = (kind: string) => `<head>${styles(`ab${kind}`)}</head>`;
const folderOfKinds = () =>
  makeTemporaryFolder(Object.fromEntries(kinds.map((kind) => [`${kind}.html`, pageOf(kind)])));

test('many page kinds share few style blocks, each with all rules that its pages use', () => {
  const { inline, html } = gatherIn(folderOfKinds());
  expect([inline.styles.length, inline.findings]).toEqual([7, []]);
  kinds.forEach((kind, index) => {
    const [, css = ''] = /data-page="">(.*)<\/style><\/head>$/.exec(html[index] ?? '') ?? [];
    expect(splitRules(css)).toEqual(expect.arrayContaining(['.css-a{}', '.css-b{}', `.css-${kind}{}`]));
  });
});

test('unchanged pages keep their style blocks', () => {
  const folder = folderOfKinds();
  const first = gatherIn(folder);
  applyChanges(folder, { 'f.html': pageOf('f') });
  expect(gatherIn(folder)).toEqual(first);
});

test('reports a script that differs from page to page', () => {
  const names = [...'012345678'].map((number) => `p${number}`);
  const { inline } = gather(Object.fromEntries(names.map((name) => [`${name}.html`, `<script>${name}()</script>`])));
  expect(inline.findings).toEqual([
    '9 different inline scripts, of which the Content-Security-Policy has room for 8\n' +
      '  on /p8, and others\n' +
      '  Put what differs from page to page into an attribute, so that one script serves all pages.',
  ]);
});

test('reports an attribute that the policy forbids once, with some of its pages', () => {
  const { inline } = gather(Object.fromEntries([...'abcd'].map((name) => [`${name}.html`, '<p style="color:red">'])));
  expect(inline.findings).toEqual([
    'the attribute "style", which the Content-Security-Policy forbids\n  on /a, /b, /d\n' +
      '  Give the element a class, or listen to it in a module of src/islands.',
  ]);
});
