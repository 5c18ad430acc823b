import { ownLine } from '../../../../src/node/diagnostics/ownPlaces';

const OWN = ['# Title', '', 'First.', '', '- one', '- one', '', 'Last {b}'];
const MADE = [
  '---',
  'title: Title',
  'description: First.',
  '---',
  '',
  'First.',
  '',
  '- one',
  '- one',
  '',
  'Last \\{b\\}',
];

test.each([
  ['the line of the title', 2, { line: 1, isSame: false }],
  ['a line that was made of others', 3, { line: 1, isSame: false }],
  ['a line that is the same', 6, { line: 3, isSame: true }],
  ['one of two lines that are the same', 9, { line: 6, isSame: true }],
  ['a line that was changed', 11, { line: 3, isSame: false }],
  ['a line before any that both have', 1, undefined],
])('%s', (_what, line, expected) => expect(ownLine(MADE, OWN, line)).toEqual(expected));
