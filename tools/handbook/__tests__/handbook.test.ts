import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { commandTable, strayUsages } from '../commandTable';
import { benchmarkTables } from '../benchmarkTables';
import { generatedTexts } from '../generatedTexts';
import { formatFindings, pageFindings, fillRegions, regionNames } from '../pageFindings';
import { readDependencies, readPages, readProject, readScripts, rootCommands, workspaceCommands } from '../readPages';
import { schemaRows } from '../schemaRows';
import { listFiles } from '../../../src/node/files/listFiles';
import { siteSchema } from '../../../src/node/schema/siteSchema';
import { added } from '../../../__tests__/support/engine';

const pages = readPages();
const texts = generatedTexts();

describe('the handbook', () => {
  test('has the tables that `npm run write` writes, each once', () => {
    const outdated = pages.filter(({ text }) => fillRegions(text, texts) !== text).map(({ file }) => file);
    expect(outdated).toEqual([]);
    expect(pages.flatMap(({ text }) => regionNames(text)).sort()).toEqual([...texts.keys()].sort());
  });

  test('shows every setting', () => {
    const tables = [...texts].filter(([name]) => name.startsWith('settings')).map(([, text]) => text);
    const missing = Object.keys(siteSchema(added).shape).filter((key) => !tables.some((table) => table.includes(`\`${key}`)));
    expect(missing).toEqual([]);
  });

  test('describes no missing command', () => {
    expect(strayUsages([...rootCommands(), ...workspaceCommands()], readScripts())).toEqual([]);
  });

  test('gives a reason for every package, and for no other', () => {
    const [table = ''] = pages.find(({ file }) => file === 'handbook/packages.md')?.text.split('| Override |') ?? [];
    const named = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) => names.match(/[^`, ]+(?=`)/g) ?? []);
    const used = readDependencies();
    const means = (name: string, each: string) =>
      name === each || (name.endsWith('*') && each.startsWith(name.slice(0, -1)));
    expect(used.filter((each) => !named.some((name) => means(name, each)))).toEqual([]);
    expect(named.filter((name) => !used.some((each) => means(name, each)))).toEqual([]);
  });

  test('has no dead links, long lines, padded tables or unknown commands', () => {
    expect(formatFindings(pageFindings(pages, readProject()))).toBe('');
  });

  test('has the pages that code and messages name', () => {
    const files = ['src', 'packages', 'scripts', 'template'].flatMap((folder) => listFiles(folder));
    const named = files
      .filter((file) => /\.(?:tsx?|mjs|json|yaml)$/.test(file) && !file.includes('__tests__'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/\bhandbook\/[\w./-]+\.md\b/g) ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((page) => !pages.some(({ file }) => file === page))).toEqual([]);
  });

  test('reads all pages', () => {
    expect(pages.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'handbook/README.md', 'handbook/writing/pages.md']),
    );
  });
});

test('a key without a description fails', () => {
  const schema = z.object({ a: z.object({ b: z.string() }) });
  expect(() => schemaRows(schema)).toThrow('The key "a.b" has no description. Add .describe() to its schema.');
});

describe('benchmarks', () => {
  const yaml = (row: string) => `a: { title: A, about: B., peers: [X], measured: '1.0', rows: [${row}] }`;

  test.each(["{ what: Build, result: '5' }", "{ what: Build, result: '5', command: make, peers: ['1', '2'] }"])(
    'fail for %s',
    (row) => {
      const message = 'The figure "Build" needs its command, its version and at most 1 peers.';
      expect(() => benchmarkTables(yaml(row))).toThrow(message);
    },
  );
});

describe('commands', () => {
  const SCRIPT = `/** A number. */
/**
 * \`npm run links:record [-- name]\`: adds the addresses
 * of the site.
 *
 * Nothing is taken off.
 */
const glob = "src/**/*.ts";
/** \`npm test\`: runs all. */
/** \`npm test -- unit\`: runs the unit tests. */
/** \`npm run compare -w tools/lab\`: compares. */`;
  const COMPARE = { script: 'compare', workspace: 'tools/lab' };

  test.each([
    [{ script: 'build' }, 'build'],
    [{ script: 'build', workspace: 'tools/bench' }, 'build -w tools/bench'],
  ])('without a description fail: %j', (command, name) => {
    expect(() => commandTable([command], [SCRIPT])).toThrow(
      `The command "${name}" has no description. Begin a doc comment of its script with: \`npm run ${name}\`: …`,
    );
  });

  test('reports described commands that do not exist', () => {
    const tools = ['start', 'typecheck', 'lint', 'format'].map((script) => ({ script }));
    expect(strayUsages([...tools, { script: 'test' }, COMPARE], [SCRIPT])).toEqual(['npm run links:record [-- name]']);
  });
});

describe('regions', () => {
  const page = '# A\n\n<!-- generated: x -->\nold\n<!-- end -->\n\nText.\n\n<!-- generated: y-z -->\n<!-- end -->\n';

  test('fail without a generated text', () => {
    const message = 'No generator for the region "y-z". The regions are x.';
    expect(() => fillRegions(page, new Map([['x', 'X']]))).toThrow(message);
  });
});

const FILES = ['README.md', 'CONTRIBUTING.md', 'handbook/a.md', 'handbook/b.md', 'handbook/images/a.png', 'handbook'];
const project = { commands: new Set(['check', 'build -w tools/bench']), has: (file: string) => FILES.includes(file) };
const other = { file: 'handbook/b.md', text: '# B\n\n## A & b: `c`\n\n## Again\n\n## Again\n' };

const findingsOf = (text: string, file = 'handbook/a.md') => formatFindings(pageFindings([{ file, text }, other], project));

const RELATIVE = 'Write the path relative to the folder of this page.';
const COMMANDS = 'The commands are in package.json.';

describe('pageFindings', () => {
  test.each([
    ['a link to a heading of a page', '[b](b.md#a--b-c)'],
    ['a link to the second of two like headings', '[b](b.md#again-1)'],
    ['a link to a heading of the page itself', '# One two\n\n[up](#one-two)'],
    ['a link to another site', '[a](https://example.com/none.md#none)'],
    ['a file that is there', '`handbook/b.md`, `src/<name>.ts`, `content/site.yaml`'],
    ['known commands', '`npm run build -w tools/bench -- 10`, npm run check.'],
  ])('accepts %s', (_, text) => expect(findingsOf(text)).toBe(''));

  test.each(
    Object.entries({
      'Text.\n\n[a](c.md)': `3\n  The link "c.md" is broken: there is no handbook/c.md.\n  ${RELATIVE}`,
      '[b](b.md#c)':
        '1\n  The link "b.md#c" is broken: handbook/b.md has no such heading.\n  Its headings are b, a--b-c, again, again-1.',
      '![a](b.png)': `1\n  The link "b.png" is broken: there is no handbook/b.png.\n  ${RELATIVE}`,
      'Text `src/none.ts`.': '1\n  There is no src/none.ts.\n  Name the file where it is now.',
      '```sh\nnpx jest src/none\n```': '1\n  There is no src/none.\n  Name the file where it is now.',
      'Text `tools/none`.': '1\n  There is no tools/none.\n  Name the file where it is now.',
      'npm run check -w tools/bench': `1\n  There is no command "npm run check -w tools/bench".\n  ${COMMANDS}`,
      '```sh\nnpm run chek -- a\n```': `2\n  There is no command "npm run chek".\n  ${COMMANDS}`,
    }),
  )('reports %j', (text, report) => {
    expect(findingsOf(text)).toBe(`handbook/a.md:${report}`);
  });
});

