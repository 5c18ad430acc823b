import { faultsOf, type Faults } from '../../../../support/faults';
import { written, swap, goodText } from '../../../../support/changes';

/** Faults: site.yaml. */
export const siteYamlFaults: Faults = {
  ...faultsOf(written('site.yaml'), {
    '': '1:1 This file is empty. Write its entries.',
  }),
  ...faultsOf(swap('site.yaml'), {
    'navbar: → navbra:': '11:1 Unknown key "navbra". Did you mean "navbar"?',
    'url: https://pieni.example.com → ': '2:1 "url" is missing. Add it: it is a text.',
    'url: https://pieni.example.com → url: https://pieni.example.com\neditUrl: https://git.example.com/edit':
      '5:10 The address has no place for the path of the file. Put {path} where it goes: https://git.example.com/edit/content/{path}',
    "url: https://pieni.example.com → url: https://pieni.example.com\neditUrl: 'edit/{path}'":
      '5:10 This is not an address. Write it whole: https://git.example.com/edit/content/{path}',
    'url: https://pieni.example.com → url: https://pieni.example.com/':
      '4:6 This is not an origin. Write scheme and host without a path: https://ohje.example.com',
    'type: search → type: serach': '14:15 "navbar.items[1].type" cannot be "serach". Did you mean "search"?',
    'position: right → position: { a: 1 }':
      '15:63 "navbar.items[2].position" cannot be a group of keys. It is one of: left, right.',
    'htmlLang: sv → htmlLang: s':
      '9:43 "locales[2].htmlLang" has 1 character, fewer than the 2 that are needed. Add what is missing.',
    '{ type: search } → { position: left }':
      '14:7 "navbar.items[1].type" is missing. It is one of: link, dropdown, search.',
    '{ type: search } → search': '14:7 "navbar.items[1]" must be a group of keys, but it is a text.',
    'href: https://tuki.example.com, position → href: https://tuki.example.com, to: /docs/alku, position':
      '15:7 A link has either "to" or "href". Use "to" for a page of this site and "href" for another site.',
    'href: https://tuki.example.com, position → position':
      '15:7 A link has either "to" or "href". Use "to" for a page of this site and "href" for another site.',
    'type: search → type: dropdown, label: Lisää, items: []':
      '14:46 "navbar.items[1].items" is empty. Write its value, or remove it where it is not needed.',
    'type: search → type: dropdown, label: Lisää': '14:7 "navbar.items[1].items" is missing. Add it: it is a list.',
    'type: search → type: dropdown, label: A, items: [{ type: dropdown, label: B, items: [{ to: /docs/alku, label: C }] }]':
      '14:43 A dropdown cannot stand inside a dropdown. Move its links up, beside the others.',
    'type: search → type: dropdown, to: /docs, label: A, items: [{ to: /docs/alku, label: C }]':
      '14:25 Unknown key "to" in navbar.items[1]. The keys are type, position, label, items.',
    'type: search → type: dropdown, label: A, items: [{ to: /docs/alku, href: https://tuki.example.com, label: C }]':
      '14:43 A link has either "to" or "href". Use "to" for a page of this site and "href" for another site.',
    'type: search → type: dropdown, label: A, items: [{ to: /docs/alkuu, label: C }]':
      '14:49 The path "/docs/alkuu" is no page of the site. Did you mean "/docs/alku"?',
    'navbar: → navbar:\n  logo: { src: /logo.svg, width: 24 }':
      '12:9 "navbar.logo.height" is missing. Add it: it is a number.',
    'navbar: → navbar:\n  hideOnScroll: never': '12:17 "navbar.hideOnScroll" must be true or false, but it is a text.',
    '{ href: https://tuki.example.com, → { to: /docs/alku, href: https://tuki.example.com,':
      '27:11 A link has either "to" or "href". Use "to" for a page of this site and "href" for another site.',
    '{ href: https://tuki.example.com, label → { href: tuki.example.com, label':
      '27:19 This is not an address. Write it whole: https://tuki.example.com',
    '  copyright →     - { to: /docs/alku, label: Alku }\n  copyright':
      '24:5 The footer mixes columns and plain links. Write either columns (each with "title" and "items") or plain links, not both.',
    'label: Tuki }\n\nhome → label: [Tuki] }\n\nhome':
      '15:77 "navbar.items[2].label" has a value that fits none of its forms. Write a text, or one text per locale: { fi: …, en: …, sv: … }.',
    'footer: → colorMode: { default: drak }\nfooter:':
      '22:23 "colorMode.default" cannot be "drak". Did you mean "dark"?',
    'footer: → search: { externalUrlRegex: "(" }\nfooter:':
      '22:29 This is not a regular expression. Try it in a JavaScript console: new RegExp("…")',
    'baseUrl: /sv/ → baseUrl: /ruotsi/':
      '9:56 The base URL of the locale "sv" is "/ruotsi/". Write "/sv/": the first locale is at the root, the others under their code.',
    'baseUrl: /sv/ → baseUrl: /sv': '9:56 This is not a base URL. Start and end it with a slash: / or /ohje/',
    'baseUrl: / } → baseUrl: /fi/ }':
      '7:54 The base URL of the locale "fi" is "/fi/". Write "/": the first locale is at the root, the others under their code.',
    'code: sv → code: en': '9:13 The locale "en" is there twice. Remove one of the two.',
    'code: sv → code: swe':
      '9:13 This is not a locale code. Use two small letters, and a country or a script where it needs one: fi, pt-BR',
    'to: /docs/category/ohjeet → to: /docs/category/ohje':
      '13:25 The path "/docs/category/ohje" is no page of the site. Did you mean "/docs/category/ohjeet"?',
    '{ to: /docs/alku, label → { to: /docs/alkuu, label':
      '26:17 The path "/docs/alkuu" is no page of the site. Did you mean "/docs/alku"?',
    'featured: [/docs/ohjeet/saldo] → featured: [/nowhere/at/all]':
      '19:14 The path "/nowhere/at/all" is no page of the site. Write the path of a page.',
    'support: /docs/alku → releases: /docs/category/ohjet':
      '20:13 The path "/docs/category/ohjet" is no page of the site. Did you mean "/docs/category/ohjeet"?',
    'support: /docs/alku → releases: /docs/alku':
      '20:13 The path "/docs/alku" is no category of a sidebar. Write the path of a category that has release notes, the newest first: /docs/category/versiotiedotteet',
    ', /docs/alku] → , { to: /docs/alku, pictogram: giude }]':
      '18:62 "home.ways[1].pictogram" cannot be "giude". Did you mean "guide"?',
    ', /docs/alku] → , { to: /docs/nowhere/at/all }]':
      '18:33 The path "/docs/nowhere/at/all" is no page of the site. Write the path of a page.',
  }),
  'no site.yaml': [
    { 'site.yaml': null },
    'site.yaml The content folder has no site.yaml. Write one with title, description, url and locales, or set SITE_CONTENT to the right folder.',
  ],
  'support of the search at no page': [
    { 'site.yaml': `${goodText('site.yaml')}search: { support: /docs/tuuki }\n` },
    '29:20 The path "/docs/tuuki" is no page of the site. Write the path of a page.',
  ],
  'an area of the search without pages': [
    {
      'site.yaml': `${goodText('site.yaml')}search: { areas: [{ id: a, label: A, under: [/docs/ohjeet, /docs/ohjee] }] }\n`,
    },
    '29:60 No page of the site is below "/docs/ohjee". Did you mean "/docs/ohjeet"?',
  ],
};
