import { existsSync } from 'node:fs';
import path from 'node:path';
import { goodText, page, replaced } from '../../../support/changes';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';
import { sampleVideo } from '../../../support/media';
import { archiveIn, faultsIn, textIn } from '../../../support/writing';

afterEach(removeTemporaryFolders);

const doc = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: ${title} kerrotaan.\n${more}---\n\n${body}\n`;
const LASKU = '/docs/ohjeet/lasku';
const SALDO = '/docs/ohjeet/saldo';

test('a page goes, and all that led to it leads to the other one', async () => {
  const folder = makeContentFolder({
    'docs/ohjeet/lasku.sv.mdx': doc('Fakturor', '![a](./kaavio.svg)'),
    'docs/uusi.mdx': doc(
      'Uusi',
      `[a](${LASKU}#tiedot) [b](./ohjeet/lasku.mdx) [c](${LASKU}#taulukko)`,
      `affects: [${SALDO}, ${LASKU}]\nreleased: 2025-07\n`,
    ),
    'docs/ohjeet/saldo.mdx': doc('Saldo', '## Taulukko\n\nTeksti.'),
    'synonyms.fi.yaml': `- words: [velka]\n  pages:\n    - ${SALDO}\n    - ${LASKU} # myös\n- words: [maksu]\n  pages: [${LASKU}, /docs/alku]\n`,
    'search-expectations.yaml': `a:\n  velka: [${LASKU}, ${SALDO}]\n  maksu: ${LASKU}\n`,
    'published-links.txt': `${LASKU} #lähetys #taulukko #tiedot\n/docs/lasku #tiedot\n/docs/ohjeet/laskut #x\n/sv${LASKU} #tiedot\n${SALDO} #taulukko\n`,
  });
  await archiveIn(folder, 'ohjeet/lasku', 'ohjeet/saldo');
  expect(await faultsIn(folder)).toEqual([]);
  for (const name of ['lasku.mdx', 'lasku.sv.mdx', 'kaavio.svg'])
    expect(existsSync(path.join(folder, 'docs/ohjeet', name))).toBe(false);
  expect(textIn(folder, 'docs/uusi.mdx')).toBe(
    doc('Uusi', `[a](${SALDO}) [b](${SALDO}) [c](${SALDO}#taulukko)`, `affects: [${SALDO}]\nreleased: 2025-07\n`),
  );
  expect(textIn(folder, 'synonyms.fi.yaml')).toBe(
    `- words: [velka]\n  pages:\n    - ${SALDO}\n- words: [maksu]\n  pages: [${SALDO}, /docs/alku]\n`,
  );
  expect(textIn(folder, 'search-expectations.yaml')).toBe(`a:\n  velka: [${SALDO}]\n  maksu: ${SALDO}\n`);
  expect(textIn(folder, 'published-links.txt')).toBe(
    `${LASKU} #taulukko\n/docs/lasku\n/docs/ohjeet/laskut\n/sv${LASKU}\n${SALDO} #taulukko\n`,
  );
  expect(textIn(folder, 'sidebars.yaml')).toBe(goodText('sidebars.yaml').replace(/^.*ohjeet\/lasku.*\n/m, ''));
  expect(textIn(folder, 'redirects.yaml')).toBe(
    `- { from: /docs, to: /docs/alku }\n- { from: /docs/ohjeet/laskut, to: ${SALDO} }\n- { from: ${LASKU}, to: ${SALDO} }\n- { from: /docs/lasku, to: ${SALDO} }\n`,
  );
});

test('a post goes, and the list of redirects is made where there is none', async () => {
  const folder = makeContentFolder({ 'redirects.yaml': null });
  await archiveIn(folder, '/blog/webinaari', '/docs/ohjeet/lasku#tiedot');
  expect(textIn(folder, 'redirects.yaml')).toBe(`- { from: /blog/webinaari, to: "${LASKU}#tiedot" }\n`);
  expect(await faultsIn(folder)).toEqual([]);
});

test('images that another page shows stay, and a draft leaves no redirect', async () => {
  const folder = makeContentFolder({ 'docs/uusi.mdx': doc('Uusi', '![a](./ohjeet/kaavio.svg)', 'draft: true\n') });
  await archiveIn(folder, 'uusi', 'alku');
  expect(existsSync(path.join(folder, 'docs/ohjeet/kaavio.svg'))).toBe(true);
  expect(textIn(folder, 'redirects.yaml')).toBe(goodText('redirects.yaml'));
});

test('the poster of a video stays', async () => {
  const folder = makeContentFolder({ ...sampleVideo(), 'docs/uusi.mdx': doc('Uusi', '<Video name="nayte" />') });
  await archiveIn(folder, 'uusi', 'alku');
  expect(existsSync(path.join(folder, 'videos/nayte.jpg'))).toBe(true);
});

const refusals: [what: string, name: string, to: string, message: string][] = [
  ['a page that is not there', SALDO, 'ohjeet/laskuu', `There is no page "ohjeet/laskuu". Did you mean "${LASKU}"?`],
  ['an old address', SALDO, '/docs/lasku', `There is no page "/docs/lasku". Did you mean "${LASKU}"?`],
  ['the page itself', SALDO, SALDO, `${SALDO} is the page itself. Name another one behind --to.`],
  [
    'a heading that is not there',
    SALDO,
    `${LASKU}#x`,
    `${LASKU} has no heading "#x". Name the page alone, or another heading.`,
  ],
  ['a draft', SALDO, 'uusi', '/docs/uusi is a draft, which no reader can open. Name another page behind --to.'],
  [
    'the last page of a category',
    '/docs/toinen',
    LASKU,
    '/docs/toinen is the only page of its category in content/sidebars.yaml. Move another page there, or remove the category first.',
  ],
];

test.each(refusals)('%s is refused', async (_what, name, to, message) => {
  const folder = makeContentFolder({
    ...page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\ndraft: true'),
    'docs/toinen.mdx': doc('Toinen', 'Teksti.'),
    ...replaced('sidebars.yaml', '    - alku\n', '    - alku\n    - category: Muut\n      items: [toinen]\n'),
  });
  await expect(archiveIn(folder, name, to)).rejects.toThrow(new Error(message));
  expect(await faultsIn(folder)).toEqual([]);
});
