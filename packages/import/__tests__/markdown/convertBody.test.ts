import { existsSync } from 'node:fs';
import path from 'node:path';
import { convertFence } from '../../src/markdown/codeFence';
import { missingWords, wordsOf } from '../../src/markdown/visibleWords';
import { factsOfMarkdown } from '../../src/report/pageFacts';
import { plainToMdx } from '../../src/plain/plainToMdx';
import { makeTemporaryFolder } from '../../../../__tests__/support/contentFolder';
import { createGenerator } from '../../../../__tests__/support/generator';
import { convertPage, PLAIN_CONTEXT } from '../importPage';

const YOUTUBE = '<HostedVideo provider="youtube" id="abcdefghijk" title="V" />';
const bodyOf = (raw: string) => convertPage(raw).text.trim();
const kindsOf = (raw: string) => convertPage(raw).notes.map(({ kind }) => kind);

describe('keeps', () => {
  test.each([
    ['running text', 'A *text* with `code`, **bold** and\na second line.'],
    ['a note with a title in brackets', ':::warning[Be careful]\n\ntext\n\n:::'],
    ['a heading with an id', '## Name {#id}'],
  ])('%s', (_name, text) => expect(bodyOf(text)).toBe(text));
});

describe('converts', () => {
  test.each([
    ['the title of a note', ':::tip My **title**\n\na\n\n:::', ':::tip[My **title**]\n\na\n\n:::'],
    [
      'alerts',
      '- > [!CAUTION]\n  > a [b](c.md)\n\n> [!custom]- T\n> c',
      '- :::warning\n  a [b](c.md)\n  :::\n\n:::note[T]\nc\n:::',
    ],
    ['a card of the site', 'import { Card } from "./card"\n\n<Card title="A" href="b.md" />', '- [**A**](b.md)'],
    ['a note of another name', ':::caution\na\n:::', ':::warning\na\n:::'],
    ['a note of the site’s own', ':::legacy\na\n:::', ':::note[legacy]\na\n:::'],
    ['an open note', ':::tip\na', ':::tip\na\n:::'],
    ['the end of a lead', '<!-- truncate -->', '{/* truncate */}'],
    ['an address between signs', '<https://a.example/b_c>', '[https://a.example/b\\_c](https://a.example/b_c)'],
    ['bold in HTML', 'a <b>bold </b>c', 'a **bold** c'],
    ['a key', '<kbd>Ctrl</kbd>', '<Kbd>Ctrl</Kbd>'],
    [
      'HTML in an attribute',
      '<Fragment set:html={"<pre><code class=\\"language-js\\">a {b}</code></pre>"} />',
      '```js\na {b}\n```',
    ],
    ['HTML in an attribute of React', '<p dangerouslySetInnerHTML={{ __html: "<b>a</b>" }} />', '**a**'],
    [
      'code in an attribute',
      '<Code code="a" lang="js" />\n\n<Own first={`\n  b\n    c\n`} second={`\n  d\n  e\n`} />',
      '```js\na\n```\n\n```text\nb\n  c\n\nd\ne\n```',
    ],
    [
      'components of the site that lead somewhere',
      'import Own from \'./own\';\n\n<Own title="A" href="/a" />\n<Own title="B" to="/b#c">\n  d\n</Own>\n\nSee <Own title="E" href="/e" /> now.',
      '- [**A**](/a)\n- [**B**](/b#c)\n\n  d\n\nSee [**E**](/e) now.',
    ],
    ['a list in HTML', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>', '- a\n- b'],
    [
      'HTML without end tags',
      '<table>\n<tr><th>A<th>B\n<tr><td>c\n<td rowspan=2>d\n</table>\n\n<ul>\n<li>e\n<li>f\n</ul>',
      '| A | B |\n| --- | --- |\n| c | d |\n\n- e\n- f',
    ],
    [
      'items without a list',
      '<table><tr><td>A</td></tr><tr><td>\n<li>b</li>\n<li>c</li>\n</td></tr></table>',
      '| A |\n| --- |\n| b<br />c |',
    ],
    [
      'lists and paragraphs in cells of HTML',
      '<table><caption>T</caption><tr><td>A</td><td>B</td></tr><tr><td><p>b</p><p>c</p></td><td><ul><li>d</li><li>e</li></ul></td></tr></table>',
      'T\n\n| A | B |\n| --- | --- |\n| b<br />c | • d<br />• e |',
    ],
    ['items in a cell', '| a |\n|---|\n| <li>c</li><li>d</li> |', '| a |\n|---|\n| • c<br />• d |'],
    ['an underlined heading', 'One\n---', '## One'],
    ['prices', 'from $5 to $6', 'from $5 to $6'],
    ['a brace in the text', 'a { b', 'a \\{ b'],
    ['a smaller sign', 'a <5 b', 'a \\<5 b'],
    ['a link in HTML', '<a href="/docs/a" target="_blank">a *b*</a>', '[a *b*](/docs/a)'],
    ['a `Link`', '<Link to="/docs/a">a</Link>', '[a](/docs/a)'],
    ['an image in HTML', '<img src="./a.png" alt="A" width="20">', '![A](./a.png)'],
    ['an image by require', "<img src={require('./a.png').default} alt='A' />", '![A](./a.png)'],
    ['an image by base', "<img src={useBaseUrl('/img/a.png')} alt='A' />", '![A](/img/a.png)'],
    ['an imported image', "import pic from './a.png';\n\n<img src={pic} alt='A' />", '![A](./a.png)'],
    ['a constant of the page', 'export const year = 2024;\n\nIn {year}.', 'In 2024.'],
    ['code in a table', '| a |\n|---|\n| <code>b&#124;c</code> <pre>d</pre> |', '| a |\n|---|\n| `b\\|c` `d` |'],
    ['a second title', '# One\n\n# Two\n\n## Three', '## Two\n\n### Three'],
    ['skipped levels', '#### 1\n\n## 2\n\n#### 3\n\n#### 4', '## 1\n\n## 2\n\n### 3\n\n### 4'],
    ['a title below a note', ':::note\na\n:::\n\n# One\n\n## Two', ':::note\na\n:::\n\n\n\n## Two'],
    ['the id of a heading with a comment', '## One <!-- a --> {#b}', '## One {/* a */} {#b}'],
    ['the name of a file of code', '```ts {1} [a b.ts]\nc\n```', '```ts {1} title="a b.ts"\nc\n```'],
    ['marks of VitePress', '```js\n// [!code focus:2]\na\nb // [!code error]\n```', '```js {1-2}\na\nb\n```'],
    ['changed lines', '```js\na // [!code --]\nb // [!code ++] [!code hl]\nc\n```', '```diff {2}\n-a\n+b\n c\n```'],
    ['a frame with its address in HTML', '<iframe srcdoc="//youtu.be/abcdefghijk" title="V" />', YOUTUBE],
    ['a formula', 'a $x_{1}^2$ b', 'a `x_{1}^2` b'],
    ['a block of a formula', '$$\n\\frac{a}{b}\n$$', '```latex\n\\frac{a}{b}\n```'],
    ['a block for translators', '```mdx-code-block\n<br />\n```', '<br />'],
    ['an element without content', 'a <Head><title>x</title></Head> b', 'a  b'],
    ['a frame of YouTube', '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="V"></iframe>', YOUTUBE],
    ['a video', '<video controls><source src="./b.mp4" /></video>', '![B](./b.mp4)'],
    ['another frame', '<iframe src="https://a.example/b-c/?d=1"></iframe>', '[B c](https://a.example/b-c/?d=1)'],
    ['a list in a cell', '| a |\n|---|\n| b<ul><li>c</li><li>d</li></ul> |', '| a |\n|---|\n| b<br />• c<br />• d |'],
    ['a block beside a word in a heading', '## a<div>b</div>`c`', '## a b `c` {#abc}'],
    ['marked lines', '```js\n// highlight-next-line\na\nb\n```', '```js {1}\na\nb\n```'],
    ['an unknown language', '```zzz\na\n```', '```text\na\n```'],
    [
      'lines for Twoslash',
      '```ts twoslash\na\n// ---cut---\nb\n//  ^?\n// @errors: 1\n// ---cut-start---\nc\n// ---cut-end---\nd\n// ---cut-after---\ne\n```',
      '```ts\nb\nd\n```',
    ],
    ['a property of code', "```jsx live title='a'\na\n```", '```jsx title="a"\na\n```'],
    ['a title beside the language', '```js[a.js]\na\n```', '```js title="a.js"\na\n```'],
    ['a code block as an element', '<CodeBlock language="js">{`a`}</CodeBlock>', '```js\na\n```'],
  ])('%s', (_name, before, after) => expect(bodyOf(before)).toBe(after));

  test('converts tabs, with the initially open one first', () => {
    const raw =
      '<Tabs groupId="os" values={[{ label: \'Mac OS\', value: \'mac\' }, { label: \'Windows\', value: \'win\' }]} defaultValue="win">\n<TabItem value="mac">a</TabItem>\n<TabItem value="win">\n\nb\n\n</TabItem>\n</Tabs>';
    expect(bodyOf(raw)).toBe(
      '<Tabs group="os">\n<Tab label="Windows" value="win">\n\nb\n\n</Tab>\n<Tab label="Mac OS" value="mac">\n\na\n\n</Tab>\n</Tabs>',
    );
  });

  test('tabs with headings keep their order, because the ids of the headings depend on it', () => {
    const raw =
      '<Tabs>\n<TabItem value="a">\n\n## Same\n\n</TabItem>\n<TabItem value="b" default>\n\n## Same\n\n</TabItem>\n</Tabs>';
    const { text, ids, notes } = convertPage(raw);
    expect(text.indexOf('"a"')).toBeLessThan(text.indexOf('"b"'));
    expect(ids).toEqual(['same', 'same-1']);
    expect(notes.map(({ kind }) => kind)).toEqual(['tabs']);
  });

  test('details in a list item keep their indentation', () => {
    const raw = '- a\n  <details>\n  <summary>Say "b"</summary>\n\n  c\n\n  </details>';
    expect(bodyOf(raw)).toBe('- a\n  <Details summary="Say &quot;b&quot;">\n\n  c\n\n  </Details>');
    expect(bodyOf('<details><summary>A</summary>b</details>')).toBe('<Details summary="A">\n\nb\n\n</Details>');
  });
});

describe('expressions', () => {
  const bodyWith = (code: string) => bodyOf(`export const a = ['b', 'c'], d = { e: 2, f: a };\n\n${code}`);

  test.each([
    ['{d.f[1]}{d["e"]}', 'c2'],
    ['{`${a[0]}-${d.e + 1}`}', 'b-3'],
    ['{a.length > 1 && a.length !== 3 ? "x" : "y"}', 'x'],
    ['{d.g ?? d.e}{d.g || a[0]}', '2b'],
    ['{d?.g?.h ?? "i"}{!d.g ? -1 : +1}', 'i-1'],
    ['{[...a, "j"][2]}{({ ...d, e: 3 }).e}', 'j3'],
    ['{(d.e * 3 - 1) / 5 % 2}', '1'],
  ])('%s is %s', (code, expected) => expect(bodyWith(code)).toBe(expected));

  test.each([
    "['b'].join()",
    "'b'.toUpperCase()",
    'new Date().getFullYear()',
    '(() => 1)()',
    'd.constructor.name',
    "a['map'].name",
    '/b/.source',
    'globalThis.process.pid',
    'typeof a',
    'd.e = 3',
    '1n',
  ])('{%s} is not a constant', (code) => {
    const { text, notes } = convertPage(`export const a = ['b'], d = { e: 2 };\n\nA {${code}} b.`);
    expect(text.trim()).toBe('A  b.');
    expect(notes.map(({ message }) => message)).toEqual([`{${code}} was left out.`]);
  });

  test('limits the length of computed texts and lists', () => {
    const more = Array.from({ length: 20 }, (_, index) => `a${index + 1} = a${index} + a${index}`);
    const lists = Array.from({ length: 20 }, (_, index) => `b${index + 1} = [...b${index}, ...b${index}]`);
    const code = `export const a0 = '0123456789', b0 = [1, 2, 3], ${[...more, ...lists].join(', ')};`;
    expect(kindsOf(`${code}\n\n{a20}{b20.length}`)).toEqual(['expression', 'expression']);
  });

  test('runs no code of a page', async () => {
    const file = path.join(makeTemporaryFolder(), 'reached');
    const write = `getBuiltinModule('fs').writeFileSync(${JSON.stringify(file)}, 'a')`;
    const code = `import('x').catch((e) => e.constructor.constructor('return process')().${write})`;
    convertPage(`export const a = ${code};\n\n<Box b={${code}} />\n\n{${code}}`);
    // Such code would run before this point.
    await new Promise((resolve) => setImmediate(resolve));
    expect(existsSync(file)).toBe(false);
  });
});

describe('reports', () => {
  test.each([
    ['a component', '<Chart data={[1]} />', ['component']],
    ['an expression', 'a {props.children} b', ['expression']],
    ['an image without a text', '![](./some-image.png)', ['image-text']],
    ['tabs in the address', '<Tabs queryString><TabItem value="a">b</TabItem></Tabs>', ['tabs']],
    ['a property of code', '```js live\na\n```', ['code-meta']],
    ['nothing', 'a\n\n## b', []],
  ])('%s', (_name, raw, kinds) => expect(kindsOf(raw)).toEqual(kinds));

  test('a note has positions in the old and in the new text', () => {
    const raw = '---\ntitle: a\n---\n\n<!-- longer -->\n\n<Chart />\n';
    const { notes, text } = convertPage(raw);
    expect(raw.slice(notes[0]?.offset)).toMatch(/^<Chart/);
    expect(text.slice(0, notes[0]?.to)).toContain('{/* longer */}');
  });

  test('a page with too many invalid places gives the reason', () => {
    expect(convertPage('<5 '.repeat(450)).error?.reason).toBe('too many places that are no MDX');
  });
});

describe('titles and anchors', () => {
  test('the first heading is the title', () => {
    const { title, text } = convertPage('import A from "@theme/A";\n\n# The *title* <Badge text="new" />\n\ntext');
    expect({ title, text: text.trim() }).toEqual({ title: 'The title new', text: 'text' });
  });

  test('a heading keeps its id, also with two consecutive spaces', () => {
    const { text, ids } = convertPage('## ☀  Sun\n\n[up](#--sun)');
    expect({ text, ids }).toEqual({ text: '## ☀  Sun\n\n[up](#--sun)', ids: ['--sun'] });
    expect(bodyOf('# A\n\n## A\n\n## B {#c}\n\n## B')).toBe('## A {#a-1}\n\n## B {#c}\n\n## B {#b}');
  });

  test('ids of other elements move to the next heading, else to the last one', () => {
    const { oldAnchors } = convertPage('## One\n\n<a id="first"></a>\n\n## Two\n\n<span id="last">a</span>');
    expect(oldAnchors).toEqual({ first: 'two', last: 'two' });
  });
});

describe('partials', () => {
  const context = {
    partial: (name: string) =>
      name === './_a.mdx'
        ? { raw: 'Hello {props.name}.\n\n## Part', context: PLAIN_CONTEXT, file: '/docs/_a.mdx', name: '_a.mdx' }
        : undefined,
  };

  test('partials are replaced by their text, with their props', () => {
    const { text } = convertPage('import A from \'./_a.mdx\';\n\n## One\n\n<A name="you" />', context);
    expect(text.trim()).toBe('## One\n\nHello you.\n\n## Part');
  });
});

const isKnown = (name: string) => ['', 'js', 'text'].includes(name);
const convert = (lang: string, meta: string, value = 'a\nb\nc') => {
  const { notes, ...fence } = convertFence({ lang, meta, value }, isKnown);
  return { ...fence, notes: notes.map(({ message }) => message) };
};

test.each([
  ['a title in single quotation marks', 'js', "title='a b'", 'title="a b"'],
  ['line numbers', 'js', 'showLineNumbers', 'showLineNumbers'],
  ['line numbers in braces', 'js', 'showLineNumbers={5}', 'showLineNumbers=5'],
  ['lines that are not there', 'js', '{2,7-9}', '{2}'],
  ['the lines of other programs', 'js{1,3}', '', '{1,3}'],
])('%s', (_name, lang, meta, expected) => expect(convert(lang, meta).meta).toBe(expected));

test('marked lines are renumbered without removed lines', () => {
  const value = 'a\n// highlight-start\nb\nc\n// highlight-end\nd\n# highlight-next-line\ne';
  expect(convert('js', '', value)).toEqual({ lang: 'js', meta: '{2-3,5}', value: 'a\nb\nc\nd\ne', notes: [] });
});

test('reports lost properties, and keeps a drawing as code', () => {
  expect([...convert('zzz', 'live').notes, ...convert('mermaid', '').notes]).toEqual([
    'The code block lost "live".',
    'The code language "zzz" is not known; the code is plain.',
    'The mermaid block is shown as code. "diagrams: mermaid" in site.yaml draws it.',
  ]);
});

const PAGES = 60;

test('generated pages keep every visible word, and get no other', () => {
  const generator = createGenerator(20);
  for (let number = 0; number < PAGES; number += 1) {
    const raw = generator.page();
    const { text, title } = convertPage(raw);
    const [before, after] = [factsOfMarkdown(raw, undefined).words, factsOfMarkdown(text, title).words];
    const lost = missingWords(before, after);
    const added = missingWords(after, [...before, ...generator.labels()]).filter(
      (word) => !wordsOf(raw).includes(word),
    );
    expect({ raw, lost, added }).toEqual({ raw, lost: [], added: [] });
  }
});

const EXAMPLE = '```md\n!!! note\n    a\n\n=== "B"\n    b\n```';
const PLAIN = 'a **b** `{c}` <b>d</b>\n\n```\n{e}\n```';

test.each([
  ['text without such signs', PLAIN, PLAIN],
  ['the id of a heading', '## A { #b }', '## A {#b}'],
  ['code by indentation', 'a\n\n    b {c}\n    d', 'a\n\n```\nb {c}\nd\n```'],
  ['a note', '!!! note "A b"\n    c\n\n    - d\n\ne', ':::note[A b]\nc\n\n- d\n:::\n\ne'],
  ['a note within a note', '!!! tip\n    a\n\n    !!! note\n        b', '::::tip\na\n\n:::note\nb\n:::\n::::'],
  ['a note that opens', '??? info "A"\n    b', '<details><summary>A</summary>\n\nb\n\n</details>'],
  ['a fenced example of notes and tabs', `${EXAMPLE}\n\n!!! tip\n    c`, `${EXAMPLE}\n\n:::tip\nc\n:::`],
  ['a fenced example in a note', '!!! tip\n    ~~~\n    !!! note\n    ~~~', ':::tip\n~~~\n!!! note\n~~~\n:::'],
  [
    'tabs',
    '=== "A"\n    a\n\n=== "B"\n    b\n\nc',
    '<Tabs>\n<TabItem label="A">\n\na\n\n</TabItem>\n\n<TabItem label="B">\n\nb\n\n</TabItem>\n\n</Tabs>\n\nc',
  ],
])('%s', (_name, before, after) => expect(plainToMdx(before).text.trim()).toBe(after));
