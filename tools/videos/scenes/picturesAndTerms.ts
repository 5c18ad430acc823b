import { DESKTOP } from '../device';
import type { Scene } from '../scene';

/** Enlarging an illustration, reading what a term means, and taking the text along. */
export const picturesAndTermsScene: Scene = {
  name: 'kuvat-ja-termit',
  device: DESKTOP,
  start: '/docs/pikaohjeet/hyvityslasku',
  posterAt: 8,
  play: async ({ page, say, pause, point, click, press, scrollTo }) => {
    const term = page.locator('.prose button[popovertarget]').first();
    const image = page.locator('.zoom-button').first();
    await say('Pisteviivalla alleviivattu sana on termi, jonka merkityksen saat näkyviin.');
    await scrollTo(term, 200);
    await click(term);
    await pause(3);
    await say('Selityksestä pääset termin ohjeeseen. Esc sulkee selityksen.');
    await pause(1);
    await press('Escape', 'Esc');
    await say('Kuvan saat suuremmaksi valitsemalla sen.');
    await scrollTo(image, 110);
    await click(image);
    await pause(3);
    await say('Kuva pienenee takaisin Esc-näppäimellä tai napsautuksella.');
    await press('Escape', 'Esc');
    await pause(1);
    await say('Sivun lopussa voit kopioida koko ohjeen tekstinä, esimerkiksi omaan muistioosi.');
    const copy = page.getByRole('button', { name: 'Kopioi sivu Markdownina' });
    await scrollTo(copy, 260);
    await click(copy);
    await point(page.getByRole('status').filter({ hasText: 'Kopioitu.' }));
    await pause(2);
  },
};
