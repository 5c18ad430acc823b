import { page } from '../../../../support/changes';
import { oneFault, type FaultRow } from '../../../../support/faults';

/** Faults: signs, brackets and imports. */
export const signsFaults: FaultRow[] = [
  [
    '"<" before a digit',
    page('Jos summa <5 euroa.'),
    oneFault(
      'content/docs/uusi.mdx:6:11',
      'This "<" starts a tag that does not end.',
      'Write \\< for the sign itself, or end the tag with ">".',
    ),
  ],
  [
    '"<" before a letter',
    page('Jos a <b niin.'),
    oneFault(
      'content/docs/uusi.mdx:6:7',
      'This "<" starts a tag that does not end.',
      'Write \\< for the sign itself, or end the tag with ">".',
    ),
  ],
  [
    '"<" before the last letter of the file',
    page('Jos a <b'),
    oneFault(
      'content/docs/uusi.mdx:6:7',
      'This "<" starts a tag that does not end.',
      'Write \\< for the sign itself, or end the tag with ">".',
    ),
  ],
  [
    'an address between < and >',
    page('<tuki@example.com>'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      'An address between < and > makes no link.',
      'Write the address alone, or [text](address).',
    ),
  ],
  [
    'a property without quotation marks',
    page('<Figure src=./a.svg />'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      'A property of this tag lacks a quotation mark.',
      'Write its value between two: name="value".',
    ),
  ],
  [
    'a property with one quotation mark',
    page('<Figure src="./a.svg />\n\nTeksti.'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      'A property of this tag lacks a quotation mark.',
      'Write its value between two: name="value".',
    ),
  ],
  [
    'a word in curly brackets',
    page('Kirjoita {nimi} kenttään.'),
    oneFault(
      'content/docs/uusi.mdx:6:10',
      'The value {nimi} fails: nimi is not defined.',
      'Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    ),
  ],
  [
    'words in curly brackets',
    page('Kirjoita {nimi tähän} kenttään.'),
    oneFault(
      'content/docs/uusi.mdx:6:10',
      'The text between { and } is not a value.',
      'In running text write \\{ for a curly bracket.',
    ),
  ],
  [
    'an open curly bracket',
    page('Kirjoita { kenttään.'),
    oneFault(
      'content/docs/uusi.mdx:6:10',
      'The text between { and } is not a value.',
      'In running text write \\{ for a curly bracket.',
    ),
  ],
  [
    'empty curly brackets',
    page('Kirjoita {} kenttään.'),
    oneFault(
      'content/docs/uusi.mdx:6:10',
      'There is nothing between { and }.',
      'For curly brackets themselves write \\{\\}.',
    ),
  ],
  [
    'an expression that throws',
    page('{null.x}'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      "The value {null.x} fails: Cannot read properties of null (reading 'x').",
      'Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    ),
  ],
  [
    'an expression that never ends',
    page('{(() => { for (;;) {} })()}'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      'The value {(() => { for (;;) {} })()} fails: Script execution timed out after 1000ms.',
      'Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    ),
  ],
  [
    'an expression that is no text',
    page('Kirjoita {{nimi: 1}} kenttään.'),
    oneFault(
      'content/docs/uusi.mdx:6:10',
      'The value {{nimi: 1}} is neither a text nor a number.',
      'Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    ),
  ],
  [
    'an import',
    page('import X from "./x";\n\nTeksti.'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      'The import "./x" leads out of content/components.',
      'Move the file into that folder, or write the text into the page.',
    ),
  ],
  [
    'a sentence that starts with "import"',
    page('import tästä alkaa lause.'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      'A line that starts with "import" or "export" is read as code.',
      'Start it with another word; components need no import.',
    ),
  ],
  [
    'an export that hides an element',
    page('export const Steps = 1;\n\nTeksti.'),
    oneFault('content/docs/uusi.mdx:6:1', '"Steps" hides the component of that name.', 'Give it another name.'),
  ],
];
