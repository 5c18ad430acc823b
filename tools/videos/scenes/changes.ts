import { CHANGES_SEEN_KEY } from '../../../src/model/pages/changesVisit';
import { DESKTOP } from '../device';
import type { Scene } from '../scene';

/** A visit of two months before the newest release note. */
const EARLIER_VISIT = JSON.stringify({ since: null, seen: '2025-08-31', at: 0 });

/** What changed: from the note to the guide and back, and what is new since the last visit. */
export const changesScene: Scene = {
  name: 'muutokset',
  device: DESKTOP,
  start: '/docs/etusivu',
  posterAt: 11,
  prepare: async (page) => {
    await page.evaluate(([key, visit]) => localStorage.setItem(key, visit), [CHANGES_SEEN_KEY, EARLIER_VISIT] as const);
  },
  play: async ({ page, say, pause, point, click, scrollTo }) => {
    const article = page.getByRole('article');
    await say('Versiotiedotteet kertovat kuukausittain, mikä järjestelmässä on muuttunut.');
    await click(page.getByRole('banner').getByRole('link', { name: 'Versiotiedotteet' }));
    await say('Kun olet käynyt täällä ennenkin, näet ohjeet, jotka ovat muuttuneet sen jälkeen.');
    await pause(3);
    await say('Avaa uusin tiedote.');
    const note = page
      .getByRole('main')
      .getByRole('link', { name: /Lokakuu 2025|lokakuu 2025/ })
      .first();
    await scrollTo(note, 220);
    await click(note);
    await say('Jokaisen muutoksen perässä on linkki ohjeeseen, jota se koskee.');
    const guide = article.getByRole('link', { name: 'eri maksaja' });
    await scrollTo(guide, 260);
    await pause(1.5);
    await click(guide);
    await say('Ohjeen alussa lukee, milloin se on viimeksi muuttunut.');
    const back = page.getByRole('link', { name: 'Versiotiedote 10/2025' });
    await point(back);
    await pause(2);
    await say('Kuukaudesta pääset takaisin tiedotteeseen.');
    await click(back);
    await pause(2);
  },
};
