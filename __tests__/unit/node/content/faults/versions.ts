import { type Faults } from '../../../../support/faults';
import type { Changes } from '../../../../support/contentFolder';
import { versionedDocs } from '../../../../support/versionedSite';

/** The folder with three versions, with one text of a file in place of another. */
function changed(file: string, from: string, to: string): Changes {
  const text = versionedDocs[file];
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${file} has no "${from}".`);
  return { ...versionedDocs, [file]: text.replace(from, () => to) };
}

const listed = (from: string, to: string) => changed('versions.yaml', from, to);
const added = (changes: Changes): Changes => ({ ...versionedDocs, ...changes });
const doc = (text = 'Teksti.') => `---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\n${text}\n`;
const without = (version: string): Changes =>
  Object.fromEntries(Object.entries(versionedDocs).filter(([name]) => !name.startsWith(`versions/${version}`)));

/** Faults: versions.yaml and the folders of versions. */
export const versionsFaults: Faults = {
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
  'a version that is there twice': [
    listed("  - { name: '1.0' }", "  - { name: '1.0' }\n  - { name: '1.0', banner: none }"),
    '5:13 The version "1.0" is there twice. Remove one of the two.',
  ],
  'a banner that does not exist': [
    listed('unreleased', 'next'),
    '3:28 "others[0].banner" cannot be "next". It is one of: none, unreleased, unmaintained.',
  ],
  'a name that YAML takes for a number': [
    listed("'1.0'", '1.0'),
    '4:13 "others[1].name" must be a text, but it is the number 1. Put quotation marks around it: "1.0"',
  ],
  'a name that cannot stand in a path': [
    listed("'1.0'", "'1.0/a'"),
    '4:13 This is not a name for a version. Use small letters a–z, digits, dots and hyphens: "2.0"',
  ],
  'a name that means something else': [
    listed("'1.0'", 'current'),
    '4:13 This name is taken by the site itself. Choose another: "2.0"',
  ],
  'a current version without label': [
    listed("current: { label: '2.0' }", 'current: {}'),
    '1:10 "current.label" is missing. Write a text, or one text per locale: { fi: …, en: …, sv: … }.',
  ],
  'a list without versions': [
    { 'versions.yaml': "current: { label: '2.0' }\nothers: []\n" },
    '2:9 "others" is empty. Write its value, or remove it where it is not needed.',
  ],
  'a link to a page that only the current version has': [
    changed('versions/1.0/docs/alku.mdx', '/docs/ohjeet/saldo#tila', '/docs/ohjeet/lasku'),
    'versions/1.0/docs/alku.mdx:6:7 The link "/docs/1.0/ohjeet/lasku" leads to no page. Version 1.0 has no such page. For the current version\'s page write its whole address: https://pieni.example.com/docs/ohjeet/lasku',
  ],
  'a link to a page that no version has': [
    changed('versions/1.0/docs/alku.mdx', '/docs/ohjeet/saldo#tila', '/docs/ohjeet/sald'),
    'versions/1.0/docs/alku.mdx:6:7 The link "/docs/1.0/ohjeet/sald" leads to no page. Did you mean "/docs/1.0/ohjeet/saldo"?',
  ],
  'a link to a heading that the version’s page does not have': [
    changed('versions/1.0/docs/alku.mdx', '#tila', '#lähetys'),
    'versions/1.0/docs/alku.mdx:6:7 The link "/docs/1.0/ohjeet/saldo#lähetys" leads to a heading that /docs/1.0/ohjeet/saldo does not have. Its ids are #tila.',
  ],
  'a sidebar with a doc of another version': [
    changed('versions/3.0/sidebars.yaml', 'uutta', 'vanha'),
    'versions/3.0/sidebars.yaml:3:31 There is no doc "vanha". Write versions/3.0/docs/vanha.mdx or remove this line.',
  ],
  'a translation without original in its version': [
    added({ 'versions/3.0/docs/vanha.sv.mdx': doc() }),
    'versions/3.0/docs/vanha.sv.mdx:1:1 This is the sv translation of /docs/3.0/vanha, which has no original. Write content/versions/3.0/docs/vanha.mdx or remove the translation.',
  ],
  'an alias that is a page of the version': [
    changed('versions/1.0/docs/vanha.mdx', '/docs/ikivanha', '/docs/alku'),
    'versions/1.0/docs/vanha.mdx:4:11 There is a page at /docs/1.0/alku, so no alias can start there. Remove the alias or rename the page.',
  ],
};
