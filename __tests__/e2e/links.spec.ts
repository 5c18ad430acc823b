import type { Locator } from '@playwright/test';
import { FULL } from '../support/testSites';
import { expect, hydrated, test } from './support/test';

const NEW_TAB = '(opens in new tab)';

const facts = (link: Locator) =>
  link.evaluate((anchor) => ({
    href: anchor.getAttribute('href'),
    target: anchor.getAttribute('target'),
    rel: anchor.getAttribute('rel'),
    text: anchor.textContent?.replace(/\s+/g, ' ').trim(),
    hasIcon: anchor.querySelector('svg') !== null || getComputedStyle(anchor, '::after').content !== 'none',
  }));

const outside = (href: string, text: string, hasIcon = true) => ({
  href,
  target: '_blank',
  rel: 'noopener noreferrer',
  text: `${text} ${NEW_TAB}`.trim(),
  hasIcon,
});
const inside = (href: string, text: string) => ({ href, target: null, rel: null, text, hasIcon: false });

test('links in navigation and footer say where they lead, in the reader’s language', async ({ page }) => {
  await page.goto(`${FULL.url}/en/docs/ohjeet/linkit`);
  await hydrated(page);
  const footer = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  expect(await Promise.all((await footer.all()).map(facts))).toEqual([
    inside('/ohje/en/docs/alku', 'Start'),
    outside('https://tuki.example.com', 'Tuki'),
    inside('mailto:tuki@example.com', 'Posti'),
    inside('tel:+358401234567', 'Puhelin'),
    inside('/ohje/en/docs/ohjeet/saldo', 'Saldo'),
    inside('/ohje/hinnasto.txt', 'Hinnasto'),
  ]);
  expect(await facts(page.getByRole('banner').getByRole('link', { name: /^Tuki / }))).toEqual(
    outside('https://tuki.example.com', 'Tuki'),
  );
});

test('links in an article do too', async ({ page }) => {
  await page.goto(`${FULL.url}/en/docs/ohjeet/linkit`);
  await hydrated(page);
  const links = page.locator('.prose p a');
  expect(await Promise.all((await links.all()).map(facts))).toEqual([
    outside('https://muualla.example.com', 'Muualle'),
    inside('mailto:tuki@example.com', 'Posti'),
    inside('tel:+358401234567', 'Puhelin'),
    inside('/ohje/en/docs/alku?a=1', 'Oma'),
    inside('/ohje/hinnasto.txt', 'Tiedosto'),
    inside('/ohje/en/docs/alku', 'Sivu'),
    outside('https://kaavio.example.com', '', false),
  ]);
  await expect(links.last()).toHaveAccessibleName(`Kaavio ${NEW_TAB}`);
});

test('a file is opened as it is', async ({ page }) => {
  await page.goto(`${FULL.url}/en/docs/ohjeet/linkit`);
  await hydrated(page);
  await page.locator('footer a[href="/ohje/hinnasto.txt"]').click();
  await expect(page).toHaveURL(`${FULL.url}/hinnasto.txt`);
  await expect(page.locator('body')).toHaveText('Hinnasto');
});
