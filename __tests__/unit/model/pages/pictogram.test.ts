import { pictogramOf } from '../../../../src/model/pages/pictogram';

test.each([
  ['video', 'video'],
  ['news', 'news'],
  ['picture', 'page'],
  [undefined, 'page'],
])('a way that names %s has the pictogram %s', (name, pictogram) => {
  expect(pictogramOf(name)).toBe(pictogram);
});
