import { faultsOf, type Faults } from '../../../../support/faults';
import { written, frontMatter, withKeys } from '../../../../support/changes';

/** Faults: YAML that cannot be read. */
export const yamlSyntaxFaults: Faults = {
  ...faultsOf(written('redirects.yaml'), {
    '- { from: /a, to: /docs/alku }\n---\n- { from: /b, to: /docs/alku }\n':
      '2:1 The line "---" starts a second text. Remove it.',
  }),
  ...faultsOf(frontMatter, {
    'title: "Uusi\ndescription: Uusi sivu.':
      '2:8 A quotation mark is opened here but not closed. Write the same mark at the end of the text.',
    'title: "Uusi\ndescription: "Uusi sivu."':
      '2:8 A quotation mark is opened here but not closed. Write the same mark at the end of the text.',
    'title: Saldo: siirto\ndescription: Uusi sivu.':
      '2:8 This text has a colon in it. Put quotation marks around the text.',
    'title: "Saldo" ja siirto\ndescription: Uusi sivu.':
      '2:16 There is something after the end of the value. Put quotation marks around the whole text; single ones where it has double ones in it.',
    'title: Uusi\ntitle: Vanha\ndescription: Uusi sivu.': '3:1 This key is already there. Remove one of the two.',
    'title: Uusi\n description: Uusi sivu.':
      '2:8 This line and the next do not fit together. Indent neighbouring lines alike, and write a colon and a space after each key.',
    'title:Uusi\ndescription: Uusi sivu.':
      '2:1 This line and the next do not fit together. Indent neighbouring lines alike, and write a colon and a space after each key.',
    'title: @uusi\ndescription: Uusi sivu.': '2:8 A text cannot start with "@". Put quotation marks around the text.',
    'title: *uusi\ndescription: Uusi sivu.': '2:8 A text cannot start with "*". Put quotation marks around the text.',
  }),
  ...faultsOf(withKeys, {
    'keywords: [a, b': '5:1 A bracket is opened but not closed before this place. Write ] where it ends.',
    'keywords:\n\t- saldo': '5:1 This line is indented with a tab. Indent with spaces.',
    'keywords:\n  - a\n - b':
      '6:2 This line and the next do not fit together. Indent neighbouring lines alike, and write a colon and a space after each key.',
  }),
};
