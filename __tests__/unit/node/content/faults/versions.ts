import { faultsOf, type Faults } from '../../../../support/faults';
import { written } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import { versionedDocs } from '../../../../support/versionedSite';

/** The folder with three versions, with what stands before the arrow in a file replaced by what stands behind it. */
const changed =
  (file: string) =>
  (written: string): Changes => {
    const [from = '', to = ''] = written.split(' → ');
    const text = String(versionedDocs[file]);
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    return { ...versionedDocs, [file]: text.replace(from, () => to) };
  };
const added = (changes: Changes): Changes => ({ ...versionedDocs, ...changes });
const doc = (text = 'Teksti.') => `---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\n${text}\n`;
const without = (version: string): Changes =>
  Object.fromEntries(Object.entries(versionedDocs).filter(([name]) => !name.startsWith(`versions/${version}`)));

/** Faults: versions.yaml and the folders of versions. */
export const versionsFaults: Faults = {
  ...faultsOf(changed('versions.yaml'), {
    "  - { name: '1.0' } →   - { name: '1.0' }\n  - { name: '1.0', banner: none }":
      '5:13 The version "1.0" is there twice. Remove one of the two.',
    'unreleased → next': '3:28 "others[0].banner" cannot be "next". It is one of: none, unreleased, unmaintained.',
    "'1.0' → 1.0": '4:13 "others[1].name" must be a text, but it is the number 1. Put quotation marks around it: "1.0"',
    "'1.0' → '1.0/a'": '4:13 This is not a name for a version. Use small letters a–z, digits, dots and hyphens: "2.0"',
    "'1.0' → current": '4:13 This name is taken by the site itself. Choose another: "2.0"',
    "current: { label: '2.0' } → current: {}":
      '1:10 "current.label" is missing. Write a text, or one text per locale: { fi: …, en: …, sv: … }.',
  }),
  ...faultsOf(written('versions.yaml'), {
    "current: { label: '2.0' }\nothers: []\n":
      '2:9 "others" is empty. Write its value, or remove it where it is not needed.',
  }),
  ...faultsOf(changed('versions/1.0/docs/alku.mdx'), {
    '/docs/ohjeet/saldo#tila → /docs/ohjeet/lasku':
      'versions/1.0/docs/alku.mdx:6:7 The link "/docs/1.0/ohjeet/lasku" leads to no page. Version 1.0 has no such page. For the current version\'s page write its whole address: https://pieni.example.com/docs/ohjeet/lasku',
    '/docs/ohjeet/saldo#tila → /docs/ohjeet/sald':
      'versions/1.0/docs/alku.mdx:6:7 The link "/docs/1.0/ohjeet/sald" leads to no page. Did you mean "/docs/1.0/ohjeet/saldo"?',
    '#tila → #lähetys':
      'versions/1.0/docs/alku.mdx:6:7 The link "/docs/1.0/ohjeet/saldo#lähetys" leads to a heading that /docs/1.0/ohjeet/saldo does not have. Its ids are #tila.',
  }),
  ...faultsOf(changed('versions/3.0/sidebars.yaml'), {
    'uutta → vanha':
      'versions/3.0/sidebars.yaml:3:31 There is no doc "vanha". Write versions/3.0/docs/vanha.mdx or remove this line.',
  }),
  ...faultsOf(changed('versions/1.0/docs/vanha.mdx'), {
    '/docs/ikivanha → /docs/alku':
      'versions/1.0/docs/vanha.mdx:4:11 There is a page at /docs/1.0/alku, so no alias can start there. Remove the alias or rename the page.',
  }),
  'a version that is listed and has no folder': [
    without('1.0'),
    '4:13 The version "1.0" has no pages. Put its docs into versions/1.0/docs, or remove it from this list.',
  ],
  'a folder that is not listed': [
    added({ 'versions/0.9/docs/alku.mdx': doc() }),
    'versions/0.9 The folder of the version "0.9" is not listed in content/versions.yaml. Add it there under "others", or remove the folder.',
  ],
  'a folder without versions.yaml': [
    { 'versions/1.0/docs/alku.mdx': doc() },
    'versions/1.0 The folder of the version "1.0" is not listed in content/versions.yaml. Write that file, with the label of the current version and this version under "others", or remove the folder.',
  ],
  'a version with the name of a folder of docs': [
    added({ 'docs/1.0/uusi.mdx': doc() }),
    '4:13 The version "1.0" would stand at /docs/1.0, where content/docs/1.0/uusi.mdx already makes a page. Give the version another name, or move that page.',
  ],
  'a version with the name of a doc': [
    added({ 'docs/1.0.mdx': doc() }),
    '4:13 The version "1.0" would stand at /docs/1.0, where content/docs/1.0.mdx already makes a page. Give the version another name, or move that page.',
  ],
  'a translation without original in its version': [
    added({ 'versions/3.0/docs/vanha.sv.mdx': doc() }),
    'versions/3.0/docs/vanha.sv.mdx:1:1 This is the sv translation of /docs/3.0/vanha, which has no original. Write content/versions/3.0/docs/vanha.mdx or remove the translation.',
  ],
};
