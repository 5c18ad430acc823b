import { packPages, readPages } from '../../../../src/model/search/pageTable';

const PAGES = [
  { sections: 2, titleWords: 3, isNews: false, area: 'ohjeet', tag: 'docs-default-current' },
  { sections: 1, titleWords: 1, isNews: true, area: null, tag: 'default' },
  { sections: 3, titleWords: 0, isNews: false, area: 'ohjeet', tag: 'default' },
];

test('a table that is packed and read says the same of every page', () => {
  const table = readPages(packPages(PAGES));
  expect([table.pageCount, table.sectionCount]).toEqual([3, 6]);
  expect(PAGES.map((_, page) => table.facts(page))).toEqual(PAGES.map(({ sections: _, ...facts }) => facts));
  expect(PAGES.map((_, page) => table.firstSection(page))).toEqual([0, 2, 3]);
  expect([0, 1, 2, 3, 4, 5].map((section) => table.pageOf(section))).toEqual([0, 0, 1, 2, 2, 2]);
});

test.each([6, -1, NaN])('there is no section %s', (section) => {
  expect(readPages(packPages(PAGES)).pageOf(section)).toBeUndefined();
});

test('there is no page beyond the last one', () => {
  expect(readPages(packPages(PAGES)).facts(3)).toBeUndefined();
});
