import { analyserOf } from '../../../../src/model/search/analyser';
import { buildVocabulary } from '../../../../src/model/search/vocabulary';
import { joinVocabularies } from '../../../../src/model/search/localIndex';
import { createNearWords } from '../../../../src/model/search/nearWords';
import { askedOf, isPhrase, phraseOf } from '../../../../src/model/search/phrases';
import { FIELDS, isTopicToken, readToken, writeToken } from '../../../../src/model/search/tokens';

const build = (tokens: [string, number][]) => buildVocabulary(tokens, analyserOf('fi'));
const one = build([
  ['tlasku', 2],
  ['btila', 1],
]);
const other = build([
  ['blasku', 9],
  ['blasket', 3],
]);

test('joined vocabularies behave as one', () => {
  const joined = joinVocabularies([one, other]);
  expect(['lasku', 'tila', 'lasket', 'muu'].map(joined.has)).toEqual([true, true, true, false]);
  expect([joined.frequency('lasku'), joined.frequency('muu'), joined.isTopic('lasku')]).toEqual([9, 0, true]);
  expect([...joined.startingWith('las')].sort()).toEqual(['lasket', 'lasku']);
  expect(joined.near('lasky', 1)).toEqual([{ stem: 'lasku', distance: 1 }]);
});

test('lists shared words once', () => {
  const verbs = build([
    ['btilaa', 1],
    ['blasku', 1],
  ]);
  const joined = joinVocabularies([one, other, verbs]);
  expect([...joined.startingWith('lasku')]).toEqual(['lasku']);
  expect(joined.near('laskux', 1)).toEqual([{ stem: 'lasku', distance: 1 }]);
  const families = [one, other, verbs].flatMap((each) => each.sameRoot('lasku'));
  expect([...joined.sameRoot('lasku')]).toEqual([...new Set(families)]);
  expect(families.length).toBeGreaterThan(joined.sameRoot('lasku').length);
});

test('an empty vocabulary has no words', () => {
  const none = joinVocabularies([]);
  expect([none.has('lasku'), none.isTopic('lasku'), none.frequency('lasku')]).toEqual([false, false, 0]);
});

test('a single vocabulary is returned unchanged', () => expect(joinVocabularies([one])).toBe(one));

const near = createNearWords(['lasku', 'laskut', 'laskutus', 'maksu', 'maksaj', 'kassa', 'l', '']);

test.each([
  ['lasku', 1, ['laskut 1']],
  ['lskuts', 2, ['laskut 2', 'laskutus 2']],
  ['massu', 2, ['kassa 2', 'maksu 1']],
])('near "%s", within %i edits, are %j', (word, most, expected) => {
  const found = near(word, most).map(({ stem, distance }) => `${stem} ${distance}`);
  expect(found.sort()).toEqual(expected.filter((each) => each !== 'kassa 2'));
});

test('one word, or more than three, are not a phrase', () => {
  expect([phraseOf(['kort', 'kort']), phraseOf(['a', 'b', 'c', 'd'])]).toEqual([undefined, undefined]);
});

test('the key of a row differs from any keyword phrase', () => {
  expect(askedOf(['maks', 'kort'])).toBe(askedOf(['kort', 'maks']));
  expect(askedOf(['maks', 'kort'])).not.toBe(phraseOf(['maks', 'kort']));
  expect(isPhrase(askedOf(['maks']) ?? '')).toBe(true);
  expect(askedOf(['maks', 'kort'], true)).not.toBe(askedOf(['maks', 'kort']));
  expect(askedOf([])).toBeUndefined();
});

test.each(['constructor', '__proto__', 'toString'])(
  'no token of the word "%s" is a property of all objects',
  (stem) => {
    const tokens = FIELDS.flatMap((field) => [false, true].map((isPart) => writeToken({ field, stem, isPart })));
    expect(tokens.filter((token) => token in {})).toEqual([]);
  },
);

test('tokens of titles, headings and keywords make a word a topic', () => {
  const tokens = 'tlasku t+lasku hlasku klasku k+lasku blasku clasku'.split(' ');
  const topics = tokens.filter((token) => isTopicToken(readToken(token)));
  expect(topics).toEqual(['tlasku', 'hlasku', 'klasku', 'k+lasku']);
});
