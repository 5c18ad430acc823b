import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startFailureServer } from '../e2e/support/failureServer';
import { buildDigest, makeNewBuild } from '../e2e/support/newBuild';
import { serveProject } from '../e2e/support/upstreams';
import { expect, FILE_MISSING, test } from './support/test';

const START = '/docs/pikaohjeet/saldo';
const NEXT = '/docs/pikaohjeet/hyvityslasku';
const DATA = /\/page-data\/docs\/pikaohjeet\/hyvityslasku\//;

test('a failed load is retried, missing data loads the document, and a deploy is noticed', async ({
  page,
  front,
  keep,
  due,
}) => {
  due.push(FILE_MISSING);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'next-build-'));
  await keep(Promise.resolve({ stop: () => rm(folder, { recursive: true }) }));
  makeNewBuild(folder, 1);
  const next = await keep(serveProject(folder));
  const server = await keep(startFailureServer({ port: front.port }));

  server.fail(DATA, { kind: 'drop' });
  await page.visit(server.origin + START);
  await page.mark();
  await page.follow(`${NEXT}?a=1#b`);
  await page.titled('Sivua ei voitu ladata');
  await page.at(`${server.origin}${NEXT}?a=1#b`);
  server.fix();
  await page.click({ css: 'main button', text: 'Yritä uudelleen' });
  await page.titled('Hyvityslaskun tekeminen');
  expect(await page.isMarked()).toBe(true);

  server.fail(DATA, { kind: 'html' });
  await page.visit(server.origin + START);
  await page.mark();
  await page.follow(NEXT);
  await page.until(() => document.documentElement.hasAttribute('data-marked'), false);
  await page.at(server.origin + NEXT);
  await page.titled('Hyvityslaskun tekeminen');

  server.fix();
  server.fail(DATA, { kind: 'slow', delay: 1000 });
  await page.reload();
  await page.back();
  await page.at(server.origin + START);
  await page.titled('Saldon');
  await page.hydrated();

  server.fix();
  const digest = () => (window as unknown as { ___webpackCompilationHash: string }).___webpackCompilationHash;
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
});
