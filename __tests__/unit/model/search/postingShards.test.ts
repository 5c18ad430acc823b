import {
  groupByStem,
  readShard,
  readWordList,
  shardOf,
  writeShard,
  writeWordList,
} from '../../../../src/model/search/postingShards';

const POSTINGS = {
  tlasku: [0, 7, 40],
  'b+lasku': [2],
  clasku: [3],
  hlaskutus: [1],
  kaali: [900, 901],
  b__proto__: [5],
};

test('postings that are written and read are the same', () => {
  expect(readShard(writeShard(groupByStem(POSTINGS), POSTINGS))).toEqual(POSTINGS);
});

test('stems are written in order, by what they do not share with the one before', () => {
  expect(writeShard(groupByStem(POSTINGS), POSTINGS).split('\n')).toEqual([
    '0__proto__ b5',
    '0aali kp0,1',
    '0lasku t0,7,x B2 c3',
    '5tus h1',
    '',
  ]);
});

test('an index without words is an empty text', () => {
  expect(readShard(writeShard([], {}))).toEqual({});
});

test.each(['<!doctype html>\n', '0lasku x1,2\n', '0lasku t1,?\n', '0lasku t1,\n'])('%j is no shard', (text) => {
  expect(() => readShard(text)).toThrow('is no line of postings');
});

test.each(['', '0lasku t1', '0lasku t1\n5tus'])('%j ends too early', (text) => {
  expect(() => readShard(text)).toThrow('The file ends too early.');
});

test('a list of words keeps frequencies, and which words pages are about', () => {
  const words = [
    ['lasku', 12, true],
    ['laskuri', 1, false],
    ['x'.repeat(50), 1300, true],
    [`${'x'.repeat(50)}y`, 2, false],
  ] as const;
  expect(readWordList(writeWordList(words))).toEqual(words);
});

test.each([
  ['a', 0],
  ['lasku', 1],
  ['laskutus', 1],
  ['m', 1],
  ['mb', 2],
  ['öljy', 2],
])('the stem %s is in shard %i', (stem, shard) => {
  expect(shardOf(stem, ['aari', 'lasku', 'maksu'])).toBe(shard);
});
