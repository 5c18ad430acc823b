import { faultsOf, type Faults } from '../../../../support/faults';
import { page, replaced, withKeys } from '../../../../support/changes';

/** Faults: links. */
export const linksFaults: Faults = {
  ...faultsOf(page, {
    'Katso [saldo](/docs/ohjeet/sald).':
      '6:7 The link "/docs/ohjeet/sald" leads to no page. Did you mean "/docs/ohjeet/saldo"?',
    'Katso [saldo](/docs/saldo).': '6:7 The link "/docs/saldo" leads to no page. Did you mean "/docs/ohjeet/saldo"?',
    'Katso [saldo](/aivan/muuta/ja/kaukana).':
      '6:7 The link "/aivan/muuta/ja/kaukana" leads to no page. Write the path of a page, such as /docs/pikaohjeet/saldo.',
    'Katso [lasku](/blog/webinar).': '6:7 The link "/blog/webinar" leads to no page. Did you mean "/blog/webinaari"?',
    'Katso [saldo](/sv/docs/alku).': '6:7 The link "/sv/docs/alku" leads to no page. Did you mean "/docs/alku"?',
    'Katso [lasku](/docs/ohjeet/lasku#lähety).':
      '6:7 The link "/docs/ohjeet/lasku#lähety" leads to a heading that /docs/ohjeet/lasku does not have. Did you mean "#lähetys"?',
    'Katso [lasku](/docs/ohjeet/lasku#zzzzzzzzzz).':
      '6:7 The link "/docs/ohjeet/lasku#zzzzzzzzzz" leads to a heading that /docs/ohjeet/lasku does not have. Its ids are #tiedot, #lähetys, #lahetys, #step-1, #step-2.',
    'Katso [lasku](/docs/alku#zzz).':
      '6:7 The link "/docs/alku#zzz" leads to a heading that /docs/alku does not have. The page has no headings.',
    'Katso [lasku](#uus).\n\n## Uusi':
      '6:7 The link "#uus" leads to a heading that /docs/uusi does not have. Did you mean "#uusi"?',
    'Katso [lasku](/docs).': '6:7 The link "/docs" leads to an old address. Write /docs/alku',
    'Katso [lasku](/docs/ohjeet/laskut).':
      '6:7 The link "/docs/ohjeet/laskut" leads to an old address. Write /docs/ohjeet/lasku#lähetys',
    'Katso [tämä](javascript:alert(1)).':
      '6:7 The link "javascript:alert(1)" runs code or embeds data. Link to a page, a web address, a mail address or a phone number.',
    'Katso [tämä](data:text/html,hei).':
      '6:7 The link "data:text/html,hei" runs code or embeds data. Link to a page, a web address, a mail address or a phone number.',
    'Avaa https://palvelin.fi:portti/haku ensin.':
      '6:6 The link "https://palvelin.fi:portti/haku" is no address that a browser can open. Correct it; an example is code: `https://palvelin.fi:portti/haku`',
    'Katso [tämä](./puuttuu.mdx).':
      '6:7 The link "./puuttuu.mdx" leads to no content file. Write the page\'s path from the root, such as /docs/pikaohjeet/saldo.',
    'Katso [tämä](www.example.com).':
      '6:7 The link "www.example.com" leads to no content file. Write https://www.example.com',
    'Katso [tämä](./ohjeet/lasku.mdx#lähety).':
      '6:7 The link "/docs/ohjeet/lasku#lähety" leads to a heading that /docs/ohjeet/lasku does not have. Did you mean "#lähetys"?',
    'Katso [tämä]().':
      '6:7 The link "" leads to no content file. Write the page\'s path from the root, such as /docs/pikaohjeet/saldo.',
    'Katso [tämä][a].\n\n[a]: javascript:x':
      '6:7 The link "javascript:x" runs code or embeds data. Link to a page, a web address, a mail address or a phone number.',
  }),
  'a draft': [
    {
      ...withKeys('draft: true', 'x'),
      ...replaced('docs/alku.mdx', 'Lue', '[x](/docs/uusi) Lue'),
    },
    'docs/alku.mdx:6:1 The link "/docs/uusi" leads to a draft, which is not published. Remove the link, or "draft: true" from that page.',
  ],
};
