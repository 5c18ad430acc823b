import { DESKTOP } from '../device';
import type { Scene } from '../scene';

/** Switching the colours and the language, and what is said of a page that is not translated. */
export const coloursAndLanguageScene: Scene = {
  name: 'varit-ja-kieli',
  device: DESKTOP,
  start: '/docs/pikaohjeet/saldo',
  posterAt: 9,
  play: async ({ page, say, pause, click }) => {
    const bar = page.getByRole('banner');
    const colours = bar.locator('button[title]').first();
    const chooseLanguage = async (now: string, next: string) => {
      await click(bar.locator('summary', { hasText: now }));
      await pause(1);
      await click(bar.getByRole('link', { name: next, exact: true }));
    };
    await say('Sivun yläkulmassa valitset värit ja kielen.');
    await pause(1);
    await say('Auringon kuvasta saat tummat värit. Ne säästävät silmiä hämärässä.');
    await click(colours);
    await pause(2.5);
    await say('Toinen painallus palauttaa vaaleat värit. Selain muistaa valintasi.');
    await click(colours);
    await pause(1);
    await say('Kielen vaihdat maapallon kohdalta. Valitaan ruotsi.');
    await chooseLanguage('Suomi', 'Svenska');
    await say('Valikot ja painikkeet vaihtuvat heti, ja pysyt samalla sivulla.');
    await pause(2);
    await say('Jos ohjetta ei ole käännetty, siitä kerrotaan ja teksti on suomeksi.');
    await pause(3);
    await say('Takaisin suomeen pääset samasta paikasta.');
    await chooseLanguage('Svenska', 'Suomi');
    await pause(2);
  },
};
