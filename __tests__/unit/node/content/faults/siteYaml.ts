import { goodText, inSite } from '../../../../support/changes';
import { empty, missing, noPage, type Faults } from '../../../../support/faults';

/** Faults: site.yaml. */
export const siteYamlFaults: Faults = {
  'no site.yaml': [
    { 'site.yaml': null },
    'site.yaml The content folder has no site.yaml.',
    'Write one with title, description, url and locales, or set SITE_CONTENT to the right folder.',
  ],
  'an empty site.yaml': [{ 'site.yaml': '' }, '1:1 This file is empty.', 'Write its entries.'],
  'a misspelt key': [inSite('navbar:', 'navbra:'), '11:1 Unknown key "navbra".', 'Did you mean "navbar"?'],
  'no url': missing(inSite('url: https://pieni.example.com', ''), '2:1', 'url'),
  'an address for editing without a place for the file': [
    inSite('url: https://pieni.example.com', 'url: https://pieni.example.com\neditUrl: https://git.example.com/edit'),
    '5:10 The address has no place for the path of the file.',
    'Put {path} where it goes: https://git.example.com/edit/content/{path}',
  ],
  'an address for editing that is none': [
    inSite('url: https://pieni.example.com', "url: https://pieni.example.com\neditUrl: 'edit/{path}'"),
    '5:10 This is not an address.',
    'Write it whole: https://git.example.com/edit/content/{path}',
  ],
  'a url with a path': [
    inSite('url: https://pieni.example.com', 'url: https://pieni.example.com/'),
    '4:6 This is not an origin.',
    'Write scheme and host without a path: https://ohje.example.com',
  ],
  'a misspelt type of navbar item': [
    inSite('type: search', 'type: serach'),
    '14:15 "navbar.items[1].type" cannot be "serach".',
    'Did you mean "search"?',
  ],
  'a group of keys in place of a word': [
    inSite('position: right', 'position: { a: 1 }'),
    '15:63 "navbar.items[2].position" cannot be a group of keys.',
    'It is one of: left, right.',
  ],
  'a language of one letter': [
    inSite('htmlLang: sv', 'htmlLang: s'),
    '9:43 "locales[2].htmlLang" has 1 character, fewer than the 2 that are needed.',
    'Add what is missing.',
  ],
  'a navbar item without type': [
    inSite('{ type: search }', '{ position: left }'),
    '14:7 "navbar.items[1].type" is missing.',
    'It is one of: link, dropdown, search.',
  ],
  'a text as navbar item': [
    inSite('{ type: search }', 'search'),
    '14:7 "navbar.items[1]" must be a group of keys, but it is a text.',
  ],
  'a navbar link with "to" and "href"': [
    inSite('href: https://tuki.example.com, position', 'href: https://tuki.example.com, to: /docs/alku, position'),
    '15:7 A link has either "to" or "href".',
    'Use "to" for a page of this site and "href" for another site.',
  ],
  'a navbar link without target': [
    inSite('href: https://tuki.example.com, position', 'position'),
    '15:7 A link has either "to" or "href".',
    'Use "to" for a page of this site and "href" for another site.',
  ],
  'an empty dropdown': empty(
    inSite('type: search', 'type: dropdown, label: Lisää, items: []'),
    '14:46',
    'navbar.items[1].items',
  ),
  'a dropdown without links': missing(
    inSite('type: search', 'type: dropdown, label: Lisää'),
    '14:7',
    'navbar.items[1].items',
    'list',
  ),
  'a dropdown inside a dropdown': [
    inSite(
      'type: search',
      'type: dropdown, label: A, items: [{ type: dropdown, label: B, items: [{ to: /docs/alku, label: C }] }]',
    ),
    '14:43 A dropdown cannot stand inside a dropdown.',
    'Move its links up, beside the others.',
  ],
  'a dropdown with a target of its own': [
    inSite('type: search', 'type: dropdown, to: /docs, label: A, items: [{ to: /docs/alku, label: C }]'),
    '14:25 Unknown key "to" in navbar.items[1].',
    'The keys are type, position, label, items.',
  ],
  'a link of a dropdown with "to" and "href"': [
    inSite(
      'type: search',
      'type: dropdown, label: A, items: [{ to: /docs/alku, href: https://tuki.example.com, label: C }]',
    ),
    '14:43 A link has either "to" or "href".',
    'Use "to" for a page of this site and "href" for another site.',
  ],
  'a link of a dropdown to no page': noPage(
    inSite('type: search', 'type: dropdown, label: A, items: [{ to: /docs/alkuu, label: C }]'),
    '14:49',
    '/docs/alkuu',
    '/docs/alku',
  ),
  'a logo of the navbar without size': missing(
    inSite('navbar:', 'navbar:\n  logo: { src: /logo.svg, width: 24 }'),
    '12:9',
    'navbar.logo.height',
    'number',
  ),
  'a word where hideOnScroll asks for true or false': [
    inSite('navbar:', 'navbar:\n  hideOnScroll: never'),
    '12:17 "navbar.hideOnScroll" must be true or false, but it is a text.',
  ],
  'a footer link with "to" and "href"': [
    inSite('{ href: https://tuki.example.com,', '{ to: /docs/alku, href: https://tuki.example.com,'),
    '27:11 A link has either "to" or "href".',
    'Use "to" for a page of this site and "href" for another site.',
  ],
  'half an address': [
    inSite('{ href: https://tuki.example.com, label', '{ href: tuki.example.com, label'),
    '27:19 This is not an address.',
    'Write it whole: https://tuki.example.com',
  ],
  'columns and plain links in one footer': [
    inSite('  copyright', '    - { to: /docs/alku, label: Alku }\n  copyright'),
    '24:5 The footer mixes columns and plain links.',
    'Write either columns (each with "title" and "items") or plain links, not both.',
  ],
  'a list as label': [
    inSite('label: Tuki }\n\nhome', 'label: [Tuki] }\n\nhome'),
    '15:77 "navbar.items[2].label" has a value that fits none of its forms.',
    'Write a text, or one text per locale: { fi: …, en: …, sv: … }.',
  ],
  'a misspelt choice': [
    inSite('footer:', 'colorMode: { default: drak }\nfooter:'),
    '22:23 "colorMode.default" cannot be "drak".',
    'Did you mean "dark"?',
  ],
  'a broken regular expression': [
    inSite('footer:', 'search: { externalUrlRegex: "(" }\nfooter:'),
    '22:29 This is not a regular expression.',
    'Try it in a JavaScript console: new RegExp("…")',
  ],
  'a locale with another base URL': [
    inSite('baseUrl: /sv/', 'baseUrl: /ruotsi/'),
    '9:56 The base URL of the locale "sv" is "/ruotsi/".',
    'Write "/sv/": the first locale is at the root, the others under their code.',
  ],
  'a base URL without its last slash': [
    inSite('baseUrl: /sv/', 'baseUrl: /sv'),
    '9:56 This is not a base URL.',
    'Start and end it with a slash: / or /ohje/',
  ],
  'a default locale that is not at the root': [
    inSite('baseUrl: / }', 'baseUrl: /fi/ }'),
    '7:54 The base URL of the locale "fi" is "/fi/".',
    'Write "/": the first locale is at the root, the others under their code.',
  ],
  'a locale twice': [inSite('code: sv', 'code: en'), '9:13 The locale "en" is there twice.', 'Remove one of the two.'],
  'a locale code of three letters': [
    inSite('code: sv', 'code: swe'),
    '9:13 This is not a locale code.',
    'Use two small letters, and a country or a script where it needs one: fi, pt-BR',
  ],
  'a navbar link to no page': noPage(
    inSite('to: /docs/category/ohjeet', 'to: /docs/category/ohje'),
    '13:25',
    '/docs/category/ohje',
    '/docs/category/ohjeet',
  ),
  'a footer link to no page': noPage(
    inSite('{ to: /docs/alku, label', '{ to: /docs/alkuu, label'),
    '26:17',
    '/docs/alkuu',
    '/docs/alku',
  ),
  'support of the search at no page': noPage(
    { 'site.yaml': `${goodText('site.yaml')}search: { support: /docs/tuuki }\n` },
    '30:20',
    '/docs/tuuki',
  ),
  'an area of the search without pages': [
    {
      'site.yaml': `${goodText('site.yaml')}search: { areas: [{ id: a, label: A, under: [/docs/ohjeet, /docs/ohjee] }] }\n`,
    },
    '30:60 No page of the site is below "/docs/ohjee".',
    'Did you mean "/docs/ohjeet"?',
  ],
  'a home page link to no page': noPage(
    inSite('featured: [/docs/ohjeet/saldo]', 'featured: [/nowhere/at/all]'),
    '19:14',
    '/nowhere/at/all',
  ),
  'release notes at no page': noPage(
    inSite('support: /docs/alku', 'releases: /docs/category/ohjet'),
    '20:13',
    '/docs/category/ohjet',
    '/docs/category/ohjeet',
  ),
  'release notes at a page that is no category': [
    inSite('support: /docs/alku', 'releases: /docs/alku'),
    '20:13 The path "/docs/alku" is no category of a sidebar.',
    'Write the path of a category that has release notes, the newest first: /docs/category/versiotiedotteet',
  ],
  'an unknown pictogram': [
    inSite(', /docs/alku]', ', { to: /docs/alku, pictogram: giude }]'),
    '18:62 "home.ways[1].pictogram" cannot be "giude".',
    'Did you mean "guide"?',
  ],
  'a way without a page': noPage(
    inSite(', /docs/alku]', ', { to: /docs/nowhere/at/all }]'),
    '18:33',
    '/docs/nowhere/at/all',
  ),
};
