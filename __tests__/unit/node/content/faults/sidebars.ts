import { faultsOf, type Faults } from '../../../../support/faults';
import { swap } from '../../../../support/changes';

/** Faults: sidebars.yaml. */
export const sidebarsFaults: Faults = {
  ...faultsOf(swap('sidebars.yaml'), {
    '- ohjeet/saldo → - ohjeet/saldot': '12:11 There is no doc "ohjeet/saldot". Did you mean "ohjeet/saldo"?',
    '- ohjeet/saldo → - aivan/muuta':
      '12:11 There is no doc "aivan/muuta". Write docs/aivan/muuta.mdx or remove this line.',
    '- versiot/kesakuu → - versiot/kesakuu\n    - alku':
      '17:7 The doc "alku" stands in the sidebars "ohjeet" and "versiot". A page belongs to one place: remove one of the two lines.',
    '- ohjeet/saldo → - ohjeet/saldo\n        - ohjeet/saldo':
      '13:11 The doc "ohjeet/saldo" stands twice in the sidebar "ohjeet". A page belongs to one place: remove one of the two lines.',
    '- versiot/kesakuu → - category: Kesä\n      slug: ohjeet\n      items: [versiot/kesakuu]':
      '17:13 The category slug "ohjeet" is used twice. Give one of the two another slug.',
    'slug: ohjeet → slgu: ohjeet': '7:7 Unknown key "slgu" in ohjeet.items[1]. Did you mean "slug"?',
    'doc: ohjeet/lasku, → dco: ohjeet/lasku,':
      '11:13 Unknown key "dco" in ohjeet.items[1].items[1]. Did you mean "doc"?',
    '- versiot/kesakuu → - { category: Kesä, items: [] }':
      '16:32 "versiot.items[0].items" is empty. Write its value, or remove it where it is not needed.',
    '- versiot/kesakuu → - auto: versot': '16:13 The folder "versot" has no pages. Did you mean "versiot"?',
    '- versiot/kesakuu → - 5':
      '16:7 "versiot.items[0]" has a value that fits none of its forms. Write a doc (pikaohjeet/saldo), a category (category, items), a folder (auto) or a link (link, href).',
    'sv: Versioner }\n → sv: Versioner }\n  default: true\n':
      '1:1 Two sidebars are the default one. Leave "default: true" at one of them.',
    'versiot:\n → Versio-t:\n':
      '13:1 This is not a name for a sidebar. Use the letters a–z and digits, and start with a small letter: pikaohjeet',
  }),
};
