import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { removeOldFiles } from '../../../../src/node/files/writeFiles';
import { failureConfig } from '../../../../src/node/content/failureConfig';
import { allSidebars, loadSite } from '../../../../src/node/content/loadSite';
import { localesWithContent } from '../../../../src/node/site/docPath';
import { copyContentStatic, isStaticFile } from '../../../../src/node/files/staticFile';
import { doc, goodText } from '../../../support/changes';
import {
  applyChanges,
  makeContentFolder,
  makeTemporaryFolder,
  withContentFolder,
} from '../../../support/contentFolder';
import { engineOf } from '../../../support/engine';

test('each locale has its failure texts, with the base path', () => {
  const { loaded } = loadSite(engineOf(makeContentFolder()), createRecordStore());
  const facts = loaded === undefined ? undefined : failureConfig(loaded);
  expect(facts).toMatchObject({ base: '/', hasBanner: true });
  expect(Object.keys(facts?.texts ?? {})).toEqual(['fi', 'en', 'sv']);
  expect(facts?.texts.en?.crash).toMatchObject({ title: 'Page Error', retry: 'Try again' });
  expect(facts?.texts.en?.banner.path).toContain('built for the path / (default), ');
  for (const { crash, banner } of Object.values(facts?.texts ?? {})) {
    expect(Object.values({ ...crash, ...banner }).filter((text) => text === '')).toEqual([]);
    expect(banner.path).toContain('{{suggested}}');
  }
});

/** The loaded site before and after an error in a file, and when loaded with it for the first time. */
const loadedAround = (file: string, text: string) =>
  withContentFolder({ [file]: goodText(file) }, (folder) => {
    const records = createRecordStore();
    const before = loadSite(engineOf(folder), records).loaded;
    writeFileSync(path.join(folder, file), text);
    return Promise.resolve({
      before,
      after: loadSite(engineOf(folder), records, before),
      first: loadSite(engineOf(folder), records),
    });
  });

test.each([
  ['sidebars', 'sidebars.yaml', 'ohjeet:\n  items:\n - alku\n', { sidebars: { sidebars: [] } }],
  ['authors', 'blog/authors.yaml', 'tiimi: { name: }\n', { authors: { data: {} } }],
  ['site', 'site.yaml', 'title: [\n', undefined],
] as const)('invalid %s in %s keep the previous ones; at first there are none', async (key, file, text, atFirst) => {
  const { before, after, first } = await loadedAround(file, text);
  expect(before?.[key]).toBeDefined();
  expect(after.loaded?.[key]).toBe(before?.[key]);
  expect(after.diagnostics).toMatchObject([{ file: `content/${file}` }]);
  if (atFirst === undefined) expect(first.loaded).toBeUndefined();
  else expect(first.loaded).toMatchObject(atFirst);
});

test.each([
  [['docs/saldo.mdx'], ['fi']],
  [['docs/a/saldo.sv.mdx'], ['fi', 'sv']],
  [
    ['blog/2024-01-01-a.en.mdx', 'versions/1.0/docs/a.sv.mdx'],
    ['fi', 'en', 'sv'],
  ],
  [['docs/sv.mdx', 'docs/_luonnos.sv.mdx'], ['fi']],
])('with %j the locales with texts are %j', (files, expected) => {
  const folder = makeTemporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  expect(localesWithContent(folder, ['fi', 'en', 'sv'])).toEqual(expected);
});

const page = (position: number) => doc(`Sivu ${position}`, 'Teksti.', `sidebar_position: ${position}`);

test('in develop, a changed component renders its pages again', async () => {
  const component = (text: string) => `export default function Osa() {\n  return <p>${text}</p>;\n}\n`;
  const folder = makeContentFolder({
    'components/muut/Osa.tsx': component('Ennen'),
    'docs/osa.mdx': doc('Osa', '<Osa />'),
  });
  const shown = async () => {
    const read = await engineOf(folder).load().loaded?.pages.readDoc(path.join(folder, 'docs/osa.mdx'));
    return read?.page?.content.sections;
  };
  expect(await shown()).toEqual([{ id: '', heading: '', text: 'Ennen' }]);
  applyChanges(folder, { 'components/muut/Osa.tsx': component('Jälkeen') });
  expect(await shown()).toEqual([{ id: '', heading: '', text: 'Jälkeen' }]);
});

test('in develop, a file that is gone when it is looked at, as a link of Emacs to nowhere, is not read', () => {
  const folder = makeContentFolder();
  symlinkSync('nobody@computer.1', path.join(folder, '.#site.yaml'));
  expect(engineOf(folder).load().loaded?.folder).toBe(folder);
});

test('in develop, a sidebar that follows a folder changes with its pages', () => {
  const folder = makeContentFolder({
    'sidebars.yaml': 'kaikki:\n  label: Kaikki\n  items:\n    - auto: kansio\n',
    'docs/kansio/a.mdx': page(1),
    'docs/kansio/b.mdx': page(2),
  });
  const listed = () => {
    const { loaded } = engineOf(folder).loadWithFolders();
    return loaded === undefined
      ? []
      : allSidebars(loaded).flatMap(({ items }) => items.map((item) => 'path' in item && item.path));
  };
  expect(listed()).toEqual(['/docs/kansio/a', '/docs/kansio/b']);
  const before = engineOf(folder).load();
  expect(engineOf(folder).loadWithFolders()).toBe(before);
  applyChanges(folder, { 'docs/kansio/a.mdx': page(3), 'docs/kansio/c.mdx': page(0) });
  expect(listed()).toEqual(['/docs/kansio/c', '/docs/kansio/b', '/docs/kansio/a']);
  rmSync(path.join(folder, 'docs/kansio/b.mdx'));
  expect(listed()).toEqual(['/docs/kansio/c', '/docs/kansio/a']);
  applyChanges(folder, { 'docs/kansio/a.mdx': page(3).replace('Teksti', 'Muu teksti') });
  expect(engineOf(folder).loadWithFolders()).toBe(engineOf(folder).load());
});

test.each([
  ['a file of the content', '/lomakkeet/oma%20lomake.pdf', true],
  ['a file of the project', '/favicon.svg', true],
  ['a folder', '/lomakkeet', false],
  ['nothing', '/puuttuu.pdf', false],
])('%s: %s', (_name, sitePath, expected) => {
  const folder = makeContentFolder({ 'static/lomakkeet/oma lomake.pdf': 'a' });
  expect(isStaticFile(folder, sitePath)).toBe(expected);
});

test('a file removed from the content is removed from the output, and others stay', () => {
  const folder = makeContentFolder({ 'static/lomakkeet/a.pdf': 'a', 'static/.well-known/b': 'b' });
  const output = makeTemporaryFolder();
  const list = path.join(makeTemporaryFolder(), 'list.json');
  const copy = () => removeOldFiles(output, copyContentStatic(folder, output), list, () => false);
  const served = () =>
    ['index.html', 'lomakkeet/a.pdf', '.well-known/b'].filter((name) => existsSync(path.join(output, name)));
  writeFileSync(path.join(output, 'index.html'), '');
  copy();
  expect(served()).toEqual(['index.html', 'lomakkeet/a.pdf', '.well-known/b']);
  rmSync(path.join(folder, 'static/lomakkeet/a.pdf'));
  copy();
  expect(served()).toEqual(['index.html', '.well-known/b']);
});
