import { existsSync } from 'node:fs';
import path from 'node:path';
import { findMentions } from '../../../../src/node/writing/findMentions';
import { findPage } from '../../../../src/node/writing/findPage';
import { planRename } from '../../../../src/node/writing/planRename';
import { goodText, page, replaced } from '../../../support/changes';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';
import { contentOf, faultsIn, renameIn, textIn } from '../../../support/writing';

afterEach(removeTemporaryFolders);

const doc = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: ${title} kerrotaan.\n${more}---\n\n${body}\n`;

test('a page moves, and all that led to it leads to it', async () => {
  const folder = makeContentFolder({
    ...replaced(
      'redirects.yaml',
      '- { from: /docs,',
      '# Vanhat osoitteet\n- { from: /docs/s, to: "/docs/ohjeet/saldo" }\n- { from: /docs,',
    ),
    'synonyms.fi.yaml': '# Sanoja\n- words: [velka]\n  pages: [/docs/ohjeet/saldo] # vain yksi\n',
    'search-expectations.yaml': "tavalliset:\n  velka: '/docs/ohjeet/saldo'\n",
    'queries/viittaukset.graphql': '{ allDoc(filter: { linksTo: { eq: "/docs/ohjeet/saldo" } }) { nodes { path } } }\n',
    'published-links.txt': '/docs/ohjeet/saldo\n',
  });
  await renameIn(folder, 'ohjeet/saldo', 'tili/avoin-saldo');
  expect(await faultsIn(folder)).toEqual([]);
  expect(existsSync(path.join(folder, 'docs/ohjeet/saldo.mdx'))).toBe(false);
  expect(textIn(folder, 'docs/tili/avoin-saldo.mdx')).toBe(
    goodText('docs/ohjeet/saldo.mdx').replace('tarkistus.\n', 'tarkistus.\naliases: [/docs/ohjeet/saldo]\n'),
  );
  expect(textIn(folder, 'docs/ohjeet/index.mdx')).toContain('[saldo](../tili/avoin-saldo.mdx)');
  expect(textIn(folder, 'docs/versiot/kesakuu.mdx')).toBe(
    goodText('docs/versiot/kesakuu.mdx').replaceAll('/docs/ohjeet/saldo', '/docs/tili/avoin-saldo'),
  );
  expect(textIn(folder, 'sidebars.yaml')).toBe(goodText('sidebars.yaml').replace('ohjeet/saldo', 'tili/avoin-saldo'));
  expect(textIn(folder, 'site.yaml')).toContain('featured: [/docs/tili/avoin-saldo]');
  expect(textIn(folder, 'redirects.yaml')).toContain('- { from: /docs/s, to: "/docs/tili/avoin-saldo" }\n');
  expect(textIn(folder, 'synonyms.fi.yaml')).toBe(
    '# Sanoja\n- words: [velka]\n  pages: [/docs/tili/avoin-saldo] # vain yksi\n',
  );
  expect(textIn(folder, 'search-expectations.yaml')).toBe("tavalliset:\n  velka: '/docs/tili/avoin-saldo'\n");
  expect(textIn(folder, 'queries/viittaukset.graphql')).toContain('"/docs/tili/avoin-saldo"');
});

test('a post and its translation keep their files and get a slug, and all that led to the post leads to it', async () => {
  const folder = makeContentFolder({
    'blog/2025-06-30-kesakuu.sv.mdx': goodText('blog/2025-06-30-kesakuu.mdx'),
    'docs/uusi.mdx': doc('Uusi', '[a](/blog/2025/06/30/kesakuu)'),
  });
  await renameIn(folder, '/blog/2025/06/30/kesakuu', 'blog/kesa');
  expect(await faultsIn(folder)).toEqual([]);
  const withSlug = goodText('blog/2025-06-30-kesakuu.mdx').replace('authors:', 'slug: kesa\nauthors:');
  expect(textIn(folder, 'blog/2025-06-30-kesakuu.sv.mdx')).toBe(withSlug);
  expect(textIn(folder, 'blog/2025-06-30-kesakuu.mdx')).toBe(
    withSlug.replace('tags: [uutiset]\n', 'tags: [uutiset]\naliases: [/blog/2025/06/30/kesakuu]\n'),
  );
  expect(textIn(folder, 'docs/uusi.mdx')).toContain('[a](/blog/kesa)');
});

test('a post that has a slug gets another one, and takes its old address back', async () => {
  const folder = makeContentFolder();
  await renameIn(folder, 'blog/webinaari', 'syksyn-webinaari');
  expect(textIn(folder, 'blog/webinaari.mdx')).toBe(
    goodText('blog/webinaari.mdx')
      .replace('slug: webinaari', 'slug: syksyn-webinaari')
      .replace('authors: [tiimi]\n', 'authors: [tiimi]\naliases: [/blog/webinaari]\n'),
  );
  await renameIn(folder, 'blog/syksyn-webinaari', 'webinaari');
  expect(textIn(folder, 'blog/webinaari.mdx')).toContain('slug: webinaari\n');
  expect(textIn(folder, 'blog/webinaari.mdx')).toContain('aliases: [/blog/syksyn-webinaari]\n');
  expect(await faultsIn(folder)).toEqual([]);
});

test('translations and images of its own go along, and shared images stay', async () => {
  const folder = makeContentFolder({
    'docs/uusi.mdx': doc(
      'Uusi',
      '![a](./uusi.svg)\n\n![b](kuvat/b.svg)\n\n![c](./ohjeet/kaavio.svg)\n\n[lasku](./ohjeet/lasku.mdx#tiedot)',
    ),
    'docs/uusi.sv.mdx': doc('Ny', '![a](./uusi.svg)\n\n[original](./uusi.mdx)'),
    'docs/uusi.svg': goodText('docs/ohjeet/kaavio.svg'),
    'docs/kuvat/b.svg': goodText('docs/ohjeet/kaavio.svg'),
  });
  await renameIn(folder, '/docs/uusi', 'ohjeet/vanha');
  expect(await faultsIn(folder)).toEqual([]);
  expect(textIn(folder, 'docs/ohjeet/vanha.mdx')).toBe(
    doc(
      'Uusi',
      '![a](./vanha.svg)\n\n![b](kuvat/b.svg)\n\n![c](./kaavio.svg)\n\n[lasku](./lasku.mdx#tiedot)',
      'aliases: [/docs/uusi]\n',
    ),
  );
  expect(textIn(folder, 'docs/ohjeet/vanha.sv.mdx')).toBe(doc('Ny', '![a](./vanha.svg)\n\n[original](./vanha.mdx)'));
  expect(existsSync(path.join(folder, 'docs/kuvat'))).toBe(false);
  expect(existsSync(path.join(folder, 'docs/ohjeet/kuvat/b.svg'))).toBe(true);
});

test('a word that is the name of a folder too stays as it is', async () => {
  const text = doc(
    'Uusi',
    '<Term name="ohjeet">Ohjeet</Term> ovat [täällä](./ohjeet/lasku.mdx).',
    'keywords: [ohjeet]\n',
  );
  const folder = makeContentFolder({ 'docs/uusi.mdx': text });
  await renameIn(folder, 'uusi', 'ohjeet/vanha');
  expect(textIn(folder, 'docs/ohjeet/vanha.mdx')).toBe(
    text
      .replace('./ohjeet/lasku', './lasku')
      .replace('keywords: [ohjeet]\n', 'keywords: [ohjeet]\naliases: [/docs/uusi]\n'),
  );
});

const SALDO = '/docs/ohjeet/saldo';
const NEW = '/docs/ohjeet/tili';

const links: [what: string, before: string, after: string][] = [
  ['a heading', `[a](${SALDO}#tila "otsikko")`, `[a](${NEW}#tila "otsikko")`],
  ['a query and a last slash', `[a](${SALDO}/?a=1)`, `[a](${NEW}?a=1)`],
  ['a pointed destination', `[a](<${SALDO}>)`, `[a](<${NEW}>)`],
  ['a reference', `[a][b]\n\n[b]: ${SALDO} 'c'`, `[a][b]\n\n[b]: ${NEW} 'c'`],
  [
    'a link in a heading with an id',
    `## Katso [a](${SALDO}) {#oma}\n\n[b](${SALDO})`,
    `## Katso [a](${NEW}) {#oma}\n\n[b](${NEW})`,
  ],
  ['a link around code that looks like a link', `[\`a](b\`](${SALDO})`, `[\`a](b\`](${NEW})`],
  ['a whole address', `[a](https://pieni.example.com/sv${SALDO}#x)`, `[a](https://pieni.example.com/sv${NEW}#x)`],
  [
    'an address that is its own text',
    `<Term>a</Term> https://pieni.example.com${SALDO}`,
    `<Term>a</Term> https://pieni.example.com${NEW}`,
  ],
  ['an attribute', `<Kortti to="${SALDO}" />`, `<Kortti to="${NEW}" />`],
  ['two links of one line', `[a](${SALDO}) [b](${SALDO})`, `[a](${NEW}) [b](${NEW})`],
  ['a page whose address is longer', `[a](${SALDO}ja)`, `[a](${SALDO}ja)`],
  ['code', `\`${SALDO}\`\n\n\`\`\`text\n[a](${SALDO})\n\`\`\``, `\`${SALDO}\`\n\n\`\`\`text\n[a](${SALDO})\n\`\`\``],
];

test.each(links)('%s', async (_what, before, after) => {
  const folder = makeContentFolder(page(before));
  await renameIn(folder, SALDO, 'ohjeet/tili');
  expect(textIn(folder, 'docs/uusi.mdx')).toBe(page(after)['docs/uusi.mdx']);
});

const aliases: [what: string, before: string, after: string][] = [
  ['a list in brackets', 'aliases: [/docs/a, /docs/b]\n', `aliases: [/docs/a, /docs/b, ${SALDO}]\n`],
  [
    'a list in lines',
    'aliases:\n  - /docs/a # vanha\ntags: [x]\n',
    `aliases:\n  - /docs/a # vanha\n  - ${SALDO}\ntags: [x]\n`,
  ],
  ['an empty list', 'aliases: []\n', `aliases: [${SALDO}]\n`],
  ['the new address in it', `aliases: [${NEW}, /docs/b]\n`, `aliases: [/docs/b, ${SALDO}]\n`],
  ['the new address last', `aliases: [/docs/b, ${NEW}]\n`, `aliases: [/docs/b, ${SALDO}]\n`],
  ['the new address alone', `tags: [x]\naliases:\n  - ${NEW}\n`, `tags: [x]\naliases: [${SALDO}]\n`],
];

test.each(aliases)('aliases: %s', async (_what, before, after) => {
  const folder = makeContentFolder({ 'docs/ohjeet/saldo.mdx': doc('Saldo', 'Teksti.', before) });
  await renameIn(folder, SALDO, NEW);
  expect(textIn(folder, 'docs/ohjeet/tili.mdx')).toBe(doc('Saldo', 'Teksti.', after));
  expect(await faultsIn(folder)).toEqual([]);
});

test('a redirect from the new address to the page goes, and a draft leaves no alias', async () => {
  const folder = makeContentFolder({
    'docs/uusi.mdx': doc('Uusi', 'Teksti.', 'draft: true\n'),
    ...replaced(
      'redirects.yaml',
      '- { from: /docs,',
      '- from: /docs/ohjeet/tili\n  to: /docs/ohjeet/saldo\n- { from: /docs,',
    ),
  });
  await renameIn(folder, SALDO, NEW);
  expect(textIn(folder, 'redirects.yaml')).toBe(goodText('redirects.yaml'));
  await renameIn(folder, 'uusi', 'toinen');
  expect(textIn(folder, 'docs/toinen.mdx')).toBe(doc('Uusi', 'Teksti.', 'draft: true\n'));
  expect(await faultsIn(folder)).toEqual([]);
});

test('byte order mark and line ends stay', async () => {
  const windows = `\uFEFF${doc('Uusi', `[a](${SALDO})\n\n[b](${SALDO})`)}`.replaceAll('\n', '\r\n');
  const folder = makeContentFolder({
    'docs/uusi.mdx': windows,
    'docs/ohjeet/saldo.mdx': doc('Saldo', 'Teksti.').replaceAll('\n', '\r\n'),
  });
  await renameIn(folder, SALDO, NEW);
  expect(textIn(folder, 'docs/uusi.mdx')).toBe(windows.replaceAll(SALDO, NEW));
  expect(textIn(folder, 'docs/ohjeet/tili.mdx')).toBe(
    doc('Saldo', 'Teksti.', `aliases: [${SALDO}]\n`).replaceAll('\n', '\r\n'),
  );
});

test('a page of another version is written as that version writes it', async () => {
  const folder = makeContentFolder({
    'versions.yaml': "current: { label: '3.0' }\nothers:\n  - { name: '2.0' }\n",
    'versions/2.0/docs/alku.mdx': doc('Alku', '[a](/docs/saldo) [b](/docs/2.0/saldo) [c](/docs/alku)'),
    'versions/2.0/docs/saldo.mdx': doc('Saldo', 'Teksti.'),
    'versions/2.0/sidebars.yaml': 'ohjeet:\n  label: Ohjeet\n  items: [alku, saldo]\n',
  });
  await renameIn(folder, '/docs/2.0/saldo', 'tili/saldo');
  expect(textIn(folder, 'versions/2.0/docs/alku.mdx')).toBe(
    doc('Alku', '[a](/docs/tili/saldo) [b](/docs/2.0/tili/saldo) [c](/docs/alku)'),
  );
  expect(textIn(folder, 'versions/2.0/sidebars.yaml')).toContain('items: [alku, tili/saldo]');
  expect(textIn(folder, 'versions/2.0/docs/tili/saldo.mdx')).toContain('aliases: [/docs/2.0/saldo]');
});

const refusals: [what: string, name: string, target: string, message: string][] = [
  [
    'a page that is not there',
    'ohjeet/sald',
    'x',
    'There is no page "ohjeet/sald". Did you mean "/docs/ohjeet/saldo"?',
  ],
  [
    'an old address',
    '/docs/lasku',
    'x',
    '/docs/lasku is an old address. Name the page that it leads to: /docs/ohjeet/lasku',
  ],
  [
    'a path that is taken',
    SALDO,
    'ohjeet/lasku',
    '/docs/ohjeet/lasku is already the page of content/docs/ohjeet/lasku.mdx. Choose another path.',
  ],
  ['the page itself', SALDO, 'ohjeet/saldo.mdx', '/docs/ohjeet/saldo has this address already.'],
  [
    'a page of the site',
    SALDO,
    'category/ohjeet',
    '/docs/category/ohjeet is a page that the site makes by itself. Choose another path.',
  ],
  [
    'an old address of another page',
    SALDO,
    'lasku',
    '/docs/lasku is an old address that leads readers to /docs/ohjeet/lasku (content/docs/ohjeet/lasku.mdx:6). Choose another path.',
  ],
  [
    'signs that no address has',
    SALDO,
    'ohjeet/Avoin saldo',
    '"ohjeet/Avoin saldo" cannot be the address of a page. Write ohjeet/avoin-saldo',
  ],
  [
    'a folder that is left out',
    SALDO,
    '_vanhat/saldo',
    '"_vanhat/saldo" cannot be the address of a page. Write vanhat/saldo',
  ],
  [
    'a way out of the folder',
    SALDO,
    '../saldo',
    '"../saldo" cannot be the address of a page. Use letters, digits and hyphens: pikaohjeet/saldo',
  ],
  [
    'the name of a translation',
    SALDO,
    'ohjeet/tili.sv',
    '"ohjeet/tili.sv" ends like a translation. Name the original; its translations go with it.',
  ],
  [
    'the address of another post',
    '/blog/webinaari',
    '/blog/2025/06/30/kesakuu',
    '/blog/2025/06/30/kesakuu is already the page of content/blog/2025-06-30-kesakuu.mdx. Choose another path.',
  ],
  [
    'a post under a name with capitals',
    '/blog/webinaari',
    'Syksyn webinaari',
    '"Syksyn webinaari" cannot be the address of a post. Write syksyn-webinaari',
  ],
];

test.each(refusals)('%s is refused', async (_what, name, target, message) => {
  const folder = makeContentFolder();
  await expect(renameIn(folder, name, target)).rejects.toThrow(new Error(message));
  expect(await faultsIn(folder)).toEqual([]);
});

const unreadable: [what: string, changes: Changes, message: RegExp][] = [
  ['no MDX', page('<Steps'), /^content\/docs\/uusi\.mdx cannot be read, so links in it would be missed: /],
  ['no YAML', { 'search-expectations.yaml': 'a: [b' }, /^content\/search-expectations\.yaml cannot be read/],
  [
    'no UTF-8',
    { 'search-expectations.yaml': Uint8Array.of(0x61, 0x3a, 0x20, 0xe4) },
    /^content\/search-expectations\.yaml cannot be read/,
  ],
];

test.each(unreadable)('a file that is %s stops it', async (_what, changes, message) => {
  const folder = makeContentFolder(changes);
  await expect(renameIn(folder, SALDO, NEW)).rejects.toThrow(message);
  expect(existsSync(path.join(folder, 'docs/ohjeet/saldo.mdx'))).toBe(true);
});

test('places that still name the old address are told', async () => {
  const folder = makeContentFolder({
    ...page(`Kirjoita \`${SALDO}\`. [a](${SALDO})`),
    'synonyms.fi.yaml': `# Katso ${SALDO}\n- words: [velka]\n  pages: [${SALDO}]\n`,
  });
  const content = await contentOf(folder);
  const changes = planRename(findPage(SALDO, content), NEW, content);
  expect(findMentions(folder, SALDO, changes)).toEqual([
    { file: 'content/docs/uusi.mdx', line: 6, column: 11, message: `This still names ${SALDO}.` },
    { file: 'content/synonyms.fi.yaml', line: 1, column: 9, message: `This still names ${SALDO}.` },
  ]);
});
