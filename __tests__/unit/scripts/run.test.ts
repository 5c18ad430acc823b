import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../../../scripts/lib/run';
import { doc, goodText } from '../../support/changes';
import { applyChanges, makeContentFolder, makeTemporaryFolder } from '../../support/contentFolder';

/** A project with a script and its imports. */
function makeProject(files: Record<string, string>): string {
  const folder = realpathSync(makeTemporaryFolder());
  mkdirSync(path.join(folder, 'scripts'));
  for (const file of ['scripts/run.mjs', 'scripts/lib/requireNode.mjs']) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  applyChanges(folder, { 'package.json': '{ "engines": { "node": ">=20.19" } }', ...files });
  return folder;
}

const runFrom = (cwd: string, folder: string, ...args: string[]) =>
  capture(process.execPath, [path.join(folder, 'scripts/run.mjs'), ...args], cwd, {
    BUILD_CACHE: path.join(folder, 'cache'),
  }).ended;
const runIn = (folder: string, ...args: string[]) => runFrom(process.cwd(), folder, ...args);

const GREETING = {
  'scripts/greet.ts': `
  import { parse } from 'yaml';
  import { GREETING } from '../src/greeting';
  console.log(GREETING, parse('[1]'), process.argv.slice(2));
`,
  'src/greeting.ts': "export const GREETING: string = 'Hello';\n",
};

test('a script runs with its packages and arguments, from any folder', async () => {
  const folder = makeProject(GREETING);
  const said = { code: 0, output: "Hello [ 1 ] [ '--loud', 'you' ]\n" };
  expect(await runIn(folder, 'scripts/greet.ts', '--loud', 'you')).toEqual(said);
});

test('a workspace script runs in the root of the project, elsewhere a script runs in the current folder', async () => {
  const where = 'console.log(process.cwd());\n';
  const folder = makeProject({ 'tools/bench/where.ts': where, 'scripts/where.ts': where });
  const elsewhere = realpathSync(makeTemporaryFolder());
  expect((await runFrom(path.join(folder, 'tools/bench'), folder, 'where.ts')).output).toBe(`${folder}\n`);
  expect((await runFrom(elsewhere, folder, 'scripts/where.ts')).output).toBe(`${elsewhere}\n`);
});

test('a changed import applies to the next run', async () => {
  const folder = makeProject(GREETING);
  await runIn(folder, 'scripts/greet.ts');
  applyChanges(folder, { 'src/greeting.ts': "export const GREETING: string = 'Goodbye';\n" });
  expect((await runIn(folder, 'scripts/greet.ts')).output).toBe('Goodbye [ 1 ] []\n');
  applyChanges(folder, {
    'src/greeting.ts': "export { GREETING } from './other';\n",
    'src/other.ts': "export const GREETING: string = 'Back';\n",
  });
  expect((await runIn(folder, 'scripts/greet.ts')).output).toBe('Back [ 1 ] []\n');
});

test('a cached script that was cut off or changed on the disk is compiled again', async () => {
  const folder = makeProject(GREETING);
  const kept = path.join(folder, 'cache/scripts/scripts-greet.ts.json');
  for (const damage of [(text: string) => text.slice(0, -9), (text: string) => text.replace('Hello', 'Hullo')]) {
    await runIn(folder, 'scripts/greet.ts');
    writeFileSync(kept, damage(readFileSync(kept, 'utf8')));
    expect((await runIn(folder, 'scripts/greet.ts')).output).toBe('Hello [ 1 ] []\n');
  }
});

test('errors of a cached script have source lines', async () => {
  const folder = makeProject({
    'scripts/fail.ts': "import { fail } from '../src/fail';\nfail();\n",
    'src/fail.ts':
      "interface Unused {\n  a: string;\n}\nexport function fail(): Unused {\n  throw new Error('No.');\n}\n",
  });
  await runIn(folder, 'scripts/fail.ts');
  const { code, output } = await runIn(folder, 'scripts/fail.ts');
  expect(code).toBe(1);
  expect(output).toContain('Error: No.');
  expect(output).toContain(`at fail (${folder}/src/fail.ts:5:9)`);
  expect(output).toContain(`${folder}/scripts/fail.ts:2:1`);
});

test('a compile error has its position, without a stack', async () => {
  const folder = makeProject({ 'scripts/broken.ts': "import './missing';\n" });
  const { code, output } = await runIn(folder, 'scripts/broken.ts');
  expect(code).toBe(1);
  expect(output).toContain('Could not resolve "./missing"');
  expect(output).toContain('scripts/broken.ts:1:7');
  expect(output).not.toMatch(/^\s+at /m);
});

test('an older Node.js is rejected before loading anything', async () => {
  const folder = makeProject({ ...GREETING, 'package.json': '{ "engines": { "node": ">=100.2" } }' });
  expect(await runIn(folder, 'scripts/greet.ts')).toEqual({
    code: 1,
    output: `This site needs Node.js 100.2 or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.\n`,
  });
});

test('a call without a script shows the usage', async () => {
  const { code, output } = await runIn(makeProject({}));
  expect(code).toBe(1);
  expect(output).toContain('Name the script to run: node scripts/run.mjs scripts/check.ts');
});

const UNKNOWN_TERM = { 'docs/ohjeet/uusi.mdx': doc('Uusi', '<Term name="ei-ole">Sana</Term> on tässä.') };

const record = (folder: string) =>
  capture(process.execPath, ['scripts/run.mjs', 'scripts/recordLinks.ts'], process.cwd(), { SITE_CONTENT: folder })
    .ended;

test('records the links of a site that builds, although a disabled rule has findings', async () => {
  const folder = makeContentFolder(UNKNOWN_TERM);
  const list = path.join(folder, 'published-links.txt');
  const refused = await record(folder);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('content/docs/ohjeet/uusi.mdx:6:1');
  expect(existsSync(list)).toBe(false);

  const site = `${goodText('site.yaml')}checks: { glossary/unknown-term: off }\n`;
  const lenient = makeContentFolder({ ...UNKNOWN_TERM, 'site.yaml': site });
  expect(await record(lenient)).toEqual({
    code: 0,
    output: expect.stringContaining('content/published-links.txt has ') as string,
  });
  expect(readFileSync(path.join(lenient, 'published-links.txt'), 'utf8')).toContain('\n/docs/ohjeet/uusi\n');
});
