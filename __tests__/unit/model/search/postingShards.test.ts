import {
  groupByStem,
  readShard,
  readWordList,
  shardOf,
  writeShard,
  writeWordList,
} from '../../../../src/model/search/postingShards';

const POSTINGS = {
  tlasku: [0, 30],
  'b+lasku': [2],
  clasku: [3],
  blasku: [0, 25, 65],
  hlaskutus: [1],
  kaali: [2340, 2350],
  b__proto__: [5],
};

/** Ten sections to a page. */
const pages = { pageOf: (section: number) => Math.floor(section / 10), firstSection: (page: number) => page * 10 };
const alone = { known: [], pages };

test.each([[[]], [['aali', 'lasku']], [['__proto__', 'aali', 'lasku', 'laskutus']]])(
  'postings that are written and read beside the words %j are the same',
  (known) => {
    const context = { known, pages };
    expect(readShard(writeShard(groupByStem(POSTINGS), POSTINGS, context), context)).toEqual(POSTINGS);
  },
);

test('stems are written in order, by what they do not share with the one before, and lists of pages as such', () => {
  expect(writeShard(groupByStem(POSTINGS), POSTINGS, alone).split('\n')).toEqual([
    '0__proto__ Gf',
    '0aali E9ab',
    '0lasku AadHcIdGaz1o',
    '5tus Cb',
    '',
  ]);
});

test('stems that the list of words has are left out', () => {
  const context = { known: ['lasku'], pages };
  expect(writeShard(groupByStem(POSTINGS), POSTINGS, context).split('\n')[2]).toBe('AadHcIdGaz1o');
});

test('an index without words is an empty text', () => {
  expect(readShard(writeShard([], {}, alone), alone)).toEqual({});
});

test.each(['<!doctype html>\n', '0lasku Zb\n', '0lasku Ab?\n', '0lasku A1\n', 'Ab\n'])('%j is no shard', (text) => {
  expect(() => readShard(text, alone)).toThrow('is no line of postings');
});

test.each(['', '0lasku Ab', '0lasku Ab\n5tus'])('%j ends too early', (text) => {
  expect(() => readShard(text, alone)).toThrow('The file ends too early.');
});

test('a list of words keeps which words pages are about, and how frequent they are at least', () => {
  const long = 'x'.repeat(50);
  const words = [
    ['lasku', 12, true],
    ['laskuri', 1, false],
    [long, 90_000, true],
    [`${long}y`, 3, false],
    ['y', 4, false],
  ] as const;
  const read = readWordList(writeWordList(words));
  expect(read.map(([stem, , isTopic]) => [stem, isTopic])).toEqual(words.map(([stem, , isTopic]) => [stem, isTopic]));
  expect(read.map(([, frequency]) => frequency)).toEqual([12, 1, 65_536, 3, 4]);
});

test.each(Array.from({ length: 60 }, (_, at) => at + 1))(
  'the frequency %i is said nearly, and not too high',
  (said) => {
    const [[, frequency] = []] = readWordList(writeWordList([['lasku', said, false]]));
    expect(frequency).toBeLessThanOrEqual(said);
    expect(frequency).toBeGreaterThan(said / 1.5);
  },
);

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
