import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { contentFolder } from '../src/node/environment';
import { testWith } from './support/features';

interface Import {
  /** Path of a project file (`src/model/site/path.ts`), else the name of the package as written. */
  target: string;
  /** True for an import that is erased at compile time. */
  isTypeOnly: boolean;
  /** True for `import('…')`: it runs later, so it closes no cycle of module evaluation. */
  isLazy?: true;
}

interface SourceFile {
  file: string;
  imports: Import[];
}

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** Resolves an import; `exists` tells which files the project has. */
function targetOf(from: string, specifier: string, exists: (file: string) => boolean): string {
  if (!specifier.startsWith('.')) return specifier;
  const base = path.posix.join(path.posix.dirname(from), specifier);
  return ENDINGS.map((ending) => base + ending).find(exists) ?? base;
}

function isTypeOnlyImport({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  if (clause.name !== undefined || named === undefined || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

/** `import('…')`, `require('…')` and `require.resolve('…')`, whose argument is the module. */
function isLoading({ expression }: ts.CallExpression): boolean {
  return expression.kind === ts.SyntaxKind.ImportKeyword || /^require(\.resolve)?$/.test(expression.getText());
}

/** Parses the imports of a file, at any depth of its syntax tree. */
function parseFile(file: string, text: string, exists: (file: string) => boolean): SourceFile {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean, isLazy = false) => {
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) {
      const target = targetOf(file, specifier.text, exists);
      imports.push(isLazy ? { target, isTypeOnly, isLazy } : { target, isTypeOnly });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnlyImport(node));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isExternalModuleReference(node)) add(node.expression, false);
    else if (ts.isCallExpression(node) && isLoading(node))
      add(node.arguments[0], false, node.expression.kind === ts.SyntaxKind.ImportKeyword);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, imports };
}

const within =
  (...places: string[]) =>
  (file: string) =>
    places.some((place) => `${file}/`.startsWith(`${place}/`));

/** The layers of the browser code, from top to bottom. A layer imports only itself and the layers below it. */
const LAYERS = 'templates app components hooks browser i18n,islands theme model'
  .split(' ')
  .map((row) => row.split(','));

/** What each folder of `src` may import besides itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    LAYERS.flatMap((folders, index) => folders.map((folder) => [folder, LAYERS.slice(index + 1).flat()])),
  ),
  ssr: ['app', 'theme', 'model'],
  node: ['model'],
  config: ['node', 'model'],
};
/**
 * Exceptions by file: the build draws pictures in the site's colours, and compiles styles with the values of a theme.
 */
const SHARED_FILES = [
  { from: 'node', target: 'src/theme/palette.ts' },
  { from: 'node', target: 'src/theme/themeColor.ts' },
  { from: 'node', target: 'src/theme/themeValues.ts' },
  { from: 'node', target: 'src/theme/tokens.ts' },
];

/** The layer of a core file. A file of a feature has the layer that it would have in the core. */
const inCore = (file: string) => file.replace(/^src\/features\/[^/]+\//, 'src/');
const layerOf = (file: string) => /^src\/([^/]+)\//.exec(inCore(file))?.[1];
const inModel = (file: string) => within('src/model')(inCore(file));
const inNode = (file: string) => within('src/node')(inCore(file));

/** A third-party package and the files that may import it. */
const ENTRY_POINTS = [
  {
    packages: within('i18next', 'react-i18next', 'gatsby-plugin-react-i18next'),
    by: within('src/i18n'),
    rule: 'only src/i18n knows i18next',
  },
  {
    packages: within('flexsearch', 'react-use-flexsearch'),
    by: within('src/node/search', 'src/config/plugins.ts', 'src/browser/search', 'src/hooks', 'src/features/glossary'),
    rule: 'only the search knows FlexSearch',
  },
  {
    packages: within('web-vitals'),
    by: within('src/features/measuring/browser'),
    rule: 'only what measures visits knows web-vitals',
  },
];

/** Components get addresses and links from `SiteLink`. Only the head and the language switch build their own. */
const MAY_RUN_GATSBY = within(
  'src/i18n',
  'src/hooks',
  'src/templates',
  'src/app',
  'src/browser',
  'src/components/head',
  'src/components/ui/SiteLink.tsx',
  'src/components/navigation/LocaleSwitch.tsx',
);

/** The rule that an import breaks, if any. */
function findBreach(file: string, { target, isTypeOnly }: Import): string | undefined {
  if (within('src/texts')(target)) return undefined;
  // Pure functions of a library, known in one file.
  const isStemmer = file === 'src/model/search/snowball.ts' && target.startsWith('@orama/stemmers/');
  if (inModel(file) && !inModel(target) && !isStemmer) return 'the model imports only the model';
  const [from = '', to] = [layerOf(file), layerOf(target)];
  const isShared = SHARED_FILES.some((shared) => shared.from === from && shared.target === target);
  if (to !== undefined && to !== from && ALLOWED[from]?.includes(to) === false && !isShared)
    return `${from} imports only ${ALLOWED[from].join(', ')}`;
  if (inNode(file) && within('react-dom', '@emotion')(target)) return 'build time has no DOM and no Emotion';
  if (inNode(file) && within('react')(target) && !within('src/node/content/mdx')(file))
    return 'at build time only MDX knows React';
  if (within('gatsby')(target) && !isTypeOnly && !MAY_RUN_GATSBY(inCore(file)))
    return 'this place knows only the types of gatsby';
  return ENTRY_POINTS.find(({ packages, by }) => packages(target) && !by(file))?.rule;
}

/** Import cycles such as `a → b → a`. Each is listed once, from the first file in which it is found. */
function findCycles(files: readonly SourceFile[]): string[] {
  const graph = new Map(
    files.map(({ file, imports }) => [
      file,
      imports.flatMap(({ target, isTypeOnly, isLazy }) => (isTypeOnly || isLazy ? [] : [target])),
    ]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/** The folders of `src/node`, from bottom to top. A folder imports only those before it. */
const NODE_FOLDERS = [
  ...['diagnostics', 'files', 'html', 'text', 'yaml', 'schema', 'cache', 'site', 'types', 'navigation', 'pages'],
  ...['content', 'structured', 'search', 'graphql', 'output', 'bundle', 'develop'],
];
const nodeFolder = (file: string) => /^src\/node\/([^/]+)\//.exec(file)?.[1];

/** The core file that lists the features, and therefore imports them. */
const FEATURE_LIST = 'src/features.ts';
/** Files that only some others may import: the list, the interface for authors, and the composition root. */
const READERS: Readonly<Record<string, (file: string) => boolean>> = {
  [FEATURE_LIST]: within('src/engine.ts', 'src/threads.ts'),
  'src/extend.ts': within('src/engine.ts', FEATURE_LIST, 'src/features'),
  'src/engine.ts': within('src/project.ts'),
  'src/project.ts': (file) => file.startsWith('gatsby-'),
};
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const isTest = (file: string) => file.includes('/__tests__/');

const root = path.resolve(__dirname, '..');
const written = [
  ...readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
  ...readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !isTest(name)),
];
const known = new Set(written);
const files = written.map((file) =>
  parseFile(file, readFileSync(path.join(root, file), 'utf8'), (name) => known.has(name)),
);

/** The imports of the project that break a rule, each with the rule. */
const breachesOf = (findRule: (file: string, imported: Import) => string | undefined) =>
  files.flatMap(({ file, imports }) =>
    imports.flatMap((each) => {
      const rule = findRule(file, each);
      return rule === undefined ? [] : [`${file} imports ${each.target}: ${rule}`];
    }),
  );

describe('the project', () => {
  test('imports only what each layer may import', () => expect(breachesOf(findBreach)).toEqual([]));

  test('has no import cycles', () => expect(findCycles(files)).toEqual([]));

  test('imports features only from their list', () => {
    const isAllowed = (file: string, feature: string | undefined) =>
      [undefined, featureOf(file)].includes(feature) || file === FEATURE_LIST;
    const rule = (file: string, { target }: Import) =>
      isAllowed(file, featureOf(target)) ? undefined : 'only the list knows the features';
    expect(breachesOf(rule)).toEqual([]);
  });

  test('hands on what features add: only the composition root knows them', () => {
    const rule = (file: string, { target }: Import) =>
      READERS[target]?.(file) === false ? 'it gets what it needs as a parameter' : undefined;
    expect(breachesOf(rule)).toEqual([]);
  });

  test('has folders of build code that import only those below them', () => {
    const rule = (file: string, { target }: Import) => {
      const [from, to] = [nodeFolder(file), nodeFolder(target)];
      if (from === undefined || to === undefined || from === to) return undefined;
      return NODE_FOLDERS.indexOf(to) < NODE_FOLDERS.indexOf(from) ? undefined : 'it is not below';
    };
    expect(breachesOf(rule)).toEqual([]);
    expect([...new Set(written.flatMap((file) => nodeFolder(file) ?? []))].sort()).toEqual([...NODE_FOLDERS].sort());
  });

  testWith('measuring')('uses the Google tag in two places only, through one file of types', () => {
    const speaking = written.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('gtag'));
    expect(speaking).toEqual([
      'src/features/measuring/browser/google.ts',
      'src/features/measuring/browser/googlePlugin.d.ts',
      'src/features/measuring/node/analyticsPlugins.ts',
    ]);
  });

  test('gives unit tests the test content where they name no content folder', () =>
    expect(contentFolder()).toBe(path.join(root, '__tests__/fixtures/good')));

  test('finds imports in each of its folders', () => {
    const folders = [...new Set(written.flatMap((file) => layerOf(file) ?? []))].sort();
    expect(folders.filter((folder) => folder !== 'features')).toEqual(Object.keys(ALLOWED).sort());
    const read = folders.filter((folder) =>
      files.some(({ file, imports }) => layerOf(file) === folder && imports.length > 0),
    );
    expect(read).toEqual(folders);
  });
});

describe('the rules', () => {
  const MODEL = 'the model imports only the model';
  const DOM = 'build time has no DOM and no Emotion';
  const GATSBY = 'this place knows only the types of gatsby';
  const I18N = 'only src/i18n knows i18next';
  const SEARCH = 'only the search knows FlexSearch';

  test.each<[string, string, boolean, string | undefined]>([
    ['src/model/a.ts', 'src/model/search/b.ts', false, undefined],
    ['src/model/a.ts', 'src/modelling/b.ts', true, MODEL],
    ['src/model/search/snowball.ts', '@orama/stemmers/german', false, undefined],
    ['src/model/search/analyser.ts', '@orama/stemmers/german', false, MODEL],
    ['src/islands/a.ts', 'src/browser/b.ts', true, 'islands imports only theme, model'],
    ['src/node/a.ts', 'src/theme/palette.ts', false, undefined],
    ['src/node/a.ts', 'src/theme/media.ts', false, 'node imports only model'],
    ['src/node/a.ts', '@emotion/react', true, DOM],
    ['src/node/content/mdx/a.ts', 'react', false, undefined],
    ['src/node/a.ts', 'react', false, 'at build time only MDX knows React'],
    ['src/components/a.tsx', 'gatsby', false, GATSBY],
    ['src/components/a.tsx', 'gatsby', true, undefined],
    ['src/components/head/a.tsx', 'gatsby', false, undefined],
    ['src/features/a/components/b.tsx', 'gatsby', false, GATSBY],
    ['src/components/a.tsx', 'react-i18next/es/useTranslation.js', false, I18N],
    ['src/components/search/SearchBox.tsx', 'react-use-flexsearch', false, SEARCH],
    ['src/features/glossary/components/FoundTerms.tsx', 'react-use-flexsearch', false, undefined],
    ['src/hooks/a.ts', 'web-vitals', false, 'only what measures visits knows web-vitals'],
  ])('%s importing %s (types only: %s) gives: %s', (file, target, isTypeOnly, rule) => {
    expect(findBreach(file, { target, isTypeOnly })).toBe(rule);
  });

  test.each<[string, Import[]]>([
    ["import a from './b';", [{ target: 'src/x/b.tsx', isTypeOnly: false }]],
    ["import type { A } from 'gatsby';", [{ target: 'gatsby', isTypeOnly: true }]],
    ["import { type A, b } from 'gatsby';", [{ target: 'gatsby', isTypeOnly: false }]],
    ["export type { A } from './b';", [{ target: 'src/x/b.tsx', isTypeOnly: true }]],
    ["type A = import('gatsby').Node;", [{ target: 'gatsby', isTypeOnly: true }]],
    ["const a = () => import('./b');", [{ target: 'src/x/b.tsx', isTypeOnly: false, isLazy: true }]],
    ["const a = () => { require('./b'); };", [{ target: 'src/x/b.tsx', isTypeOnly: false }]],
    ["import a = require('gatsby');", [{ target: 'gatsby', isTypeOnly: false }]],
    ['const a = "gatsby-plugin-react-i18next"; // import b from "b"', []],
  ])('%s is parsed as %j', (text, imports) => {
    const exists = (file: string) => file === 'src/x/b.tsx' || file === 'src/y/c.ts';
    expect(parseFile('src/x/a.ts', text, exists).imports).toEqual(imports);
  });

  const fileWith = (file: string, targets: string[], isTypeOnly = false): SourceFile => ({
    file,
    imports: targets.map((target) => ({ target, isTypeOnly })),
  });

  test.each([
    ['a way without return', { a: 'b', b: 'c', c: '' }, []],
    ['a file that imports itself', { a: 'a' }, ['a → a']],
    ['a circle behind an entrance', { a: 'b', b: 'c', c: 'b' }, ['b → c → b']],
  ])('finds the cycles of %s', (_, graph, cycles) => {
    const nodes = Object.entries(graph).map(([file, targets]) => fileWith(file, [...targets]));
    expect(findCycles(nodes)).toEqual(cycles);
  });

  test('ignores a cycle of type imports', () =>
    expect(findCycles([fileWith('a', ['b']), fileWith('b', ['a'], true)])).toEqual([]));
});
