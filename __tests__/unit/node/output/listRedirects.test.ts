import { listRedirects } from '../../../../src/node/output/listRedirects';
import { removeTemporaryFolders } from '../../../support/contentFolder';
import { publishFixture } from '../../../support/publishedFixture';

afterAll(removeTemporaryFolders);

test('redirects are those of the list and the aliases of pages', async () => {
  const { site, folder } = await publishFixture();
  expect(listRedirects(folder, site)).toEqual([
    { from: '/docs', to: '/docs/alku' },
    { from: '/docs/ohjeet/laskut', to: '/docs/ohjeet/lasku#lähetys' },
    { from: '/docs/lasku', to: '/docs/ohjeet/lasku' },
  ]);
});
