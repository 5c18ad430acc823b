import { frontMatter, withKeys } from '../../../../support/changes';
import type { Faults } from '../../../../support/faults';

/** Faults: YAML that cannot be read. */
export const yamlSyntaxFaults: Faults = {
  'an unclosed quotation mark': [
    frontMatter('title: "Uusi\ndescription: Uusi sivu.'),
    '2:8 A quotation mark is opened here but not closed.',
    'Write the same mark at the end of the text.',
  ],
  'a quotation mark closed by that of the next text': [
    frontMatter('title: "Uusi\ndescription: "Uusi sivu."'),
    '2:8 A quotation mark is opened here but not closed.',
    'Write the same mark at the end of the text.',
  ],
  'a text that starts with an exclamation mark': [
    frontMatter('title: !Huomio laskuttajat\ndescription: Uusi sivu.'),
    '2:8 A text cannot start with "!".',
    'Put quotation marks around the text.',
  ],
  'a text that starts with an ampersand': [
    frontMatter('title: &-merkki laskulla\ndescription: Uusi sivu.'),
    '2:8 A text cannot start with "&".',
    'Put quotation marks around the text.',
  ],
  'a text that starts with a question mark': [
    frontMatter('title: ? kysymys\ndescription: Uusi sivu.'),
    '2:8 A text cannot start with "?".',
    'Put quotation marks around the text.',
  ],
  'a text that starts with a hyphen': [
    frontMatter('title: - miinus\ndescription: Uusi sivu.'),
    '2:8 A text cannot start with "-".',
    'Put quotation marks around the text.',
  ],
  'a text with a backslash': [
    frontMatter(String.raw`title: "C:\Ohjeet"`),
    '2:11 A backslash has a meaning between double quotation marks.',
    "Put single quotation marks around the text: 'C:\\Ohjeet'",
  ],
  'a non-breaking space behind a colon': [
    frontMatter('title:\u00a0Uusi\ndescription: Uusi sivu.'),
    '2:1 There is a non-breaking space behind the colon of this line.',
    'Write an ordinary space in place of it.',
  ],
  'an unclosed bracket': [
    withKeys('keywords: [a, b'),
    '5:1 A bracket is opened but not closed before this place.',
    'Write ] where it ends.',
  ],
  'a tab before a list item': [
    withKeys('keywords:\n\t- saldo'),
    '5:1 This line is indented with a tab.',
    'Indent with spaces.',
  ],
  'a colon in a title': [
    frontMatter('title: Saldo: siirto\ndescription: Uusi sivu.'),
    '2:8 This text has a colon in it.',
    'Put quotation marks around the text.',
  ],
  'text after a quoted text': [
    frontMatter('title: "Saldo" ja siirto\ndescription: Uusi sivu.'),
    '2:16 There is something after the end of the value.',
    'Put quotation marks around the whole text; single ones where it has double ones in it.',
  ],
  'a key twice': [
    frontMatter('title: Uusi\ntitle: Vanha\ndescription: Uusi sivu.'),
    '3:1 This key is already there.',
    'Remove one of the two.',
  ],
  'a line indented too far': [
    frontMatter('title: Uusi\n description: Uusi sivu.'),
    '2:8 This line and the next do not fit together.',
    'Indent neighbouring lines alike, and write a colon and a space after each key.',
  ],
  'list items indented unlike': [
    withKeys('keywords:\n  - a\n - b'),
    '6:2 This line and the next do not fit together.',
    'Indent neighbouring lines alike, and write a colon and a space after each key.',
  ],
  'no space after a colon': [
    frontMatter('title:Uusi\ndescription: Uusi sivu.'),
    '2:1 This line and the next do not fit together.',
    'Indent neighbouring lines alike, and write a colon and a space after each key.',
  ],
  'a text that starts with @': [
    frontMatter('title: @uusi\ndescription: Uusi sivu.'),
    '2:8 A text cannot start with "@".',
    'Put quotation marks around the text.',
  ],
  'a text that starts with *': [
    frontMatter('title: *uusi\ndescription: Uusi sivu.'),
    '2:8 A text cannot start with "*".',
    'Put quotation marks around the text.',
  ],
  'two texts in one file': [
    { 'redirects.yaml': '- { from: /a, to: /docs/alku }\n---\n- { from: /b, to: /docs/alku }\n' },
    '2:1 The line "---" starts a second text.',
    'Remove it.',
  ],
};
