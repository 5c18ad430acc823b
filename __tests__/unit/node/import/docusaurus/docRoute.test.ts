import { docAddress } from '../../../../../src/node/import/docusaurus/docRoute';

test.each([
  ['intro.md', {}, 'intro', '/intro'],
  ['01-guides/02-install.md', {}, 'guides/install', '/guides/install'],
  ['guides/index.md', {}, 'guides/index', '/guides'],
  ['guides/README.md', {}, 'guides/README', '/guides'],
  ['guides/Guides.md', {}, 'guides/Guides', '/guides'],
  ['guides/a.md', { id: 'b' }, 'guides/b', '/guides/b'],
  ['guides/a.md', { slug: '/c/d' }, 'guides/a', '/c/d'],
  ['guides/a.md', { slug: '../e' }, 'guides/a', '/e'],
  ['guides/a.md', { slug: '/' }, 'guides/a', '/'],
  ['2024-05-17-notes.md', {}, '2024-05-17-notes', '/2024-05-17-notes'],
  ['1.2.md', {}, '1.2', '/1.2'],
])('%s with %j is %s at %s', (file, frontMatter, id, slug) => {
  expect(docAddress(file, frontMatter, true)).toMatchObject({ id, slug });
});

test('numbers stay where the site says so', () => {
  expect(docAddress('01-a/02-b.md', {}, false)).toMatchObject({ id: '01-a/02-b', slug: '/01-a/02-b' });
});
