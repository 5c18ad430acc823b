import { askedOf, isPhrase, phraseOf } from '../../../../src/model/search/phrases';

test('a phrase has one name, whatever the order of its words', () => {
  expect(phraseOf(['maks', 'kort'])).toBe(phraseOf(['kort', 'maks']));
  expect(phraseOf(['maks', 'kort'])).not.toBe(phraseOf(['maks', 'kork']));
});

test('the name of a phrase is no word', () => {
  expect(isPhrase(phraseOf(['maks', 'kort']) ?? '')).toBe(true);
  expect(isPhrase('kort')).toBe(false);
});

test('a phrase begins with the first of its words, where the shards have it', () => {
  expect(phraseOf(['maks', 'kort'])).toMatch(/^kort_/);
  expect(askedOf(['maks', 'kort'])).toMatch(/^kort_/);
});

test('one word, and more than three, are no phrase', () => {
  expect(phraseOf(['kort', 'kort'])).toBeUndefined();
  expect(phraseOf(['a', 'b', 'c', 'd'])).toBeUndefined();
});

test('what a row is asked by has a name that no phrase of a keyword has', () => {
  expect(askedOf(['maks', 'kort'])).toBe(askedOf(['kort', 'maks']));
  expect(askedOf(['maks', 'kort'])).not.toBe(phraseOf(['maks', 'kort']));
  expect(isPhrase(askedOf(['maks']) ?? '')).toBe(true);
  expect(askedOf(['maks', 'kort'], true)).not.toBe(askedOf(['maks', 'kort']));
  expect(askedOf([])).toBeUndefined();
});
