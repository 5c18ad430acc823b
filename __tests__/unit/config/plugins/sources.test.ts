import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sourcePlugins } from '../../../../src/config/plugins/sources';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test.each([
  ['nothing', [], []],
  ['docs', ['docs'], [['docs', 'docs']]],
  [
    'everything, and a folder that is none of ours',
    ['blog', 'docs', 'locales', 'muuta', 'versions', 'videos'],
    [
      ['docs', 'docs'],
      ['versions', 'versions'],
      ['blog', 'blog'],
      ['videos', 'videos'],
      ['locale', 'locales'],
    ],
  ],
])('of a content folder with %s the folders that exist are sources', (_, folders, expected) => {
  const root = makeTemporaryFolder();
  for (const folder of folders) mkdirSync(path.join(root, folder));
  const outer = [
    '**/_*',
    '**/docs/**',
    '**/versions/**',
    '**/blog/**',
    '**/videos/**',
    '**/locales/**',
    '**/templates/**',
    '**/queries/**',
  ];
  const inner = expected.map(([name = '', folder = '']) => ({
    name,
    path: path.join(root, folder),
    ignore: ['**/_*'],
  }));
  expect(sourcePlugins(root)).toEqual(
    [{ name: 'site', path: root, ignore: outer }, ...inner].map((options) => ({
      resolve: 'gatsby-source-filesystem',
      options,
    })),
  );
});
