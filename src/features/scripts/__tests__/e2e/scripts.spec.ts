import { AGREED_SCRIPT, CHAT, CHAT_HOST } from '../../../../../__tests__/e2e/support/chrome';
import { expect, hydrated, test, visit } from '../../../../../__tests__/e2e/support/test';
import { FULL } from '../../../../../__tests__/support/testSites';
import { accessibilityFindings, scrollWidth } from '../../../../../scripts/lib/siteCheck/accessibility';

/** A chat that connects to its host, shows its window in a frame, and tries to send to another host. */
const SCRIPT = `const frame = document.createElement('iframe');
frame.src = '${CHAT_HOST}/ikkuna';
frame.title = 'Chat';
document.body.append(frame);
const ask = (url) => fetch(url).then(() => 'allowed', () => 'refused');
Promise.all([ask('${CHAT_HOST}/viestit'), ask('https://muualla.example.com/')])
  .then((answers) => { window.asked = answers; });`;

test.use({ isAsked: true });

test('a chat loads on a press, with what the policy allows it; after a failure it can be pressed again', async ({
  page,
  complaints,
}) => {
  const requests: string[] = [];
  let isBlocked = true;
  await page.route(/^https:/, (route) => {
    requests.push(route.request().url());
    if (isBlocked) return route.abort('blockedbyclient');
    const headers = { 'access-control-allow-origin': '*' };
    if (route.request().url() === CHAT) return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    return route.fulfill({ headers, contentType: 'text/html', body: '<p>Hei</p>' });
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, `${FULL.url}/en/docs/alku`);
  const button = page.getByRole('button', { name: 'Open the chat' });
  await button.scrollIntoViewIfNeeded();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(390);
  expect(requests).toEqual([]);
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The service did not load.' })).toBeVisible();
  expect(await accessibilityFindings(page, 'section[aria-label="Services"]')).toEqual([]);
  expect(requests).toEqual([CHAT]);
  isBlocked = false;
  await button.click();
  await expect(page.frameLocator('iframe').getByText('Hei')).toBeAttached();
  await page.waitForFunction(() => 'asked' in window);
  expect(await page.evaluate(() => (window as { asked?: string[] }).asked)).toEqual(['allowed', 'refused']);
  await expect(button).toHaveCount(0);
  expect(requests.sort()).toEqual([CHAT, CHAT, `${CHAT_HOST}/ikkuna`, `${CHAT_HOST}/viestit`]);
  // The browser names what was blocked, and what the policy refused.
  const expected = /ERR_BLOCKED_BY_CLIENT|https:\/\/muualla\.example\.com/;
  expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
  complaints.length = 0;
});

test('a script loads when idle, another after consent, and a withdrawal ends that one', async ({ page }) => {
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await visit(page, `${FULL.url}/`);
  await expect(page.locator('html')).toHaveAttribute('data-idle', 'complete');
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Salli', exact: true }).click();
  await expect.poll(() => requests).toContain(AGREED_SCRIPT);
  await page.getByRole('button', { name: 'Seuranta-asetukset' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Älä salli' }).click();
  await reloaded;
  requests.length = 0;
  await hydrated(page);
  expect(requests).not.toContain(AGREED_SCRIPT);
});
