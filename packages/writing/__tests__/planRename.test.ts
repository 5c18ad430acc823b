import { findMentions } from '../src/planReferences';
import { findPage } from '../src/findPage';
import { planRename } from '../src/planRename';
import { goodText, page, replaced } from '../../../__tests__/support/changes';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../__tests__/support/contentFolder';
import { contentOf, errorsIn, has, renameIn, textIn } from '../../../__tests__/support/writing';
import { testWith } from '../../../__tests__/support/features';

// Records of an earlier folder count as fresh while its images exist.
afterEach(removeTemporaryFolders);

const doc = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: ${title} kerrotaan.\n${more}---\n\n${body}\n`;

const SALDO = '/docs/ohjeet/saldo';
const NEW = '/docs/ohjeet/tili';

/** Renames a page of the good folder, checks the result, and returns a function that reads its files. */
async function renamed(changes: Changes, name = SALDO, target = NEW) {
  const folder = makeContentFolder(changes);
  await renameIn(folder, name, target);
  expect(await errorsIn(folder)).toEqual([]);
  return { folder, text: (file: string) => textIn(folder, file) };
}

test('renames a page and updates everything that links to it', async () => {
  const list = '# Vanhat osoitteet\n- { from: /docs/s, to: "/docs/ohjeet/saldo" }\n- { from: /docs,';
  const changes: Changes = {
    ...replaced('redirects.yaml', '- { from: /docs,', list),
    'synonyms.fi.yaml': '# Sanoja\n- words: [velka]\n  pages: [/docs/ohjeet/saldo] # vain yksi\n',
    'search-expectations.yaml': "tavalliset:\n  velka: '/docs/ohjeet/saldo'\n",
    'queries/viittaukset.graphql': '{ allDoc(filter: { linksTo: { eq: "/docs/ohjeet/saldo" } }) { nodes { path } } }\n',
    'published-links.txt': '/docs/ohjeet/saldo\n',
  };
  const { folder, text } = await renamed(changes, 'ohjeet/saldo', 'tili/avoin-saldo');
  expect(has(folder, 'docs/ohjeet/saldo.mdx')).toBe(false);
  expect(text('docs/tili/avoin-saldo.mdx')).toBe(
    goodText('docs/ohjeet/saldo.mdx').replace('tarkistus.\n', 'tarkistus.\naliases: [/docs/ohjeet/saldo]\n'),
  );
  expect(text('docs/ohjeet/index.mdx')).toContain('[saldo](../tili/avoin-saldo.mdx)');
  expect(text('sidebars.yaml')).toBe(goodText('sidebars.yaml').replace('ohjeet/saldo', 'tili/avoin-saldo'));
  expect(text('site.yaml')).toContain('featured: [/docs/tili/avoin-saldo]');
  for (const name of ['redirects.yaml', 'synonyms.fi.yaml', 'search-expectations.yaml', 'queries/viittaukset.graphql'])
    expect(text(name)).toBe(String(changes[name]).replaceAll('/docs/ohjeet/saldo', '/docs/tili/avoin-saldo'));
  expect(text('docs/versiot/kesakuu.mdx')).not.toContain('/docs/ohjeet/saldo');
});

test('a post and its translation keep their files, get a slug, and all links are updated', async () => {
  const changes = {
    'blog/2025-06-30-kesakuu.sv.mdx': goodText('blog/2025-06-30-kesakuu.mdx'),
    'docs/uusi.mdx': doc('Uusi', '[a](/blog/2025/06/30/kesakuu)'),
  };
  const { text } = await renamed(changes, '/blog/2025/06/30/kesakuu', 'blog/kesa');
  const withSlug = goodText('blog/2025-06-30-kesakuu.mdx').replace('authors:', 'slug: kesa\nauthors:');
  expect(text('blog/2025-06-30-kesakuu.sv.mdx')).toBe(withSlug);
  expect(text('blog/2025-06-30-kesakuu.mdx')).toBe(
    withSlug.replace('tags: [uutiset]\n', 'tags: [uutiset]\naliases: [/blog/2025/06/30/kesakuu]\n'),
  );
  expect(text('docs/uusi.mdx')).toContain('[a](/blog/kesa)');
});

test('a post with a slug gets a new one, and its old address is restored', async () => {
  const { folder, text } = await renamed({}, 'blog/webinaari', 'syksyn-webinaari');
  expect(text('blog/webinaari.mdx')).toContain('slug: syksyn-webinaari\n');
  expect(text('blog/webinaari.mdx')).toContain('authors: [tiimi]\naliases: [/blog/webinaari]\n');
  await renameIn(folder, 'blog/syksyn-webinaari', 'webinaari');
  expect(text('blog/webinaari.mdx')).toContain('slug: webinaari\n');
  expect(text('blog/webinaari.mdx')).toContain('aliases: [/blog/syksyn-webinaari]\n');
  expect(await errorsIn(folder)).toEqual([]);
});

test('moves translations and unshared images; shared images and words stay', async () => {
  const body = (own: string, folder: string) =>
    `![a](./${own}.svg)\n\n![b](kuvat/b.svg)\n\n![c](./${folder}kaavio.svg)\n\n[lasku](./${folder}lasku.mdx#tiedot) <Term name="ohjeet">Ohjeet</Term>`;
  const folder = makeContentFolder({
    'docs/uusi.mdx': doc('Uusi', body('uusi', 'ohjeet/'), 'keywords: [ohjeet]\n'),
    'docs/uusi.sv.mdx': doc('Ny', '![a](./uusi.svg)\n\n[original](./uusi.mdx)'),
    'docs/uusi.svg': goodText('docs/ohjeet/kaavio.svg'),
    'docs/kuvat/b.svg': goodText('docs/ohjeet/kaavio.svg'),
  });
  await renameIn(folder, '/docs/uusi', 'ohjeet/vanha');
  expect(textIn(folder, 'docs/ohjeet/vanha.mdx')).toBe(
    doc('Uusi', body('vanha', ''), 'keywords: [ohjeet]\naliases: [/docs/uusi]\n'),
  );
  expect(textIn(folder, 'docs/ohjeet/vanha.sv.mdx')).toBe(doc('Ny', '![a](./vanha.svg)\n\n[original](./vanha.mdx)'));
  expect([has(folder, 'docs/kuvat'), has(folder, 'docs/ohjeet/kuvat/b.svg')]).toEqual([false, true]);
});

/** Links in all notations; OLD is the old address. */
const LINKS = `[a](OLD#tila "otsikko") [query and last slash](OLD/?a=1) [pointed](<OLD>) [a][b] [twice](OLD) [in a line](OLD)

[b]: OLD 'c'

## Heading with a link [a](OLD) and an id {#oma}

[\`code like a link](b\`](OLD) [whole address](https://pieni.example.com/svOLD#x)

<Term>a</Term> https://pieni.example.comOLD

<Kortti to="OLD" />`;
const OTHERS = `[longer address](${SALDO}ja) \`${SALDO}\`\n\n\`\`\`text\n[a](${SALDO})\n\`\`\``;

test('updates every link notation, but not code and longer addresses', async () => {
  const written = (to: string) => `${LINKS.replaceAll('OLD', to)}\n\n${OTHERS}`;
  const folder = makeContentFolder(page(written(SALDO)));
  await renameIn(folder, SALDO, 'ohjeet/tili');
  expect(textIn(folder, 'docs/uusi.mdx')).toBe(page(written(NEW).replace(`${NEW}/?`, `${NEW}?`))['docs/uusi.mdx']);
});

const aliases: [what: string, before: string, after: string][] = [
  ['a list in brackets', 'aliases: [/docs/a]\n', `aliases: [/docs/a, ${SALDO}]\n`],
  ['a list in lines', 'aliases:\n  - /docs/a # a\ntags: [x]\n', `aliases:\n  - /docs/a # a\n  - ${SALDO}\ntags: [x]\n`],
  ['an empty list', 'aliases: []\n', `aliases: [${SALDO}]\n`],
  ['the new address in it', `aliases: [${NEW}, /docs/b]\n`, `aliases: [/docs/b, ${SALDO}]\n`],
  ['the new address alone', `tags: [x]\naliases:\n  - ${NEW}\n`, `tags: [x]\naliases: [${SALDO}]\n`],
];

test.each(aliases)('aliases: %s', async (_what, before, after) => {
  const { text } = await renamed({ 'docs/ohjeet/saldo.mdx': doc('Saldo', 'Teksti.', before) });
  expect(text('docs/ohjeet/tili.mdx')).toBe(doc('Saldo', 'Teksti.', after));
});

test('removes a redirect from the new address; a draft leaves no alias', async () => {
  const list = '- from: /docs/ohjeet/tili\n  to: /docs/ohjeet/saldo\n- { from: /docs,';
  const { folder, text } = await renamed({
    'docs/uusi.mdx': doc('Uusi', 'Teksti.', 'draft: true\n'),
    ...replaced('redirects.yaml', '- { from: /docs,', list),
  });
  expect(text('redirects.yaml')).toBe(goodText('redirects.yaml'));
  await renameIn(folder, 'uusi', 'toinen');
  expect(text('docs/toinen.mdx')).toBe(doc('Uusi', 'Teksti.', 'draft: true\n'));
});

test('keeps byte order mark and line endings', async () => {
  const windows = `\uFEFF${doc('Uusi', `[a](${SALDO})\n\n[b](${SALDO})`)}`.replaceAll('\n', '\r\n');
  const saldo = (keys: string) => doc('Saldo', 'Teksti.', keys).replaceAll('\n', '\r\n');
  const { text } = await renamed({ 'docs/uusi.mdx': windows, 'docs/ohjeet/saldo.mdx': saldo('') });
  expect(text('docs/uusi.mdx')).toBe(windows.replaceAll(SALDO, NEW));
  expect(text('docs/ohjeet/tili.mdx')).toBe(saldo(`aliases: [${SALDO}]\n`));
});

testWith('versions')('writes a page of another version in that version’s notation', async () => {
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

const REFUSALS = {
  'ohjeet/sald to x': 'There is no page "ohjeet/sald". Did you mean "/docs/ohjeet/saldo"?',
  '/docs/lasku to x': '/docs/lasku is an old address. Name its current page: /docs/ohjeet/lasku',
  'ohjeet/saldo to ohjeet/lasku':
    '/docs/ohjeet/lasku is already the page of content/docs/ohjeet/lasku.mdx. Choose another path.',
  'ohjeet/saldo to ohjeet/saldo.mdx': '/docs/ohjeet/saldo has this address already.',
  'ohjeet/saldo to category/ohjeet':
    '/docs/category/ohjeet is a page that the site makes by itself. Choose another path.',
  'ohjeet/saldo to lasku':
    '/docs/lasku is an old address that leads readers to /docs/ohjeet/lasku (content/docs/ohjeet/lasku.mdx:6). Choose another path.',
  'ohjeet/saldo to ohjeet/Avoin saldo':
    '"ohjeet/Avoin saldo" cannot be the address of a page. Write ohjeet/avoin-saldo',
  'ohjeet/saldo to _vanhat/saldo': '"_vanhat/saldo" cannot be the address of a page. Write vanhat/saldo',
  'ohjeet/saldo to ../saldo':
    '"../saldo" cannot be the address of a page. Use letters, digits and hyphens: pikaohjeet/saldo',
  'ohjeet/saldo to ohjeet/tili.sv':
    '"ohjeet/tili.sv" ends like a translation. Name the original; its translations go with it.',
  '/blog/webinaari to /blog/2025/06/30/kesakuu':
    '/blog/2025/06/30/kesakuu is already the page of content/blog/2025-06-30-kesakuu.mdx. Choose another path.',
  '/blog/webinaari to Syksyn webinaari': '"Syksyn webinaari" cannot be the address of a post. Write syksyn-webinaari',
};

test('rejects an impossible rename with the reason', async () => {
  const content = await contentOf(makeContentFolder());
  const refusalOf = (call: string) => {
    const [name = '', target = ''] = call.split(' to ');
    try {
      return planRename(findPage(name, content), target, content);
    } catch (error) {
      return String(error);
    }
  };
  for (const [call, message] of Object.entries(REFUSALS))
    expect([call, refusalOf(call)]).toEqual([call, `Error: ${message}`]);
});

const SEARCHES = 'search-expectations.yaml';
test.each<[what: string, changes: Changes, message: RegExp]>([
  ['no MDX', page('<Steps'), /^content\/docs\/uusi\.mdx cannot be read, so links in it would be missed: /],
  ['no YAML', { [SEARCHES]: 'a: [b' }, /^content\/search-expectations\.yaml cannot be read/],
  ['no UTF-8', { [SEARCHES]: Uint8Array.of(0x61, 0x3a, 0x20, 0xe4) }, /^content\/search-expectations\.yaml cannot/],
])('a file that is %s stops the rename', async (_what, changes, message) => {
  const folder = makeContentFolder(changes);
  await expect(renameIn(folder, SALDO, NEW)).rejects.toThrow(message);
  expect(has(folder, 'docs/ohjeet/saldo.mdx')).toBe(true);
});

test('reports remaining mentions of the old address', async () => {
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
