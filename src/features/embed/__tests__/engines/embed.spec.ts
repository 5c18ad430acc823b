import { expect, FULL, test } from '../../../../../__tests__/engines/support/test';

test.use({ site: FULL, settings: { javaScript: true, storage: false } });

const SECTION = { css: 'h2', text: 'Laskun lähetys' };

/** Runs in the page of the product. */
const frameOf = () => document.body.lastElementChild?.shadowRoot?.querySelector('iframe');
const frameTitle = () => document.body.lastElementChild?.shadowRoot?.querySelector('iframe')?.title;
const focused = () =>
  (document.activeElement?.shadowRoot ?? document).activeElement?.getAttribute('aria-label') ??
  document.activeElement?.textContent;

test('a product shows a section by keyboard, in its own colours, and where the frame can store nothing', async ({
  page,
  front,
  due,
}) => {
  due.push(/^warn: Browser storage is not available/);
  await page.load(front.product);
  await page.read(() => document.querySelector('button')?.focus());
  await page.press('Enter');
  await page.until(focused, 'Sulje ohje');
  await page.until(frameTitle, expect.stringContaining('Laskut'));
  const frame = await page.read(frameOf);
  await page.send('SwitchToFrame', { id: frame });
  await page.seeInView(SECTION);
  await page.see({ css: 'a[target="_blank"]', text: 'Avaa koko ohjekeskus' });
  await page.miss('header nav');
  await page.send('SwitchToFrame', { id: null });
  await page.read(() => document.documentElement.setAttribute('data-help-mode', 'dark'));
  await page.send('SwitchToFrame', { id: frame });
  await page.until(() => document.documentElement.dataset.theme, 'dark');
  await page.click(SECTION);
  // The frame is gone before the key is up.
  await page.press('Escape').catch(() => undefined);
  await page.send('SwitchToFrame', { id: null });
  await page.until(frameTitle, null);
  await page.until(focused, 'Laskun lähetys');
});
