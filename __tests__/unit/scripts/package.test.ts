import { chmodSync, cpSync, existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../../../scripts/lib/run';
import { displayName } from '../../../src/node/files/contentFolder';
import { resolveInSite } from '../../../src/node/environment';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders, type Changes } from '../../support/contentFolder';

afterEach(removeTemporaryFolders);

const read = (...names: string[]) => readFileSync(path.join(...names), 'utf8');
const readJson = (...names: string[]) => JSON.parse(read(...names)) as Record<string, unknown>;

test('packageFiles moves dependencies to the files to install, without those of developers, and restores', async () => {
  const [name, dependencies, overrides] = ['engine', { zod: '1.0.0' }, { sharp: '2.0.0' }];
  const developing = { workspaces: ['tools/*'], devDependencies: { jest: '1.0.0' } };
  const manifest = { name, scripts: { build: 'a' }, dependencies, overrides, ...developing };
  const packages = {
    'node_modules/jest': { dev: true },
    'node_modules/@engine/bench': { resolved: 'tools/bench', link: true },
    'tools/bench': {},
  };
  const kept = { 'node_modules/zod': { version: '1.0.0' } };
  const folder = makeTemporaryFolder({
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify({
      packages: { '': { name, dependencies, ...developing }, ...packages, ...kept },
    }),
  });
  const run = (step: string) =>
    capture(process.execPath, [path.resolve('scripts/packageFiles.mjs'), step], folder).ended;
  // The second run follows an interrupted one.
  for (let count = 0; count < 2; count += 1) expect(await run('prepare')).toEqual({ code: 0, output: '' });
  expect(readJson(folder, 'package.json')).toEqual({ name, scripts: { build: 'a' } });
  expect(readJson(folder, 'install/package.json')).toEqual({ name, dependencies, overrides });
  expect(readJson(folder, 'install/package-lock.json')).toEqual({ packages: { '': { name, dependencies }, ...kept } });
  await run('restore');
  expect([readJson(folder, 'package.json'), existsSync(path.join(folder, 'install'))]).toEqual([manifest, false]);
});

test('messages and arguments name files from the folder of the site', () => {
  process.env.SITE_FOLDER = '/site';
  const names = [displayName('/site/content/site.yaml'), resolveInSite('queries.jsonl')];
  delete process.env.SITE_FOLDER;
  expect(names).toEqual(['content/site.yaml', '/site/queries.jsonl']);
});

/** Prints how it was called. */
const SHOW = `const { SITE_FOLDER, BUILD_CACHE } = process.env;
console.log(JSON.stringify([process.cwd(), SITE_FOLDER, BUILD_CACHE, ...process.argv.slice(2)]));`;

/** An installed package whose commands print how they were called, an empty site, and a program in place of npm. */
function makeSite(changes: Changes = {}, language: Readonly<Record<string, string>> = { LC_ALL: 'C' }) {
  const root = realpathSync(makeTemporaryFolder());
  const [engine, site] = [path.join(root, 'engine'), path.join(root, 'site')];
  for (const part of ['ohjekeskus.mjs', 'lib/package', 'lib/requireNode.mjs'])
    cpSync(path.join('scripts', part), path.join(engine, 'scripts', part), { recursive: true });
  const scripts = { build: 'node --no-warnings scripts/show.mjs all', check: 'node scripts/show.mjs' };
  applyChanges(root, {
    'engine/package.json': JSON.stringify({
      ...{ name: 'ohjekeskus', version: '0.9.0' },
      ...{ engines: { node: '>=20.19' }, scripts },
    }),
    'engine/scripts/show.mjs': SHOW,
    'engine/install/package.json': '{}',
    'engine/install/package-lock.json': '{}',
    'engine/static/favicon.svg': '',
    'engine/.vscode/settings.json': '{ "./generated/schemas/a.json": "a" }',
    'engine/template/en/example/site.yaml': 'title: Example',
    'engine/template/en/empty/site.yaml': 'title: Empty\nlocales:\n  - { code: en }\nhome: {}\n',
    'engine/template/sv/example/site.yaml': 'title: Exempel',
    'imported/site.yaml': 'title: Imported',
    'bin/npm': '#!/bin/sh\ncat .npmrc && echo "npm $1" && mkdir -p node_modules\n',
    'site/.npmrc': '; settings\n',
    ...changes,
  });
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  const env = { PATH: `${path.join(root, 'bin')}:${process.env.PATH ?? ''}`, SITE_CONTENT: 'content', ...language };
  const call = async (args: string, cwd = site) => {
    const command = [path.join(engine, 'scripts/ohjekeskus.mjs'), ...args.split(' ').filter(Boolean)];
    const { code, output } = await capture(process.execPath, command, cwd, env).ended;
    return `${output}${code}`;
  };
  return { engine, site, call };
}

const INSTALLING =
  'Installing the packages of this version of the engine in .ohjekeskus/. This takes minutes.\n; settings\nnpm ci\n';

describe('ohjekeskus', () => {
  test('help lists the commands; an unknown one gets the nearest name', async () => {
    const { call } = makeSite();
    expect(await call('')).toMatch(/^npx ohjekeskus <command>\n\n {2}init {11}makes a site in this folder: [^]*\n0$/);
    expect(await call('serach')).toMatch(/^There is no command "serach"\. Did you mean "search"\?\n[^]*\n1$/);
    const { call: callOld } = makeSite({ 'engine/package.json': '{ "engines": { "node": ">=99.1" } }' });
    expect(await callOld('help')).toMatch(/^This site needs Node\.js 99\.1 or newer; .*\n1$/);
  });

  test('outdated names a newer version of the registry, and is silent without an answer', async () => {
    const npm = (answer: string) => ({ 'bin/npm': `#!/bin/sh\n${answer}\n` });
    const version = 'Version 0.20.1 of the engine is there; this site has 0.9.0. How to upgrade: ';
    expect(await makeSite(npm('echo 0.20.1')).call('outdated')).toBe(
      `${version}node_modules/ohjekeskus/handbook/upgrading.md\n0`,
    );
    expect(await makeSite(npm('echo 0.9.0')).call('outdated')).toMatch(
      /^This site has the newest version.* 0\.9\.0\.\n0$/,
    );
    expect(await makeSite(npm('exit 1')).call('outdated')).toBe('0');
  });

  test('two commands that start at once both install the packages', async () => {
    // Each waits for the other one before it writes.
    const npm =
      '#!/bin/sh\nat=$(dirname "$0")\ntouch "$at/$$"\nuntil [ $(ls "$at" | wc -l) = 3 ]; do :; done\nmkdir node_modules\n';
    const { site, call } = makeSite({ 'bin/npm': npm, 'site/content/site.yaml': '' });
    const outputs = await Promise.all([call('check'), call('check')]);
    expect(outputs).toEqual([expect.stringMatching(/\n0$/), expect.stringMatching(/\n0$/)]);
    expect(existsSync(path.join(site, '.ohjekeskus/node_modules/.installed'))).toBe(true);
  });

  test('init makes a site once, and keeps what package.json says', async () => {
    const { site, call } = makeSite({ 'site/package.json': '{ "name": "mine", "scripts": { "build": "own" } }' });
    expect(await call('init')).toMatch(/^The site is in content\/.*\n0$/);
    expect(read(site, 'content/site.yaml')).toBe('title: Example');
    expect(read(site, '.gitignore')).toMatch('.ohjekeskus/\n');
    expect(readJson(site, '.vscode/settings.json')).toEqual({
      './node_modules/ohjekeskus/generated/schemas/a.json': 'a',
    });
    const scripts = { build: 'own', check: 'ohjekeskus check' };
    expect(readJson(site, 'package.json')).toMatchObject({ name: 'mine', scripts });
    expect(await call('init --template empty')).toBe(`${site}/content has files already, so nothing was written.\n1`);
    expect(read(site, 'content/site.yaml')).toBe('title: Example');
  });

  test('init uses the language that is named or that of the computer, else English', async () => {
    const { call: callSwedish, site: swedish } = makeSite();
    await callSwedish('init --language sv');
    expect(read(swedish, 'content/site.yaml')).toBe('title: Exempel');
    const { call: callHere, site: here } = makeSite({}, { LC_ALL: 'sv_SE.UTF-8' });
    await callHere('init');
    expect(read(here, 'content/site.yaml')).toBe('title: Exempel');
    const { call, site } = makeSite({}, { LC_ALL: 'pl_PL.UTF-8' });
    expect(await call('init --language pl')).toBe(
      'Templates are in en, sv. Begin with one, then: npm run language -- add pl\n1',
    );
    await call('init --template empty --also fi,nb');
    expect(read(site, 'content/site.yaml')).toBe(`title: Empty
locales:
  - { code: en }
  - { code: fi, label: Suomi, htmlLang: fi, baseUrl: /fi/ }
  - { code: nb, label: Norsk bokmål, htmlLang: nb, baseUrl: /nb/ }
home: {}
`);
  });

  test('init copies the template or content folder that is named', async () => {
    const [{ site, call }, { site: other, call: callOther }] = [makeSite(), makeSite()];
    expect(await call('init empty')).toMatch(/^Unexpected argument 'empty'.*\nnpx ohjekeskus init --language [^]*\n1$/);
    const unknown = 'There is no template "none". Use empty or example, or name a content folder.\n1';
    expect([await call('init --template none'), existsSync(path.join(site, 'content'))]).toEqual([unknown, false]);
    await call('init --template empty');
    expect(read(site, 'content/site.yaml')).toMatch('title: Empty');
    await callOther('init --template=../imported');
    expect(read(other, 'content/site.yaml')).toBe('title: Imported');
  });

  test('a command runs in the work folder; packages are installed once for an engine and a Node.js', async () => {
    const { engine, site, call } = makeSite({ 'site/content/site.yaml': '' });
    const work = path.join(site, '.ohjekeskus');
    const shown = (...args: string[]) =>
      `${JSON.stringify([work, site, path.join(site, 'node_modules/.cache/help-centre'), ...args])}\n0`;
    expect([await call('build --fast'), await call('check')]).toEqual([INSTALLING + shown('all', '--fast'), shown()]);
    expect(readlinkSync(path.join(work, 'scripts'))).toBe(path.join(engine, 'scripts'));
    expect(readlinkSync(path.join(work, 'public'))).toBe(path.join(site, 'public'));
    expect(existsSync(path.join(work, 'static/favicon.svg'))).toBe(true);
    expect(existsSync(path.join(work, '.npmrc'))).toBe(false);
    applyChanges(site, { 'static/logo.svg': '' });
    applyChanges(engine, { 'install/package-lock.json': '{ "packages": {} }' });
    const copied =
      "static/favicon.svg was missing, so the engine's was copied. Replace it: all icons are made from it.\n";
    expect(await call('check')).toBe(copied + INSTALLING + shown());
    expect(['logo', 'favicon'].filter((name) => existsSync(path.join(site, `static/${name}.svg`)))).toHaveLength(2);
    const stamp = path.join(work, 'node_modules/.installed');
    writeFileSync(stamp, read(stamp).replace(` ${process.versions.modules} `, ' 1 '));
    expect(await call('check')).toBe(INSTALLING + shown());
    applyChanges(site, { 'public/index.html': '', '.ohjekeskus/.cache/a': '' });
    expect(await call('clean')).toBe('0');
    expect(existsSync(path.join(site, 'public')) || existsSync(path.join(work, '.cache'))).toBe(false);
  });

  test('an installation that fails runs no command', async () => {
    const { site, call } = makeSite({ 'site/content/site.yaml': '', 'bin/npm': '#!/bin/sh\nexit 1\n' });
    const failure = /^Installing .*\nThe packages of the engine were not installed: see above\. [^[]*\n1$/;
    expect(await call('check')).toMatch(failure);
    expect(existsSync(path.join(site, 'public'))).toBe(false);
  });

  test('outside of a site, a command names the folder of the site or the way to make one', async () => {
    const { site, call } = makeSite({ 'site/docs/a.txt': '' });
    expect(await call('build')).toBe(
      `There is no content folder ${site}/content. To make a site here: npx ohjekeskus init\n1`,
    );
    applyChanges(site, { 'content/site.yaml': '' });
    expect(await call('build', path.join(site, 'docs'))).toBe(`The site is in ${site}. Run the command there.\n1`);
  });
});
