import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** What the video of the search says, and nothing else on the site does. */
const WORDS = 'kirjoita asia niin kuin asiakas sen sanoo';
const MOMENT = /\/docs\/ohjevideot#haku-(\d+)$/;

const player = (page: Page) => page.locator('.video').first().locator('video');

/** The video of the search stands at the second of the address, in view, shows the picture there, and does not play. */
async function expectAtMoment(page: Page): Promise<void> {
  await expect(page).toHaveURL(MOMENT);
  const second = Number(MOMENT.exec(page.url())?.[1]);
  expect(second).toBeGreaterThan(0);
  const standing = () =>
    player(page).evaluate(
      (video: HTMLVideoElement, wanted) => ({
        isAtSecond: Math.abs(video.currentTime - wanted) <= 1,
        hasPicture: video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
        isPaused: video.paused,
      }),
      second,
    );
  await expect.poll(standing).toEqual({ isAtSecond: true, hasPicture: true, isPaused: true });
  await expect(player(page)).toBeInViewport({ ratio: 0.95 });
  await expect(player(page)).toBeFocused();
}

/** Goes by keys to the moment at which something is said. */
async function findMoment(page: Page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(WORDS);
  const hit = page
    .getByRole('option')
    .filter({ hasText: /Vastauksen haku omin sanoin 0:\d\d/ })
    .first();
  await expect(hit).toBeVisible();
  while ((await hit.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** It may have come to its end meanwhile. */
async function expectPlayed(page: Page): Promise<void> {
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.played.length)).toBeGreaterThan(0);
}

test('keys lead to what a video says and start it there, and going back leads to where the reader was', async ({
  page,
}) => {
  await visit(page, '/docs/etusivu');
  await findMoment(page);
  await expectAtMoment(page);
  await page.keyboard.press('Space');
  await expectPlayed(page);
  const top = await page.evaluate(() => {
    const start = window.scrollY;
    window.scrollTo({ top: start + 150, behavior: 'instant' });
    return window.scrollY - start === 150 ? window.scrollY : 0;
  });
  expect(top).toBeGreaterThan(0);
  // Pressed by script: a click would scroll the bar into view first.
  await page.locator('header a[href="/docs/category/pikaohjeet"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/docs/category/pikaohjeet');
  await expect(page.locator('.video')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.prose[data-islands] .transcript[open] [aria-current]')).toHaveCount(1);
  // The video would come into view two frames after its island.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(top));
  await expect(player(page)).not.toBeFocused();
});
