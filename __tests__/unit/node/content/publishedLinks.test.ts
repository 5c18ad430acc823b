import { joinPublishedLinks } from '../../../../src/node/content/publishedLinkList';
import { loadContent } from '../../../../src/node/content/loadContent';
import { listLinks } from '../../../../src/node/content/publishedLinks';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test('a site publishes its pages with their headings, its translations and what leads on; no drafts', async () => {
  const folder = makeContentFolder({
    'docs/uusi.mdx': '---\ntitle: Uusi\ndescription: d\ndraft: true\n---\n\n## Tiedot\n',
  });
  const { content } = await loadContent(folder, createRecordStore());
  if (content === undefined) throw new Error('The content folder cannot be read.');
  const links = joinPublishedLinks(listLinks(content));
  const docs = links.filter(({ path }) => /^(\/sv)?\/docs(?!\/category)/.test(path));
  expect(docs).toEqual([
    { path: '/docs', anchors: [] },
    { path: '/docs/alku', anchors: [] },
    { path: '/docs/lasku', anchors: [] },
    { path: '/docs/ohjeet', anchors: [] },
    { path: '/docs/ohjeet/lasku', anchors: ['lähetys', 'tiedot'] },
    { path: '/docs/ohjeet/laskut', anchors: [] },
    { path: '/docs/ohjeet/saldo', anchors: [] },
    { path: '/docs/versiot/kesakuu', anchors: [] },
    { path: '/sv/docs/alku', anchors: [] },
  ]);
  expect(links.map(({ path }) => path)).toContain('/blog/authors');
  expect(links.map(({ path }) => path)).not.toContain('/404.html');
});
