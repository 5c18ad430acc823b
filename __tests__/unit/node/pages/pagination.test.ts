import { listPages } from '../../../../src/node/pages/pagination';

test.each([
  ['an empty list has one empty page', [], [['/blog', []]]],
  ['a single item has one page', [1], [['/blog', [1]]]],
  ['a full page has no follower', [1, 2], [['/blog', [1, 2]]]],
  [
    'the rest stands on a page of its own',
    [1, 2, 3],
    [
      ['/blog', [1, 2]],
      ['/blog/page/2', [3]],
    ],
  ],
])('%s', (_, items, expected) => {
  const pages = listPages<number>('/blog', items, 2);
  expect(pages.map(({ path, items: own }) => [path, own])).toEqual(expected);
  expect(pages.map(({ number }) => number)).toEqual(expected.map((_page, index) => index + 1));
});
