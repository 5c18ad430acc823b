import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLAIN } from '../support/testSites';
import { buildDigest, makeNewBuild } from './support/newBuild';
import { startFailureServer } from './support/failureServer';
import { passTime } from './support/passTime';
import { UPSTREAMS } from './support/upstreams';
import { documentLoads, followLink, isWhole } from './support/whole';
import { expect, hydrated, takeDue, test, type Page, visit } from './support/test';

const FOLDER = path.resolve('test-results/builds');
const START = '/docs/pikaohjeet/saldo';

/** Waits for an HTML file written by a build. */
const isOfBuild = (page: Page, digest: string) =>
  page.waitForFunction(
    (wanted) => (window as unknown as { ___webpackCompilationHash: string }).___webpackCompilationHash === wanted,
    digest,
  );

const DUE = /Failed to load resource|Refused to execute|could not be loaded|ChunkLoadError|Loading chunk/;

// Assembles both builds once, for one worker or several.
test.describe.configure({ mode: 'serial' });

const next = [`${FOLDER}/1`, `${FOLDER}/2`];

/** Servers of the current test, closed after it even if it fails. */
let servers: { stop: () => Promise<void> }[] = [];

async function running<Server extends { stop: () => Promise<void> }>(starting: Promise<Server>): Promise<Server> {
  const server = await starting;
  servers.push(server);
  return server;
}

test.afterEach(async ({ page }) => {
  // An open page continues to prefetch.
  await page.close();
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});

test.beforeAll(() => next.forEach((folder, index) => makeNewBuild(folder, index + 1)));

// Each server has its own validators for changed files.
for (const [name, start] of UPSTREAMS) {
  test(`${name}: a tab open across two deploys gets each new page with one load`, async ({ page, complaints }) => {
    const builds = [await running(start()), await running(start(next[0])), await running(start(next[1]))];
    const server = await running(startFailureServer({ port: builds[0]?.port ?? 0 }));
    await page.clock.install();
    await visit(page, `${server.origin}${START}`);
    await isOfBuild(page, buildDigest());
    const loads = documentLoads(page);
    // Neither link is in view on the previous page, so neither is prefetched.
    const ways = ['/blog/2024/05/17/webinaari?a=1#b', '/docs/pikaohjeet/osoitteenmuutos?a=2'];
    for (const [turn, way] of ways.entries()) {
      server.change(builds[turn + 1]?.port ?? 0);
      await followLink(page, way);
      await isOfBuild(page, buildDigest(next[turn]));
      await expect(page).toHaveURL(server.origin + way);
      await hydrated(page);
      await isWhole(page);
      await passTime(page);
      expect(loads()).toBe(turn + 1);
    }
    takeDue(complaints, DUE);
  });
}

test('a host that names a build that it does not have causes no reload loop', async ({ page, complaints }) => {
  const server = await running(startFailureServer({ port: PLAIN.port }));
  for (const at of [START, '/docs/etusivu']) {
    const data = readFileSync(path.join(PLAIN.output, 'page-data', at, 'page-data.json'), 'utf8');
    const text = data.replace(buildDigest(), '00000000000000000000');
    server.fail(new RegExp(`/page-data${at}/page-data\\.json`), { kind: 'text', text });
  }
  const loads = documentLoads(page);
  await page.clock.install();
  await visit(page, `${server.origin}${START}`);
  await isWhole(page);
  expect(loads()).toBeLessThanOrEqual(2);
  await followLink(page, '/docs/etusivu');
  await expect(page).toHaveURL(`${server.origin}/docs/etusivu`);
  await hydrated(page);
  await passTime(page);
  await isWhole(page);
  expect(loads()).toBeLessThanOrEqual(4);
  takeDue(complaints, DUE);
});
