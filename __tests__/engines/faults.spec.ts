import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startFaultServer } from '../e2e/support/faultServer';
import { buildDigest, makeNewBuild } from '../e2e/support/newBuild';
import { serveProject } from '../e2e/support/upstreams';
import { FILE_MISSING } from './support/complaints';
import { serveFolder } from './support/folderServer';
import { expect, PLAIN, test } from './support/test';

const START = '/docs/pikaohjeet/saldo';
const NEXT = '/docs/pikaohjeet/hyvityslasku';
const DATA = /\/page-data\/docs\/pikaohjeet\/hyvityslasku\//;

test('a page that cannot be reached is told within the page, and Retry opens it', async ({
  page,
  hosts,
  keep,
  due,
}) => {
  due.push(FILE_MISSING);
  const server = await keep(startFaultServer({ port: hosts.portOf(PLAIN) }));
  server.fail(DATA, { kind: 'drop' });
  await page.visit(server.origin + START);
  const isSameDocument = await page.markDocument();
  await page.follow(`${NEXT}?a=1#b`);
  await page.titled('Sivua ei voitu ladata');
  await page.at(`${server.origin}${NEXT}?a=1#b`);
  server.fix();
  await page.click({ css: 'main button', text: 'Yritä uudelleen' });
  await page.titled('Hyvityslaskun tekeminen');
  await page.at(`${server.origin}${NEXT}?a=1#b`);
  expect(await isSameDocument()).toBe(true);
});

test('a page whose data is missing comes as a document', async ({ page, hosts, keep, due }) => {
  due.push(FILE_MISSING);
  const server = await keep(startFaultServer({ port: hosts.portOf(PLAIN) }));
  server.fail(DATA, { kind: 'html' });
  await page.visit(server.origin + START);
  await page.markDocument();
  await page.follow(NEXT);
  await page.until(() => document.documentElement.hasAttribute('data-marked'), false);
  await page.titled('Hyvityslaskun tekeminen');
  await page.at(server.origin + NEXT);
});

test('who goes back before a page that was loaded anew has its data comes to the page before', async ({
  page,
  hosts,
  keep,
}) => {
  const server = await keep(startFaultServer({ port: hosts.portOf(PLAIN) }));
  await page.visit(server.origin + START);
  await page.follow(NEXT);
  await page.titled('Hyvityslaskun tekeminen');
  server.fail(DATA, { kind: 'slow', delay: 1000 });
  await page.reload();
  await page.back();
  await page.at(server.origin + START);
  await page.titled('Saldon');
  await page.hydrated();
  await page.until(
    () => [...document.querySelectorAll('aside [aria-current]')].map((row) => row.textContent),
    ['Saldo'],
  );
});

test('a tab that is open over a deploy gets the new build with the next page', async ({ page, keep, hosts, due }) => {
  due.push(FILE_MISSING);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'next-build-'));
  try {
    makeNewBuild(folder, 1);
    const next = await keep(serveProject(folder));
    const server = await keep(startFaultServer({ port: hosts.portOf(PLAIN) }));
    const digest = () => (window as unknown as { ___webpackCompilationHash: string }).___webpackCompilationHash;
    await page.visit(server.origin + START);
    await page.until(digest, buildDigest());
    server.change(next.port);
    await page.follow('/blog/2024/05/17/webinaari?a=1');
    await page.until(digest, buildDigest(folder));
    await page.at(`${server.origin}/blog/2024/05/17/webinaari?a=1`);
    await page.hydrated();
    await page.back();
    await page.at(server.origin + START);
    await page.hydrated();
    await page.titled('Saldon');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('on a host that serves folders as they are the address is that of the page, without a load', async ({
  page,
  keep,
}) => {
  const { origin } = await keep(serveFolder(PLAIN.output));
  for (const [address, place] of [
    [`${START}/`, START],
    [`${START}/index.html?a=1#b`, `${START}?a=1#b`],
    [`${START}?a=1`, `${START}?a=1`],
    ['/', '/'],
    ['/en/', '/en'],
  ] as const) {
    await page.visit(origin + address);
    await page.at(origin + place);
    await page.until(() => performance.getEntriesByType('navigation').length, 1);
  }
  await page.visit(`${origin}${START}/`);
  const isSameDocument = await page.markDocument();
  await page.until(
    () => [...document.querySelectorAll('aside [aria-current]')].map((row) => row.textContent),
    ['Saldo'],
  );
  await page.follow('/docs/pikaohjeet/maksumuistutus');
  await page.titled('Maksumuistutuksen');
  await page.back();
  await page.titled('Saldon');
  await page.at(origin + START);
  expect(await isSameDocument()).toBe(true);
});
