import { faultsOf, type Faults } from '../../../../support/faults';
import { page } from '../../../../support/changes';

/** Faults: signs, brackets and imports. */
export const signsFaults: Faults = {
  ...faultsOf(page, {
    'Jos summa <5 euroa.':
      '6:11 This "<" starts a tag that does not end. Write \\< for the sign itself, or end the tag with ">".',
    'Jos a <b': '6:7 This "<" starts a tag that does not end. Write \\< for the sign itself, or end the tag with ">".',
    '<tuki@example.com>': '6:1 An address between < and > makes no link. Write the address alone, or [text](address).',
    '<Figure src=./a.svg />':
      '6:1 A property of this tag lacks a quotation mark. Write its value between two: name="value".',
    '<Figure src="./a.svg />\n\nTeksti.':
      '6:1 A property of this tag lacks a quotation mark. Write its value between two: name="value".',
    'Kirjoita {nimi} kenttään.':
      '6:10 The value {nimi} fails: nimi is not defined. Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    'Kirjoita {nimi tähän} kenttään.':
      '6:10 The text between { and } is not a value. In running text write \\{ for a curly bracket.',
    'Kirjoita { kenttään.':
      '6:10 The text between { and } is not a value. In running text write \\{ for a curly bracket.',
    'Kirjoita {} kenttään.': '6:10 There is nothing between { and }. For curly brackets themselves write \\{\\}.',
    'Kirjoita {{nimi: 1}} kenttään.':
      '6:10 The value {{nimi: 1}} is neither a text nor a number. Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    'import X from "./x";\n\nTeksti.':
      '6:1 The import "./x" leads out of content/components. Move the file into that folder, or write the text into the page.',
    'import tästä alkaa lause.':
      '6:1 A line that starts with "import" or "export" is read as code. Start it with another word; components need no import.',
    'export const Steps = 1;\n\nTeksti.': '6:1 "Steps" hides the component of that name. Give it another name.',
  }),
  'a character that is not UTF-8': [
    { 'docs/uusi.mdx': Buffer.from('---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\nHyvä\n', 'latin1') },
    '6:4 This character cannot be read: the file is not UTF-8. Save the file as UTF-8, and write the character again.',
  ],
};
