import { buildToc, listTocIds, readToc, type TocEntry } from '../../../../src/model/reading/toc';

const outline = (entries: readonly TocEntry[]): string =>
  entries.map(({ id, children }) => (children.length === 0 ? id : `${id}(${outline(children)})`)).join(' ');

const headings = (depths: readonly number[]) =>
  depths.map((depth, index) => ({ depth, id: `h${index}`, text: `Otsikko ${index}` }));

test.each([
  ['nothing', [], 2, 3, ''],
  ['a single heading', [2], 2, 3, 'h0'],
  ['siblings with children', [2, 3, 3, 2], 2, 3, 'h0(h1 h2) h3'],
  ['levels outside the bounds', [2, 4, 3, 5], 2, 3, 'h0(h2)'],
  ['a skipped level', [2, 4, 3, 4], 2, 4, 'h0(h1 h2(h3))'],
  ['a deeper heading first', [3, 2], 2, 3, 'h0 h1'],
  ['bounds that hold one level', [2, 3, 2], 2, 2, 'h0 h2'],
])('of %s the contents are nested by level', (_, depths, min, max, expected) => {
  expect(outline(buildToc(headings(depths), min, max))).toBe(expected);
});

test('an entry has the id and the text of its heading', () => {
  expect(buildToc([{ depth: 2, id: 'osio', text: 'Osio' }], 2, 3)).toEqual([
    { id: 'osio', text: 'Osio', children: [] },
  ]);
});

test('the ids of all entries are in the order of the page', () => {
  expect(listTocIds(buildToc(headings([2, 3, 4, 2, 3]), 2, 4))).toEqual(['h0', 'h1', 'h2', 'h3', 'h4']);
  expect(listTocIds([])).toEqual([]);
});

test('contents are read from the HTML of a page as from its headings', () => {
  const html =
    '<h2 id="näin-teet"><span id="nain-teet"></span>Näin <code>a&lt;b</code> &amp; c<a class="heading-link" href="#näin-teet">#</a></h2>' +
    '<p>Teksti</p><h3 id="osa">Osa<a class="heading-link" href="#osa">#</a></h3>' +
    '<h4 id="syvä">Syvä<a class="heading-link" href="#syvä">#</a></h4><h2 id="piilo" class="visually-hidden">Piilo</h2>';
  expect(readToc(html)).toEqual([
    { id: 'näin-teet', text: 'Näin a<b & c', children: [{ id: 'osa', text: 'Osa', children: [] }] },
  ]);
});
