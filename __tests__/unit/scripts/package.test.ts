import { chmodSync, cpSync, existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../../../scripts/lib/run';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../support/contentFolder';

afterEach(removeTemporaryFolders);

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

describe('packageFiles', () => {
  const MANIFEST = {
    name: 'engine',
    workspaces: ['tools/*'],
    scripts: { build: 'node build.mjs' },
    dependencies: { zod: '1.0.0' },
    devDependencies: { jest: '1.0.0' },
    overrides: { sharp: '2.0.0' },
  };
  const LOCK = {
    lockfileVersion: 3,
    packages: {
      '': { name: 'engine', dependencies: { zod: '1.0.0' }, devDependencies: { jest: '1.0.0' } },
      'node_modules/zod': { version: '1.0.0' },
      'node_modules/jest': { version: '1.0.0', dev: true },
      'node_modules/@engine/bench': { resolved: 'tools/bench', link: true },
      'tools/bench': { name: '@engine/bench' },
    },
  };

  const run = (folder: string, step: string) =>
    capture(process.execPath, [path.resolve('scripts/packageFiles.mjs'), step], folder).ended;

  function makeProject(): string {
    const folder = makeTemporaryFolder();
    applyChanges(folder, { 'package.json': JSON.stringify(MANIFEST), 'package-lock.json': JSON.stringify(LOCK) });
    return folder;
  }

  test('the package has no dependencies; it contains those to install, without those of developers', async () => {
    const folder = makeProject();
    expect(await run(folder, 'prepare')).toEqual({ code: 0, output: '' });
    expect(readJson(path.join(folder, 'package.json'))).toEqual({ name: 'engine', scripts: MANIFEST.scripts });
    const { name, dependencies, overrides } = MANIFEST;
    expect(readJson(path.join(folder, 'install/package.json'))).toEqual({ name, dependencies, overrides });
    expect(readJson(path.join(folder, 'install/package-lock.json'))).toEqual({
      lockfileVersion: 3,
      packages: { '': { name, dependencies }, 'node_modules/zod': { version: '1.0.0' } },
    });
  });

  test('the manifest is restored, also by the run after an interrupted one', async () => {
    const folder = makeProject();
    await run(folder, 'prepare');
    await run(folder, 'prepare');
    await run(folder, 'restore');
    expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).toBe(JSON.stringify(MANIFEST));
    expect(existsSync(path.join(folder, 'install'))).toBe(false);
  });
});

describe('ohjekeskus', () => {
  const NPM = '#!/bin/sh\ncat .npmrc 2>/dev/null\necho "npm $*"\nmkdir -p node_modules\n';
  const SHOW = `
const { SITE_FOLDER, BUILD_CACHE } = process.env;
console.log(JSON.stringify({ cwd: process.cwd(), args: process.argv.slice(2), SITE_FOLDER, BUILD_CACHE }));
`;

  /** An installed package whose build prints how it was called, an empty site, and a program in place of npm. */
  function makeSite(changes: Record<string, string> = {}) {
    const root = realpathSync(makeTemporaryFolder());
    const engine = path.join(root, 'engine');
    for (const part of ['ohjekeskus.mjs', 'lib/package', 'lib/requireNode.mjs'])
      cpSync(path.join('scripts', part), path.join(engine, 'scripts', part), { recursive: true });
    applyChanges(root, {
      'engine/package.json': JSON.stringify({
        engines: { node: '>=20.19' },
        scripts: { build: 'node --no-warnings scripts/show.mjs all', check: 'node scripts/show.mjs' },
      }),
      'engine/scripts/show.mjs': SHOW,
      'engine/gatsby-node.ts': '// entry',
      'engine/install/package.json': '{}',
      'engine/install/package-lock.json': '{ "packages": {} }',
      'engine/static/favicon.svg': '<svg/>',
      'engine/content/locales/fi/common.json': '{}',
      'engine/template/example/site.yaml': 'title: Example',
      'engine/template/empty/site.yaml': 'title: Empty',
      'bin/npm': NPM,
      'site/README.md': '',
      ...changes,
    });
    const site = path.join(root, 'site');
    chmodSync(path.join(root, 'bin/npm'), 0o755);
    const env = { PATH: `${path.join(root, 'bin')}:${process.env.PATH ?? ''}`, SITE_CONTENT: 'content' };
    const call = (args: readonly string[], cwd = site) =>
      capture(process.execPath, [path.join(engine, 'scripts/ohjekeskus.mjs'), ...args], cwd, env).ended;
    return { engine, site, call };
  }

  const INSTALLING = 'Installing the packages of this version of the engine in .ohjekeskus/. This takes minutes.\n';
  const INSTALLED = 'npm ci --prefer-offline --no-audit --no-fund --loglevel=error\n';

  test('help lists the commands; an unknown one gets the nearest name', async () => {
    const { call } = makeSite();
    const { code, output } = await call([]);
    expect(code).toBe(0);
    expect(output).toMatch(/^npx ohjekeskus <command>\n\n {2}init {11}makes a site in this folder: /);
    const unknown = await call(['serach']);
    expect(unknown.code).toBe(1);
    expect(unknown.output).toMatch(/^There is no command "serach"\. Did you mean "search"\?\n/);
  });

  test('init makes a site once, and keeps what package.json says', async () => {
    const { site, call } = makeSite({ 'site/package.json': '{ "name": "mine", "scripts": { "build": "own" } }' });
    expect((await call(['init'])).code).toBe(0);
    expect(readFileSync(path.join(site, 'content/site.yaml'), 'utf8')).toBe('title: Example');
    expect(existsSync(path.join(site, 'content/locales/fi/common.json'))).toBe(true);
    expect(readJson(path.join(site, 'package.json'))).toMatchObject({
      name: 'mine',
      scripts: { build: 'own', check: 'ohjekeskus check' },
    });
    expect(readFileSync(path.join(site, '.gitignore'), 'utf8')).toMatch('.ohjekeskus/\n');
    writeFileSync(path.join(site, 'content/site.yaml'), 'title: Mine');
    expect(await call(['init', '--template', 'empty'])).toEqual({
      code: 1,
      output: `${site}/content has files already, so nothing was written.\n`,
    });
    expect(readFileSync(path.join(site, 'content/site.yaml'), 'utf8')).toBe('title: Mine');
  });

  test.each([
    [['--template', 'empty'], 'title: Empty'],
    [['--template=../imported'], 'title: Imported'],
  ])('init %j', async (args, text) => {
    const { site, call } = makeSite({ 'imported/site.yaml': 'title: Imported' });
    await call(['init', ...args]);
    expect(readFileSync(path.join(site, 'content/site.yaml'), 'utf8')).toBe(text);
  });

  test.each([
    [['--template', 'none'], 'There is no template "none". Use empty or example, or name a content folder.\n'],
    [['empty'], 'The only option is --template: npx ohjekeskus init --template example|empty|<content folder>\n'],
  ])('init %j writes nothing', async (args, output) => {
    const { site, call } = makeSite();
    expect(await call(['init', ...args])).toEqual({ code: 1, output });
    expect(existsSync(path.join(site, 'content'))).toBe(false);
  });

  test('a command runs in the work folder for the site, and installs packages once', async () => {
    const { engine, site, call } = makeSite({ 'site/content/site.yaml': '', 'site/.npmrc': '; settings\n' });
    const work = path.join(site, '.ohjekeskus');
    const shown = (args: string[]) =>
      `${JSON.stringify({ cwd: work, args, SITE_FOLDER: site, BUILD_CACHE: `${site}/node_modules/.cache/help-centre` })}\n`;
    expect(await call(['build', '--fast'])).toEqual({
      code: 0,
      output: `${INSTALLING}; settings\n${INSTALLED}${shown(['all', '--fast'])}`,
    });
    expect(await call(['check'])).toEqual({ code: 0, output: shown([]) });
    expect(readlinkSync(path.join(work, 'scripts'))).toBe(path.join(engine, 'scripts'));
    expect(readlinkSync(path.join(work, 'public'))).toBe(path.join(site, 'public'));
    expect(existsSync(path.join(work, 'static/favicon.svg'))).toBe(true);
    expect(existsSync(path.join(work, '.npmrc'))).toBe(false);
    applyChanges(site, { 'static/logo.svg': '<svg/>' });
    applyChanges(engine, { 'install/package-lock.json': '{ "packages": { "": {} } }' });
    expect((await call(['check'])).output).toBe(`${INSTALLING}; settings\n${INSTALLED}${shown([])}`);
    expect(existsSync(path.join(work, 'static/logo.svg'))).toBe(true);
  });

  test('packages for another Node.js are installed again', async () => {
    const { site, call } = makeSite({ 'site/content/site.yaml': '' });
    await call(['check']);
    const stamp = path.join(site, '.ohjekeskus/node_modules/.installed');
    writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(` ${process.versions.modules} `, ' 1 '));
    expect((await call(['check'])).output).toMatch(INSTALLING + INSTALLED);
    expect((await call(['check'])).output).not.toMatch(INSTALLING);
  });

  test('an installation that fails runs no command', async () => {
    const { site, call } = makeSite({ 'site/content/site.yaml': '', 'bin/npm': '#!/bin/sh\nexit 1\n' });
    const { code, output } = await call(['check']);
    expect(code).toBe(1);
    expect(output).toMatch(/^Installing .*\nThe packages of the engine were not installed: see above\./);
    expect(existsSync(path.join(site, 'public'))).toBe(false);
  });

  test('outside of a site, a command names the folder of the site or the way to make one', async () => {
    const { site, call } = makeSite({ 'site/docs/a.txt': '' });
    const output = `There is no content folder ${site}/content. To make a site here: npx ohjekeskus init\n`;
    expect(await call(['build'])).toEqual({ code: 1, output });
    applyChanges(site, { 'content/site.yaml': '' });
    expect(await call(['build'], path.join(site, 'docs'))).toEqual({
      code: 1,
      output: `The site is in ${site}. Run the command there.\n`,
    });
  });

  test('clean removes the output and the caches of a build', async () => {
    const { site, call } = makeSite({
      'site/content/site.yaml': '',
      'site/public/index.html': '',
      'site/.ohjekeskus/.cache/a': '',
    });
    expect(await call(['clean'])).toEqual({ code: 0, output: '' });
    expect(existsSync(path.join(site, 'public')) || existsSync(path.join(site, '.ohjekeskus/.cache'))).toBe(false);
    expect(existsSync(path.join(site, 'content/site.yaml'))).toBe(true);
  });

  test('an old Node.js gets a message', async () => {
    const { call } = makeSite({ 'engine/package.json': '{ "engines": { "node": ">=99.1" } }' });
    expect((await call(['help'])).output).toMatch(/^This site needs Node\.js 99\.1 or newer; this is /);
  });
});
