import type { Changes } from './contentFolder';

/** A doc of a few lines. */
function doc(title: string, text = 'Teksti.'): string {
  return `---\ntitle: ${title}\ndescription: Sivu ${title}.\n---\n\n${text}\n`;
}

const VERSIONS = `current: { label: '2.0' }
others:
  - { name: '3.0', banner: unreleased, label: { fi: 3.0 (tulossa), en: 3.0 (next), sv: 3.0 (kommer) } }
  - { name: '1.0' }
`;

const NEXT_SIDEBARS = `ohjeet:
  label: Ohjeet
  items: [alku, ohjeet/lasku, uutta]
`;

const OLD_SIDEBARS = `ohjeet:
  label: { fi: Ohjeet, en: Guides, sv: Anvisningar }
  items:
    - alku
    - category: { fi: Ohjeet, en: Guides, sv: Anvisningar }
      slug: ohjeet
      items:
        - ohjeet
        - ohjeet/saldo
    - vanha
`;

/** Makes the docs of the good folder version 2.0 of three: 3.0 is unreleased, 1.0 is unmaintained. */
export const versionedDocs: Changes = {
  'versions.yaml': VERSIONS,
  'versions/3.0/sidebars.yaml': NEXT_SIDEBARS,
  'versions/3.0/docs/alku.mdx': doc('Alku 3.0'),
  'versions/3.0/docs/ohjeet/lasku.mdx': doc('Lasku 3.0'),
  'versions/3.0/docs/uutta.mdx': doc('Uutta'),
  'versions/1.0/sidebars.yaml': OLD_SIDEBARS,
  'versions/1.0/docs/alku.mdx': doc(
    'Alku 1.0',
    'Katso [saldo](/docs/ohjeet/saldo#tila), [vanha](./vanha.mdx), [uusi lasku](../../../docs/ohjeet/lasku.mdx) ja [tuleva](/docs/3.0/uutta).',
  ),
  'versions/1.0/docs/alku.sv.mdx': doc('Start 1.0'),
  'versions/1.0/docs/ohjeet/index.mdx': doc('Ohjeet 1.0'),
  'versions/1.0/docs/ohjeet/saldo.mdx': doc(
    'Saldo 1.0',
    '## Tila\n\nKatso [alku](https://pieni.example.com/docs/alku).',
  ),
  'versions/1.0/docs/vanha.mdx': doc('Vanha').replace('---\n\n', 'aliases: [/docs/ikivanha]\n---\n\n'),
};
