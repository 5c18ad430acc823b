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

test('spaces and letters of any language are sound, in folders too', async () => {
  mkdirSync(path.join(folder, 'docs/Käyttö & tuki'));
  writeFileSync(path.join(folder, 'docs/Käyttö & tuki/Näin alkuun, ensin.mdx'), DOC);
  expect(checkContent(await loadContent(folder, records), ['error'])).toEqual([]);
});
