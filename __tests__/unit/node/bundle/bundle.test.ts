import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { bundleScript } from '../../../../src/node/bundle/bundleScript';
import { compileStyles, putStyles } from '../../../../src/node/bundle/compileStyles';
import { BROWSER_TARGETS, fastRules, onceByBabel, type Rule } from '../../../../src/node/bundle/fastRules';
import { linesOf, plainStyles } from '../../../../src/node/bundle/plainStyles';
import { projectModules } from '../../../../src/node/bundle/projectModules';
import { writeSiteFeatures } from '../../../../src/node/bundle/siteFeatures';
import { splitForPaper } from '../../../../src/node/bundle/siteStyles';
import { loadSite, type LoadedSite } from '../../../../src/node/content/loadSite';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { contentFolder } from '../../../../src/node/environment';
import { listFiles } from '../../../../src/node/files/listFiles';
import { role } from '../../../../src/theme/palette';
import { contentGroups } from '../../../../src/theme/prose/prose';
import { makeTemporaryFolder } from '../../../support/contentFolder';
import { engineOf } from '../../../support/engine';

const noFeatures = (isDeveloped = false) => writeSiteFeatures(undefined, makeTemporaryFolder(), isDeveloped);

/** A site with only this setting, and the given languages. */
function siteWith(settings: object, codes = ['fi', 'sv']): LoadedSite {
  const { loaded } = loadSite(engineOf(contentFolder()), createRecordStore());
  if (loaded === undefined) throw new Error('The settings have errors.');
  const navbar = { ...loaded.site.navbar, items: [], logo: undefined };
  return { ...loaded, codes, site: { ...loaded.site, navbar, footer: undefined, ...settings } as LoadedSite['site'] };
}

/** The files of the optional frame parts that a site needs. */
const partsOf = (loaded: LoadedSite) =>
  [
    ...readFileSync(writeSiteFeatures(loaded, makeTemporaryFolder(), false), 'utf8').matchAll(
      /export \{ \w+ \} from "(.*)"/g,
    ),
  ].map(([, file = '']) => path.relative('src', file));

const START = 'browser/search/startFinnishWorker';
const LINKS = [{ label: 'Alku', to: '/' }];

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['a dropdown', { navbar: { items: [{ type: 'dropdown' }] } }, ['components/navigation/NavbarDropdown']],
  ['a logo', { navbar: { items: [], logo: {} } }, ['components/ui/ThemedLogo']],
  ['groups in the footer', { footer: { links: [{ title: 'A', items: LINKS }] } }, ['components/layout/FooterColumns']],
  ['links in the footer', { footer: { links: LINKS } }, ['components/layout/FooterRow']],
  ['a dark footer', { footer: { links: [], style: 'dark' } }, ['components/layout/darkFooter']],
])('a site with %s ships only that part', (_, settings, parts) => {
  expect(partsOf(siteWith(settings))).toEqual([...parts, START]);
});

test.each<[string, string[], boolean, string]>([
  ['no language of the library', ['fi', 'sv'], false, '  '],
  ['German, English and Danish', ['en', 'de-CH', 'da'], false, ' da, de, en '],
  ['all in develop', ['fi'], true, ' da, de, en, es, fr, nb '],
])('the search gets the stemmers of the site: %s', (_, codes, isDeveloped, stemmers) => {
  const file = writeSiteFeatures(siteWith({}, codes), makeTemporaryFolder(), isDeveloped);
  const code = readFileSync(path.join(path.dirname(file), 'stemmers.js'), 'utf8');
  expect(/^import \{(.*)\}/.exec(code)?.[1]).toBe(stemmers);
});

test('develop has all parts, and its server renders no page', () => {
  const codeOf = (file: string, isDeveloped: boolean) =>
    readFileSync(path.join(path.dirname(noFeatures(isDeveloped)), file), 'utf8');
  expect(codeOf('site-features.js', false)).toContain('export const FooterRow = () => null;\n');
  expect(codeOf('site-features.js', true)).not.toContain('null');
  expect(codeOf('site-slots/wrapPageElement.js', false)).toContain(path.resolve('src/ssr/wrapPageElement'));
  expect(codeOf('site-slots/wrapPageElement.js', true)).toBe('export const wrapPageElement = () => null;\n');
});

test('a Finnish first language has a search worker without other languages', () => {
  expect(partsOf(siteWith({}, ['fi', 'sv']))).toEqual([START]);
  expect(partsOf(siteWith({}, ['sv', 'fi']))).toEqual(['browser/search/startWorker']);
});

const THEME = path.resolve('src/theme');
const IMPORTS = `import { styleSheet } from '${THEME}/styleSheet';\nimport { media } from '${THEME}/media';\n`;

/** The style sheets of a file, with the class names replaced by the style names. */
async function compile(code: string, files: Record<string, string> = {}) {
  const folder = makeTemporaryFolder({ 'View.tsx': IMPORTS + code, ...files });
  const [file] = (await compileStyles([folder])).files.values();
  return (file?.sheets ?? []).map(({ classes, rules }) =>
    Object.entries(classes)
      .reduce((text, [key, name]) => text.replaceAll(name, key), Object.values(rules).join('\n'))
      .split('\n'),
  );
}

test('compiles styles to rules, one per line, without running the component', async () => {
  const sheets = await compile(`
import { useText } from 'nowhere';
const styles = styleSheet({
  box: { color: 'teal', userSelect: 'none', '&:hover': { color: 'red' }, [media.print]: { display: 'none' } },
  title: { fontWeight: 600 },
});
export const View = () => <p css={styles.box}>{useText()}</p>;
`);
  expect(sheets).toEqual([
    [
      '.box{color:teal;-webkit-user-select:none;user-select:none;}.box:hover{color:red;}@media print{.box{display:none;}}',
      '.title{font-weight:600;}',
    ],
  ]);
});

test('components of the content use the site’s style modules, and shared values', async () => {
  const code = `import { styleSheet as own } from 'site/styles';
import { space } from 'site/tokens';
import { width } from './widths';
import { height } from './Field';
export const styles = own({ box: { padding: space.m, width, height } });`;
  const field = `import { useReader } from 'site/reader';
export const height = 4;
export default () => <p>{useReader().locale}</p>;`;
  const sheets = await compile(code, { 'widths.ts': 'export const width = 3;', 'Field.tsx': field });
  expect(sheets).toEqual([[expect.stringMatching(/^\.box\{padding:[\d.]+rem;width:3px;height:4px;\}$/)]]);
});

test('rejects a style made of an import that does not exist at compile time, by name', async () => {
  const code = "import { look } from 'look';\nexport const styles = styleSheet({ box: { ...look, color: 'teal' } });";
  await expect(compile(code)).rejects.toThrow(
    /\/View\.tsx:4\n {2}A style is made of "look", which is not there when styles are compiled\. Make it of colours, sizes and values of files without React\.$/,
  );
});

test('rejects styles inside a function', async () =>
  await expect(compile("export const make = () => styleSheet({ box: { color: 'teal' } });")).rejects.toThrow(
    /View\.tsx:3:27\n {2}This call of styleSheet did not run when the file was loaded\.\n {2}Define styles at the top of the file/,
  ));

test.each([
  ['a function call', 'export const styles = styleSheet(rulesOf(1));', '3:23'],
  ['a variable', 'const rules = {};\n  export const styles = styleSheet(rules);', '4:25'],
  ['two objects', 'export const styles = styleSheet({}, {});', '3:23'],
])('rejects styleSheet with %s, with its position', async (_what, code, position) => {
  await expect(compile(code)).rejects.toThrow(
    new RegExp(`View\\.tsx:${position}\\n {2}styleSheet takes an object literal`),
  );
});

test('finds styles in the syntax tree', async () => {
  const sheets = await compile(`// styleSheet({ comment: {} })
const text = 'styleSheet({ text: {} })';
const styles = styleSheet<'box'>(
  { box: { color: 'teal' } },
);
`);
  expect(sheets).toEqual([['.box{color:teal;}']]);
});

test('sorts the rules of all files in execution order, each at its first definition', async () => {
  const sheet = (styles: string) => `${IMPORTS}export const styles = styleSheet({ ${styles} });`;
  const folder = makeTemporaryFolder({
    'A.tsx': sheet("a: { color: 'teal' }, shared: { margin: 0 }"),
    'B.tsx': sheet("shared: { margin: 0 }, b: { color: 'navy' }"),
    'C.tsx': sheet("c: { color: 'red' }"),
  });
  const inOrder = async (...names: string[]) => {
    const { rules } = await compileStyles(
      [folder],
      names.map((name) => path.join(folder, name)),
    );
    return Object.values(rules).map((rule) => rule.replace(/^\._\w+/, ''));
  };
  expect(await inOrder('B.tsx', 'A.tsx')).toEqual(['{margin:0;}', '{color:navy;}', '{color:teal;}', '{color:red;}']);
  expect(await inOrder('A.tsx', 'B.tsx')).toEqual(['{color:teal;}', '{margin:0;}', '{color:navy;}', '{color:red;}']);
});

test.each([
  [true, 'const a = 1 ? ({"box":"_a"}) : styleSheet({ box: {} });'],
  [false, 'const a = 1 ? styleSheet({"box":"_a"}, "._a{}\\n._a:hover{}") : styleSheet({ box: {} });'],
])('replaces styles by classes, and adds the rules unless pages contain them: %s', (isWritten, code) => {
  const sheet = { classes: { box: '_a' }, rules: { _a: '._a{}._a:hover{}' } };
  const source = 'const a = styleSheet({ box: {} });';
  const calls = [{ start: source.indexOf('styleSheet'), rules: source.indexOf('{'), line: 1, column: 11 }];
  expect(putStyles({ source, calls, sheets: [sheet] }, isWritten)).toBe(code);
});

const BABEL = [{ loader: 'babel' }];
const OWN: Rule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => BABEL };
const PLUGIN: Rule = { test: /\.tsx?$/, use: () => BABEL };
/** Rules that do not apply to scripts, or only to some. */
const OTHERS: Rule[] = [{ test: /\.css$/ }, { test: /\.[tj]sx?$/, resourceQuery: /mdx/, use: () => BABEL }, {}];

type Settings = Parameters<typeof fastRules> extends [unknown, ...infer Rest] ? Rest : never;
interface Step {
  ident: string;
  options: { source?: string };
}
/** The loader for a file. */
const stepOf = (file: string, ...settings: Settings) => {
  const [rule] = fastRules([OWN, PLUGIN], ...settings);
  return (rule?.use as (target: object) => Step[])({ realResource: path.resolve(file) })[0];
};

test('removes only the second TypeScript rule', () => {
  expect([onceByBabel([OWN, ...OTHERS, PLUGIN]), onceByBabel(OTHERS)]).toEqual([[OWN, ...OTHERS], OTHERS]);
});

test('the loader of React pages comes first, so it runs last, on code without types', () => {
  const layout: Rule = { test: /\.[tj]sx?$/, resourceQuery: /__contentFilePath=.+\.mdx?$/, use: () => BABEL };
  expect(onceByBabel([OWN, ...OTHERS, layout, PLUGIN])).toEqual([layout, OWN, ...OTHERS]);
});

test.each([
  ['a query', 'export const query = graphql`\n  { site }\n`;\nexport const a = 1;', '\nexport const a = 1;'],
  ['text about queries', 'export const View = () => <p>graphql`</p>;', undefined],
])('%s is not code', (_, code, source) => {
  const folder = makeTemporaryFolder({ 'file.tsx': code });
  expect(stepOf(path.join(folder, 'file.tsx'), false)).toMatchObject({
    loader: expect.stringMatching(/esbuildLoader\.mjs$/) as string,
    options: { source, target: BROWSER_TARGETS },
  });
});

test('files of the project and of the content get class names for styles', () => {
  for (const file of ['src/components/layout/Main.tsx', 'jest.config.ts'])
    expect(stepOf(file, false)).toMatchObject({ options: { jsxImportSource: 'class-names' } });
});

test('changed styles give the file another bundler identity', () => {
  const identOf = (source: string) => stepOf('src/components/layout/Main.tsx', false, () => source)?.ident;
  expect(identOf('const a = 1;')).not.toBe(identOf('const a = 2;'));
});

test.each([
  ['<p><Slot name="a" b={() => c} /> x</p>', '<p>{} x</p>'],
  ['<><b /><Slot\n  name="a" /></>', '<><b />{}</>'],
  ['() => <Slot name="a" b={c} />', '() => null'],
  ['a ? <i /> : <Slot name="a" />', 'a ? <i /> : null'],
  ['<p c={<Slot name="a" />}><Slot name="filled" /></p>', '<p c={null}><Slot name="filled" /></p>'],
])('the code of a slot that nothing fills is removed: %j becomes %j', (source, expected) => {
  const isFilled = (name: string) => name === 'filled';
  expect(stepOf('package.json', false, () => source, isFilled)?.options.source).toBe(expected);
});

const WITH_SLOTS = listFiles(path.resolve('src'))
  .filter((file) => file.endsWith('.tsx') && readFileSync(file, 'utf8').includes('<Slot name'))
  .map((file) => path.relative('.', file));

test.each(WITH_SLOTS)('%s stays valid if nothing fills its slots', async (file) => {
  const step = stepOf(file, false, undefined, () => false);
  await expect(transform(step?.options.source ?? '', { loader: 'tsx' })).resolves.toHaveProperty('warnings', []);
});

test('later pages get the server’s rules, one per line', async () => {
  const styles = await plainStyles();
  const lines = linesOf(styles.groups);
  expect(Object.keys(lines)).toEqual(contentGroups.map(({ name }) => name));
  for (const [name, css] of Object.entries(styles.groups)) expect(lines[name]?.replaceAll('\n', '')).toBe(css);
  expect(lines.code?.split('\n').at(-1)).toMatch(/^@media print\{.*\}\}$/);
});

test('common styles are minified', async () => {
  const { common } = await plainStyles();
  expect(common).toContain(`body{margin:0;background:${role.background};`);
  expect(common).not.toMatch(/;\}|\n| [{>]/);
});

test('a module runs after its imports, and the frame before page modules', async () => {
  const { frame, order } = await projectModules(noFeatures());
  const place = (file: string) => order.indexOf(path.resolve(file));
  expect(new Set(order).size).toBe(order.length);
  expect(place('src/components/ui/plainButton.ts')).toBeGreaterThanOrEqual(0);
  expect(place('src/components/ui/plainButton.ts')).toBeLessThan(place('src/components/layout/LoadFailureView.tsx'));
  expect(Math.max(...[...frame].map(place))).toBeLessThan(place('src/templates/doc.tsx'));
  // The frame has no lazy modules.
  expect(frame.has(path.resolve('src/app/wrapPageElement.tsx'))).toBe(true);
  expect(frame.has(path.resolve('src/components/search/SearchView.tsx'))).toBe(false);
});

test('splits print styles from screen styles, in order', () =>
  expect(
    splitForPaper(
      '._a{margin:0}@media print{._a{display:none}}@page{margin:1cm}@media(max-width:9px){._b{margin:0}}@media print{._b{display:block}p{margin:0}}',
    ),
  ).toEqual({
    screen: '._a{margin:0}@media(max-width:9px){._b{margin:0}}',
    paper: '._a{display:none}@page{margin:1cm}._b{display:block}p{margin:0}',
  }));

test('imports of an unused optional part are not in the frame', async () => {
  const [hidden, shared] = [path.resolve('src/hooks/navigation/useDropdown.ts'), path.resolve('src/theme/media.ts')];
  const withDropdown = siteWith({ navbar: { items: [{ type: 'dropdown' }] } });
  const { frame } = await projectModules(writeSiteFeatures(withDropdown, makeTemporaryFolder(), false));
  expect([frame.has(hidden), frame.has(shared)]).toEqual([true, true]);
  const without = await projectModules(noFeatures());
  expect([without.frame.has(hidden), without.frame.has(shared)]).toEqual([false, true]);
});

test('the targets are the browsers of package.json, and its Node.js version for server code', () => {
  const { browserslist, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[];
    engines: { node: string };
  };
  const targets = browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
  expect([...BROWSER_TARGETS].sort()).toEqual(targets.sort());
  expect(stepOf('package.json', true)).toMatchObject({ options: { target: engines.node.replace('>=', 'node') } });
});

test('a script ends with the notices of its packages, each text once', async () => {
  const folder = makeTemporaryFolder({
    'a.ts': "import { x } from 'one'; import { y } from '@two/part'; import 'unused'; console.log(x, y);",
    'node_modules/one/package.json': '{ "name": "one", "version": "1.0.0", "license": "MIT" }',
    'node_modules/one/LICENSE': 'Copyright One\r\nMIT */ licence\n',
    'node_modules/one/index.js': 'export const x = () => document.title;',
    'node_modules/@two/part/package.json':
      '{ "name": "@two/part", "version": "3.0.0", "license": "ISC", "author": { "name": "Two" } }',
    'node_modules/@two/part/index.js': "import 'same'; export const y = 2;",
    'node_modules/same/package.json': '{ "name": "same", "version": "2.0.0", "license": "MIT" }',
    'node_modules/same/LICENCE.md': 'Copyright One\nMIT */ licence',
    'node_modules/same/index.js': 'console.log(3);',
    'node_modules/unused/package.json': '{ "name": "unused", "version": "1.0.0", "sideEffects": false }',
    'node_modules/unused/index.js': 'export const z = 1;',
  });
  const code = await bundleScript(`${folder}/a.ts`, {});
  expect(code.slice(code.indexOf('/*!'))).toBe(
    `/*!\n@two/part 3.0.0 (ISC)\n\nCopyright Two. Licence: ISC\n\n${'-'.repeat(80)}\n\none 1.0.0 (MIT)\nsame 2.0.0 (MIT)\n\nCopyright One\nMIT * / licence\n*/\n`,
  );
});
