import type { Root } from 'hast';
import path from 'node:path';
import vm from 'node:vm';
import { visit } from 'unist-util-visit';
import { compileMdx } from '../../../../../src/node/content/mdx/compile';
import { elementsOf } from '../../../../../src/node/content/mdx/components/registry';
import { prepareSource } from '../../../../../src/node/content/mdx/prepareSource';
import { noteFinished } from '../../../../../src/node/content/mdx/reactPage';
import { readSiteComponents } from '../../../../../src/node/content/react/siteComponents';
import { treeModule } from '../../../../../src/node/content/react/treeModule';
import { parseHtml } from '../../../../../src/node/html/parseHtml';
import { fixtureFiles } from '../../../../support/changes';
import { siteIn } from '../../../../support/compileText';
import { applyChanges, makeTemporaryFolder } from '../../../../support/contentFolder';
import { added } from '../../../../support/engine';

/** Compiles a page with components of the content. */
async function compile(body: string, files: Record<string, string> = {}, barred?: string) {
  const folder = makeTemporaryFolder();
  applyChanges(path.join(folder, 'components'), files);
  const components = readSiteComponents(folder, elementsOf(added).keys());
  const absolutePath = path.join(folder, 'docs', 'sivu.mdx');
  const site = {
    ...siteIn(folder),
    components,
    withoutReact: () => (barred === undefined ? undefined : { message: barred, hint: '' }),
  };
  return compileMdx({ absolutePath, file: 'sivu.mdx', body: prepareSource(body).body }, site);
}

const SUMMA = `
import { useState } from 'react';
interface Props { luku: number; children?: React.ReactNode }
export default function Summa({ luku, children }: Props) {
  const [lisa] = useState(2);
  return <section><h2 id="summa">Summa</h2><p>{luku + lisa}</p>{children}</section>;
}
`;

test('renders a component of the content on the server, including its Markdown', async () => {
  const { content, diagnostics } = await compile('## Alku\n\nTeksti.\n\n<Summa luku={3}>\n\n*Huom*\n\n</Summa>\n', {
    'Summa.tsx': SUMMA,
  });
  expect(diagnostics).toEqual([]);
  expect(content?.html).toContain('<section><h2 id="summa">Summa</h2><p>5</p><p><em>Huom</em></p></section>');
  expect(content?.headings).toEqual([
    { depth: 2, id: 'alku', text: 'Alku' },
    { depth: 2, id: 'summa', text: 'Summa' },
  ]);
  expect(content?.sections).toEqual([{ id: 'alku', heading: 'Alku', text: 'Teksti. Summa 5 Huom' }]);
  expect(content?.ids).toEqual(['alku', 'summa']);
  expect(content?.uses).toMatchObject([{ kind: 'components' }]);
});

/** Every kind of Markdown, and every element of the site but images. */
const ELEMENTS = `${String(fixtureFiles('elements')['docs/osat/elementit.mdx']).replace(/^---\n[^]*?\n---\n|<Figure .*\/>/g, '')}

[Linkki](/docs/toinen#osa "Otsikko"), **vahva**, *tähdet*, ~~poisto~~, \`koodi\` ja H<sub>2</sub>O.\\
Uusi [rivi](https://muu.example.com)[^1].

- *Painike on harmaa.* Pyydä oikeus.

> - [x] tehty
> - [ ] tekemättä

[^1]: Selitys.
`;

/** HTML as a browser parses it: attributes without order, and no text between rows and cells of a table. */
function shown(html = ''): Root {
  const tree = parseHtml(html);
  visit(tree, 'element', (node) => {
    node.properties = Object.fromEntries(Object.entries(node.properties).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (/^(?:table|thead|tbody|tr)$/.test(node.tagName))
      node.children = node.children.filter(({ type }) => type === 'element');
  });
  return tree;
}

test('a page is the same with and without React', async () => {
  const plain = await compile(ELEMENTS);
  const react = await compile(`${ELEMENTS}\nexport const a = 1;\n`);
  expect([react.diagnostics, plain.content?.reactTree]).toEqual([[], null]);
  expect(react.content?.reactTree).not.toBeNull();
  expect(shown(react.content?.html)).toEqual(shown(plain.content?.html));
  const { headings, sections, links, ids, images, islands, words } = plain.content ?? {};
  expect(react.content).toMatchObject({ headings, sections, links, ids, images, islands, words });
  expect(react.passages).toEqual(plain.passages);
});

test('marks blocks without code as finished', async () => {
  const body = '## Alku\n\nTeksti on **tässä**.\n\nVuosi on {1 + 1}.\n\n- Yksi <Osa />\n\n<Osa />\n';
  const { content } = await compile(body, { 'Osa.tsx': 'export default function Osa() { return <b>a</b>; }' });
  const { children } = noteFinished(content?.reactTree as Root);
  const noted = children.filter((node) => node.type === 'element' && 'dataFinished' in node.properties);
  expect(noted).toMatchObject([{ tagName: 'h2' }, { tagName: 'p' }]);
});

test.each([
  ['an expression of its own', 'export const vuosi = 2026;\n\nVuosi {vuosi + 1}.\n', '<p>Vuosi 2027.</p>'],
  ['state', 'import { useState } from "react";\n\nexport const A = () => useState(4)[0];\n\n<A />\n', '4'],
  ['a file that components share', 'import { kaksi } from "../components/luvut";\n\n{kaksi}\n', '2'],
])('a page may contain %s', async (_, body, html) => {
  const { content, diagnostics } = await compile(body, { 'luvut.ts': 'export const kaksi = 2;\n' });
  expect([diagnostics, content?.html.trim()]).toEqual([[], html]);
});

const component = (body: string, before = '') => ({
  'Osa.tsx': `${before}\nexport default function Osa() {\n  ${body}\n}\n`,
});
const PLACED = 'Teksti.\n\n<Osa />\n';

/** The first diagnostic of a page, with file names instead of paths. */
async function firstError(body: string, files: Readonly<Record<string, string>>) {
  const [first] = (await compile(body, files)).diagnostics;
  if (first === undefined) return undefined;
  const { file, line, column, message, hint = '' } = first;
  const place = [path.basename(file), ...(line === undefined ? [] : [line, column])].join(':');
  return `${place} ${message} ${hint.replace(/\S*\/components\/(?=\w+\.tsx?\b)/, '')}`;
}

/** Pages with an error, and its message. */
const errors: Readonly<Record<string, string>> = {
  'import { a } from "../components/luvut";\n':
    'sivu.mdx:1:1 The import "../components/luvut" does not match any file. Check its name in content/components.',
  'import { readFileSync } from "node:fs";\n':
    'sivu.mdx:1:1 The import "node:fs" is a module of Node, which code of the content cannot use. It runs without files and network, and mostly in browsers. Remove it.',
  'import _ from "lodash";\n':
    'sivu.mdx:1:1 The import "lodash" is not allowed in content. Content may import react, site/reader, site/palette, site/tokens, site/styles, site/link, site/ui, site/data, and files of content/components.',
  'export default () => 1;\n': 'sivu.mdx:1:1 A page has its own default export. Export it by a name.',
  'export const a = 1;\n\n<Stepz />\n': 'sivu.mdx:3:1 There is no component <Stepz>. Did you mean "Steps"?',
  'export const a = 1;\n\nLeveys {window.innerWidth}.\n':
    'sivu.mdx:3:9 An expression of this page fails: window is not defined. Pages are written before a browser has them. Read it in useEffect.',
  'export const a = {};\nexport const b = a.c.d;\n':
    "sivu.mdx:2:22 An expression of this page fails: Cannot read properties of undefined (reading 'd'). Fix it, or remove it.",
  'export const a = {};\n\nArvo {1} ja {a}, {2}.\n':
    'sivu.mdx An expression or a component of this page fails: Objects are not valid as a React child (found: object with keys {}). If you meant to render a collection of children, use an array instead. Fix it, or remove it.',
  'export const a = {};\n\n{a.b}\n\n<Osa b="1" luku={a.b.c} />\n':
    "sivu.mdx:5:22 An expression of this page fails: Cannot read properties of undefined (reading 'c'). Fix it, or remove it.",
  'export const a = {};\n\n<Osa {...a.b.c} />\n':
    "sivu.mdx:3:14 An expression of this page fails: Cannot read properties of undefined (reading 'c'). Fix it, or remove it.",
  'export const a = {};\n\n<Osa>\n\nArvo {a.b.c}.\n\n</Osa>\n':
    "sivu.mdx:5:11 An expression of this page fails: Cannot read properties of undefined (reading 'c'). Fix it, or remove it.",
};

test.each(Object.entries(errors))('a page with the text %j gives the error: %s', async (body, told) => {
  expect(await firstError(body, component('return null;'))).toBe(told);
});

/** Component bodies with an error, and its message for pages that use the component. */
const errorsOfComponents: Readonly<Record<string, string>> = {
  'throw new Error("rikki");': 'sivu.mdx:3:1 <Osa> fails: rikki. Fix it in Osa.tsx:3:9.',
  'return <p>{window.innerWidth}</p>;':
    'sivu.mdx:3:1 <Osa> fails: window is not defined. Pages are written before a browser has them. Read it in useEffect. It is in Osa.tsx:3:14.',
  'return <p>;':
    'Osa.tsx:4:1 This is not valid TypeScript: The character "}" is not valid inside a JSX element. Fix this place.',
  'return <p css={{ color: "red" }}>a</p>;':
    'sivu.mdx The styles of <p> in a component must be classes. Make them by styleSheet of "site/styles".',
};

test.each(Object.entries(errorsOfComponents))('a component with the body %j gives the error: %s', async (body, told) =>
  expect(await firstError(PLACED, component(body))).toBe(told),
);

const errorsOfFiles: Readonly<Record<string, [body: string, told: string, files: Record<string, string>]>> = {
  'uses a component that fails while it is loaded': [
    PLACED,
    'Osa.tsx:1:16 This file fails: window is not defined. Pages are written before a browser has them. Read it in useEffect.',
    component('return leveys;', 'const leveys = window.innerWidth;'),
  ],
  'imports a file that fails with a text': [
    'import "../components/luvut";\n',
    'sivu.mdx:1:1 A file that this page imports fails: rikki. Fix it, or remove it.',
    { 'luvut.ts': 'throw "rikki";\n' },
  ],
  'uses a component whose helper throws': [
    'import "react";\n\n<Osa /> ja <Osa />\n',
    'sivu.mdx:3:1 <Osa> fails: luku is not a function. Fix it in laske.ts:2:11.',
    {
      ...component('return laske(1);', 'import { laske } from "./laske";'),
      'laske.ts': 'export function laske(luku: number): number {\n  return (luku as unknown as () => number)();\n}\n',
    },
  ],
  'uses a component without a default export': [
    PLACED,
    'Osa.tsx:1:1 This component has no default export. Write "export default function Osa() { … }".',
    { 'Osa.tsx': 'export const Osa = 1;\n' },
  ],
  'uses a component that imports a package': [
    PLACED,
    'Osa.tsx:1:8 The import "lodash" is not allowed in content. Content may import react, site/reader, site/palette, site/tokens, site/styles, site/link, site/ui, site/data, and files of content/components.',
    component('return null;', 'import "lodash";'),
  ],
  'uses a component that makes styles while it is rendered': [
    PLACED,
    "sivu.mdx:3:1 <Osa> fails: styleSheet works at the top of a component's file only. Fix it in Osa.tsx:3:18.",
    component('return <p css={styleSheet({ a: {} }).a}>a</p>;', 'import { styleSheet } from "site/styles";'),
  ],
};

test.each(Object.entries(errorsOfFiles))('reports that a page %s', async (_what, [body, told, files]) => {
  expect(await firstError(body, files)).toBe(told);
});

test('reports a page with a component that loops', async () => {
  const { runInNewContext } = vm;
  // A shorter time-out, so that the test need not wait.
  jest
    .spyOn(vm, 'runInNewContext')
    .mockImplementationOnce((text, context): unknown => runInNewContext(text, context, { timeout: 500 }));
  expect(await firstError(PLACED, component('for (;;);'))).toBe(
    'sivu.mdx:3:1 <Osa> does not end. Look for a loop. Fix it in Osa.tsx.',
  );
});

test('styles become classes', async () => {
  const { content, diagnostics } = await compile(PLACED, {
    ...component(
      'return <p className="x" css={[styles.a, false]}>a</p>;',
      'import { styleSheet } from "site/styles";\nconst styles = styleSheet({ a: { color: "red" } });',
    ),
  });
  expect(diagnostics).toEqual([]);
  expect(content?.html).toContain('<p class="x a">a</p>');
});

test('a page that may not use React has an error at each place', async () => {
  const body = 'import { useState } from "react";\n\nTeksti.\n\n<Osa />\n';
  const { content, diagnostics } = await compile(body, component('return null;'), 'Ei täällä.');
  expect(content).toBeUndefined();
  expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
    [1, 'Ei täällä.'],
    [5, 'Ei täällä.'],
  ]);
});

test('rejects two components with the same name, or with the name of an element', () => {
  const names = ['Osa.tsx', 'alla/Osa.tsx', 'Steps.tsx', 'luvut.ts'];
  const folder = makeTemporaryFolder(Object.fromEntries(names.map((name) => [`components/${name}`, ''])));
  const { files, diagnostics } = readSiteComponents(folder, elementsOf(added).keys());
  expect([...files.keys()]).toEqual(['Osa']);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The name "Steps" is already taken by a component of the site.',
    expect.stringMatching(/^The name "Osa" is already taken by .*Osa\.tsx\.$/),
  ]);
});

describe('the module of a page', () => {
  const { NODE_ENV } = process.env;
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV });
  });

  test.each(['development', 'production'])('in %s a page imports the same React code', async (mode) => {
    Object.assign(process.env, { NODE_ENV: mode });
    const paragraph = { type: 'element' as const, tagName: 'p', properties: {}, children: [] };
    const { code } = await treeModule({ type: 'root', children: [paragraph] }, 'sivu.mdx');
    expect(code).toContain('"@emotion/react/jsx-runtime"');
    expect(code).not.toContain('jsx-dev-runtime');
  });
});
