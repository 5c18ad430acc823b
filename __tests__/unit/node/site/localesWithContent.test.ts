import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localesWithContent } from '../../../../src/node/site/localesWithContent';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

function folderWith(...files: string[]): string {
  const folder = makeTemporaryFolder();
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  return folder;
}

test.each([
  [[], ['fi']],
  [['docs/saldo.mdx'], ['fi']],
  [['docs/a/saldo.sv.mdx'], ['fi', 'sv']],
  [
    ['blog/2024-01-01-a.en.mdx', 'versions/1.0/docs/a.sv.mdx'],
    ['fi', 'en', 'sv'],
  ],
  [['docs/sv.mdx', 'docs/_luonnos.sv.mdx'], ['fi']],
])('with %j the locales with texts are %j', (files, expected) => {
  expect(localesWithContent(folderWith(...files), ['fi', 'en', 'sv'])).toEqual(expected);
});
