import { faultsOf, type Faults } from '../../../../support/faults';
import { swap, inSite } from '../../../../support/changes';

const logo = (facts: string) =>
  inSite('  copyright', `  logo: { alt: Pieni, width: 10, height: 10, ${facts} }\n  copyright`);

/** Faults: files and own addresses that the footer and the navigation of site.yaml name. */
export const footerFaults: Faults = {
  ...faultsOf(logo, {
    'src: /tunnus.svg':
      '28:51 The file "/tunnus.svg" is not there. Put it into the project\'s folder: static/tunnus.svg',
    'src: /favicon.svg, srcDark: /tumma.svg':
      '28:74 The file "/tumma.svg" is not there. Put it into the project\'s folder: static/tumma.svg',
    'src: /favicon.svg, href: /docs/alkuu':
      '28:71 The path "/docs/alkuu" is no page of the site. Did you mean "/docs/alku"?',
  }),
  ...faultsOf(swap('site.yaml'), {
    'navbar:\n → navbar:\n  logo: { src: /merkki.svg, width: 10, height: 10 }\n':
      '12:16 The file "/merkki.svg" is not there. Put it into the project\'s folder: static/merkki.svg',
    '{ to: /docs/alku, label: Alku } → { href: /hinnasto.pdf, label: Alku }':
      '26:19 The file "/hinnasto.pdf" is not there. Put it into the project\'s folder: static/hinnasto.pdf',
    '{ to: /docs/alku, label: Alku } → { href: https://pieni.example.com/sv/docs/alkuu, label: Alku }':
      '26:19 The path "/docs/alkuu" is no page of the site. Did you mean "/docs/alku"?',
    '{ to: /docs/alku, label: Alku } → { href: /docs/alku, label: Alku }':
      '26:19 This is not an address. Write it whole: https://tuki.example.com',
  }),
};
