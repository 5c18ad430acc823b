import { writeFileSync } from 'node:fs';
import { test as base, expect, type TestType } from '@playwright/test';
import { CONSENT_KEY } from '../../../src/model/measuring/consent';
import { FULL, PLAIN, type TestSite } from '../../support/testSites';
import type { Engine, EngineName, Session, Settings } from './engine';
import { SENT_AFTER, startListeningServer, type ListeningServer } from './listeningServer';
import { Page } from './page';
import { startEngine } from './startEngine';

export { expect, FULL, PLAIN };
export type { Page };

/** Servers of the two sites as the engine at hand needs them: with pages that tell of their console, or as they are. */
interface Hosts {
  originOf: (site: TestSite) => string;
  portOf: (site: TestSite) => number;
  takeComplaints: () => string[];
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  hosts: Hosts;
}

interface Fixtures {
  /** Which site a path without a host belongs to. */
  site: TestSite;
  settings: Settings;
  session: Session;
  page: Page;
  /** What the page may complain of, since the journey brings it about; anything else fails the journey. */
  due: RegExp[];
  /** Keeps a server running until the journey has ended, however it ends. */
  keep: <Server extends { stop: () => Promise<unknown> }>(starting: Promise<Server>) => Promise<Server>;
}

async function listen(sites: readonly TestSite[]): Promise<Hosts & { stop: () => Promise<void> }> {
  const servers = new Map<TestSite, ListeningServer>();
  for (const site of sites) servers.set(site, await startListeningServer(site.port));
  const all = [...servers.values()];
  return {
    originOf: (site) => servers.get(site)?.origin ?? '',
    portOf: (site) => servers.get(site)?.port ?? 0,
    takeComplaints: () => all.flatMap((server) => server.takeComplaints()),
    stop: async () => void (await Promise.all(all.map((server) => server.stop()))),
  };
}

const PLAINLY: Hosts = {
  originOf: ({ port }) => `http://localhost:${port}`,
  portOf: ({ port }) => port,
  takeComplaints: () => [],
};

/** Playwright's runner without its browsers: `page` is ours. */
const runner = base as unknown as TestType<object, object>;

export const test = runner.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  hosts: [
    async ({ engine }, use) => {
      if (engine.hearsConsole) return use(PLAINLY);
      const hosts = await listen([PLAIN, FULL]);
      await use(hosts);
      await hosts.stop();
    },
    { scope: 'worker' },
  ],
  site: [PLAIN, { option: true }],
  settings: [{ javaScript: true, storage: true }, { option: true }],
  session: async ({ engine, settings }, use, testInfo) => {
    const session = await engine.newSession(settings);
    await use(session);
    if (testInfo.status !== testInfo.expectedStatus) {
      const picture = await session.tab.screenshot().catch(() => undefined);
      const path = testInfo.outputPath('at-the-end.png');
      if (picture !== undefined) writeFileSync(path, picture);
      if (picture !== undefined) await testInfo.attach('at the end', { path, contentType: 'image/png' });
    }
    await session.close();
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture wants from its braces
  due: async ({}, use) => use([]),
  // eslint-disable-next-line no-empty-pattern -- as above
  keep: async ({}, use) => {
    const stops: (() => Promise<unknown>)[] = [];
    await use(async (starting) => {
      const server = await starting;
      stops.push(() => server.stop());
      return server;
    });
    await Promise.all(stops.map((stop) => stop()));
  },
  page: async ({ engine, session, site, hosts, settings, due, keep }, use) => {
    // A page of the fixture `keep` outlives its servers where it is not said to need them.
    void keep;
    hosts.takeComplaints();
    await use(new Page(session.tab, hosts.originOf(site)));
    if (!settings.javaScript) return;
    // What was said before this question has been heard once the page has answered it.
    await session.tab
      .evaluate(
        async (wait) => {
          await new Promise((resolve) => setTimeout(resolve, wait));
          await fetch('/__complaints');
          return null;
        },
        engine.hearsConsole ? 0 : 2 * SENT_AFTER,
      )
      .catch(() => null);
    const complaints = [...session.complaints, ...hosts.takeComplaints()];
    expect(complaints.filter((text) => !due.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

/** Lets the site FULL, which asks, find a refusal, so that its question stands in nobody's way. */
export async function refuseMeasuring(page: Page, origin = page.origin): Promise<void> {
  await page.load(`${origin}/ohje/robots.txt`);
  await page.read(
    (key, value) => localStorage.setItem(key, value),
    CONSENT_KEY,
    JSON.stringify({ choice: 'denied', date: new Date().toISOString().slice(0, 10) }),
  );
}
