import { PHONE } from '../device';
import type { Scene } from '../scene';

/** Reading on a phone: the menu, the contents, and back. */
export const phoneScene: Scene = {
  name: 'puhelin',
  device: PHONE,
  start: '/docs/pikaohjeet/hyvityslasku',
  posterAt: 12,
  play: async ({ page, say, pause, click, scrollTo, back }) => {
    const panel = page.getByRole('dialog', { name: 'Valikko' });
    await say('Puhelimessa sivut löytyvät valikosta.');
    await pause(1);
    await click(page.getByRole('banner').getByRole('button', { name: 'Valikko', exact: true }));
    await say('Ensin näet saman osan sivut. Avoin sivu on merkitty.');
    await pause(2);
    await say('Päävalikkoon, kieliin ja väreihin pääset ylhäältä.');
    await click(panel.getByRole('button', { name: 'Päävalikko' }));
    await pause(1.5);
    await click(panel.getByRole('button', { name: 'Tämän osan sivut: Pikaohjeet' }));
    await say('Valitse ohje napauttamalla sen nimeä.');
    await click(panel.getByRole('link', { name: 'Laskun reklamointi' }));
    await pause(1);
    await say('Pitkässä ohjeessa avaa kohta Tällä sivulla. Se luettelee sivun otsikot.');
    await click(page.getByText('Tällä sivulla').locator('visible=true').first());
    await pause(1.5);
    await say('Napauta otsikkoa, niin pääset suoraan sen kohdalle.');
    await click(page.getByRole('link', { name: 'Jos jokin menee vikaan' }).locator('visible=true').first());
    await pause(2);
    await scrollTo(page.locator('main h2').last(), 400);
    await say('Selaimen Takaisin-painike vie aina edelliseen paikkaan.');
    await back();
    await pause(1.5);
    await back();
    await pause(2);
  },
};
