import { listRedirects } from '../../../../../src/node/output/serving/listRedirects';
import { frontMatter } from '../../../../support/changes';
import { removeTemporaryFolders } from '../../../../support/contentFolder';
import { publishFixture } from '../../../../support/publishedFixture';

afterAll(removeTemporaryFolders);

const KEYS = { tags: ['uutiset', 'muut'], authorPages: [] };
const ALL = ['fi', 'en', 'sv'];

test('redirects are those of the list, the aliases of pages, and the numbers of the first pages of lists', async () => {
  const { site, content } = await publishFixture();
  expect(listRedirects(content.redirects.data, site, KEYS)).toEqual([
    { from: '/docs', to: '/docs/alku', codes: ALL },
    { from: '/docs/ohjeet/laskut', to: '/docs/ohjeet/lasku#lähetys', codes: ALL },
    { from: '/docs/lasku', to: '/docs/ohjeet/lasku', codes: ALL },
    { from: '/blog/page/1', to: '/blog', codes: ALL },
    { from: '/blog/tags/uutiset/page/1', to: '/blog/tags/uutiset', codes: ALL },
  ]);
});

test('a redirect leads on in the languages that have its page', async () => {
  const { site, content } = await publishFixture(
    frontMatter('title: Uusi\ndescription: Uutta.\nfallback: false\naliases: [/docs/entinen]'),
  );
  expect(listRedirects(content.redirects.data, site, KEYS)).toContainEqual({
    from: '/docs/entinen',
    to: '/docs/uusi',
    codes: ['fi'],
  });
});
