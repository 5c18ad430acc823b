import { expect, type Page, visit } from '../../../../../__tests__/e2e/support/test';

export const GUIDE = '/docs/pikaohjeet/saldo';
export const STEPS = `${GUIDE}#nain-siirrat-tai-palautat-saldon`;
export const ORIGIN = 'https://ohje.example.com';
export const COPIED = 'Vastaus kopioitu.';
export const LINKED = 'Linkki kopioitu.';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).last();
export const openReply = (page: Page, count: number) =>
  page.getByRole('button', { name: `Vastaus (${String(count)})` });

/** The corner that the loaded tools add. */
export const tools = (page: Page) => page.locator('[data-support]');

/** Opens a page with the tools and waits until they are visible. */
export async function open(page: Page, address = GUIDE): Promise<void> {
  const [path = '', hash = ''] = address.split('#');
  await visit(page, `${path}?tuki=1${hash === '' ? '' : `#${hash}`}`);
  await expect(tools(page)).toBeAttached();
}

/** Copies by a key and returns the text. Waits until the previous notice disappears. */
export async function copyBy(page: Page, key: string, notice: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press(key);
  await expect.poll(() => clipboard(page)).not.toBe('');
  await expect(status(page, notice)).toBeVisible();
  return clipboard(page);
}

export const markSteps = (page: Page) =>
  page.evaluate(() => {
    const [first, , third] = document.querySelectorAll('ol.steps > li');
    if (first === undefined || third === undefined) throw new Error('The page has no steps.');
    document.getSelection()?.setBaseAndExtent(first, 0, third, 0);
  });

export async function openSearch(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(query);
}
