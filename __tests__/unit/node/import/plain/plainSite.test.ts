import path from 'node:path';
import { plainFrontMatter, readPlainSite } from '../../../../../src/node/import/plain/plainSite';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test('the settings and the nav of MkDocs are read', () => {
  const folder = makeTemporaryFolder();
  applyChanges(folder, {
    'mkdocs.yml':
      'site_name: Shop\nsite_url: https://a.example/help/\nmarkdown_extensions:\n  - x: !!python/name:a.b\nnav:\n  - index.md\n  - More:\n      - One: more/one.md\n      - https://b.example\n',
    'docs/index.md': '# A',
  });
  expect(readPlainSite(folder)).toMatchObject({
    site: { config: { title: 'Shop', url: 'https://a.example', baseUrl: '/help/' }, docs: [{ route: '' }] },
    sidebars: {
      docs: [
        'index',
        {
          type: 'category',
          label: 'More',
          items: [
            { type: 'doc', id: 'more/one', label: 'One' },
            { type: 'link', label: 'https://b.example', href: 'https://b.example' },
          ],
        },
      ],
    },
  });
});

test.each([
  ['Starlight', { 'src/content/docs/a.md': '# A' }, 'src/content/docs'],
  ['a folder docs', { 'docs/a.md': '# A', 'README.md': '# B' }, 'docs'],
  ['pages beside each other', { 'a.md': '# A' }, '.'],
])('the pages of %s are found', (_name, files, docs) => {
  const folder = makeTemporaryFolder();
  applyChanges(folder, files);
  expect(readPlainSite(folder)).toMatchObject({ site: { docs: [{ folder: path.join(folder, docs) }] } });
});

test('a folder of docs outside of the folder and of the one around it is not read', () => {
  const [folder, outside] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const site = path.join(folder, 'inner', 'site');
  const named = path.relative(site, outside);
  applyChanges(site, { 'mkdocs.yml': `docs_dir: ${named}\n`, 'docs/a.md': '# A' });
  applyChanges(outside, { 'secret.md': '# Secret' });
  expect(readPlainSite(site)).toMatchObject({ site: { docs: [{ folder: path.join(site, 'docs') }] } });
});

test('a folder without pages is refused', () => {
  expect(readPlainSite(makeTemporaryFolder())).toMatch(/has no pages: there are no \.md or \.mdx files in it/);
});

test.each([
  [
    { sidebar: { label: 'A', order: 3 }, title: 'B' },
    { title: 'B', sidebar_label: 'A', sidebar_position: 3 },
  ],
  [{ nav_order: 2 }, { sidebar_position: 2 }],
  [{ order: 1, layout: 'home' }, { sidebar_position: 1 }],
])('%j is %j', (old, expected) => expect(plainFrontMatter(old, false)).toEqual(expected));
