import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../../../node/diagnostics/diagnostic';
import { EXTENSION_KEYS } from '../node/ownCode';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../../__tests__/support/contentFolder';
import { FEATURES } from '../../../features';
import { projectEngine } from '../../../engine';
import { replacedModules, writeSiteFeatures } from '../../../node/bundle/siteFeatures';
import { checkContent } from '../../../node/content/checkContent';
import { loadContent } from '../../../node/content/loadContent';
import { createRecordStore } from '../../../node/content/recordStore';
import { pagesOfFeatures } from '../../../node/pages/pagesOfFeatures';
import { createCodeLoader } from '../node/codeLoader';
import { pageData } from '../node/parts';

/** The name of another feature. */
const TAKEN = FEATURES.find(({ name }) => name !== 'own-parts')?.name ?? '';

const GOOD = readFileSync('__tests__/fixtures/good/site.yaml', 'utf8');
const HANDBOOK = readFileSync('handbook/how-to/own-parts.md', 'utf8');

/** The examples of the handbook, by their files. The fixture has two more languages than the site of the examples. */
const EXAMPLES: Changes = Object.fromEntries(
  [...HANDBOOK.matchAll(/^```(?!diff)\w+ file=content\/(\S+)\n([^]*?)^```$/gm)].map(([, file = '', text = '']) => [
    file,
    text
      .replace("{ en: 'Prices' }", "{ fi: 'Hinnat', en: 'Prices', sv: 'Priser' }")
      .replace("{ en: 'What it costs.' }", "{ fi: 'Hinta.', en: 'What it costs.', sv: 'Vad tjänsten kostar.' }"),
  ]),
);

/** Creates the engine of a content folder, which reads elements and extensions once. */
async function start(changes: Changes) {
  const folder = makeContentFolder({ 'site.yaml': `${GOOD}openingHours: ma–pe 9–16\n`, ...changes });
  const engine = projectEngine(folder);
  const loaded = await loadContent(engine, createRecordStore());
  return { folder, content: loaded.content, diagnostics: checkContent(loaded, ['error']), names: engine.added.names };
}

afterAll(removeTemporaryFolders);

describe('the examples of the handbook', () => {
  let site: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    site = await start(EXAMPLES);
  });

  test('pass the check', () => {
    expect(Object.keys(EXAMPLES)).toHaveLength(7);
    // The page of the example is in no sidebar and no link leads to it.
    expect(site.diagnostics.filter(({ file }) => file !== 'content/docs/price.mdx')).toEqual([]);
  });

  test('render in each language', async () => {
    const loader = createCodeLoader(site.folder, false);
    const render = (file: string, props: object, locale: string) =>
      loader.render(path.join(site.folder, file), props, locale).value;
    expect(render('slots/NavbarTools.tsx', {}, 'sv')).toBe('<a href="/" class="link">Början</a>');
    expect(render('pages/prices.tsx', {}, 'en')).toBe(
      '<div role="note" class="note"><strong>A seat</strong><div>12 €</div></div>',
    );
  });

  test('give an element that is searched, and an extension among the features', () => {
    const { names, content } = site;
    const page = content?.docs.find(({ path: docPath }) => docPath === '/docs/price');
    expect(page?.content.html).toContain('<aside class="price"><strong>12 €</strong>');
    expect(page?.content.sections[0]?.text).toBe('12 € With value added tax.');
    expect(names.at(-1)).toBe('opening-hours');
    for (const key of EXTENSION_KEYS) expect(HANDBOOK).toContain(`\`${key}\``);
    expect(content?.site).toMatchObject({ openingHours: 'ma–pe 9–16' });
  });

  test('become modules of the bundle, and pages', async () => {
    const content = site.content as NonNullable<typeof site.content>;
    const text = readFileSync(writeSiteFeatures(content, path.join(site.folder, 'compiled'), false), 'utf8');
    const file = /"([^"]+slots-NavbarTools-tsx[^"]+)"/.exec(text)?.[1] ?? '';
    expect(readFileSync(file, 'utf8')).toContain(`import * as own from "${site.folder}/slots/NavbarTools.tsx";`);
    expect(Object.keys(replacedModules(content))).toContain(path.resolve('src/components/layout/PageTitle.tsx'));
    expect(pagesOfFeatures(content.added).filter(({ path: pagePath }) => pagePath === '/prices')).toHaveLength(1);
    const data = { title: 'Priser', description: 'Vad tjänsten kostar.' };
    expect(pageData(content, 'sv').get('/prices')).toEqual({ data });
  });
});

const component = (body: string, before = '') => `${before}export default function Part() {\n  ${body}\n}\n`;
const PAGE = `export const title = { fi: 'A', en: 'A', sv: 'A' };\nexport const description = title;\n${component('return <p />;')}`;
const feature = (name: string, more = '') =>
  `import { defineFeature } from 'site/extend';\nexport default defineFeature({ name: '${name}', isOn: () => true${more} });\n`;
const ELEMENT = "import { defineElement, z } from 'site/extend';\n";

test('each error in own parts has its file, and its line where there is one', async () => {
  const { diagnostics } = await start({
    'slots/NavbarTool.tsx': component('return null;'),
    'slots/BodyEnd.tsx': component('return <p>{String(fs)}</p>;', "import fs from 'node:fs';\n"),
    'slots/FooterEnd.tsx': component('return <p>{window.innerWidth}</p>;'),
    'slots/FooterTop.tsx': component('return <a href="/docs/alk" style={{ margin: 0 }}>A</a>;'),
    'slots/TocBottom.tsx': 'export default (;\n',
    'overrides/Logo.tsx': component('throw new Error("no logo");'),
    'pages/index.tsx': PAGE,
    'pages/Iso.tsx': PAGE,
    'pages/search.tsx': PAGE,
    'pages/docs/alku.tsx': PAGE,
    'pages/uusi.tsx': component('return <p />;'),
    'elements/Details.ts': `${ELEMENT}export default defineElement({ description: 'A.', props: z.object({}), render: () => [] });\n`,
    'elements/Level.ts': `${ELEMENT}export default defineElement({ description: 'A.', props: z.object({ of: z.enum(['low']) }), render: () => [] });\n`,
    'docs/taso.mdx': '---\ntitle: Taso\ndescription: Sivu.\n---\n\nEnnen <Level of="lwo" />\n',
    'elements/Nothing.ts': 'export default 3;\n',
    'elements/Reads.ts': `import fs from 'node:fs';\n${ELEMENT}export default fs;\n`,
    'elements/Throws.ts': `${ELEMENT}\nthrow new Error(typeof z.object);\n`,
    'extensions/a/feature.ts': feature(TAKEN),
    'extensions/b/feature.ts': feature('own'),
    'extensions/c/feature.ts': feature('own'),
    'extensions/d/feature.ts': feature('d', ', docKeys: {}'),
  });
  expect(diagnostics.map((each) => `${placeOf(each)} ${each.message}`)).toEqual([
    'content/site.yaml:30:1 Unknown key "openingHours".',
    'content/slots/NavbarTool.tsx There is no slot for the file "NavbarTool.tsx".',
    'content/pages/Iso.tsx The name "Iso" cannot be an address.',
    'content/pages/index.tsx The home page cannot be a file of content/pages.',
    'content/pages/docs/alku.tsx The page /docs/alku is also made by content/docs/alku.mdx.',
    'content/pages/search.tsx The page /search is also made by the site itself.',
    'content/pages/uusi.tsx This page has no title in fi, en, sv.',
    'content/pages/uusi.tsx This page has no description in fi, en, sv.',
    'content/slots/BodyEnd.tsx:1 The import "node:fs" is a module of Node, which code of the content cannot use.',
    'content/slots/FooterEnd.tsx:2:14 This file fails: window is not defined.',
    `content/slots/FooterTop.tsx A component writes "style" on <a>, which the site's Content-Security-Policy forbids.`,
    'content/slots/FooterTop.tsx:2 The link "/docs/alk" points to a page that does not exist.',
    'content/slots/TocBottom.tsx:1:17 This is not valid TypeScript: Unexpected ";".',
    'content/overrides/Logo.tsx:2:9 This file fails: no logo.',
    'content/elements/Nothing.ts This file defines no element.',
    'content/elements/Reads.ts:1 The import "node:fs" is a module of Node, which code of the content cannot use.',
    'content/elements/Throws.ts:3:7 This file fails: function.',
    'content/elements/Details.ts The name "Details" is already taken by a component of the site.',
    `content/extensions/a/feature.ts The name "${TAKEN}" is already taken by src/features/${TAKEN}.`,
    'content/extensions/c/feature.ts The name "own" is already taken by content/extensions/b/feature.ts.',
    'content/extensions/d/feature.ts An extension cannot have "docKeys".',
    'content/docs/taso.mdx:6:7 The property "of" of <Level> cannot have this value.',
  ]);
});

test('without trust, no code runs, and each file is an error', async () => {
  const parts = ['slots/BodyEnd', 'overrides/Home', 'pages/hinnat', 'elements/Price', 'extensions/a/feature'];
  const files = parts.map((name) => `${name}.${name.startsWith('ext') ? 'ts' : 'tsx'}`);
  const { diagnostics, names } = await start({
    'site.yaml': GOOD.replace('components: trusted', 'components: "off"'),
    ...Object.fromEntries(files.map((file) => [file, 'throw new Error("run");\n'])),
  });
  const untrusted = diagnostics.filter(({ rule }) => rule === 'part/untrusted');
  expect(untrusted.map(({ file }) => file)).toEqual(files.map((file) => `content/${file}`));
  expect(untrusted[0]?.hint).toContain('"components: trusted"');
  expect(diagnostics.filter(({ rule }) => rule === 'component/code')).toEqual([]);
  expect(names.at(-1)).toBe('own-parts');
});

test('what an element renders is checked as if a writer had written it, and its links are completed', async () => {
  const element = (render: string, isBlock = true) =>
    `/** @jsxImportSource hastscript */\n${ELEMENT}export default defineElement({ description: 'A.', props: z.object({ to: z.string().default('') }), isBlock: ${isBlock}, render: ({ to }, children) => ${render} });\n`;
  const tags = { Card: '<Card to="', Again: '<Again', Nothing: '<Nothing' };
  const lines = [
    ...['/docs/puuttuu', 'javascript:alert(1)', ' java\tscript:x', 'data:text/html,x', '/docs/alku', '//a.example'].map(
      (to) => `${tags.Card}${to}">Teksti</Card>`,
    ),
    '<Card to="/docs/alku">[Linkki](/docs/alku)</Card>',
    'Hinta <Price /> on.',
    '<Again />',
    '<Again />',
    '<Frame />',
    '<Click />',
    '<Script />',
    '<Rows />',
    '<Image to="/ei-ole.png" />',
    '<Image to="data:image/png;base64,AA" />',
    '<Vector />',
    '<Form />',
    '<Number />',
    '<Nothing />',
    '[Teksti <Anchor to="/docs/alku" />](/docs/alku)',
    '<Table2 />',
  ];
  const { diagnostics, content } = await start({
    'elements/Card.tsx': element('<a href={to}><h2>{children}</h2></a>'),
    'elements/Price.tsx': element('<p>12 €</p>', false),
    'elements/Anchor.tsx': element('<a href={to}>A</a>', false),
    'elements/Again.tsx': element('<div id="kahdesti" />'),
    'elements/Frame.tsx': element('<div id="pageMain" />'),
    'elements/Click.tsx': element('<b onClick="x()">A</b>'),
    'elements/Script.tsx': element('<div><script src="/x.js" /></div>'),
    'elements/Rows.tsx': element('<tr><td>A</td></tr>'),
    'elements/Image.tsx': element('<img src={to} alt="A" />'),
    'elements/Vector.tsx': element(
      '<svg viewBox="0 0 1 1"><title>A</title><linearGradient /><a><set attributeName="href" to="javascript:x" /></a></svg>',
    ),
    'elements/Form.tsx': element('<form><button formaction="vbscript:x">A</button></form>'),
    'elements/Number.tsx': element('[3]'),
    'elements/Nothing.tsx': element('undefined'),
    'elements/Table2.tsx': element('<table><tr><td>A</td></tr></table>'),
    'docs/osat.mdx': `---\ntitle: Osat\ndescription: Sivu.\n---\n\n${lines.join('\n\n')}\n`,
  });
  const found = diagnostics.filter(({ file }) => file === 'content/docs/osat.mdx');
  expect(found.map(({ line, rule, message }) => `${lines[((line ?? 0) - 6) / 2]} ${rule}: ${message}`)).toEqual([
    '<Card to="javascript:alert(1)">Teksti</Card> link/unsafe: The link "javascript:alert(1)" runs code or embeds data.',
    '<Card to=" java\tscript:x">Teksti</Card> link/unsafe: The link "javascript:x" runs code or embeds data.',
    '<Card to="data:text/html,x">Teksti</Card> link/unsafe: The link "data:text/html,x" runs code or embeds data.',
    '<Card to="/docs/alku">[Linkki](/docs/alku)</Card> element/content: <Card> renders <h2> where HTML does not allow it, so browsers move or drop it.',
    'Hinta <Price /> on. element/content: <Price> renders <p> in running text, where browsers end the paragraph.',
    '<Again /> element/repeated-id: The id "kahdesti" of an element is taken: an element on line 22 has it.',
    '<Frame /> element/repeated-id: The id "pageMain" of an element is taken: it is in the frame of every page, or of footnotes.',
    '<Click /> component/code: Code renders the attribute "onClick" on <b>, which can run scripts.',
    '<Script /> element/content: <Script> renders <script>, which no content may have.',
    '<Script /> image/missing: The file "/x.js" does not exist.',
    '<Rows /> element/content: <Rows> renders <tr> where HTML does not allow it, so browsers move or drop it.',
    '<Image to="/ei-ole.png" /> image/missing: The file "/ei-ole.png" does not exist.',
    '<Vector /> link/unsafe: The link "javascript:x" runs code or embeds data.',
    '<Form /> link/unsafe: The link "vbscript:x" runs code or embeds data.',
    '<Number /> component/code: <Number> renders a value that is no HTML.',
    '[Teksti <Anchor to="/docs/alku" />](/docs/alku) element/content: A link holds another link.',
    '<Card to="/docs/puuttuu">Teksti</Card> link/broken: The link "/docs/puuttuu" points to a page that does not exist.',
  ]);
  const html = content?.docs.find(({ path: docPath }) => docPath === '/docs/osat')?.content.html ?? '';
  expect(html).not.toMatch(/script:/);
});
