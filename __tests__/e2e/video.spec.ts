import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { passTime } from './support/passTime';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ baseURL: FULL.origin });

const PAGE = '/ohje/docs/media/videot';
const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';

/** The requests of a page, in order; those to other sites are answered by us. */
async function watchRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    requests.push(url);
    if (new URL(url).hostname === 'localhost') return route.continue();
    return route.fulfill({ contentType: 'text/html', body: '<title>Soitin</title>' });
  });
  return requests;
}

const foreign = (requests: readonly string[]) => requests.filter((url) => new URL(url).hostname !== 'localhost');

test('a video is fetched when it is started and not before; its captions show, and what is said can be read', async ({
  page,
}) => {
  const requests = await watchRequests(page);
  await page.clock.install();
  await visit(page, PAGE);
  await expect(page.getByText(/^YouTube – video haetaan vasta/)).toBeVisible();
  const start = page.getByRole('button', { name: 'Toista video: Esittely' });
  await start.hover();
  await passTime(page);
  const fetched = (ending: string) => requests.some((url) => url.endsWith(ending));
  expect([fetched('.webm'), foreign(requests)]).toEqual([false, []]);

  const video = page.locator('video');
  await expect(video).toHaveAttribute('poster', /\/ohje\/static\/images\/nayte-[^/]*\.jpeg$/);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length)).toBe(2);
  expect([fetched('.webm'), fetched('.vtt')]).toEqual([true, true]);
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('showing');
  expect(await video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(3);
  await expect(page.getByText('Kesto 3 s')).toBeVisible();
  await page.getByText('Video tekstinä').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Avaa lasku.' })).toContainText('0:00');
  await expect(page.getByRole('listitem').filter({ hasText: 'Valitse Lähetä.' })).toContainText('0:01');

  await start.click();
  const player = page.locator('iframe[title="Esittely"]');
  await expect(player).toHaveAttribute('src', PLAYER);
  await expect(player).toHaveAttribute('allow', /autoplay/);
  await expect(player).toBeFocused();
  await expect.poll(() => foreign(requests)).toEqual([PLAYER]);
});
