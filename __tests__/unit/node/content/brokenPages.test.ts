import { removeTemporaryFolders, withContentFolder, type Changes } from '../../../support/contentFolder';
import { faultsAfter, oneFault, reportAfter } from '../../../support/faults';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';

afterAll(removeTemporaryFolders);

const SALDO = 'docs/ohjeet/saldo.mdx';

/** What refers to the page: synonyms, an old address of it, a link to a heading, the page before another one. */
const REFERENCES: Changes = {
  'synonyms.fi.yaml': '- { words: [rahat], pages: [/docs/ohjeet/saldo] }\n',
  'published-links.txt': '/docs/saldo #tilat\n',
  'docs/uusi.mdx':
    '---\ntitle: Uusi\ndescription: Uusi sivu.\npagination_prev: /docs/ohjeet/saldo\n---\n\n[x](/docs/ohjeet/saldo#tilat)\n',
};

const saldo = (frontMatter: string, body = '## Tilat\n\nTeksti.') => ({
  ...REFERENCES,
  [SALDO]: `---\n${frontMatter}\naliases: [/docs/saldo]\n---\n\n${body}\n`,
});

const SOUND = 'title: Saldo\ndescription: Saldon tarkistus.';

test('the page is referred to in every way', async () => {
  expect(await faultsAfter(saldo(SOUND))).toEqual([]);
});

const broken: [fault: string, changes: Changes, place: string, message: string, hint: string][] = [
  [
    'an unclosed quotation mark',
    saldo('title: "Saldo\ndescription: Saldon tarkistus.'),
    `content/${SALDO}:2:8`,
    'A quotation mark is opened here but not closed.',
    'Write the same mark at the end of the text.',
  ],
  [
    'a missing description',
    saldo('title: Saldo'),
    `content/${SALDO}:2:1`,
    '"description" is missing.',
    'Add it: it is a text.',
  ],
  [
    'an element that is not closed',
    saldo(SOUND, '## Tilat\n\n<Steps>\n\nTeksti.'),
    `content/${SALDO}:9:1`,
    '<Steps> is opened but not closed.',
    'Write </Steps> after its content.',
  ],
];

test.each(broken)('%s is one fault, since others still find the page', async (_fault, changes, ...fault) => {
  expect(await reportAfter(changes)).toBe(oneFault(...fault));
});

test('the text of a page whose front matter has a fault is checked at the same time', async () => {
  const faults = await faultsAfter(saldo(`${SOUND}\nauthro: Matti`, '## Tilat\n\n[x](/docs/ei-ole)'));
  expect(faults.map(({ line, message }) => [line, message])).toEqual([
    [4, 'Unknown key "authro".'],
    [10, 'The link "/docs/ei-ole" leads to no page.'],
  ]);
});

test('a broken post keeps its address, and its authors where they can be read', async () => {
  const changes = {
    'blog/webinaari.mdx':
      '---\ntitle: "Webinaari\ndate: 2025-09-05\nslug: webinaari\nauthors: [tiimi]\n---\n\nTeksti.\n',
    'docs/uusi.mdx': '---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\n[x](/blog/webinaari)\n',
  };
  expect((await faultsAfter(changes)).map(({ file, message }) => [file, message])).toEqual([
    ['content/blog/webinaari.mdx', 'A quotation mark is opened here but not closed.'],
  ]);
  const { content } = await withContentFolder(changes, (folder) => loadContent(folder, createRecordStore()));
  const post = content?.posts.find(({ path }) => path === '/blog/webinaari');
  expect(post?.frontMatter.authors).toEqual(['tiimi']);
});

test('a page whose text cannot be read says why in its place', async () => {
  const changes = { [SALDO]: `---\n${SOUND}\n---\n\n<Steps>\n` };
  const { content } = await withContentFolder(changes, (folder) => loadContent(folder, createRecordStore()));
  const page = content?.docs.find(({ path }) => path === '/docs/ohjeet/saldo');
  expect(page?.frontMatter.title).toBe('Saldo');
  expect(page?.content.html).toBe(
    '<div class="admonition" data-kind="danger" role="note" lang="en"><p class="admonition-title">' +
      '<span>This text cannot be shown</span></p><ul><li><code>content/docs/ohjeet/saldo.mdx:6:1</code><br>' +
      '&#x3C;Steps> is opened but not closed.<br>Write &#x3C;/Steps> after its content.</li></ul></div>',
  );
});

test('a page without front matter has the name of its file', async () => {
  const changes = { [SALDO]: 'Teksti.\n' };
  const { content } = await withContentFolder(changes, (folder) => loadContent(folder, createRecordStore()));
  const page = content?.docs.find(({ path }) => path === '/docs/ohjeet/saldo');
  expect([page?.frontMatter.title, page?.content.html]).toEqual(['saldo', '<p>Teksti.</p>']);
});
