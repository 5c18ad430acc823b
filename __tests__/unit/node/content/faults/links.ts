import { page, replaced, withKeys } from '../../../../support/changes';
import type { Faults } from '../../../../support/faults';

/** Faults: links. */
export const linksFaults: Faults = {
  'a misspelt page': [
    page('Katso [saldo](/docs/ohjeet/sald).'),
    '6:7 The link "/docs/ohjeet/sald" leads to no page.',
    'Did you mean "/docs/ohjeet/saldo"?',
  ],
  'a page of the same name in another folder': [
    page('Katso [saldo](/docs/saldo).'),
    '6:7 The link "/docs/saldo" leads to no page.',
    'Did you mean "/docs/ohjeet/saldo"?',
  ],
  'a path like no other': [
    page('Katso [saldo](/aivan/muuta/ja/kaukana).'),
    '6:7 The link "/aivan/muuta/ja/kaukana" leads to no page.',
    'Write the path of a page, such as /docs/pikaohjeet/saldo.',
  ],
  'a misspelt post': [
    page('Katso [lasku](/blog/webinar).'),
    '6:7 The link "/blog/webinar" leads to no page.',
    'Did you mean "/blog/webinaari"?',
  ],
  'a path with a locale': [
    page('Katso [saldo](/sv/docs/alku).'),
    '6:7 The link "/sv/docs/alku" leads to no page.',
    'Did you mean "/docs/alku"?',
  ],
  'a misspelt heading': [
    page('Katso [lasku](/docs/ohjeet/lasku#lähety).'),
    '6:7 The link "/docs/ohjeet/lasku#lähety" leads to a heading that /docs/ohjeet/lasku does not have.',
    'Did you mean "#lähetys"?',
  ],
  'a heading like no other': [
    page('Katso [lasku](/docs/ohjeet/lasku#zzzzzzzzzz).'),
    '6:7 The link "/docs/ohjeet/lasku#zzzzzzzzzz" leads to a heading that /docs/ohjeet/lasku does not have.',
    'Its ids are #tiedot, #lähetys, #lahetys, #step-1, #step-2.',
  ],
  'a heading on a page without headings': [
    page('Katso [lasku](/docs/alku#zzz).'),
    '6:7 The link "/docs/alku#zzz" leads to a heading that /docs/alku does not have.',
    'The page has no headings.',
  ],
  'a misspelt heading of the page itself': [
    page('Katso [lasku](#uus).\n\n## Uusi'),
    '6:7 The link "#uus" leads to a heading that /docs/uusi does not have.',
    'Did you mean "#uusi"?',
  ],
  'the source of a redirect': [
    page('Katso [lasku](/docs).'),
    '6:7 The link "/docs" leads to an old address.',
    'Write /docs/alku',
  ],
  'the source of a redirect to a heading': [
    page('Katso [lasku](/docs/ohjeet/laskut).'),
    '6:7 The link "/docs/ohjeet/laskut" leads to an old address.',
    'Write /docs/ohjeet/lasku#lähetys',
  ],
  'a draft': [
    {
      ...withKeys('draft: true', 'x'),
      ...replaced('docs/alku.mdx', 'Lue', '[x](/docs/uusi) Lue'),
    },
    'docs/alku.mdx:6:1 The link "/docs/uusi" leads to a draft, which is not published.',
    'Remove the link, or "draft: true" from that page.',
  ],
  'a link that runs code': [
    page('Katso [tämä](javascript:alert(1)).'),
    '6:7 The link "javascript:alert(1)" runs code or embeds data.',
    'Link to a page, a web address, a mail address or a phone number.',
  ],
  'a link that embeds data': [
    page('Katso [tämä](data:text/html,hei).'),
    '6:7 The link "data:text/html,hei" runs code or embeds data.',
    'Link to a page, a web address, a mail address or a phone number.',
  ],
  'an address in running text that has no number at its port': [
    page('Avaa https://palvelin.fi:portti/haku ensin.'),
    '6:6 The link "https://palvelin.fi:portti/haku" is no address that a browser can open.',
    'Correct it; an example is code: `https://palvelin.fi:portti/haku`',
  ],
  'a relative link to no file': [
    page('Katso [tämä](./puuttuu.mdx).'),
    '6:7 The link "./puuttuu.mdx" leads to no content file.',
    "Write the page's path from the root, such as /docs/pikaohjeet/saldo.",
  ],
  'a web address without https': [
    page('Katso [tämä](www.example.com).'),
    '6:7 The link "www.example.com" leads to no content file.',
    'Write https://www.example.com',
  ],
  'a relative link to a misspelt heading': [
    page('Katso [tämä](./ohjeet/lasku.mdx#lähety).'),
    '6:7 The link "/docs/ohjeet/lasku#lähety" leads to a heading that /docs/ohjeet/lasku does not have.',
    'Did you mean "#lähetys"?',
  ],
  'an empty link': [
    page('Katso [tämä]().'),
    '6:7 The link "" leads to no content file.',
    "Write the page's path from the root, such as /docs/pikaohjeet/saldo.",
  ],
  'a link by reference that runs code': [
    page('Katso [tämä][a].\n\n[a]: javascript:x'),
    '6:7 The link "javascript:x" runs code or embeds data.',
    'Link to a page, a web address, a mail address or a phone number.',
  ],
};
