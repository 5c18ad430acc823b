import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { checkContent } from '../../../../src/node/content/checkContent';
import { contentSummary } from '../../../../src/node/content/contentSummary';
import { allRules } from '../../../../src/node/content/rules/registry';
import { isError } from '../../../../src/node/diagnostics/diagnostic';
import { presetLevel } from '../../../../src/node/diagnostics/rule';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { page, withKeys } from '../../../support/changes';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';

import type { ErrorCases } from '../../../support/errorCases';
import { diagnosticsAfter, expectError, errorsAfter, fileOf, withContent } from '../../../support/errorCases';
import { pageTexts } from './errors/pageTexts';
import { siteSettings } from './errors/siteSettings';
import { soundFallback, unusable, kindsAndNames } from './errors/kindsAndNames';
import { soundNavigation, pageFacts } from './errors/pageFacts';
import { rawMarkup } from './errors/rawMarkup';
import { FEATURES } from '../../../../src/features';
import { productWords } from './errors/productWords';
import { wholeFolder } from './errors/wholeFolder';
import { soundPublishedLinks, addresses } from './errors/addresses';
import { checksErrors, levels, withChecks, withDeadLink } from './errors/checks';
import { sound } from './errors/sound';
import { kept, warnings } from './errors/warnings';
import { added, engineOf } from '../../../support/engine';
import { hasFeature } from '../../../support/features';

afterAll(removeTemporaryFolders);

const tables: Readonly<Record<string, ErrorCases>> = {
  ...pageFacts,
  ...rawMarkup,
  ...siteSettings,
  ...addresses,
  ...pageTexts,
  ...kindsAndNames,
  ...productWords,
  ...wholeFolder,
  'settings of rules': checksErrors,
};

/** The rules that the cases break. */
const broken = new Set<string>();

describe.each(Object.entries(tables))('%s', (_name, rows) => {
  test.each(Object.entries(rows))('%s', async (_name, row) => {
    const found = await errorsAfter(row[0]);
    for (const { rule } of found) broken.add(rule);
    expect(found.every(isError)).toBe(true);
    expectError(found, row);
  });
});

test.each(Object.entries(warnings))('%s is a warning', async (_what, [rule, ...row]) => {
  const found = await diagnosticsAfter(row[0]);
  const file = fileOf(row);
  const inFile = found.filter((each) => isError(each) || (each.rule === rule && each.file === file));
  for (const each of inFile) broken.add(each.rule);
  expect(inFile.map(({ level }) => level)).toEqual(['warning']);
  expectError(inFile, row);
});

/** Rules that changes to the good folder cannot break, and that another test breaks. */
const TESTED_ELSEWHERE = [
  'file/name',
  'git/history',
  'import/left-out',
  'interface/untranslated',
  'translation/outdated',
];

test('the cases break every rule', () => {
  // The rules of features are tested in their folders.
  const ofFeatures = FEATURES.flatMap(({ rules = [], readingRules = {} }) =>
    [readingRules, ...rules.map((each) => each.rules)].flatMap((rules) => Object.keys(rules)),
  );
  const missing = [...allRules(added).keys()].filter((rule) => !broken.has(rule) && !ofFeatures.includes(rule));
  expect(missing).toEqual(TESTED_ELSEWHERE);
});

test.each(Object.entries(kept))('%s is not a warning', async (_what, [rule, changes, onlyIn]) => {
  const found = await diagnosticsAfter(changes);
  const ofRule = found.filter((each) => each.rule === rule && each.file === (onlyIn ?? each.file));
  expect([...found.filter(isError), ...ofRule]).toEqual([]);
});

describe.each<[name: string, rows: Readonly<Record<string, Changes>>]>([
  ['content', sound],
  ['what may lead to a page that is not shown in every language', soundFallback],
  ['front matter that leads to other pages', soundNavigation],
  ['published addresses', soundPublishedLinks],
])('without errors, %s:', (_name, rows) => {
  test.each(Object.entries(rows))('%s', async (_what, changes) => expect(await errorsAfter(changes)).toEqual([]));
});

/** The errors of the good folder with a file that only Node.js can make. */
const errorsWith = (name: Buffer | string, make: (file: Buffer, folder: string) => void) =>
  withContent({}, (loaded) => {
    const { folder, content } = loaded;
    if (content === undefined) return [];
    const file = Buffer.concat([Buffer.from(`${folder}/docs/`), Buffer.from(name)]);
    make(file, folder);
    const errors = checkContent({ ...loaded, content, diagnostics: [] }, ['error']);
    rmSync(file);
    return errors;
  });

test('a file name that is not UTF-8 is an error', async () => {
  const found = await errorsWith(Buffer.from('p\u00e4\u00e4.mdx', 'latin1'), (file) => writeFileSync(file, ''));
  expectError(found, unusable('p\ufffd\ufffd.mdx', 'is not UTF-8'));
});

test.each<[what: string, make: (file: Buffer, folder: string) => void, message: string]>([
  [
    'a link to a folder',
    (file, folder) => symlinkSync(`${folder}/docs/ohjeet`, file),
    'is a symbolic link to a folder, which the site does not follow. Copy the folder, or remove the link.',
  ],
  [
    'a link to a file outside',
    (file) => symlinkSync('/etc/hostname', file),
    'symbolic link leads out of its folder, so the site does not follow it. Copy the file, or remove the link.',
  ],
  [
    'a link to itself',
    (file) => symlinkSync('linkki.mdx', file),
    'symbolic link leads to no file, or back to itself. Remove it, or let it lead to a file.',
  ],
  [
    'a link to nothing',
    (file) => symlinkSync('puuttuu.mdx', file),
    'symbolic link leads to no file, or back to itself. Remove it, or let it lead to a file.',
  ],
  [
    'a pipe',
    (file) => void execFileSync('mkfifo', [file.toString()]),
    'is not a file but a pipe, socket or device, which the site does not read. Remove it.',
  ],
])('%s in place of a page is an error', async (_what, make, message) => {
  const found = await errorsWith('linkki.mdx', make);
  const [what = '', ...hint] = message.split(/(?<=\.) /);
  expectError(found, [{}, `docs/linkki.mdx This ${what}`, hint.join(' ')]);
});

test('pipes are named, and nothing waits for them', async () => {
  const names = [
    'docs/_osa.mdx',
    'docs/kuva.png',
    'glossary.yaml',
    'locales/fi/doc.json',
    'sidebars.yaml',
    'theme.css',
  ];
  const folder = makeContentFolder(page('<Include file="./_osa.mdx" />\n\n![Kuva](./kuva.png)'));
  for (const name of names) {
    rmSync(`${folder}/${name}`, { force: true });
    execFileSync('mkfifo', [`${folder}/${name}`]);
  }
  const found = checkContent(await loadContent(engineOf(folder), createRecordStore()), ['error']);
  const told = found.filter(({ rule }) => rule === 'page/file-name').map(({ file }) => file);
  expect(told).toEqual(names.map((name) => `content/${name}`));
});

test('a link of `static` that leads outside is an error, whatever its name', async () => {
  const errors = await errorsWith('../static/_leak.txt', (file, folder) => {
    mkdirSync(`${folder}/static`, { recursive: true });
    symlinkSync('/etc/hostname', file);
  });
  expectError(errors, [
    {},
    'static/_leak.txt This symbolic link leads out of its folder, so the site does not follow it.',
    'Copy the file, or remove the link.',
  ]);
});

test('a file of `static` with a name that the build writes is an error', async () => {
  const names = {
    'licenses.txt': '/licenses.txt',
    'sitemap-fi-2.xml': '/sitemap-fi-2.xml',
    'en/opensearch.xml': '/opensearch.xml',
    'Page-Data/index/page-data.json': '/page-data/',
    'icons/icon-192.png': '/icons/icon-192.png',
    '404.HTML': '/404.html',
    '~partytown/a.txt': '/~partytown/',
    'index.html': '/',
    'docs/ohjeet/saldo.md': '/docs/ohjeet/saldo',
    'en/docs/ohjeet/saldo/index.html.gz': '/docs/ohjeet/saldo',
    'docs/ohjeet/saldo': '/docs/ohjeet/saldo',
    'Docs/ohjeet/saldo.html': '/docs/ohjeet/saldo',
    'a.txt.br': '/a.txt',
    ...(hasFeature('hosts') && { _headers: '/_headers' }),
    ...(hasFeature('offline') && { 'offline-sw.js': '/offline-sw.js' }),
    ...(hasFeature('feeds') && { 'blog/rss.xml': '/blog/rss.xml' }),
  };
  const others = [
    'a.txt',
    'robots.txt',
    '_redirects',
    'docs/liite.txt',
    'vercel.json',
    'b.gz',
    'admin/a.txt',
    'sitemaps.xml',
  ];
  const files = [...Object.keys(names), ...others].map((name) => [`static/${name}`, 'x'] as const);
  const found = (await diagnosticsAfter(Object.fromEntries(files))).filter(({ rule }) => rule === 'file/name');
  const told = found.map(({ file, message }) => [
    file.replace(/^content.static./, ''),
    /(\/[^" ]*)"?[ .,]/.exec(message)?.[1],
  ]);
  expect(Object.fromEntries(told)).toEqual(names);
});

describe('settings of rules', () => {
  test.each(levels)('with checks: %s a dead link has the level "%s"', async (checks, level) => {
    const found = await diagnosticsAfter(withDeadLink(checks));
    expect(found.find(({ rule }) => rule === 'link/broken')?.level).toBe(level);
  });

  test('a reading rule can be a warning, and its page is kept', async () => {
    const changes = { ...withKeys('vieras: 1', '### Taso'), ...withChecks('{ preset: gentle }') };
    const found = (await diagnosticsAfter(changes)).filter(({ file }) => file === 'content/docs/uusi.mdx');
    expect(found.map(({ level, rule }) => `${level} ${rule}`)).toEqual([
      'warning front-matter/unknown-key',
      'warning heading/skipped-level',
    ]);
  });

  test('the gentle preset has errors only for essential rules', () => {
    const errors = [...allRules(added)].filter(([, info]) => presetLevel(info, 'gentle') === 'error');
    expect(errors.filter(([, { isEssential }]) => isEssential !== true)).toEqual([]);
  });

  test('every rule has a one-sentence description', () => {
    for (const [name, { description }] of allRules(added)) {
      expect(name).toMatch(/^[a-z-]+\/[a-z-]+$/);
      expect(description).toMatch(/^[A-Z`].*[^.]\.$/);
    }
  });
});

describe('the summary of the content', () => {
  const summaryOf = (changes: Changes) =>
    withContent(changes, ({ content }) => (content === undefined ? undefined : contentSummary(content)));

  test('counts pages that exceed the length of their kind, and unconfirmed ones where that is required', async () => {
    const kinds =
      'ohje: { under: docs/ohjeet, words: [1, 2], unconfirmed: details }\ntiedote: { under: docs/versiot, unconfirmed: example }\n';
    expect(await summaryOf({ 'kinds.yaml': kinds })).toEqual([
      'Not of the length of their kind: 3 of 4 pages.',
      'Not confirmed: 3 of 3 (ohje), 0 of 1 (tiedote).',
    ]);
    const plain = { 'kinds.yaml': 'ohje: { under: docs/ohjeet }\n' };
    expect(await summaryOf(plain)).toEqual(['Not of the length of their kind: 0 of 3 pages.']);
    expect(await summaryOf({})).toEqual([]);
  });
});
