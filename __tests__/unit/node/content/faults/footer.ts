import { inSite } from '../../../../support/changes';
import { noPage, type Faults } from '../../../../support/faults';

const logo = (facts: string) =>
  inSite('  copyright', `  logo: { alt: Pieni, width: 10, height: 10, ${facts} }\n  copyright`);

/** Faults: files and own addresses that the footer and the navigation of site.yaml name. */
export const footerFaults: Faults = {
  'a logo that is not there': [
    logo('src: /tunnus.svg'),
    '28:51 The file "/tunnus.svg" is not there.',
    "Put it into the project's folder: static/tunnus.svg",
  ],
  'a dark logo that is not there': [
    logo('src: /favicon.svg, srcDark: /tumma.svg'),
    '28:74 The file "/tumma.svg" is not there.',
    "Put it into the project's folder: static/tumma.svg",
  ],
  'a logo of the bar that is not there': [
    inSite('navbar:\n', 'navbar:\n  logo: { src: /merkki.svg, width: 10, height: 10 }\n'),
    '12:16 The file "/merkki.svg" is not there.',
    "Put it into the project's folder: static/merkki.svg",
  ],
  'a logo that leads to no page': noPage(
    logo('src: /favicon.svg, href: /docs/alkuu'),
    '28:71',
    '/docs/alkuu',
    '/docs/alku',
  ),
  'a link to a file that is not there': [
    inSite('{ to: /docs/alku, label: Alku }', '{ href: /hinnasto.pdf, label: Alku }'),
    '26:19 The file "/hinnasto.pdf" is not there.',
    "Put it into the project's folder: static/hinnasto.pdf",
  ],
  'a whole address of no own page': noPage(
    inSite('{ to: /docs/alku, label: Alku }', '{ href: https://pieni.example.com/sv/docs/alkuu, label: Alku }'),
    '26:19',
    '/docs/alkuu',
    '/docs/alku',
  ),
  'a page as "href"': [
    inSite('{ to: /docs/alku, label: Alku }', '{ href: /docs/alku, label: Alku }'),
    '26:19 This is not an address.',
    'Write it whole: https://tuki.example.com',
  ],
};
