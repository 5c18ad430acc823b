import { DESKTOP } from '../device';
import type { Scene } from '../scene';

/** Finding an answer by the words of everyday. */
export const searchScene: Scene = {
  name: 'haku',
  device: DESKTOP,
  start: '/',
  posterAt: 24,
  play: async ({ page, say, pause, point, press, type }) => {
    await say('Haku löytää ohjeen myös silloin, kun et tiedä sen nimeä.');
    await pause(2);
    await point(page.getByRole('button', { name: 'Hae ohjeista' }).locator('visible=true').first());
    await say('Avaa haku suurennuslasista tai näppäimillä Ctrl ja K.');
    await press('Control+K', 'Ctrl + K');
    await say('Kirjoita asia niin kuin asiakas sen sanoo.');
    await type('asiakas haluaa lisää maksuaikaa');
    await say('Ensimmäisenä on ohje, joka vastaa parhaiten. Hakusanasi on merkitty tekstiin.');
    await pause(3);
    await say('Siirry tuloksesta toiseen nuolinäppäimillä.');
    await press('ArrowDown', '↓');
    await press('ArrowDown', '↓');
    await press('ArrowUp', '↑');
    await say('Avaa valittu ohje Enterillä.');
    await press('Enter', 'Enter');
    await say('Ohje aukeaa, ja hakusanasi on korostettu siinäkin.');
    await pause(2);
    await point(page.getByRole('button', { name: 'Poista korostukset' }));
    await say('Poista korostukset, kun olet löytänyt etsimäsi.');
    await press('Escape', 'Esc');
    await pause(2);
  },
};
