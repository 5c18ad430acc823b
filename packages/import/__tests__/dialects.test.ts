import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expandIncludes, importMarkdown } from '../src/plain/importMarkdown';
import { textOf } from '../src/plain/lines';
import { plainToMdx } from '../src/plain/plainToMdx';
import { acceptChanges } from '../src/plain/trackedChanges';
import { targetFinding } from '../src/writePlan';
import { expectTrueFigures } from './importPage';
import { applyChanges, makeTemporaryFolder, type Changes } from '../../../__tests__/support/contentFolder';
import { ENGINE_TEXTS } from '../../../src/node/site/readTexts';

const convert = (text: string) => plainToMdx(acceptChanges(text).text).text.trim();

describe('MkDocs', () => {
  test.each([
    ['attributes of a link', '[Go](a.md){ .md-button target=_blank } on', '[Go](a.md) on'],
    ['attributes of a picture', '![A](a.png){: width="20" align=left }', '![A](a.png)'],
    ['attributes of a paragraph', 'Text.\n{: #id .big }', 'Text.\n<a id="id"></a>'],
    [
      'attributes of a heading',
      '## A { .big }\n\n## B {#b .big}\n\n## 2 { id="2.0" }',
      '## A\n\n## B {#b}\n\n## 2 {#2.0}',
    ],
    ['signs beside a text', ':material-check: Yes\n\n- A :octicons-x-16: no', '✓ Yes\n\n- A ✗ no'],
    [
      'an example of code with a fence',
      '```md\n=== "A"\n\n    ```js\n    b\n    ```\n```\n\n=== "C"\n\n    d',
      '````md\n=== "A"\n\n    ```js\n    b\n    ```\n````\n\n<Tabs>\n<TabItem label="C">\n\n\nd\n\n</TabItem>\n</Tabs>',
    ],
    ['braces that are none', 'Write {name} or `x{ .a }`.', 'Write \\{name\\} or `x{ .a }`.'],
    ['keys', 'Press ++ctrl+alt+del++ or ++arrow-up++.', 'Press <kbd>Ctrl+Alt+Del</kbd> or <kbd>Arrow Up</kbd>.'],
    ['signs that are no keys', 'C++ and D++ or `++a++`, \\++b++', 'C++ and D++ or `++a++`, \\++b++'],
    ['icons', 'Start :material-rocket-launch: now :octicons-x-16:{ .icon }', 'Start now ✗'],
    [
      'icons as values',
      '| A | B |\n|---|---|\n| c | :material-check:{ .d } |\n| :octicons-x-16: | e |\n\n[:material-rocket-launch:](f)',
      '| A | B |\n|---|---|\n| c | ✓ |\n| ✗ | e |\n\n[rocket launch](f)',
    ],
    [
      'a pair of pictures with titles',
      '![A](a.png#only-light "B")\n![A](b.png#only-dark "B"){ .c }',
      '![A](a.png#only-light "B")',
    ],
    ['marked text', 'A ==marked text==, ^^new^^ and a == b == c', 'A **marked text**, **new** and a == b == c'],
    ['lower and upper text', 'H~2~O, m^2^, 2~3 and x^2+y^2', 'H<sub>2</sub>O, m<sup>2</sup>, 2~3 and x^2+y^2'],
    ['definitions', 'Term\n:   One.\n\n    Two.\n\nEnd.', '- **Term**\n\n  One.\n\n  Two.\n\nEnd.'],
    ['an open folded note', '???+ tip "A"\n    b', '<details open><summary>A</summary>\n\nb\n\n</details>'],
    ['the contents', 'A.\n\n[TOC]\n\nB.', 'A.\n\n\n\nB.'],
    ['an abbreviation', 'VAT.\n\n*[VAT]: Value added tax', 'VAT.'],
    ['a note without a blank', '!!!Note "The "new" one"\n    a', ':::Note[The "new" one]\na\n:::'],
    [
      'tabs in an item of a list',
      '1. A:\n\n    === ":octicons-file-16: `B`"\n\n        c\n\n2. D',
      '1. A:\n\n    <Tabs>\n    <TabItem label="B">\n\n\n    c\n\n    </TabItem>\n\n    </Tabs>\n\n2. D',
    ],
    ['blocks with slashes', '/// tip | A\nb\n///\n\n/// caption\nc\n///', ':::tip[A]\nb\n:::\n\n\n*c*'],
    ['the reference of a plugin', 'A.\n\n::: a.get\n    :docstring:\n\nB.', 'A.\n\n\nB.'],
    ['annotations in code', '```py\na # (1)!\nb(1)! # x\n```', '```py\na # (1)\nb(1)! # x\n```'],
    ['a picture for dark colours', '![A](a.png#only-light)\n![A](b.png#only-dark){ .c }', '![A](a.png#only-light)'],
    ['a definition of a comment', '<!-- a -->\n\n:   b', '- <!-- a -->\n\n  b'],
  ])('%s', (_name, before, after) => expect(convert(before)).toBe(after));
});

describe('VitePress', () => {
  test.each([
    ['a folded part', '::: details Why?\nSo.\n:::', '<details><summary>Why?</summary>\n\nSo.\n\n</details>'],
    ['an open one', '::: details {open}\nSo.\n:::', '<details open><summary>Details</summary>\n\nSo.\n\n</details>'],
    [
      'a note within it',
      '::: details A\n::: tip\nb\n:::\n:::',
      '<details><summary>A</summary>\n\n:::tip\nb\n:::\n\n</details>',
    ],
    ['blocks without looks', '::: raw\na\n:::\n\n::: v-pre\n{{ b }}\n:::', 'a\n\n\n\n\\{\\{ b \\}\\}'],
    [
      'a group of code',
      '::: code-group\n```sh [npm] {1}\nnpm i\n```\n```sh {1}\nyarn\n```\n:::',
      '<Tabs>\n<TabItem label="npm">\n\n```sh {1}\nnpm i\n```\n\n</TabItem>\n<TabItem label="sh">\n\n```sh {1}\nyarn\n```\n\n</TabItem>\n</Tabs>',
    ],
    ['numbers of lines', '````ts:line-numbers=2 {1}\n```ts:line-numbers\n````', '````ts {1}\n```ts:line-numbers\n````'],
    [
      'a group of code that the note around it closes',
      '::: danger Now {#now}\na\n::: code-group\n```sh\nb\n```\nc\n:::\n\nd',
      '<a id="now"></a>\n\n:::danger[Now]\na\n<Tabs>\n<TabItem label="sh">\n\n```sh\nb\n```\n\n</TabItem>\n</Tabs>\n\n\nc\n\n:::\n\nd',
    ],
    [
      'tabs of a plugin',
      '::: tabs key:k\n== A\na\n== B\nb\n:::',
      '<Tabs groupId="k">\n<TabItem label="A">\n\na\n\n</TabItem>\n<TabItem label="B">\n\nb\n\n</TabItem>\n</Tabs>',
    ],
    [
      'attributes of Vue',
      '<img :a="`b`" c alt="d :e" @f="g">, <img img-dark src="h">`<a v-if="b">`',
      '<img c alt="d :e">, `<a v-if="b">`',
    ],
    ['scripts and styles', 'A.\n\n<script setup>\nimport a from "b"\n\nc\n</script>\n\nB.', 'A.\n\n\n\nB.'],
    ['the contents and emoji', '[[toc]]\n\nDone :tada: at 10:30:45, `:tada:`', 'Done 🎉 at 10:30:45, `:tada:`'],
    ['the id of a paragraph', 'A. ^b-2\n\n[[c#^b-2|d]], 2 ^3 m', 'A.<a id="b-2"></a>\n\n[d](c.md#b-2), 2 ^3 m'],
    ['a footnote in the text', 'm^[a b]', 'm (a b)'],
    ['states of tasks', '- [/] a\n- [x] b\n- [-] c', '- [ ] a\n- [x] b\n- [ ] c'],
    ['links of a wiki', '[[a b#Part One|text]], ![[c.png|300]]', '[text](a%20b.md#part-one), ![](c.png)'],
  ])('%s', (_name, before, after) => expect(convert(before)).toBe(after));
});

describe('Office and Pandoc', () => {
  const drawn =
    '+---+-----+\n| A | B   |\n+===+=====+\n| a | - b |\n|   | - c |\n+---+-----+\n| d | [e](|\n|   | f)  |\n+---+-----+';
  const ruled =
    '  ----------\n  A    B\n  ---- -----\n  a    b|c\n       d\n\n  e    f\n  ----------\n\n  -----\n  g  h\n  -- --\n\n  -----';
  test.each([
    ['signs of lists', 'A:\n•\tone\no\ttwo\n§\tthree\n•\tfour', 'A:\n- one\n  - two\n    - three\n- four'],
    ['cells between tabs', 'A:\n\nA\tB\nc|d\t2\n\nA\tB', 'A:\n\n| A | B |\n| --- | --- |\n| c\\|d | 2 |\n\nA\tB'],
    ['a signature', 'Regards\n--\nA B\n\nC\n--\n\nD', 'Regards\\\nA B\n\nC\n--\n\nD'],
    ['dashes', '– one\n– two\n\n– alone', '- one\n- two\n\n– alone'],
    ['letters', '2.\tA\na)\tb\nb)\tc', '2.\tA\\\na)\tb\\\nb)\tc'],
    ['hard spaces after marks', '##\u00a0A\n\n-\u00a0b\n\n1.\u00a0c', '## A\n\n- b\n\n1. c'],
    ['headings without a space', '##A\n\n#Bee\n\n#tag here', '## A\n\n# Bee\n\n#tag here'],
    ['days', '1. tammikuuta\n\n3. Mai\n1. juni\n\n2. b', '1\\. tammikuuta\n\n3\\. Mai\\\n1\\. juni\n\n2. b'],
    ['paths of Windows', '![a](b\\c d.png) [e](..\\f.md) [g](h\\)', '![a](b/c%20d.png) [e](../f.md) [g](h/)'],
    ['links with spaces', '[a](My file (2).pdf) [b](tel:+358 40 1)', '[a](My%20file%20(2).pdf) [b](tel:+358401)'],
    ['links that stay', '[a](b.md "c d") [e](f\\_g.md) [h](see below)', '[a](b.md "c d") [e](f\\_g.md) [h](see below)'],
    ['spans', '[a\nb]{.ä} [[c](#d){.e}]{.f} [b]{.mark} []{#_g .h}', 'a\nb [c](#d) **b** <a id="_g"></a>'],
    ['blocks', '::: {a-style="B"}\na\n:::\n\n::: {.callout-tip}\nb\n:::\n\n```{=tex}\nc\n```', 'a\n\n\n:::tip\nb\n:::'],
    ['a table in a grid', drawn, '| A | B |\n| --- | --- |\n| a | • b<br />• c |\n| d | [e](f) |'],
    ['hyphens', ruled, '| A | B |\n| --- | --- |\n| a | b\\|c d |\n| e | f |\n\n| g | h |\n| --- | --- |'],
    [
      'tracked changes',
      'A [*x* [y](z)]{.deletion author="B C"}[d]{.insertion author="B C"} e [f]{.comment-start author="B C"}g[]{.comment-end}.',
      'A d e g.',
    ],
    [
      'changes in HTML',
      'A <span class="deletion" author="B">x <span>y</span></span><ins cite="B">c</ins>. <del datetime="1">d</del> <del>e</del>',
      'A c. <del>e</del>',
    ],
    [
      'comments of Google in HTML',
      '<p>A<sup><a href="#cmnt1" id="b">[a]</a></sup> b.</p>\n\n<div class="c"><p><a href="#cmnt_ref1" id="d">[a]</a><span>Not for readers.</span></p></div>',
      '<p>A b.</p>',
    ],
    ['comments of Google', 'A[\\[a\\]](#cmnt1) b.\n\n[\\[a\\]](#cmnt_ref1)Not for readers.', 'A b.'],
    [
      'CriticMarkup',
      'A {--b--}{++c{--d--}++} {>>e<<}. {~~f~>g~~} {==h==} `{++i++}` {++\n\nj\n\n++}',
      'A c. g h `{++i++}` \n\nj',
    ],
    ['contents', '[**A\t1**](#a)\n\n[B [2](#b)](#b)\n\n# **A** {#ä}\n\n> [C\n> d](#c) 3\n\ne', '# A {#ä}\n\n\n\n\ne'],
  ])('%s', (_name, before, after) => expect(convert(before)).toBe(after));
});

const importPages = async (files: Changes) => {
  const folder = makeTemporaryFolder(files);
  const plan = await importMarkdown(folder, { texts: ENGINE_TEXTS, progress: () => undefined });
  if (typeof plan === 'string') throw new Error(plan);
  expectTrueFigures(plan);
  const told = plan.entries.flatMap(({ kind, message, from }) =>
    ['dialect-lost', 'file', 'encoding', 'image-missing', 'address-lost'].includes(kind)
      ? [`${kind} ${from.file}:${from.line ?? ''} ${message}`]
      : [],
  );
  return { plan, told, contentOf: (name: string) => plan.files.find((file) => file.path === name)?.content };
};

test('changes are accepted, and told, in MDX, too', async () => {
  const page = '---\ntitle: "{++A++}"\n---\n\nB {--c--}{++d++}\u0020<ins cite="E">f</ins>{>>G.<<}.\r\n\r\n`{++h++}`\n';
  const { plan, contentOf } = await importPages({ 'docs/a.mdx': page, 'docs/b.md': page });
  for (const name of ['a', 'b']) {
    expect(contentOf(`docs/${name}.mdx`)).toMatch(/title: "\{\+\+A\+\+\}"[\s\S]*\nB d f\.\n\n`\{\+\+h\+\+\}`\n$/);
    const told = plan.entries.flatMap(({ kind, message, from }) =>
      from.file.startsWith(`docs/${name}.`) && /reviewer|tracked/.test(message) ? `${kind} ${from.line ?? ''}` : [],
    );
    expect(told).toEqual(['dialect-lost 5', 'dialect 5', 'dialect 5', 'dialect-lost 5']);
  }
});

describe('included files', () => {
  const folder = makeTemporaryFolder({
    'docs/part.md': '---\na: b\n---\n\nPart.\n\n--8<-- "deep/more.md"\n',
    'docs/deep/more.md': 'More.',
    'docs/code.js': '// #region a\none\n// #endregion a\ntwo\n',
    'docs/loop.md': '--8<-- "loop.md"\n--8<-- "loop.md"',
    'snippets/list.md': 'List.',
    '.env': 'secret',
  });
  applyChanges(path.dirname(folder), { 'outside.md': 'secret' });
  symlinkSync(path.join(folder, '.env'), path.join(folder, 'docs', 'link.md'));
  const page = {
    file: path.join(folder, 'docs', 'a.md'),
    root: path.join(folder, 'docs'),
    readable: [folder],
    includes: [path.join(folder, 'snippets')],
  };
  const expand = (text: string) => {
    const told: string[] = [];
    const lines = expandIncludes(text, page, (_kind, message, line) => told.push(`${line} ${message}`));
    return { text: textOf(lines), told };
  };

  test.each([
    ['A\n--8<-- "docs/part.md"', 'A\nPart.\n\nMore.'],
    ['```\n--8<-- "docs/code.js:2:2"\n```', '```\none\n```'],
    ['<!--@include: ./part.md{5,5}-->', ''],
    ['  <!--@include: @/deep/more.md-->', '  More.'],
    ["A\n  --8<-- 'list.md'", 'A\n  List.'],
    ['--8<--\nlist.md\n\n; gone.md\ndeep/more.md\n--8<--\nB', 'List.\nMore.\nB'],
    ['{% include-markdown "deep/more.md" %}\n{! list.md !}', 'More.\nList.'],
    ['```\n{% include "gone.html" %}\n```', '```\n{% include "gone.html" %}\n```'],
    ['{* docs/code.js ln[2:4] hl[1:2,4] *}', '````js {1-2,4}\none\n// #endregion a\ntwo\n````'],
    ['<<< @/code.js#a {1} [T]', '````js {1} [T]\none\n````'],
    ['<<< ./code.js{2 ts}', '````ts {2}\n// #region a\none\n// #endregion a\ntwo\n````'],
    ['```\n<<< @/code.js\n```\n<<<<<<< HEAD', '```\n<<< @/code.js\n```\n<<<<<<< HEAD'],
  ])('expands %j', (before, after) => expect(expand(before)).toMatchObject({ text: after, told: [] }));

  test.each(['--8<-- "gone.md"', '--8<-- "../../outside.md"', '<<< @/../.env', '<!--@include: ./link.md-->'])(
    '%s is not read, which the report says',
    (text) => {
      const { text: after, told } = expand(`A\n${text}`);
      expect(after).toBe('A');
      expect(told).toEqual([expect.stringMatching(/^2 The included file ".*" cannot be read/)]);
    },
  );

  test('an include that includes itself, or too many files, ends with a message', () => {
    const loop = '1 The included file "loop.md" includes itself; the second time it was left out.';
    expect(expand('--8<-- "loop.md"').told).toEqual([loop, loop]);
    applyChanges(
      folder,
      Object.fromEntries([...Array(9).keys()].map((at) => [`docs/${at}.md`, `--8<-- "${at + 1}.md"\n`.repeat(20)])),
    );
    applyChanges(folder, { 'docs/9.md': 'End.' });
    expect(expand('--8<-- "0.md"').told).toEqual([
      '1 The included file "9.md" and all further ones were left out: the page includes more than 500 files.',
    ]);
  });
});

test('an embedded picture becomes a file, and its data is in no text', async () => {
  const data = Buffer.from('a picture '.repeat(20)).toString('base64');
  const { plan, contentOf } = await importPages({
    'a.md': `# A\n\n\`![][image1]\` and ![B](data:image/png;base64,${data})\n\n\`data:image/png;base64,${data}\`\n\n[image1]: <data:image/jpeg;base64,${data}>\n`,
  });
  expect(contentOf('docs/a.mdx')).toContain(
    `\n![A image 1](./a-image-1.jpg) and ![B](./a-image-1.png)\n\n\`data:image/png;base64,${data}\`\n`,
  );
  expect(String(contentOf('docs/a.mdx')).trimEnd()).toMatch(/`$/);
  expect(contentOf('docs/a-image-1.png')).toEqual(Buffer.from('a picture '.repeat(20)));
  expect(JSON.stringify(plan.entries)).not.toContain(data.slice(0, 40));
});

test('embedded pictures do not count towards the page limit', async () => {
  const data = Buffer.alloc(2_000_000, 1).toString('base64');
  const { told, contentOf } = await importPages({ 'a.md': `# A\n\n![B](data:image/png;base64,${data})\n` });
  expect(told).toEqual([]);
  expect(contentOf('docs/a.mdx')).toContain('![B](./a-image-1.png)');
});

test('finds files regardless of case or by their name alone, and ignores lock files of Office', async () => {
  const { told, contentOf } = await importPages({
    'a.md':
      '# A\n\n![b](Pics/ku\u0308va.PNG) ![c](gone.png) ![d](d.avif) [[2-factor login#On]] [[twice]] ![[Wide.png]]\n',
    'pics/Küva.png': '',
    'deep/wide.png': '',
    'd.avif': '\0\0\0,ftypavis',
    'deep/2-factor login.md': 'Text.\n\n## On\n\nText.\n',
    'deep/my page.md': 'Text.\n',
    'deep/twice.md': 'Text.\n',
    'other/twice.md': 'Text.\n',
    '~$a.md': 'owner',
  });
  expect(contentOf('docs/a.mdx')).toContain(
    '![b](./pics/Küva.png) c d [2-factor login](/docs/deep/2-factor-login#on) twice ![Wide](./deep/wide.png)\n',
  );
  expect(contentOf('docs/deep/2-factor-login.mdx')).toContain('title: 2-factor login\n');
  expect(told).toEqual([
    'image-missing a.md:3 The image "gone.png" is not there; its text stays.',
    'image-missing a.md:3 The image "d.avif" is in a format that this site does not show.',
  ]);
  expect(contentOf('docs/~$a.mdx')).toBeUndefined();
});

test.each(['::: code-group\n```\n', '> [!note]\n', '!!! note\n    a\n', ':::{.a}\n', '~a~', 'a\n: b\n'])(
  'converts a page of only %j',
  (part) => {
    expect(plainToMdx(part.repeat(20_000 / part.length)).lines.length).toBeGreaterThan(0);
  },
);

test.each([
  ['A { .x } b', '{ .x }'],
  ['A {{ b }} c', '{{ b }}'],
  ['A \\[[toc]] b', '[[toc]]'],
  ['A \\<details> b', '<details>'],
  ['A ::: b', '::: b'],
  ['A \\--8<-- "b"', '--8<--'],
  ['A ++"b c"++ d ++e f+g++', undefined],
  ['A \\++b++', '++b++'],
  ['A :unknown_name: b', ':unknown_name:'],
  ['A [b](c d) e', '[b](c d)'],
  ['A \ufffd b', '\ufffd'],
  ['| A | B |\n|---|---|\n| c\nd | e |', 'd | e |'],
  ['`{ .x }`, &lt;details\\> and `:::`', undefined],
])('the report names what remains of %j, and where', async (text, sign) => {
  const { told } = await importPages({ 'a.md': `# A\n\n!!! note\n    b\n\n${text}\n` });
  const line = text.startsWith('|') ? 9 : 6;
  const message = `dialect-lost a.md:${line} Readers see "${sign ?? ''}" as it is. Write it as this site has it, or take it out.`;
  expect(told).toEqual(sign === undefined ? [] : [message]);
});

test('the report names control characters and indented paragraphs', async () => {
  const { told, contentOf } = await importPages({
    'a.md': '# A\n\nOne\u000btwo.\n\n\tThis text has been indented in Word.\n\nB\n\n    const a = 1;\n',
  });
  expect(contentOf('docs/a.mdx')).toContain('\nOne two.\n');
  expect(told).toEqual([
    'encoding a.md:3 Control characters were left out.',
    'dialect-lost a.md:5 An indented paragraph is shown as code. Take out its indentation if it is text.',
  ]);
});

test('the content folder must not be inside a source folder', () => {
  const [site, other] = [makeTemporaryFolder({}), makeTemporaryFolder({})];
  expect(targetFinding(path.join(other, 'new'), site, [other])).toBe(
    `${path.join(other, 'new')} lies in ${other}, in which nothing is written.\nName a folder outside of it with --to.`,
  );
  expect(targetFinding(path.join(makeTemporaryFolder({}), 'new'), site, [other])).toBeUndefined();
});
