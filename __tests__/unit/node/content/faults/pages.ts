import { faultsOf, type Faults } from '../../../../support/faults';
import { doc, goodText, page, post, withKeys } from '../../../../support/changes';

/** A new page in a file of this name. */
const file = (name: string) => ({ [name]: doc('Uusi') });

/** Faults: pages and what they refer to. */
export const pagesFaults: Faults = {
  ...faultsOf(file, {
    'docs/ohjeet.mdx':
      '1:1 The page /docs/ohjeet is already made by content/docs/ohjeet/index.mdx. Rename one of the two files.',
    'docs/category/ohjeet.mdx': '1:1 The site makes the page /docs/category/ohjeet by itself. Rename the file.',
    'docs/saldot.sv.mdx':
      '1:1 This is the sv translation of /docs/saldot, which has no original. Write content/docs/saldot.mdx or remove the translation.',
    'docs/ohjeet/saldot.sv.mdx':
      '1:1 This is the sv translation of /docs/ohjeet/saldot, which has no original. If content/docs/ohjeet/saldo.mdx is its original now, rename this file to content/docs/ohjeet/saldo.sv.mdx.',
    'docs/saldo.sv.mdx':
      '1:1 This is the sv translation of /docs/saldo, which has no original. If content/docs/ohjeet/saldo.mdx is its original now, rename this file to content/docs/ohjeet/saldo.sv.mdx.',
    'docs/lasku.en.mdx':
      '1:1 This is the en translation of /docs/lasku, which has no original. If content/docs/ohjeet/lasku.mdx is its original now, rename this file to content/docs/ohjeet/lasku.en.mdx.',
  }),
  ...faultsOf(post, {
    'slug: archive': '1:1 The site makes the page /blog/archive by itself. Rename the file or give it another slug.',
  }),
  ...faultsOf(withKeys, {
    'affects:\n  - /docs/ohjeet/saldoo\nreleased: 2025-10':
      '5:5 The page "/docs/ohjeet/saldoo" that this changes does not exist. Did you mean "/docs/ohjeet/saldo"?',
    'released: 2025-13': '4:11 This is no month. Write it as year-month, such as 2025-10.',
    'affects:\n  - /docs/ohjeet/saldo\nreleased: 2025-10':
      '5:5 The text does not link to "/docs/ohjeet/saldo", which this changes. Let the item that tells of the change link to it.',
    'affects:\n  - /ei/ole/tämmöistä/sivua\nreleased: 2025-10':
      '5:5 The page "/ei/ole/tämmöistä/sivua" that this changes does not exist. Write the path of a page.',
  }),
  'no docs that others lead to': [
    { docs: null },
    'docs There are no pages. Write the first one: docs/etusivu.mdx, with title and description.',
  ],
  'a translation whose original has a fault': [
    { ...page('<Fo'), 'docs/uusi.sv.mdx': '---\ntitle: Saldo\ndescription: d\n---\n\nText.\n' },
    '6:1 This "<" starts a tag that does not end. Write \\< for the sign itself, or end the tag with ">".',
  ],
  'a draft under "affects"': [
    {
      ...withKeys('draft: true'),
      'docs/muutos.mdx': '---\ntitle: M\ndescription: f\naffects: [/docs/uusi]\nreleased: 2025-10\n---\n\nTeksti.\n',
    },
    'docs/muutos.mdx:4:11 The page "/docs/uusi" that this changes is a draft, which is not published. Remove the line, or "draft: true" from that page.',
  ],
  'a draft in the footer': [
    {
      ...withKeys('draft: true'),
      'site.yaml': goodText('site.yaml').replace('{ to: /docs/alku, label: Alku }', '{ to: /docs/uusi, label: Uusi }'),
    },
    'site.yaml:26:17 The page "/docs/uusi" is a draft, which is not published. Lead to another page, or remove "draft: true" from that one.',
  ],
  'a change without its month': [
    withKeys('affects:\n  - /docs/ohjeet/saldo', 'Katso [saldo](/docs/ohjeet/saldo/).'),
    '4:1 This page changes others, but does not say when. Add the month of the release: "released: 2025-10".',
  ],
  'an item of a release note that links to another page than it changes': [
    withKeys(
      'affects:\n  - /docs/ohjeet/saldo\nreleased: 2025-10',
      '## Uutta\n\n- Katso [saldo](/docs/ohjeet/saldo).\n\n  - Ja lisää.\n- Katso\n  [alku](/docs/alku).',
    ),
    '14:3 This item links to no page that it changes. Link to the page, and name it under "affects".',
  ],
};
