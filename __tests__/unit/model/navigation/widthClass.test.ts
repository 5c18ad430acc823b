import { widthClassOf } from '../../../../src/model/navigation/widthClass';

test.each([
  [320, 'mobile'],
  [996, 'mobile'],
  [996.5, 'desktop'],
  [997, 'desktop'],
  [1280, 'desktop'],
])('a window of %d pixels is %s', (width, expected) => {
  expect(widthClassOf(width)).toBe(expected);
});
