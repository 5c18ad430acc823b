import path from 'node:path';
import sharp from 'sharp';
import { docAddress } from '../src/docusaurus/docRoute';
import { parseImportArguments } from '../src/importArguments';
import type { ReportEntry } from '../src/markdown/reportEntry';
import { importMarkdown } from '../src/plain/importMarkdown';
import { plainFrontMatter, readPlainSite } from '../src/plain/plainSite';
import { builtIn, compareBuilt } from '../src/report/compareBuilt';
import type { Comparison } from '../src/report/compare';
import { compareSites } from '../src/report/compare';
import { share } from '../src/report/ownerPage';
import { FACT_KINDS, factsOfHtml, factsOfMarkdown } from '../src/report/pageFacts';
import { takePictures } from '../src/report/pictures';
import { reportPage, summary } from '../src/report/reportPage';
import { createTextMemory, NO_MEMO, type TextMemo } from '../src/textMemo';
import { applyChanges, type Changes, makeTemporaryFolder } from '../../../__tests__/support/contentFolder';
import { ENGINE_TEXTS } from '../../../src/node/site/readTexts';
import { findBrowser } from '../../../scripts/lib/browser';

test.each([
  ['intro.md', {}, 'intro', '/intro'],
  ['01-guides/02-install.md', {}, 'guides/install', '/guides/install'],
  ['guides/index.md', {}, 'guides/index', '/guides'],
  ['guides/README.md', {}, 'guides/README', '/guides'],
  ['guides/Guides.md', {}, 'guides/Guides', '/guides'],
  ['guides/a.md', { id: 'b' }, 'guides/b', '/guides/b'],
  ['guides/a.md', { slug: '/c/d' }, 'guides/a', '/c/d'],
  ['guides/a.md', { slug: '../e' }, 'guides/a', '/e'],
  ['guides/a.md', { slug: '/' }, 'guides/a', '/'],
  ['2024-05-17-notes.md', {}, '2024-05-17-notes', '/2024-05-17-notes'],
  ['1.2.md', {}, '1.2', '/1.2'],
])('%s with %j has the id %s and the address %s', (file, frontMatter, id, slug) => {
  expect(docAddress(file, frontMatter, true)).toMatchObject({ id, slug });
});

test('keeps number prefixes if the site does', () => {
  expect(docAddress('01-a/02-b.md', {}, false)).toMatchObject({ id: '01-a/02-b', slug: '/01-a/02-b' });
});

test.each([
  ['Starlight', { 'src/content/docs/a.md': '# A' }, 'src/content/docs'],
  ['a folder docs', { 'docs/a.md': '# A', 'README.md': '# B' }, 'docs'],
  ['pages beside each other', { 'a.md': '# A' }, '.'],
])('finds the pages of %s', async (_name, files, docs) => {
  const folder = makeTemporaryFolder(files);
  expect(await readPlainSite(folder)).toMatchObject({ site: { docs: [{ folder: path.join(folder, docs) }] } });
});

test('reads a folder of docs outside the site only if it is named', async () => {
  const [folder, outside] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const site = path.join(folder, 'inner', 'site');
  const named = path.relative(site, outside);
  applyChanges(site, { 'mkdocs.yml': `docs_dir: ${named}\n`, 'docs/a.md': '# A' });
  applyChanges(outside, { 'secret.md': '# Secret' });
  expect(await readPlainSite(site)).toMatchObject({ site: { docs: [{ folder: path.join(site, 'docs') }] } });
  expect(await readPlainSite(site, [outside])).toMatchObject({ site: { docs: [{ folder: outside }] } });
});

test.each([
  [
    { sidebar: { label: 'A', order: 3 }, title: 'B' },
    { title: 'B', sidebar_label: 'A', sidebar_position: 3 },
  ],
  [{ nav_order: 2 }, { sidebar_position: 2 }],
  [{ order: 1, layout: 'home' }, { sidebar_position: 1 }],
])('%j becomes %j', (old, expected) => expect(plainFrontMatter(old, false)).toEqual(expected));

const NEW_SITE = { newAddresses: new Set(['/docs/a', '/old']), files: [{ path: 'static/e.html', content: '' }] };
const messagesOf = (built: string) => {
  const entries = compareBuilt(built, { ...NEW_SITE, base: '/base/' });
  return typeof entries === 'string' ? entries : entries.map(({ kind, message }) => `${kind}: ${message}`);
};

test.each([
  ['a page that is the same', 'docs/a/index.html', []],
  ['the not-found page of a language', 'pt-BR/404.html', []],
  ['a page of the folder static', 'e.html', []],
  ['a redirected address', 'old/index.html', []],
  ['a lost address', 'gone/index.html', ['address-lost: The built page /gone no longer exists.']],
  ['a list that the site makes', 'blog/tags/a/index.html', []],
])('%s', (_name, file, expected) => {
  expect(messagesOf(makeTemporaryFolder({ [file]: '<p>a</p>', 'index.html': '<p>home</p>' }))).toEqual(expected);
});

test('a sitemap has addresses', () => {
  const urls = ['docs/a/', 'b'].map((name) => `<url><loc>https://a.example/base/${name}</loc></url>`);
  const folder = makeTemporaryFolder({ 'sitemap.xml': `<urlset>${urls.join('')}</urlset>` });
  expect(messagesOf(path.join(folder, 'sitemap.xml'))).toEqual(['address-lost: The built page /b no longer exists.']);
});

test('rejects a folder without pages', async () => {
  expect(await readPlainSite(makeTemporaryFolder())).toMatch(/has no pages: there are no \.md or \.mdx files in it/);
  expect(messagesOf(makeTemporaryFolder({ 'a.txt': 'a' }))).toMatch(/has no pages/);
  expect(messagesOf('/not/there')).toMatch(/^There is no \/not\/there/);
});

const FROM = { file: 'a.md', line: 2, column: 3 };
const entryOf = (kind: ReportEntry['kind'], message: string) => ({ kind, message, from: FROM });
const REPORT = {
  source: 'site',
  origin: 'https://old.example.com',
  comparison: {
    rows: Object.fromEntries(
      [...FACT_KINDS, 'addresses' as const].map((kind) => [kind, { all: 1000, lost: kind === 'words' ? 1 : 0 }]),
    ) as Comparison['rows'],
    pages: [{ from: 'a.md', to: 'docs/a.mdx', address: '/docs/a', route: '/docs/a', lost: 1 }],
    hasOldBuild: false,
    isBuilt: false,
  },
  files: [
    { path: 'docs/a.mdx', from: 'a.md', fate: 'kept' as const },
    { path: 'docs/b.mdx', from: undefined, fate: 'removed' as const },
    { path: 'docs/c.mdx', from: undefined, fate: 'left' as const },
    { path: 'static/d.pdf', from: 'static/d.pdf', fate: 'written' as const },
  ],
  entries: [
    ...(['html', 'html', 'image-text', 'image-text'] as const).map((kind) => entryOf(kind, 'h')),
    entryOf('link-lost', '<l>'),
  ],
};

test('the summary starts with what needs a person, then the most frequent', () => {
  const lines = summary(REPORT).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Pages: 1. Found in the new site, by an independent reading (not compared with a build):',
    '  addresses 1000 / 1000 (100 %)',
    '  words     999 / 1000 (99.90 %)',
  ]);
  expect(lines.slice(9, 12)).toEqual([
    'Kept as changed by hand: docs/a.mdx.',
    'Removed, as the old site no longer makes them: docs/b.mdx.',
    'Kept as changed by hand, though the old site no longer makes them: docs/c.mdx. Remove them, or go on with them.',
  ]);
  expect(lines.slice(13).map((line) => line.trim().split(' (')[0])).toEqual([
    '2  image-text',
    '1  link-lost',
    '2  html',
    '',
    'By hand, what most pages need first:',
    '1 page: A broken link; its text stays',
    '1 page: An image without a text got one from the name of its file',
  ]);
});

test('the page has every entry with its position, and escapes text', () => {
  const page = reportPage(REPORT);
  expect(page).toContain('1 (<a href="https://old.example.com/docs/a">old</a>, <a href="/docs/a">new</a>)');
  expect(page).toMatch(
    /<li>1 files: <a href="#image-text">An image [^<]*<\/a>\. Write texts of images and of the interface\./,
  );
  expect(page).toContain('Not compared with a build of the old site');
  expect(page).toContain('<details><summary>2 in 1 files</summary>');
  expect(page).toContain('<td><code>a.md:2:3</code></td><td>–</td><td>&lt;l&gt;</td>');
  expect(page).toContain('kept: changed by hand');
  expect(page).toMatch(/Files that the site serves as they are \(1\)<\/h2>[^]*static\/d\.pdf[^]*Other files \(3\)/);
});

test('pictures of both sites are taken without their scripts, and put side by side', async () => {
  const html = (color: string) => `<body bgcolor=${color}><script>document.body.bgColor = 'blue'</script>`;
  const built = makeTemporaryFolder({ 'docs/a.html': html('red') });
  const folders = { built, newBuilt: makeTemporaryFolder({ 'docs/a/index.html': html('lime') }), base: '/base/' };
  const pictures = await takePictures(findBrowser(true) ?? '', REPORT.comparison.pages, folders);
  const shown = [...reportPage(REPORT, pictures).matchAll(/<img src="data:image\/webp;base64,([^"]+)/g)];
  const stats = await Promise.all(shown.map(([, data = '']) => sharp(Buffer.from(data, 'base64')).stats()));
  expect(stats.map(({ dominant: { r, g, b } }) => [r, g, b].indexOf(Math.max(r, g, b)))).toEqual([0, 1]);
}, 30_000);

test.each([
  [1, 1, '100 %'],
  [99_999, 100_000, '99.99 %'],
  [0, 0, '100 %'],
])('%i of %i is %s', (part, all, expected) => expect(share(part, all)).toBe(expected));

test('parses the arguments of the command', () => {
  const args = 'docusaurus a --to=b --built c --dry-run --also d --also=e --components'.split(' ');
  const flags = { dryRun: true, keepsReact: true };
  const read = { kind: 'docusaurus', folder: 'a', to: 'b', built: 'c', also: ['d', 'e'], ...flags };
  expect(parseImportArguments(args)).toEqual(read);
  const none = { also: [], keepsReact: false };
  expect(parseImportArguments(['docusaurus', 'a', '--to=b'])).toMatchObject(none);
});

test.each([
  [[], 'Say what to import: docusaurus or markdown.'],
  [['hugo', 'a'], '"hugo" cannot be imported: docusaurus or markdown.'],
  [['markdown'], 'Name the folder to import.'],
  [['markdown', 'a'], 'Name the content folder to write with --to.'],
  [['markdown', 'a', 'b', '--to', 'c'], '"b" is one folder too many.'],
  [['markdown', 'a', '--to'], '--to names no folder.'],
  [['markdown', 'a', '--into', 'b'], 'There is no option --into.'],
])('rejects %j', (args, message) => {
  const refused = parseImportArguments(args);
  expect(typeof refused === 'string' && refused.split('\n')[0]).toBe(message);
});

test('reads a text again only if the previous import did not', () => {
  const length = jest.fn((text: string) => text.length);
  const begin = createTextMemory();
  const ask = (...texts: string[]) => {
    const { read } = begin();
    return texts.map((text) => read(length, text));
  };
  expect(ask('a', 'bb', 'a')).toEqual([1, 2, 1]);
  expect(ask('bb')).toEqual([2]);
  expect(length.mock.calls).toEqual([['a'], ['bb']]);
  expect(ask('a', 'bb')).toEqual([1, 2]);
  expect(length.mock.calls).toEqual([['a'], ['bb'], ['a']]);
  // Each function has its own texts.
  expect(begin().read((text) => text.toUpperCase(), 'bb')).toBe('BB');
});

const PAGES: Changes = {
  'a.md':
    '# A {#top}\n\nSee [b](b.md#part) and [c](c.md).\n\n<br>\n\n![](./a.png)\n\n## A {of} it\n\n:::note Hint\n\nText.\n:::\n',
  'b.mdx': '# B\n\n## Part {#part}\n\nText.\n\n# Other\n\n- one\n- two\n',
  'c.md': '# C\n\nText.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
};

test.each<[string, Changes]>([
  ['a page', { 'a.md': '# A\n\nOther text.\n' }],
  ['a heading that another page links to', { 'b.mdx': '# B\n\nNow empty.\n' }],
  ['a page that goes', { 'c.md': null }],
  ['a page that comes', { 'd.md': '# D\n\nText.\n' }],
  ['an image that comes', { 'a.png': '' }],
])('after a change of %s an import with a memory equals one without', async (_name, changes) => {
  const folder = path.join(makeTemporaryFolder(), 'my-docs');
  const begin = createTextMemory();
  const importWith = (memo: TextMemo) =>
    importMarkdown(folder, { texts: ENGINE_TEXTS, progress: () => undefined, memo });
  applyChanges(folder, PAGES);
  await importWith(begin());
  applyChanges(folder, changes);
  expect(await importWith(begin())).toEqual(await importWith(NO_MEMO));
});

const importPages = async (files: Changes) => {
  const plan = await importMarkdown(makeTemporaryFolder(files), { texts: ENGINE_TEXTS, progress: () => undefined });
  if (typeof plan === 'string') throw new Error(plan);
  const textOf = (name: string) => plan.files.find((file) => file.path === name)?.content;
  return { plan, textOf };
};

const head = (title: string, description = 'Text.') =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${description === 'Text.' ? 'Text.\n\n' : ''}`;
const TABLE =
  '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td rowspan="2">a</td><td>b</td><td>1</td></tr><tr><td>c</td><td>2</td></tr><tr><td colspan="2">d</td><td>3</td></tr></table>';
const CELLS = '| A | B | C |\n| --- | --- | --- |\n| a | b | 1 |\n| a | c | 2 |\n| d |  | 3 |\n';
const COSTS = 'It costs 10 €. The bill comes at once.';

test.each([
  ['the id of the title is no part of it', '# Start {#first}\n\nText.\n', head('Start').trimEnd() + '\n'],
  [
    'a comment and a remark before the text are no part of the description',
    '# Prices\n\nSince 1.2\n\n** It costs 10 €. <!-- true? --> The bill comes at once.\n',
    `${head('Prices', COSTS)}Since 1.2\n\n** It costs 10 €. {/* true? */} The bill comes at once.\n`,
  ],
  [
    'details with their summary on one line are folded',
    '# Why\n\nText.\n\n<details open><summary>Why?</summary>\n\nSo.\n\n</details>\n',
    `${head('Why')}<Details summary="Why?" open>\n\nSo.\n\n</Details>\n`,
  ],
  ['cells over rows and columns keep the others in place', `# P\n\nText.\n\n${TABLE}\n`, head('P') + CELLS],
])('%s', async (_what, text, expected) => {
  expect((await importPages({ 'a.md': text })).textOf('docs/a.mdx')).toBe(expected);
});

test('converts files that are not UTF-8, and reports it', async () => {
  const { plan, textOf } = await importPages({
    'ansi.md': Buffer.from('# Vanha\n\nP\xe4iv\xe4 maksaa 5 \x80.\n', 'latin1'),
    'wide.md': Buffer.from('\ufeff# Leve\xe4\n\nTeksti.\n', 'utf16le'),
    'unmarked.md': Buffer.from('# Merkitön\n\nTeksti.\n', 'utf16le'),
  });
  expect(textOf('docs/ansi.mdx')).toContain('\nPäivä maksaa 5 €.\n');
  expect(textOf('docs/wide.mdx')).toContain('title: Leveä\n');
  expect(textOf('docs/unmarked.mdx')).toContain('title: Merkitön\n');
  expect(plan.entries.filter(({ kind }) => kind === 'encoding').map(({ message }) => message)).toEqual([
    'It was read as Windows-1252. Check its letters.',
    'It was read as UTF-16. Check its letters.',
    'It was read as UTF-16. Check its letters.',
  ]);
});

test('reads the export of Notion, and names office files that no page links to', async () => {
  const id = 'a'.repeat(32);
  const gone = 'b'.repeat(32);
  const { plan, textOf } = await importPages({
    [`Team ${id}.md`]: `# Team\n\n<aside>\n💡 Tip\n\n</aside>\n\n[C#](Team%20${id}/C#%20${id}.md), [form](form.docx)\n\n[D](https://www.notion.so/D-${gone}?pvs=21) [Old](https://a.notion.site/X-${'c'.repeat(32)})\n\n[Tasks](Team%20${id}/Tasks%20${id}.csv)\n`,
    [`Team ${id}/C# ${id}.md`]: `# C#\n\nA ****b c** d ****e. ![C%23/a.png](C%23/a.png)\n`,
    [`Team ${id}/C#/a.png`]: Buffer.from('x'),
    [`Team ${id}/Tasks ${id}.csv`]: '\ufeffName,No,Of\n"Do ""it"", a|b",,Team (x.md)\nGone,,https://a.example/b_c',
    [`Team ${id}/Tasks ${id}/Do it a b ${id}.md`]: `# Do "it", a|b\n\nStatus: Done\nOf: Team (../../Team%20${id}.md), X (X%20${id}.md)\n\nText: no.\n`,
    [`Team ${id}/Tasks ${id}/Gone ${id}.md`]: '# Gone\n\nText.\n',
    [`Team ${id}/Tasks ${id}/Gone ${gone}.md`]: '# Gone\n\nText.\n',
    ...{ 'form.docx': 'x', 'old.odt': 'x' },
  });
  expect(textOf('docs/Team/index.mdx')).toContain(
    ':::note\n💡 Tip\n\n:::\n\n[C#](/docs/Team/C), [form](/assets/form.docx)\n\n[D](/docs/Team/Tasks/Gone-2) [Old](https://a.notion.site/X-cccccccccccccccccccccccccccccccc)\n\n[Tasks](/assets/Team/Tasks.csv)\n\n| Name | Of |\n| --- | --- |\n| [Do "it", a\\|b](/docs/Team/Tasks/Do-it-a-b) | Team (x.md) |\n| Gone | [https://a.example/b\\_c](https://a.example/b_c) |\n',
  );
  expect(textOf('docs/Team/C.mdx')).toContain('\nA **b c** d e. ![A](./C-/a.png)');
  expect(textOf('docs/Team/Tasks/Do-it-a-b.mdx')).toContain('\nStatus: Done\\\nOf: [Team](/docs/Team), X\n\nText:');
  expect(textOf('docs/Team/Tasks/Do-it-a-b.mdx')).toContain('\ndescription: "Text: no."\n');
  expect(plan.entries.filter(({ kind }) => kind === 'link-lost').map(({ message }) => message)).toContain(
    'The link "https://a.notion.site/X-cccccccccccccccccccccccccccccccc" is still at Notion: the export has no such page. Export that page, too, or take the link out.',
  );
  expect(textOf('sidebars.yaml')).toContain('- auto: .');
  expect(plan.entries.map(({ kind }) => kind)).not.toContain('address-lost');
  expect(plan.entries.find(({ kind }) => kind === 'file')?.message).toMatch(/ left out: old\.odt\. A program/);
});

test('reads pages independently: Markdown and the HTML made of it have the same parts', () => {
  const found = { anchors: ['own'], links: ['l'], images: ['image'], code: ['y', 'x=1;'], cells: ['h: 1'] };
  const parts = { headings: ['a', 'b c'], ...found };
  const text =
    '# A\n\n<div>\n    <i>a</i>\n</div>\n\n## B c {#own}\n\n- a\n\n    ```\n    y\n    ```\n\n    [l](./l.md) `a={"q": 1}` <img img-dark src="d.png" alt="d"> :tada: ![p](./p.png)\n\n> ```js\n> // highlight-next-line\n>\n> x = 1; // [!code focus]\n> ```\n\n| h |\n| - |\n| 1 |\n';
  const facts = factsOfMarkdown(`import X from 'x';\n\n${text}`, 'Ignored');
  expect(facts).toMatchObject({ ...parts, words: expect.arrayContaining(['q']) });
  expect([false, true].map((isMdx) => factsOfMarkdown('    a\n', '', isMdx).code)).toEqual([['a'], []]);
  const forms =
    'A[^1].\n\n  [^1]:\n    B.\n\n-   :material-bug: &nbsp;\n    C\n\n```py\nd # (1)!\n```\n\n<a href="https://a.b">https://a.b</a> <video src="e.mp4"><p>F</p></video>\n';
  const headless = '<table><tr><td>h</td></tr><tr><td>1</td></tr></table>';
  expect(factsOfMarkdown(headless, undefined).cells).toEqual(factsOfMarkdown('| h |\n| - |\n| 1 |', undefined).cells);
  expect(factsOfMarkdown(forms, undefined)).toMatchObject({
    words: ['a', 'b', 'c', 'd', '1', 'https', 'a', 'b'],
    code: ['d#(1)'],
    links: ['https://a.b'],
  });
  const attributes = '\u001b[1mA\u001b[0m\n\n<Own first={`\n  let b;\n`} second={`\n  <c d="e">\n`} />\n';
  expect(factsOfMarkdown(attributes, undefined, true).words.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'let']);
  const cards = factsOfMarkdown(
    '<Own title="A" href="/a" />\n<Own title="B" to="/b#c">\n  d\n</Own>\n',
    undefined,
    true,
  );
  expect([cards.links, cards.words.sort()]).toEqual([
    ['a', 'b #'],
    ['a', 'b', 'd'],
  ]);
  const ofAstro = '<Fragment set:html={"<pre><b class=\\"x\\">a {</b>b}</pre>"} />\n';
  expect(factsOfMarkdown(ofAstro, undefined, true)).toMatchObject({ words: ['a', 'b'], code: ['a{b}'] });
  const html =
    '<nav><h2 id="n">N</h2></nav><article><h1>A</h1><h2 id="own">B c<a class="hash-link" href="#own">#</a></h2><a href="/l">l</a><img src="p.png" alt="p"><pre>y</pre><pre>x = 1;</pre><table><tr><th>h</th></tr><tr><td>1</td></tr></table></article>';
  expect(factsOfHtml(html).facts).toMatchObject(parts);
  expect(factsOfHtml(html.replace(/article>/g, 'main>')).facts).toMatchObject(parts);
  const built =
    '<h1>A</h1><article><div class="prose"><p class="admonition-title">Own</p><h2 id="own">B c<a class="heading-link" href="#own">#</a></h2><a href="/l">l<span class="visually-hidden"> (new tab)</span></a><img src="p.png" alt="p"><pre>y</pre><pre>x = 1;</pre><table><tr><th>h</th></tr><tr><td>1</td></tr></table></div></article>';
  expect(factsOfHtml(built, 'new').facts).toMatchObject({ ...parts, words: expect.arrayContaining(['own']) });
});

test('the comparison finds what is missing, and raw markup, with their places', async () => {
  const { plan } = await importPages({
    'a.md': '# A\n\nOne [two](gone.md).\n\n## B\n\n![p](https://cdn.example.com/p.png)\n',
  });
  const page = plan.files.find((file) => file.path === 'docs/a.mdx');
  expect(compareSites(plan, {}).entries).toEqual([]);
  expect(page?.content).toContain('![p](https://cdn.example.com/p.png)');
  expect(plan.files[0]?.content).toContain('\n# media: { hosts: [cdn.example.com] }\n');
  expect(plan.entries.map(({ kind }) => kind)).toContain('image-outside');
  if (page !== undefined) page.content = '---\ntitle: A\n---\n\nOne.\n\n!!! note\n';
  const { entries, rows } = compareSites(plan, {});
  const place = { from: { file: 'a.md' }, to: { file: 'docs/a.mdx' } };
  const to = { file: 'docs/a.mdx', line: 7 };
  const message = 'Not found in the new page: 3 words (p, two, b); 1 headings (b); 1 anchors (b); 1 images.';
  expect(entries).toEqual([
    { kind: 'not-found', message, ...place },
    { kind: 'raw-sign', message: 'Readers may see "!!! note" as it is.', from: place.from, to },
  ]);
  expect(rows).toMatchObject({ headings: { all: 2, lost: 1 }, addresses: { all: 1, lost: 0 }, links: { lost: 1 } });
});

test('a build beside the old site is found', () => {
  const folder = makeTemporaryFolder({ 'docs/.vitepress/dist/index.html': '<h1>A</h1>' });
  expect(builtIn(folder)).toBe(path.join(folder, 'docs/.vitepress/dist'));
  expect(builtIn(makeTemporaryFolder())).toBeUndefined();
});
