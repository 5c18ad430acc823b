import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importDocusaurus } from '../src/docusaurus/importDocusaurus';
import { importMarkdown } from '../src/plain/importMarkdown';
import type { ImportPlan } from '../src/plan';
import { writePlan } from '../src/writePlan';
import { applyChanges, makeTemporaryFolder, type Changes } from '../../../__tests__/support/contentFolder';
import { ENGINE_TEXTS } from '../../../src/node/site/readTexts';

const SECRET = 'Secret-of-the-user';
const LEVELS = 100_000;
const options = { texts: ENGINE_TEXTS, progress: () => undefined };

/** Code that writes a file, and reads secrets. */
const attack = (marker: string, home: string) => `
require('fs').writeFileSync('${marker}', 'ran');
require('child_process').execSync('touch ${marker}');
process.binding('fs');
globalThis.process.mainModule.require('fs').writeFileSync('${marker}', 'ran');
this.constructor.constructor('return process')().exit(3);
const stolen = require('fs').readFileSync('${home}/.ssh/id_rsa', 'utf8') + require('fs').readFileSync('/etc/passwd', 'utf8');
`;

/** A site that tries to run code, to read secrets, and to make the import hang. */
function makeHostileSite(): { folder: string; marker: string } {
  const home = makeTemporaryFolder();
  const marker = path.join(home, 'MARKER');
  const folder = path.join(home, 'repository', 'site');
  const code = attack(marker, home);
  applyChanges(home, {
    '.ssh/id_rsa': SECRET,
    'repository/private.md': `# Private\n\n${SECRET}\n`,
    'repository/private.json': JSON.stringify({ word: SECRET, title: SECRET }),
    'repository/private.png': SECRET,
  });
  const component = `import React from 'react';\n${code.replace(/require\('(\w+)'\)/g, 'globalThis.$1')}\nexport const Box = () => <b>{String(stolen)}</b>;\n`;
  applyChanges(folder, {
    'docusaurus.config.js': `${code}
      const evil = (() => { require('fs').writeFileSync('${marker}', 'ran'); return { toString() { return stolen; } }; })();
      Object.prototype.polluted = 1;
      module.exports = {
        get title() { require('fs').writeFileSync('${marker}', 'ran'); return stolen; },
        tagline: \`\${evil}\`, url: import('data:text/javascript,import("fs").then((fs) => fs.writeFileSync("${marker}", "ran"))'),
        baseUrl: require('../private.json').title,
        __proto__: { polluted: 2 }, constructor: { prototype: { polluted: 3 } },
        presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: {} }]],
        plugins: ['./plugin.js', require('./plugin'), ['client-redirects', { createRedirects(to) { require('fs').writeFileSync('${marker}', 'ran'); return [stolen]; } }]],
        themeConfig: { navbar: { logo: { src: '../../private.png' }, items: [{ label: stolen, to: '/' }] }, footer: { copyright: stolen } },
      };`,
    'sidebars.js': `${code}\nwhile (true) {}\nmodule.exports = { main: ['intro', stolen, { type: 'category', label: 'Deep', items: [${'['.repeat(50)}'a'${']'.repeat(50)}] }] };`,
    'plugin.js': `${code}\nmodule.exports = () => { require('fs').writeFileSync('${marker}', 'ran'); };`,
    'core/values.js': `${code.replace('this.', 'globalThis.')}\nexport const word = stolen;\nexport const known = 'Known';`,
    'src/components/Box.jsx': component,
    'src/pages/index.js': code,
    'docs/intro.mdx': `---\nslug: /intro\n---\n
import { word, known } from '@site/core/values';
import data from '../../private.json';
import env from '@site/.env.json';
import raw from '!!raw-loader!../../private.json';
import linked from './linked.json';
import Part from '../../private.md';
import Linked from './linked.md';
import { Box } from '@site/src/components/Box';

export const ran = (() => { require('fs').writeFileSync('${marker}', 'ran'); return 1; })();

# Intro

{word} {known} {data.word} {env.word} {linked.word} {raw} {ran} {require('fs').writeFileSync('${marker}', 'ran')} {''.constructor.constructor('return process')()}

[A](../.env) [b](../keys/server.pem) [c](../../../.ssh/id_rsa) [d](file:///etc/passwd) [e](./linked.txt) [f](@site/.npmrc) [g](/id_rsa) ![h](../../private.png)

<Part />

<Linked />

<Box />
`,
    'docs/.hidden.md': `# Hidden\n\n${SECRET}\n`,
    'docs/deep.md': `# Deep\n\n${'> '.repeat(2000)}a\n\n${'['.repeat(LEVELS)}\n`,
    'docs/braces.md': `# Braces\n\n{${'['.repeat(LEVELS)}}\n`,
    'docs/aliases.md': `---\na: &a [x, x, x, x, x, x, x, x, x]\n${[...'bcdefghij'].map((name, index) => `${name}: &${name} [${`*${'abcdefghij'[index]}, `.repeat(9)}]`).join('\n')}\n---\n\n# Aliases\n\nText.\n`,
    'docs/levels.md': `---\na: ${'['.repeat(LEVELS)}\n---\n\n# Levels\n\nText.\n`,
    '.env': SECRET,
    '.env.json': JSON.stringify({ word: SECRET }),
    '.npmrc': SECRET,
    'keys/server.pem': SECRET,
    'static/.env': SECRET,
    'static/.well-known/a.txt': SECRET,
    'static/server.key': SECRET,
    'static/id_rsa': SECRET,
    'static/form.pdf': 'a form',
  });
  const links: [string, string][] = [
    [path.join(home, '.ssh'), 'docs/keys'],
    [path.join(home, 'repository/private.md'), 'docs/linked.md'],
    [path.join(home, 'repository/private.json'), 'docs/linked.json'],
    ['/etc/passwd', 'docs/linked.txt'],
    [path.join(folder, '.env'), 'static/env.txt'],
    ['/etc/passwd', 'static/passwd.txt'],
    [home, 'static/home'],
    [path.join(home, 'repository/private.json'), 'versions.json'],
    [path.join(home, '.ssh'), 'i18n'],
    [path.join(home, '.ssh/id_rsa'), 'blog/authors.yml'],
    ['.', 'docs/again'],
  ];
  mkdirSync(path.join(folder, 'blog'));
  for (const [target, name] of links) symlinkSync(target, path.join(folder, name));
  return { folder, marker };
}

let imported: Promise<{ plan: ImportPlan; marker: string }> | undefined;
const hostile = () =>
  (imported ??= (async () => {
    const { folder, marker } = makeHostileSite();
    const plan = await importDocusaurus(folder, options);
    if (typeof plan === 'string') throw new Error(plan);
    return { plan, marker };
  })());

describe('a hostile site', () => {
  test('changes nothing outside of the sandbox', async () => {
    const { marker } = await hostile();
    expect(existsSync(marker)).toBe(false);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('leaks no secrets', async () => {
    const { plan } = await hostile();
    const texts = JSON.stringify(plan);
    expect(texts).not.toContain(SECRET);
    expect(texts).not.toMatch(/root:[^:]*:0:0/);
    const copied = plan.files.flatMap(({ content, from }) => (typeof content === 'string' ? [] : [from]));
    expect(copied).toEqual(['static/form.pdf']);
  });

  test('is imported as far as it is readable, and the report lists what needs a person', async () => {
    const { plan } = await hostile();
    const intro = plan.files.find(({ path: name }) => name === 'docs/intro.mdx')?.content;
    expect(intro).toContain('Known');
    const unread = plan.entries.filter(({ kind }) => kind === 'code-unread').map(({ message }) => message);
    expect(unread).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^"title" could not be read: it is the file .*id_rsa/),
        expect.stringMatching(
          /^"baseUrl" could not be read: .*private\.json, which is not among the files that may be read/,
        ),
        expect.stringMatching(/^"themeConfig\.footer\.copyright" could not be read/),
      ]),
    );
    expect(plan.entries).toContainEqual({
      kind: 'config',
      message: 'It could not be read: it took longer than 5 seconds.',
      from: { file: 'sidebars.js' },
    });
    const linked = plan.entries.filter(({ message }) => message.startsWith('This link points outside its folder'));
    expect(linked.map(({ from }) => from.file)).toContain('docs/linked.md');
    const hidden = plan.entries.filter(({ message }) => message.includes('hidden file or of a key'));
    expect(hidden.map(({ from }) => from.file)).toEqual([
      'static/.env',
      'static/.well-known',
      'static/id_rsa',
      'static/server.key',
    ]);
  });
});

test.each<[string, Changes]>([
  ['quotes in quotes', { 'a.md': `# A\n\n${'>'.repeat(LEVELS)} a\n` }],
  ['lists in lists', { 'a.md': `# A\n\n${'- '.repeat(LEVELS)}a\n` }],
  ['marks in marks', { 'a.md': `# A\n\n${'*a **b '.repeat(LEVELS / 10)}\n` }],
  ['elements in elements', { 'a.mdx': `# A\n\n${'<div>'.repeat(LEVELS)}\n` }],
  ['links in an open link', { 'a.md': `# A\n\n[${' [a](b)'.repeat(LEVELS / 100)}\n` }],
  [
    'a cell of 100 kB',
    { [`a ${'a'.repeat(32)}.md`]: `# A\n\n[b](b.csv)\n`, 'b.csv': `A,B\nc,"${'w (d) '.repeat(LEVELS / 6)}"\n` },
  ],
  ['a heading of 100 kB', { 'a.md': `## ${'{#a '.repeat(LEVELS / 4)}\n` }],
  ['a deep nav', { 'mkdocs.yml': `nav: ${'['.repeat(LEVELS)}\n`, 'docs/a.md': '# A\n\nText.\n' }],
])('a folder with %s is imported or rejected without hanging', async (_what, files) => {
  const folder = makeTemporaryFolder({ ...files, 'docs/whole.md': '# Whole\n\nText of it.\n' });
  expect(await importMarkdown(folder, options)).toHaveProperty('pairs');
});

test('leaves out files that no program can read, each with its reason', async () => {
  const folder = makeTemporaryFolder({
    'docs/a.md': '# A\n\nText.\n',
    [`docs/${'d/'.repeat(40)}b.md`]: '# B\n\nText.\n',
  });
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/docs/`), Buffer.from([0xe4]), Buffer.from('.md')]), 'x');
  writeFileSync(path.join(folder, 'docs', `${'n'.repeat(245)}.md`), 'x');
  execFileSync('mkfifo', [path.join(folder, 'docs', 'pipe.md')]);
  symlinkSync('loop.md', path.join(folder, 'docs', 'loop.md'));
  const plan = await importMarkdown(folder, options);
  if (typeof plan === 'string') throw new Error(plan);
  expect(plan.pairs.map(({ name }) => name)).toEqual(['docs/a.md']);
  expect(plan.entries.flatMap(({ kind, message }) => (kind === 'file' ? message : [])).sort()).toEqual([
    'It is neither a file nor a folder, so it was left out.',
    'It lies below more than 32 folders, so it was left out. Move it up.',
    'Its name has more than 230 bytes, so it was left out. Shorten it.',
    'Its name is not UTF-8, so it was left out. Rename it.',
    'This link leads nowhere or to itself, so it was not followed.',
  ]);
});

test('settings that no site can have are reported, and nothing is written outside', async () => {
  const folder = makeTemporaryFolder({
    'docusaurus.config.js': `module.exports = { title: 'A\\n\\0\\u202eB', url: 'https://a.example;script-src', baseUrl: '/../../', i18n: { defaultLocale: '../..', locales: ['../..', '__proto__', 'fil', 'pt_BR'] }, presets: [['classic', { docs: { routeBasePath: '../../x' }, blog: false }]] };`,
    'docs/a.md': '---\nslug: "b\\0c"\n---\n\n# A\n\nText.\n',
  });
  const plan = await importDocusaurus(folder, options);
  if (typeof plan === 'string') throw new Error(plan);
  expect(plan.files.map((file) => file.path)).toContain('docs/x/bc.mdx');
  const site = plan.files.find((file) => file.path === 'site.yaml')?.content;
  expect(site).toMatch(/^title: A B\n[^]*url: https:\/\/example\.com\nbaseUrl: \/\n[^]*code: en\n[^]*code: pt-BR\n/);
  expect(plan.entries.flatMap(({ kind, message }) => (/^(?:config|locale)$/.test(kind) ? message : []))).toEqual([
    '"routeBasePath" is no part of an address: "../../x". It is "x" now.',
    '"../.." is no language that this site has; its pages are in "en" here.',
    '"__proto__" is no language that this site has; it was not imported.',
    '"fil" is no language that this site has; it was not imported.',
    'The language "pt_BR" is "pt-BR" here; its addresses begin with /pt-BR/, and those with /pt_BR/ no longer exist.',
    'No page is in pt-BR: readers see the original there. Add the pages, or take the languages out of site.yaml.',
    '"baseUrl" is no part of an address: "/../../". It is "" now.',
    '"https://a.example;script-src" is no address of a site. Write it into site.yaml: url.',
    'This site has no texts of the interface in "pt-BR": they are in English. Translate locales/pt-BR.',
  ]);
});

test('an import that fails leaves the folder as it was', () => {
  const target = makeTemporaryFolder({ 'a.txt': 'before' });
  const files = [
    { path: 'docs/b.mdx', content: 'new' },
    { path: 'docs/b.mdx/c.mdx', content: 'below a file' },
  ];
  for (const folder of [target, path.join(target, 'new')]) {
    expect(() => writePlan(files, folder)).toThrow();
    expect(readdirSync(target)).toEqual(['a.txt']);
  }
});

test("does not run a program named in the repository's Git settings", async () => {
  const folder = makeTemporaryFolder();
  const marker = path.join(folder, 'MARKER');
  const program = path.join(folder, 'program.sh');
  applyChanges(folder, {
    'docusaurus.config.js': "module.exports = { title: 'A', presets: [['classic', { docs: {}, blog: {} }]] };",
    'docs/a.md': '# A\n\nText.\n',
    'blog/undated.md': '# Undated\n\nA post without a day.\n',
    'program.sh': `#!/bin/sh\ntouch '${marker}'\n`,
  });
  chmodSync(program, 0o755);
  const env = { ...process.env, GIT_COMMITTER_DATE: '2023-02-01T10:00:00Z' };
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      env,
      input,
    }).toString();
  git(['init', '-q']);
  git(['add', 'blog']);
  git(['commit', '-q', '-m', 'Add']);
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n a\n -----END PGP SIGNATURE-----\n';
  const commit = git(['cat-file', 'commit', 'HEAD']).replace(/^(committer .*\n)/m, `$1${signature}`);
  git(['update-ref', 'HEAD', git(['hash-object', '-t', 'commit', '-w', '--stdin'], commit).trim()]);
  git(['config', 'log.showSignature', 'true']);
  git(['config', 'gpg.program', program]);
  git(['config', 'core.fsmonitor', program]);
  const plan = await importDocusaurus(folder, options);
  expect(typeof plan === 'string' ? plan : plan.files.map((file) => file.path)).toContain(
    'blog/2023-02-01-undated.mdx',
  );
  expect(existsSync(marker)).toBe(false);
});
