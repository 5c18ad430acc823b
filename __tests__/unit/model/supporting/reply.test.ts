import {
  addPiece,
  movePiece,
  parseOwnWords,
  parseReply,
  pieceKey,
  removePiece,
  type ReplyPiece,
} from '../../../../src/model/supporting/reply';
import { PIECES_MAX } from '../../../../src/model/supporting/replyLink';

const piece = (anchor: string, more: Partial<ReplyPiece> = {}): ReplyPiece => ({
  path: '/docs/saldo',
  anchor,
  digest: 'abc',
  name: 'Saldo',
  ...more,
});
const quote = { lang: 'fi', blocks: [{ kind: 'paragraph' as const, line: [{ text: 'Näin.' }] }] };

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"path":"/a"}'],
  [
    'entries that are no pieces',
    '[1, null, {"path": "//evil.example"}, {"path": "https://evil.example"}, {"path": 5}]',
  ],
])('a reply is empty where storage has %s', (_, stored) => {
  expect(parseReply(stored)).toEqual([]);
});

test('a kept reply is read back', () => {
  const reply = [piece('a'), piece('b', { quote })];
  expect(parseReply(JSON.stringify(reply))).toEqual(reply);
});

test('a quote that is none is left out, its piece stays', () => {
  const broken = [
    { lang: 'fi', blocks: [{ kind: 'paragraph', line: 'x' }] },
    { lang: 'fi', blocks: [{ kind: 'script', text: 'x' }] },
    { lang: '', blocks: quote.blocks },
    { blocks: quote.blocks },
    { lang: 'fi', blocks: [{ kind: 'list', start: 'x', items: [] }] },
    { lang: 'fi', blocks: [{ kind: 'list', start: 1, items: [[{ kind: 'table', rows: [[[{}]]] }]] }] },
    'x',
  ];
  for (const each of broken) expect(parseReply(JSON.stringify([{ ...piece('a'), quote: each }]))).toEqual([piece('a')]);
});

test('texts and lists that are too long are cut', () => {
  expect(parseReply(JSON.stringify([piece('a', { name: 'x'.repeat(5000) })]))[0]?.name).toHaveLength(300);
  const many = Array.from({ length: 200 }, (_, at) => piece(`a${String(at)}`));
  expect(parseReply(JSON.stringify(many))).toHaveLength(PIECES_MAX);
});

test('a piece is added once, at the end, and not to a full reply', () => {
  expect(addPiece([piece('a')], piece('b'))).toEqual([piece('a'), piece('b')]);
  expect(addPiece([piece('a')], piece('a', { name: 'Toinen' }))).toBe('there');
  expect(addPiece([piece('a')], piece('a', { quote }))).toHaveLength(2);
  const full = Array.from({ length: PIECES_MAX }, (_, at) => piece(`a${String(at)}`));
  expect(addPiece(full, piece('b'))).toBe('full');
});

test.each<[string, string, -1 | 1, string]>([
  ['down', 'a', 1, 'bac'],
  ['up', 'c', -1, 'acb'],
  ['nowhere from the top', 'a', -1, 'abc'],
  ['nowhere from the end', 'c', 1, 'abc'],
  ['nowhere when it is gone', 'x', 1, 'abc'],
])('a piece moves %s', (_, anchor, by, expected) => {
  const moved = movePiece(
    ['a', 'b', 'c'].map((each) => piece(each)),
    pieceKey(piece(anchor)),
    by,
  );
  expect(moved.map((each) => each.anchor).join('')).toBe(expected);
});

test('a piece is removed by its key', () => {
  expect(removePiece([piece('a'), piece('b')], pieceKey(piece('a')))).toEqual([piece('b')]);
});

test.each([
  [null, { greeting: '', ending: '' }],
  ['5', { greeting: '', ending: '' }],
  ['{"greeting":"Hei","ending":5}', { greeting: 'Hei', ending: '' }],
])('of %s the own words are read', (stored, words) => {
  expect(parseOwnWords(stored)).toEqual(words);
});
