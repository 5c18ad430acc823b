import { readArrivalMarks, withoutMarks } from '../../../../src/model/search/arrivalMarks';

test.each([
  null,
  undefined,
  7,
  {},
  { marks: ['a'] },
  { marks: 'a', lang: 'fi' },
  { marks: [], lang: 'fi' },
  { marks: [1, ''], lang: 'fi' },
])('%j has no marks', (state) => expect(readArrivalMarks(state)).toBeNull());

test('marks are read, and taken off without touching what the router keeps', () => {
  const state = { key: 'x', marks: ['lasku', 7], lang: 'fi' };
  expect(readArrivalMarks(state)).toEqual({ marks: ['lasku'], lang: 'fi' });
  expect(withoutMarks(state)).toEqual({ key: 'x' });
  expect(withoutMarks(null)).toBeNull();
});
