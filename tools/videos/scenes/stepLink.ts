import { DESKTOP } from '../device';
import type { Scene } from '../scene';

/** Copying a link to one step of a guide, and opening it. */
export const stepLinkScene: Scene = {
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
