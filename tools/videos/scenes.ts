import type { Scene } from './scene';
import { CHANGES_SEEN_KEY } from '../../src/model/pages/changesVisit';
import { DESKTOP, PHONE } from './device';

/** Copying and opening a link to a step of a guide. */
const stepLinkScene: Scene = {
  name: 'vaiheen-linkki',
  device: DESKTOP,
  start: '/docs/pikaohjeet/tilauksen-lisays',
  posterAt: 13,
  play: async ({ page, say, pause, point, click, scrollTo, copyAddress, openCopied }) => {
    const steps = page.locator('.steps').first();
    const number = steps.locator('li').nth(3).locator('.step-link');
    await say('Voit ohjata kollegan suoraan siihen vaiheeseen, jota hän tarvitsee.');
    await pause(1.5);
    await scrollTo(
      page
        .locator('main h2')
        .filter({ has: page.locator('a[href^="#"]') })
        .nth(1),
      90,
    );
    await say('Ohjeen vaiheet on numeroitu. Jokainen numero on linkki.');
    await point(number);
    await pause(1.5);
    await say('Valitse vaiheen numero. Vaihe tulee näkyviin ja sen tunnus osoitteeseen.');
    await click(number);
    await pause(2);
    await say('Kopioi osoite osoiteriviltä ja lähetä se viestissä tai tukipyynnössä.');
    await copyAddress();
    await say('Vastaanottaja avaa linkin selaimessaan.');
    await openCopied();
    await say('Ohje aukeaa samasta vaiheesta, joka on myös korostettu.');
    await point(steps.locator('li').nth(3));
    await pause(3);
    await say('Samoin voit linkittää otsikon: valitse sen perässä oleva ristikkomerkki.');
    const heading = page.locator('main h2').filter({ hasText: 'Tarkista tulos' });
    await scrollTo(heading, 120);
    await point(heading);
    await click(heading.locator('.heading-link'));
    await pause(2);
  },
};

/** Finding an answer by everyday words. */
const searchScene: Scene = {
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

/** Zooming an illustration, reading a term's definition, and copying the text. */
const picturesAndTermsScene: Scene = {
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
    const copy = page.getByRole('button', { name: 'Kopioi ohje' });
    await scrollTo(copy, 260);
    await click(copy);
    await point(page.getByRole('status').filter({ hasText: 'Kopioitu.' }));
    await pause(2);
  },
};

/** Reading on a phone: menu, table of contents, and back. */
const phoneScene: Scene = {
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

/** Switching colour mode and language, and the notice on an untranslated page. */
const coloursAndLanguageScene: Scene = {
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

/** A visit two months before the newest release note. */
const EARLIER_VISIT = JSON.stringify({ since: null, seen: '2025-08-31', at: 0 });

/** Changes: from the note to the guide and back, and what is new since the last visit. */
const changesScene: Scene = {
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

/** The scenes, in page order. */
export const SCENES: readonly Scene[] = [
  searchScene,
  phoneScene,
  stepLinkScene,
  coloursAndLanguageScene,
  changesScene,
  picturesAndTermsScene,
];
