import { findNginx, startNginx, type RunningNginx } from '../../scripts/lib/nginx';
import { PLAIN } from '../support/testSites';
import { expect, test, visit } from './support/test';

const nginx = findNginx();
test.skip(nginx === undefined && process.env.CI === undefined, 'There is no nginx here. On Debian: apt install nginx');

let server: RunningNginx;
test.beforeAll(async () => {
  server = await startNginx({ nginx: nginx ?? 'nginx', project: PLAIN.project });
});
// Undefined if it did not start, which has been reported.
test.afterAll(() => (server as RunningNginx | undefined)?.stop());

test('under the content policy pages work, and only code written by the build runs', async ({ page, complaints }) => {
  const origin = `http://127.0.0.1:${server.port}`;
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy forbids ${violatedDirective}: ${blockedURI}`),
    ),
  );
  const isStyled = () => expect(page.locator('header').first()).toHaveCSS('position', 'sticky');
  await visit(page, `${origin}/`);
  await isStyled();
  await page.locator('main a[href^="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await isStyled();
  await page.goto(`${origin}/search?q=lasku`);
  await page.locator('main ol a').first().click();
  await expect(page).toHaveURL(/\/(docs|blog)\//);
  await visit(page, `${origin}/en/docs/nothing`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await isStyled();
  expect(complaints).toEqual([]);

  const done = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="color: rgb(1, 2, 3)">x</p>');
    const styled = document.getElementById('styled');
    return { title: document.title, color: styled && getComputedStyle(styled).color };
  });
  expect(done.title).not.toBe('taken over');
  expect(done.color).not.toBe('rgb(1, 2, 3)');
  await expect.poll(() => complaints.join()).toMatch(/forbids script-src-elem: inline.*forbids style-src-attr: inline/);
  const isOfPolicy = (text: string) => /Content Security Policy|The policy forbids/.test(text);
  expect(complaints.splice(0).filter((text) => !isOfPolicy(text))).toEqual([]);
});
