import { test as base, expect, type TestType } from '@playwright/test';
import { FULL, PLAIN, type TestSite } from '../../support/testSites';
import { startEngine, type Engine, type EngineName, type Settings } from './engine';
import { startFrontServer, type FrontServer } from './frontServer';
import { DESKTOP, Page } from './page';

export { expect, FULL, PLAIN };
export type { Page };

/** Complaints about files that a test withholds. */
export const FILE_MISSING =
  /Failed to load|Loading (?:failed|chunk)|ChunkLoadError|could not be loaded|NetworkError|Load failed/;

interface WorkerFixtures {
  engineName: EngineName;
  settings: Settings;
  engine: Engine;
}

interface Fixtures {
  site: TestSite;
  /** The server of the site. Each test has its own, and with its origin an empty storage. */
  front: FrontServer;
  page: Page;
  /** Complaints that the test causes. Any other complaint fails the test. */
  due: RegExp[];
  /** Stops a server at the end of the test. */
  keep: <Server extends { stop: () => Promise<unknown> }>(starting: Promise<Server>) => Promise<Server>;
}

/** Playwright's runner without its browsers. */
const runner = base as unknown as TestType<object, object>;

export const test = runner.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  settings: [
    { javaScript: true, storage: true },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ engineName, settings }, use) => {
      const engine = await startEngine(engineName, settings);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [PLAIN, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from the braces
  due: async ({}, use) => use([]),
  // eslint-disable-next-line no-empty-pattern -- as above
  keep: async ({}, use) => {
    const servers: { stop: () => Promise<unknown> }[] = [];
    await use(async (starting) => {
      const server = await starting;
      servers.unshift(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },
  front: async ({ keep, site }, use) => use(await keep(startFrontServer(site.port, site.base))),
  page: async ({ engine, front, settings, due }, use) => {
    const page = new Page(engine.send, front.origin);
    await page.load('about:blank');
    await page.resize(DESKTOP);
    await use(page);
    const ownComplaints = () => (window as unknown as { complaints?: () => string[] }).complaints?.() ?? [];
    const complaints = [...front.complaints, ...(settings.javaScript ? await page.read(ownComplaints) : [])];
    expect(complaints.filter((text) => !due.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});
