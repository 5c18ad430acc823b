import { packEntry, readEntry } from '../../../../src/model/search/pageEntry';
import { packPages, readPages } from '../../../../src/model/search/pageTable';
import {
  groupByStem,
  readShard,
  readWordList,
  shardOf,
  writeShard,
  writeWordList,
} from '../../../../src/model/search/postingShards';
import { createScores } from '../../../../src/model/search/scores';

const ENTRY = { path: '/a', title: 'A', description: 'b', breadcrumb: ['C'] };
const entry = (...sections: [string, string][]) => ({ ...ENTRY, sections });

test.each([
  ['nain-haet', 'Näin haet', ['Näin haet']],
  ['lasku-osittain-maksettu', 'Lasku: Osittain maksettu', 'Lasku: Osittain maksettu'],
  ['rivi-maara', 'Rivi: Määrä on liian suuri', ['Rivi: Määrä on liian suuri', 2]],
])('the section %j of %j is stored as %j, and read back unchanged', (anchor, heading, stored) => {
  const packed = packEntry(entry([anchor, heading]));
  expect(packed).toEqual(['/a', 'A', 'b', ['C'], stored]);
  expect(readEntry(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(entry([anchor, heading]));
});

const PAGES = [
  {
    sections: [{}, { hasSteps: true as const }],
    titleWords: 3,
    isNews: false,
    area: 'ohjeet',
    tag: 'docs-default-current',
  },
  { sections: [{}], titleWords: 1, isNews: true, area: null, tag: 'default' },
  { sections: [{}, {}, {}], titleWords: 0, isNews: false, area: 'ohjeet', tag: 'default' },
];

test('packing and reading the page table loses nothing', () => {
  const table = readPages(packPages(PAGES));
  expect([table.pageCount, table.sectionCount]).toEqual([3, 6]);
  expect(PAGES.map((_, page) => table.facts(page))).toEqual(
    PAGES.map(({ titleWords, isNews, area, tag }) => ({ titleWords, isNews, area, tag })),
  );
  expect([0, 1, 2, 3, 4, 5].filter((section) => table.hasSteps(section))).toEqual([1]);
  expect(PAGES.map((_, page) => table.firstSection(page))).toEqual([0, 2, 3]);
  expect([0, 1, 2, 3, 4, 5].map((section) => table.pageOf(section))).toEqual([0, 0, 1, 2, 2, 2]);
});

test('there is no page after the last one', () => expect(readPages(packPages(PAGES)).facts(3)).toBeUndefined());

const POSTINGS = {
  tlasku: [0, 30],
  'b+lasku': [2],
  clasku: [3],
  blasku: [0, 25, 65],
  hlaskutus: [1],
  kaali: [2340, 2350],
  b__proto__: [5],
};

/** Ten sections per page. */
const pages = { pageOf: (section: number) => Math.floor(section / 10), firstSection: (page: number) => page * 10 };
const alone = { known: [], pages };

test.each([[[]], [['aali', 'lasku']], [['__proto__', 'aali', 'lasku', 'laskutus']]])(
  'writing and reading postings with the known words %j loses nothing',
  (known) => {
    const context = { known, pages };
    expect(readShard(writeShard(groupByStem(POSTINGS), POSTINGS, context), context)).toEqual(POSTINGS);
  },
);

test('writes sorted stems without their common prefix, and page lists in short form', () =>
  expect(writeShard(groupByStem(POSTINGS), POSTINGS, alone).split('\n')).toEqual([
    '0__proto__ Gf',
    '0aali E9ab',
    '0lasku AadHcIdGaz1o',
    '5tus Cb',
    '',
  ]));

test('omits stems of the word list', () => {
  const context = { known: ['lasku'], pages };
  expect(writeShard(groupByStem(POSTINGS), POSTINGS, context).split('\n')[2]).toBe('AadHcIdGaz1o');
});

test('an empty index is an empty text', () => expect(readShard(writeShard([], {}, alone), alone)).toEqual({}));

test.each(['<!doctype html>\n', '0lasku Ab?\n', 'Ab\n'])('rejects %j as a shard', (text) => {
  expect(() => readShard(text, alone)).toThrow('Invalid line of postings');
});

test.each(['', '0lasku Ab', '0lasku Ab\n5tus'])('throws for the truncated shard %j', (text) => {
  expect(() => readShard(text, alone)).toThrow('The file is truncated.');
});

test('the word list keeps topics, and lower bounds of frequencies', () => {
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

test('finds the shard of a stem', () => expect(shardOf('lasku', ['aari', 'lasku', 'maksu'])).toBe(1));

const read = (scores: ReturnType<typeof createScores>) => {
  const places: number[][] = [];
  scores.forEach((...place) => places.push(place));
  return places;
};

test('a section that only mentions a word gets a part of its share, the largest of all calls', () => {
  const scores = createScores(1, [0.75, 0.25]);
  scores.raise(0, 0, 4);
  scores.raise(0, 1, 4);
  scores.cover(0, 0, 0.4);
  scores.cover(0, 0, 0.8);
  scores.cover(0, 0, 0.4);
  scores.cover(0, 1, 1);
  expect(read(scores)).toEqual([[0, 8, expect.closeTo(0.85), 1]]);
});

test.each([
  ['a place that there is not', 7, 1],
  ['a score of nothing', 1, 0],
])('ignores %s', (_, place, score) => {
  const scores = createScores(3, [1]);
  scores.raise(place, 0, score);
  expect(read(scores)).toEqual([]);
});
