import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../../../../../src/node/content/checkContent';
import { loadContent } from '../../../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../../../src/node/content/recordStore';
import { makeContentFolder, removeTemporaryFolders } from '../../../../../support/contentFolder';

let folder: string;
beforeAll(() => {
  folder = makeContentFolder();
});
afterAll(removeTemporaryFolders);

const records = createRecordStore();
const DOC = '---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\nTeksti.\n';

test.each<[name: string | Buffer, shown: string, fault: string]>([
  ['rivi\nvaihto.mdx', 'rivi\nvaihto.mdx', 'has a line break or another sign that cannot be seen'],
  ['onko?.mdx', 'onko?.mdx', 'has "?" in it'],
  ['100%.mdx', '100%.mdx', 'has "%" in it'],
  ['a\\b.mdx', 'a\\b.mdx', 'has "\\" in it'],
  ['pa\u0308a\u0308.mdx', 'pa\u0308a\u0308.mdx', 'has letters whose dots are signs of their own (Unicode NFD)'],
  [Buffer.from('p\u00e4\u00e4.mdx', 'latin1'), 'p\ufffd\ufffd.mdx', 'is not UTF-8'],
])('a file named %j is told', async (name, shown, fault) => {
  const file = Buffer.concat([Buffer.from(`${folder}/docs/`), Buffer.from(name)]);
  writeFileSync(file, DOC);
  const errors = checkContent(await loadContent(folder, records), ['error']);
  rmSync(file);
  expect(errors).toEqual([
    {
      rule: 'page/file-name',
      level: 'error',
      file: `content/docs/${shown}`,
      message: `The name of this file ${fault}, so it cannot be the address of a page.`,
      hint: 'Rename it; letters, digits and hyphens are enough.',
    },
  ]);
});

test.each([
  ['docs/uusi.md', '.mdx', 'uusi.mdx'],
  ['docs/ohjeet/G.MDX', '.mdx', 'G.mdx'],
  ['blog/uutinen.markdown', '.mdx', 'uutinen.mdx'],
  ['redirects.yml', '.yaml', 'redirects.yaml'],
  ['blog/tags.YAML', '.yaml', 'tags.yaml'],
])('%s, which nothing reads, is told', async (name, ending, renamed) => {
  const file = path.join(folder, name);
  writeFileSync(file, DOC);
  const errors = checkContent(await loadContent(folder, records), ['error']);
  rmSync(file);
  expect(errors).toEqual([
    {
      rule: 'page/file-name',
      level: 'error',
      file: `content/${name}`,
      message: `This file is not read, since its name does not end in "${ending}".`,
      hint: `Rename it to ${renamed}, or write "_" before its name if it is not to be read.`,
    },
  ]);
});

test('files of any ending are sound that are served, lie beside pages, are for writers, or are left out by name', async () => {
  const beside = ['static/LUE.md', 'static/a.yml', 'docs/esimerkki.yml', 'docs/_LUE.md', 'LUE.md'];
  for (const name of [...beside, 'docs/README.md', 'docs/ohjeet/ReadMe.md', '.ci.yml', 'compose.yml']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), DOC);
  }
  expect(checkContent(await loadContent(folder, records), ['error'])).toEqual([]);
});

test('spaces and letters of any language are sound, in folders too', async () => {
  mkdirSync(path.join(folder, 'docs/Käyttö & tuki'));
  writeFileSync(path.join(folder, 'docs/Käyttö & tuki/Näin alkuun, ensin.mdx'), DOC);
  expect(checkContent(await loadContent(folder, records), ['error'])).toEqual([]);
});
