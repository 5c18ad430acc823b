import { replaced } from '../../../../support/changes';
import { empty, type Faults } from '../../../../support/faults';

/** Faults: sidebars.yaml. */
export const sidebarsFaults: Faults = {
  'a misspelt doc': [
    replaced('sidebars.yaml', '- ohjeet/saldo', '- ohjeet/saldot'),
    '12:11 There is no doc "ohjeet/saldot".',
    'Did you mean "ohjeet/saldo"?',
  ],
  'a doc that does not exist': [
    replaced('sidebars.yaml', '- ohjeet/saldo', '- aivan/muuta'),
    '12:11 There is no doc "aivan/muuta".',
    'Write docs/aivan/muuta.mdx or remove this line.',
  ],
  'a doc in two sidebars': [
    replaced('sidebars.yaml', '- versiot/kesakuu', '- versiot/kesakuu\n    - alku'),
    '17:7 The doc "alku" stands in the sidebars "ohjeet" and "versiot".',
    'A page belongs to one place: remove one of the two lines.',
  ],
  'a doc twice in one sidebar': [
    replaced('sidebars.yaml', '- ohjeet/saldo', '- ohjeet/saldo\n        - ohjeet/saldo'),
    '13:11 The doc "ohjeet/saldo" stands twice in the sidebar "ohjeet".',
    'A page belongs to one place: remove one of the two lines.',
  ],
  'two categories with one slug': [
    replaced(
      'sidebars.yaml',
      '- versiot/kesakuu',
      '- category: Kesä\n      slug: ohjeet\n      items: [versiot/kesakuu]',
    ),
    '17:13 The category slug "ohjeet" is used twice.',
    'Give one of the two another slug.',
  ],
  'a misspelt key of a category': [
    replaced('sidebars.yaml', 'slug: ohjeet', 'slgu: ohjeet'),
    '7:7 Unknown key "slgu" in ohjeet.items[1].',
    'Did you mean "slug"?',
  ],
  'a misspelt key that tells the kind of an item': [
    replaced('sidebars.yaml', 'doc: ohjeet/lasku,', 'dco: ohjeet/lasku,'),
    '11:13 Unknown key "dco" in ohjeet.items[1].items[1].',
    'Did you mean "doc"?',
  ],
  'an empty category': empty(
    replaced('sidebars.yaml', '- versiot/kesakuu', '- { category: Kesä, items: [] }'),
    '16:32',
    'versiot.items[0].items',
  ),
  'a folder that is not there': [
    replaced('sidebars.yaml', '- versiot/kesakuu', '- auto: versot'),
    '16:13 The folder "versot" has no pages.',
    'Did you mean "versiot"?',
  ],
  'a number as item': [
    replaced('sidebars.yaml', '- versiot/kesakuu', '- 5'),
    '16:7 "versiot.items[0]" has a value that fits none of its forms.',
    'Write a doc (pikaohjeet/saldo), a category (category, items), a folder (auto) or a link (link, href).',
  ],
  'two default sidebars': [
    replaced('sidebars.yaml', 'sv: Versioner }\n', 'sv: Versioner }\n  default: true\n'),
    '1:1 Two sidebars are the default one.',
    'Leave "default: true" at one of them.',
  ],
  'a name with a hyphen': [
    replaced('sidebars.yaml', 'versiot:\n', 'Versio-t:\n'),
    '13:1 This is not a name for a sidebar.',
    'Use the letters a–z and digits, and start with a small letter: pikaohjeet',
  ],
};
