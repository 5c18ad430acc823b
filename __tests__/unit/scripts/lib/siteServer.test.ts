import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../../scripts/lib/siteServer';
import { servingTable } from '../../../../src/node/output/serving/servingTable';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const TABLE = servingTable({
  origins: ['https://ohje.example.com'],
  base: '',
  codes: ['fi'],
  policy: "default-src 'none'",
  redirects: [],
});

test('files that a build writes anew are served as they are now, with their caching', async () => {
  const folder = makeTemporaryFolder();
  applyChanges(folder, { 'index.html': '<p>Lasku</p>' });
  const server = createSiteServer(folder, TABLE).listen(0);
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const read = async () => {
    const answer = await fetch(address);
    return [await answer.text(), answer.headers.get('cache-control')];
  };
  expect(await read()).toEqual(['<p>Lasku</p>', 'public, max-age=0, must-revalidate']);
  applyChanges(folder, { 'index.html': '<p>Laskut ja tilaukset</p>' });
  expect(await read()).toEqual(['<p>Laskut ja tilaukset</p>', 'public, max-age=0, must-revalidate']);
  server.close();
});
