import { formatOutside } from '../../../../src/node/outside/formatOutside';
import { gatherAddresses, isUnchecked, readUnchecked } from '../../../../src/node/outside/gatherAddresses';
import { page } from '../../../support/changes';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';
import { contentOf } from '../../../support/writing';

afterEach(removeTemporaryFolders);

test('addresses of other sites are gathered with their places', async () => {
  const folder = makeContentFolder({
    ...page(
      '[a](https://a.example/x#y) [b](https://a.example/x) ![k](https://kuva.example/k.png) `https://koodi.example`\n\n[oma](https://pieni.example.com/docs/alku) https://b.example [posti](mailto:a@b.example)',
      'title: Uusi\ndescription: Katso https://c.example/.',
    ),
    'templates/ohje.mdx': '---\ntitle: $title\n---\n\n[x](https://runko.example)\n',
    'synonyms.fi.yaml': '# https://kommentti.example\n[]\n',
  });
  const found = gatherAddresses(await contentOf(folder));
  expect(
    found.map(({ address, places }) => [
      address,
      ...places.map(({ file, line, column }) => `${file}:${line}:${column}`),
    ]),
  ).toEqual([
    ['https://a.example/x', 'content/docs/uusi.mdx:6:5', 'content/docs/uusi.mdx:6:32'],
    ['https://b.example/', 'content/docs/uusi.mdx:8:44'],
    ['https://c.example/', 'content/docs/uusi.mdx:3:20'],
    ['https://kuva.example/k.png', 'content/docs/uusi.mdx:6:58'],
    ['https://tuki.example.com/', 'content/sidebars.yaml:17:27', 'content/site.yaml:15:27', 'content/site.yaml:27:19'],
  ]);
});

test.each([
  ['https://example.com/a', ['example.com'], true],
  ['https://tuki.example.com/a', ['example.com'], true],
  ['https://notexample.com/a', ['example.com'], false],
  ['https://example.com/a/b', ['https://example.com/a'], true],
  ['https://example.com/c', ['https://example.com/a'], false],
  ['https://example.com/c', [], false],
])('%s against %j', (address, unchecked, expected) => {
  expect(isUnchecked(address, unchecked)).toBe(expected);
});

test('the list of what is not asked has comments and empty lines', () => {
  const folder = makeContentFolder({
    'unchecked-links.txt': '# Esimerkkejä\nexample.com # tuki\n\nhttps://a.example/x#y\n',
  });
  expect(readUnchecked(folder)).toEqual(['example.com', 'https://a.example/x#y']);
  expect(readUnchecked(makeContentFolder())).toEqual([]);
});

test('the dead and the moved are told with their places', () => {
  const at = (line: number) => ({ file: 'content/docs/uusi.mdx', line, column: 1 });
  const asked = [
    { address: 'https://a.example/', places: [at(1)], outcome: { kind: 'ok', status: 200 } },
    { address: 'https://b.example/', places: [at(2), at(4)], outcome: { kind: 'dead', reason: 'it answers 404' } },
    {
      address: 'https://c.example/',
      places: [at(3)],
      outcome: { kind: 'moved', status: 301, target: 'https://d.example/' },
    },
  ] as const;
  expect(
    formatOutside(
      asked.map((each) => ({ ...each, places: [...each.places] })),
      2,
    ),
  ).toBe(`The content has 1 link that has moved in 1 file.

content/docs/uusi.mdx:3:1
  https://c.example/ has moved for good (301).
  Write https://d.example/

The content has 2 dead links in 1 file.

content/docs/uusi.mdx:2:1
  https://b.example/ is dead: it answers 404.
  Link to where it is now, or remove the link.

content/docs/uusi.mdx:4:1
  https://b.example/ is dead: it answers 404.
  Link to where it is now, or remove the link.

3 addresses: 1 well, 1 moved, 1 dead, 0 unclear. 2 not asked.`);
});
