import { errorCases, type ErrorCases } from '../../../../support/errorCases';
import { written, swap, goodText, inSite } from '../../../../support/changes';

const siteYamlErrors: ErrorCases = {
  'an empty site.yaml': [{ 'site.yaml': '' }, '1:1 This file is empty. Write its entries.'],
  ...errorCases(swap('site.yaml'), {
    'url: https://pieni.example.com → url: https://pieni.example.com\neditUrl: https://git.example.com/edit':
      '5:10 The address has no place for the path of the file. Put {path} where it goes: https://git.example.com/edit/content/{path}',
    "url: https://pieni.example.com → url: https://pieni.example.com\neditUrl: 'edit/{path}'":
      '5:10 This is not an address. Write it whole: https://git.example.com/edit/content/{path}',
    'url: https://pieni.example.com → url: https://pieni.example.com/':
      '4:6 This is not an origin. Write scheme and host in small letters, without a path, a wildcard or the usual port, one origin each: https://ohje.example.com',
    'type: search → type: serach': '14:15 "navbar.items[1].type" cannot be "serach". Did you mean "search"?',
    'position: right → position: { a: 1 }':
      '15:63 "navbar.items[2].position" cannot be a group of keys. It is one of: left, right.',
    'htmlLang: sv → htmlLang: s':
      '9:43 "locales[2].htmlLang" has 1 character, fewer than the 2 that are needed. Add what is missing.',
    '{ type: search } → { position: left }':
      '14:7 "navbar.items[1].type" is missing. It is one of: link, dropdown, search.',
    'href: https://tuki.example.com, position → href: https://tuki.example.com, to: /docs/alku, position':
      '15:7 A link has either "to" or "href". Use "to" for a page of this site and "href" for another site.',
    'type: search → type: dropdown, label: A, items: [{ type: dropdown, label: B, items: [{ to: /docs/alku, label: C }] }]':
      '14:43 A dropdown cannot stand inside a dropdown. Move its links up, beside the others.',
    'type: search → type: dropdown, label: A, items: [{ to: /docs/alkuu, label: C }]':
      '14:49 The path "/docs/alkuu" is not a page of the site. Did you mean "/docs/alku"?',
    'navbar: → navbar:\n  logo: { src: /logo.svg, width: 24 }':
      '12:9 "navbar.logo.height" is missing. Add it: it is a number.',
    '  copyright →     - { to: /docs/alku, label: Alku }\n  copyright':
      '24:5 The footer mixes columns and plain links. Write either columns (each with "title" and "items") or plain links, not both.',
    'label: Tuki }\n\nhome → label: [Tuki] }\n\nhome':
      '15:77 "navbar.items[2].label" has a value that fits none of its forms. Write a text, or one text per locale: { fi: …, en: …, sv: … }.',
    'baseUrl: /sv/ → baseUrl: /ruotsi/':
      '9:56 The base URL of the locale "sv" is "/ruotsi/". Write "/sv/": the first locale is at the root, the others under their code.',
    'baseUrl: /sv/ → baseUrl: /sv': '9:56 This is not a base URL. Start and end it with a slash: / or /ohje/',
    'baseUrl: / } → baseUrl: /fi/ }':
      '7:54 The base URL of the locale "fi" is "/fi/". Write "/": the first locale is at the root, the others under their code.',
    'code: sv → code: en': '9:13 The locale "en" is there twice. Remove one of the two.',
    'code: sv → code: swe':
      '9:13 This is not a locale code. Use two small letters, and a country or a script where it needs one: fi, pt-BR',
    'to: /docs/category/ohjeet → to: /docs/category/ohje':
      '13:25 The path "/docs/category/ohje" is not a page of the site. Did you mean "/docs/category/ohjeet"?',
    '{ to: /docs/alku, label → { to: /docs/alkuu, label':
      '26:17 The path "/docs/alkuu" is not a page of the site. Did you mean "/docs/alku"?',
    'featured: [/docs/ohjeet/saldo] → featured: [/nowhere/at/all]':
      '19:14 The path "/nowhere/at/all" is not a page of the site. Write the path of a page.',
    'support: /docs/alku → releases: /docs/category/ohjet':
      '20:13 The path "/docs/category/ohjet" is not a page of the site. Did you mean "/docs/category/ohjeet"?',
    'support: /docs/alku → releases: /docs/alku':
      '20:13 The path "/docs/alku" is not a category of a sidebar. Write the path of a category that has release notes, the newest first: /docs/category/versiotiedotteet',
    'navbar: → docs: { roots: [{ folder: ohjee, label: A }] }\nnavbar:':
      '11:27 The folder "ohjee" in docs has no first page. Did you mean "ohjeet"?',
    'navbar: → docs: { roots: [{ folder: versiot, label: A }] }\nnavbar:':
      '11:27 The folder "versiot" in docs has no first page. Write docs/versiot/index.mdx: the bar links to it.',
    'navbar: → docs: { roots: [{ folder: ohjeet, label: A }, { folder: ohjeet, label: B }] }\nnavbar:':
      '11:57 The roots "ohjeet" and "ohjeet" are in one folder. Leave one of them.',
    'navbar: → docs: { roots: [{ folder: ohjeet, label: A }] }\nsearch: { areas: [{ id: ohjeet, label: B, under: [/docs/ohjeet] }] }\nnavbar:':
      '11:27 A search area has the id "ohjeet" of this root. Remove it from search.areas: the root is an area by itself.',
    'featured: → sections: [search, ways, featurd]\n  featured:':
      '19:28 "home.sections[2]" cannot be "featurd". Did you mean "featured"?',
    'featured: → sections: [search, ways, search]\n  featured:':
      '19:13 A section of the home page is there twice. Leave one of the two.',
    'featured: → image: { src: /auto.svg, width: 10, height: 10 }\n  featured:':
      '19:17 The file "/auto.svg" does not exist. Put it into the project\'s folder: static/auto.svg',
    ', /docs/alku] → , { to: /docs/alku, pictogram: giude }]':
      '18:62 "home.ways[1].pictogram" cannot be "giude". Did you mean "guide"?',
  }),
  'no site.yaml': [
    { 'site.yaml': null },
    'site.yaml The content folder has no site.yaml. Write one with title, description, url and locales, or set SITE_CONTENT to the right folder.',
  ],
  ...errorCases((more) => ({ 'site.yaml': `${goodText('site.yaml')}${more}\n` }), {
    'search: { support: /docs/tuki }': '30:11 Unknown key "support" in search. It is "support.url" now.',
    'support: { replyPath: /vastaus }': '30:12 Unknown key "replyPath" in support. It is "supportTools.replyPath" now.',
    'search: { areas: [{ id: a, label: A, under: [/docs/ohjeet, /docs/ohjee] }] }':
      '30:60 No page of the site is below "/docs/ohjee". Did you mean "/docs/ohjeet"?',
  }),
};

const logo = (facts: string) =>
  inSite('  copyright', `  logo: { alt: Pieni, width: 10, height: 10, ${facts} }\n  copyright`);

const footerErrors: ErrorCases = {
  ...errorCases(logo, {
    'src: /favicon.svg, srcDark: /tumma.svg':
      '28:74 The file "/tumma.svg" does not exist. Put it into the project\'s folder: static/tumma.svg',
    'src: /favicon.svg, href: /docs/alkuu':
      '28:71 The path "/docs/alkuu" is not a page of the site. Did you mean "/docs/alku"?',
  }),
  ...errorCases(swap('site.yaml'), {
    'navbar:\n → navbar:\n  logo: { src: /merkki.svg, width: 10, height: 10 }\n':
      '12:16 The file "/merkki.svg" does not exist. Put it into the project\'s folder: static/merkki.svg',
    '{ to: /docs/alku, label: Alku } → { href: /hinnasto.pdf, label: Alku }':
      '26:19 The file "/hinnasto.pdf" does not exist. Put it into the project\'s folder: static/hinnasto.pdf',
    '{ to: /docs/alku, label: Alku } → { href: https://pieni.example.com/sv/docs/alkuu, label: Alku }':
      '26:19 The path "/docs/alkuu" is not a page of the site. Did you mean "/docs/alku"?',
    '{ to: /docs/alku, label: Alku } → { href: /docs/alku, label: Alku }':
      '26:19 This is not an address. Write it whole: https://tuki.example.com',
  }),
};

const sidebarsErrors: ErrorCases = {
  ...errorCases(swap('sidebars.yaml'), {
    '- versiot/kesakuu → - category: Tulossa\n      items: []':
      '17:14 "versiot.items[0].items" is empty. Write its value, or remove it where it is not needed.',
    '- ohjeet/saldo → - ohjeet/saldot': '12:11 There is no doc "ohjeet/saldot". Did you mean "ohjeet/saldo"?',
    '- ohjeet/saldo → - aivan/muuta':
      '12:11 There is no doc "aivan/muuta". Write docs/aivan/muuta.mdx or remove this line.',
    '- versiot/kesakuu → - versiot/kesakuu\n    - alku':
      '17:7 The doc "alku" is in the sidebars "ohjeet" and "versiot". A page belongs to one place: remove one of the two lines.',
    '- ohjeet/saldo → - ohjeet/saldo\n        - ohjeet/saldo':
      '13:11 The doc "ohjeet/saldo" is twice in the sidebar "ohjeet". A page belongs to one place: remove one of the two lines.',
    '- versiot/kesakuu → - category: Kesä\n      slug: ohjeet\n      items: [versiot/kesakuu]':
      '17:13 The category slug "ohjeet" is used twice. Give one of the two another slug.',
    'slug: ohjeet → slgu: ohjeet': '7:7 Unknown key "slgu" in ohjeet.items[1]. Did you mean "slug"?',
    '- versiot/kesakuu → - auto: versot': '16:13 The folder "versot" has no pages. Did you mean "versiot"?',
    '- versiot/kesakuu → - 5':
      '16:7 "versiot.items[0]" has a value that fits none of its forms. Write a doc (pikaohjeet/saldo), a category (category, items), a folder (auto) or a link (link, href).',
    'sv: Versioner }\n → sv: Versioner }\n  default: true\n':
      '1:1 Two sidebars are the default one. Leave "default: true" at one of them.',
    'versiot:\n → Versio-t:\n':
      '13:1 This is not a name for a sidebar. Use the letters a–z and digits, and start with a small letter: pikaohjeet',
  }),
};

const synonymsErrors: ErrorCases = {
  ...errorCases(written('synonyms.fi.yaml'), {
    '- { spellings: [rahat], pages: [/docs/ohjeet/sald] }\n':
      '1:33 The synonyms lead to /docs/ohjeet/sald, which is not a page that the search finds. Did you mean "/docs/ohjeet/saldo"?',
    '- { words: [alku], spellings: [Alku], pages: [/docs/alku] }\n':
      '1:32 "Alku" lists /docs/alku twice. Remove one of the two.',
    '- { spellings: [SALDO], pages: [/docs/alku] }\n':
      '1:17 "SALDO" is the title of /docs/ohjeet/saldo, to which these synonyms do not lead. Readers who search for a title want that page. Write another word.',
  }),
  ...errorCases(written('docs/uusi.mdx'), {
    '---\ntitle: Uusi\ndescription: Raha ja saldo.\nkeywords: [raha, saldo]\n---\n\nTeksti.\n':
      '4:18 The keyword "saldo" is the title of /docs/ohjeet/saldo. Readers who search for a title want that page. Write another word.',
  }),
};

/** Error cases by topic. */
export const siteSettings: Readonly<Record<string, ErrorCases>> = {
  'site.yaml': siteYamlErrors,
  'footer and files': footerErrors,
  'sidebars.yaml': sidebarsErrors,
  synonyms: synonymsErrors,
};
