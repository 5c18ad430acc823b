import { doc, versionedDocs } from '../../../../../__tests__/support/changes';
import type { Changes } from '../../../../../__tests__/support/contentFolder';
import { errorCases, errorsAfter, expectError, type ErrorCases } from '../../../../../__tests__/support/errorCases';

/** The folder with three versions, with one text in a file replaced: "old → new". */
const changed =
  (file: string) =>
  (written: string): Changes => {
    const [from = '', to = ''] = written.split(' → ');
    const text = String(versionedDocs[file]);
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    return { ...versionedDocs, [file]: text.replace(from, () => to) };
  };
/** The folder with three versions and a new file. */
const added = (name: string): Changes => ({ ...versionedDocs, [name]: doc('Uusi') });
const without = (version: string): Changes =>
  Object.fromEntries(Object.entries(versionedDocs).filter(([name]) => !name.startsWith(`versions/${version}`)));

const versionsErrors: ErrorCases = {
  ...errorCases(changed('versions.yaml'), {
    "  - { name: '1.0' } →   - { name: '1.0' }\n  - { name: '1.0', banner: none }":
      '5:13 The version "1.0" is there twice. Remove one of the two.',
    "'1.0' → '1.0/a'": '4:13 This is not a name for a version. Use small letters a–z, digits, dots and hyphens: "2.0"',
    "'1.0' → current": '4:13 This name is taken by the site itself. Choose another: "2.0"',
    "current: { label: '2.0' } → current: {}":
      '1:10 "current.label" is missing. Write a text, or one text per locale: { fi: …, en: …, sv: … }.',
  }),
  ...errorCases(changed('versions/1.0/docs/alku.mdx'), {
    '/docs/ohjeet/saldo#tila → /docs/ohjeet/lasku':
      'versions/1.0/docs/alku.mdx:6:7 The link "/docs/1.0/ohjeet/lasku" points to a page that does not exist. Version 1.0 has no such page. For the current version\'s page write its whole address: https://pieni.example.com/docs/ohjeet/lasku',
    '/docs/ohjeet/saldo#tila → /docs/ohjeet/sald':
      'versions/1.0/docs/alku.mdx:6:7 The link "/docs/1.0/ohjeet/sald" points to a page that does not exist. Did you mean "/docs/1.0/ohjeet/saldo"?',
  }),
  ...errorCases(changed('versions/3.0/sidebars.yaml'), {
    'uutta → vanha':
      'versions/3.0/sidebars.yaml:3:31 There is no doc "vanha". Write versions/3.0/docs/vanha.mdx or remove this line.',
  }),
  ...errorCases(changed('versions/1.0/docs/vanha.mdx'), {
    '/docs/ikivanha → /docs/alku':
      'versions/1.0/docs/vanha.mdx:4:11 There is a page at /docs/1.0/alku, so no alias can start there. Remove the alias or rename the page.',
  }),
  'a version that is listed and has no folder': [
    without('1.0'),
    '4:13 The version "1.0" has no pages. Put its docs into versions/1.0/docs, or remove it from this list.',
  ],
  'a folder without versions.yaml': [
    { 'versions/1.0/docs/alku.mdx': doc('Uusi') },
    'versions/1.0 The folder of the version "1.0" is not listed in content/versions.yaml. Write that file, with the label of the current version and this version under "others", or remove the folder.',
  ],
  ...errorCases(added, {
    'versions/0.9/docs/alku.mdx':
      'versions/0.9 The folder of the version "0.9" is not listed in content/versions.yaml. Add it there under "others", or remove the folder.',
    'docs/1.0/uusi.mdx':
      '4:13 The version "1.0" would be at /docs/1.0, where content/docs/1.0/uusi.mdx already makes a page. Give the version another name, or move that page.',
    'docs/1.0.mdx':
      '4:13 The version "1.0" would be at /docs/1.0, where content/docs/1.0.mdx already makes a page. Give the version another name, or move that page.',
    'versions/3.0/docs/vanha.sv.mdx':
      'versions/3.0/docs/vanha.sv.mdx:1:1 This is the sv translation of /docs/3.0/vanha, which has no original. Write content/versions/3.0/docs/vanha.mdx or remove the translation.',
  }),
  'a component in another version': [
    {
      ...versionedDocs,
      'components/Osa.tsx': 'export default function Osa() {\n  return null;\n}\n',
      'versions/1.0/docs/ohjeet/index.mdx': '---\ntitle: Ohjeet 1.0\ndescription: Sivu.\n---\n\nTeksti.\n\n<Osa />\n',
    },
    'versions/1.0/docs/ohjeet/index.mdx:8:1 A page of another version cannot have its own components, imports or exports: they could change without it. Write it in Markdown and with the elements of the site.',
  ],
};

test.each(Object.entries(versionsErrors))('%s', async (_, row) => expectError(await errorsAfter(row[0]), row));

test('three versions have no errors', async () => expect(await errorsAfter(versionedDocs)).toEqual([]));
