import { page } from '../../../../support/changes';
import type { Faults } from '../../../../support/faults';

/** Faults: signs, brackets and imports. */
export const signsFaults: Faults = {
  '"<" before a digit': [
    page('Jos summa <5 euroa.'),
    '6:11 This "<" starts a tag that does not end.',
    'Write \\< for the sign itself, or end the tag with ">".',
  ],
  '"<" before the last letter of the file': [
    page('Jos a <b'),
    '6:7 This "<" starts a tag that does not end.',
    'Write \\< for the sign itself, or end the tag with ">".',
  ],
  'an address between < and >': [
    page('<tuki@example.com>'),
    '6:1 An address between < and > makes no link.',
    'Write the address alone, or [text](address).',
  ],
  'a property without quotation marks': [
    page('<Figure src=./a.svg />'),
    '6:1 A property of this tag lacks a quotation mark.',
    'Write its value between two: name="value".',
  ],
  'a property with one quotation mark': [
    page('<Figure src="./a.svg />\n\nTeksti.'),
    '6:1 A property of this tag lacks a quotation mark.',
    'Write its value between two: name="value".',
  ],
  'a placeholder in angle brackets': [
    page('Kirjoita <asiakasnumero> kenttään.'),
    '6:10 There is no tag <asiakasnumero>.',
    'For the signs themselves write \\<asiakasnumero>.',
  ],
  'an id of a heading in another form': [
    page('## Alku {#a .b}\n\nTeksti.'),
    '6:9 This is not the form of an id.',
    'Write {#id} at the end of a heading, without spaces or other signs.',
  ],
  'an id behind a text': [
    page('Teksti {#oma}'),
    '6:8 Only headings have an id of this form.',
    'Remove it, or write \\{ for a curly bracket.',
  ],
  'a control character': [
    page('Rivin\u000bvaihto.'),
    '6:6 There is a control character here (U+000B), which no browser shows.',
    'Remove it, and write the line break or the letter again that it stands for.',
  ],
  'a non-breaking space behind the sign of a heading': [
    page('Teksti.\n\n##\u00a0Otsikko'),
    '8:1 "##" is followed by a non-breaking space, so it has no effect.',
    'Write an ordinary space after it.',
  ],
  'a heading without a space': [
    page('> ##Otsikko'),
    '6:3 "##" is followed by no space, so this is no heading.',
    'Write "## " before its text, or \\## for the signs themselves.',
  ],
  'a bullet of a word processor': [
    page('Alku:\n•\tTarkista asiakas'),
    '7:1 This line starts with "•", which makes no list.',
    'Write "- " in place of it.',
  ],
  'a bullet of a symbol font': [
    page('o\tTarkista asiakas'),
    '6:1 This line starts with "o" and a tab, which makes no list.',
    'Write "- " in place of it.',
  ],
  'lines with dashes': [
    page('– ensimmäinen\n– toinen'),
    '6:1 These lines start with "–", which makes no list.',
    'Write "- " in place of it.',
  ],
  'a table with a wrong second line': [
    page('| A | B |\n| --- |\n| 1 | 2 |'),
    '6:1 This is written like a table, but is shown as it is.',
    'Write a row of hyphens as its second line, with as many cells as the head: | --- | --- |',
  ],
  'a cell beyond the head': [
    page('| A | B |\n| --- | --- |\n| 1 | `a | b` |'),
    '8:10 This cell is not shown: the row has 3 cells, and the head 2.',
    'Add a column to the head, or write \\| for the sign itself, in code too.',
  ],
  'a space in the address of a picture': [
    page('Teksti\nja ![Kuva](Kuva 1.png)'),
    '7:10 This is written like a link or a picture, but is shown as it is: its address has a space.',
    'Write each space of the address as %20, or rename the file.',
  ],
  'a link that is not closed': [
    page('Lue [ohje](/docs/alku'),
    '6:10 This is written like a link or a picture, but is shown as it is.',
    'Check its brackets; write \\[ for the sign itself.',
  ],
  'numbers that are shown otherwise': [
    page('1. Yksi\n2. Kaksi\n4. Neljä'),
    '8:1 This item is written as 4, but is shown as 3.',
    'Number the items in their order. If it is no list, write 4\\. with a backslash.',
  ],
  'a date at the start of a line': [
    page('Muutos tulee voimaan\n1. tammikuuta 2026 kaikille.'),
    '7:1 This date is shown as item 1 of a list.',
    'Number the items in their order. If it is no list, write 1\\. with a backslash.',
  ],
  'a word in curly brackets': [
    page('Kirjoita {nimi} kenttään.'),
    '6:10 The value {nimi} is not a constant.',
    'Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
  ],
  'words in curly brackets': [
    page('Kirjoita {nimi tähän} kenttään.'),
    '6:10 The text between { and } is not a value.',
    'In running text write \\{ for a curly bracket.',
  ],
  'an open curly bracket': [
    page('Kirjoita { kenttään.'),
    '6:10 The text between { and } is not a value.',
    'In running text write \\{ for a curly bracket.',
  ],
  'empty curly brackets': [
    page('Kirjoita {} kenttään.'),
    '6:10 There is nothing between { and }.',
    'For curly brackets themselves write \\{\\}.',
  ],
  'an expression that is no text': [
    page('Kirjoita {{nimi: 1}} kenttään.'),
    '6:10 The value {{nimi: 1}} is neither a text nor a number.',
    'Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
  ],
  'an import': [
    page('import X from "./x";\n\nTeksti.'),
    '6:1 The import "./x" leads out of content/components.',
    'Move the file into that folder, or write the text into the page.',
  ],
  'a sentence that starts with "import"': [
    page('import tästä alkaa lause.'),
    '6:1 A line that starts with "import" or "export" is read as code.',
    'Start it with another word; components need no import.',
  ],
  'an export that hides an element': [
    page('export const Steps = 1;\n\nTeksti.'),
    '6:1 "Steps" hides the component of that name.',
    'Give it another name.',
  ],
  'a character that is not UTF-8': [
    { 'docs/uusi.mdx': Buffer.from('---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\nHyvä\n', 'latin1') },
    '6:4 This character cannot be read: the file is not UTF-8.',
    'Save the file as UTF-8, and write the character again.',
  ],
};
