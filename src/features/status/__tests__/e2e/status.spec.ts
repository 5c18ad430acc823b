import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, visit } from '../../../../../__tests__/e2e/support/test';
import { FULL } from '../../../../../__tests__/support/testSites';
import { accessibilityFindings } from '../../../../../scripts/lib/siteCheck/accessibility';

const MINUTE = 60_000;

test('an open page shows a notice within a minute, moves nothing, and keeps a closed one closed', async ({ page }) => {
  await page.clock.install();
  let body = '{}';
  let asked = 0;
  await page.route('**/tila.json', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'application/json', body });
  });
  const answer = () => page.waitForResponse('**/tila.json');
  const nextMinute = async () => {
    const answered = answer();
    await page.clock.runFor(MINUTE);
    await answered;
  };
  const first = answer();
  await visit(page, `${FULL.url}/docs/alku`);
  await page.clock.runFor(1000);
  await first;
  const notice = page.getByRole('complementary', { name: 'Tilannetieto' });
  await expect(notice).toHaveCount(0);

  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  body = JSON.stringify({ text: { fi: 'Laskutus on <b>hidas</b>.' }, level: 'critical', link: '/docs/alku' });
  await nextMinute();
  expect(asked).toBe(2);
  await expect(page.getByRole('alert')).toContainText('Laskutus on <b>hidas</b>. Lue lisää');
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/ohje/docs/alku');
  expect(await heading.boundingBox()).toEqual(before);
  // It does not cover the button in the corner.
  const isOnTop = (element: Element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 9, bottom - 9) === element;
  };
  expect(await page.getByRole('button', { name: 'Avaa chat' }).evaluate(isOnTop)).toBe(true);
  expect(await accessibilityFindings(page, '[aria-label="Tilannetieto"]')).toEqual([]);

  await page.getByRole('button', { name: 'Sulje tilannetieto' }).click();
  await expect(notice).toHaveCount(0);
  await nextMinute();
  await expect(notice).toHaveCount(0);
  body = '{"text":"Korjattu."}';
  await nextMinute();
  await expect(notice.getByRole('status')).toHaveText('Korjattu.');
  await page.clock.runFor(MINUTE / 2);
  expect(asked).toBe(4);
});

test('the build writes a file without a notice, which is neither compressed nor in the offline copy', () => {
  const read = (name: string) => readFileSync(path.join(FULL.output, name), 'utf8');
  expect(read('tila.json')).toBe('{}\n');
  expect(['tila.json.gz', 'tila.json.br'].filter((name) => existsSync(path.join(FULL.output, name)))).toEqual([]);
  expect(read('offline-sw.js')).not.toContain('tila.json');
});
