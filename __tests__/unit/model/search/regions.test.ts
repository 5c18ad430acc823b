import { endingOf, regionAfter } from '../../../../src/model/search/regions';

const VOWEL = /[aeiouy]/;

test.each([
  ['prenumeration', 0, 4],
  ['beautiful', 0, 5],
  ['beautiful', 5, 7],
  ['eau', 0, 3],
  ['', 0, 0],
])('behind the first consonant after a vowel of "%s", from %i, begins at %i', (word, from, region) => {
  expect(regionAfter(word, VOWEL, from)).toBe(region);
});

test.each([
  ['kundernas', 4, 'ernas'],
  ['kundernas', 5, 'nas'],
  ['kundernas', 9, undefined],
])('the ending of "%s" from %i is %s', (word, region, ending) => {
  expect(endingOf(word, ['ernas', 'nas'], region)).toBe(ending);
});
