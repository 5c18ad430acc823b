import { hostRedirects, listRedirects, serverRedirects } from '../../../../src/node/output/redirectFiles';
import { removeTemporaryFolders } from '../../../support/contentFolder';
import { publishFixture } from '../../../support/publishedFixture';

afterAll(removeTemporaryFolders);

test('redirects are those of the list and the aliases of pages', async () => {
  const { site, folder } = await publishFixture();
  const redirects = listRedirects(folder, site);
  expect(redirects).toEqual([
    { from: '/docs', to: '/docs/alku' },
    { from: '/docs/ohjeet/laskut', to: '/docs/ohjeet/lasku#lähetys' },
    { from: '/docs/lasku', to: '/docs/ohjeet/lasku' },
  ]);
  expect(hostRedirects(redirects, site).path).toBe('_redirects');
  expect(hostRedirects(redirects, site).text).toContain('\n/sv/docs/lasku /sv/docs/ohjeet/lasku 301!\n');
  expect(serverRedirects(redirects, site).text).toContain('  "/en/docs" "/en/docs/alku";\n');
});
