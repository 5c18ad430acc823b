import { expect, test, visit } from './support/test';

// Every server sends the same policy: see `__tests__/built/serving.test.ts`.
test('under the content policy pages work, and only code written by the build runs', async ({ page, complaints }) => {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy forbids ${violatedDirective}: ${blockedURI}`),
    ),
  );
  const isStyled = () => expect(page.locator('header').first()).toHaveCSS('position', 'sticky');
  await visit(page, '/');
  await isStyled();
  await page.locator('main a[href^="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await isStyled();
  await page.goto('/search?q=lasku');
  await page.locator('main ol a').first().click();
  await expect(page).toHaveURL(/\/(docs|blog)\//);
  await visit(page, '/en/docs/nothing');
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
