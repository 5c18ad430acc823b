import { checkBuiltSite, type BuiltPage } from '../../../../src/node/output/siteLinkCheck';

const page = (path: string, references: string[], ids: string[] = [], duplicateIds: string[] = []): BuiltPage => ({
  path,
  references,
  ids: new Set(ids),
  duplicateIds,
});
const check = (...pages: BuiltPage[]) =>
  checkBuiltSite({ pages, base: '', hasFile: (path) => path === '/kuva.svg' || path === '/häiriö.pdf' });

test.each([
  ['a page', '/docs/saldo'],
  ['a page with a slash', '/docs/saldo/'],
  ['a page by its file', '/docs/saldo.html'],
  ['a page with a query', '/docs/saldo?q=1'],
  ['a heading of another page', '/docs/saldo#m%C3%A4%C3%A4r%C3%A4'],
  ['a heading of its own', '#oma'],
  ['the top of its own page', '#'],
  ['a file', '/kuva.svg'],
  ['a file with an escaped name', '/h%C3%A4iri%C3%B6.pdf'],
])('a reference to %s is whole', (_, address) => {
  expect(check(page('/', [address], ['oma']), page('/docs/saldo', [], ['määrä']))).toEqual([]);
});

test.each([
  ['/docs/sald', '/docs/sald\n  on /\n  Did you mean "/docs/saldo"?'],
  ['/docs/saldo#mara', '/docs/saldo#mara\n  on /\n  Did you mean "maara"?'],
  ['#poissa', '#poissa\n  on /'],
  ['/poissa.png', '/poissa.png\n  on /'],
  ['/%E0%A4%A', '/%E0%A4%A\n  on /'],
])('the reference %s is told as broken', (address, text) => {
  expect(check(page('/', [address]), page('/docs/saldo', [], ['maara']))).toEqual([text]);
});

test('a site without pages has no faults', () => {
  expect(check()).toEqual([]);
});

test('a broken reference is told once with its pages', () => {
  expect(check(page('/a', ['/kokonaan-poissa']), page('/b', ['/kokonaan-poissa']))).toEqual([
    '/kokonaan-poissa\n  on /a, /b',
  ]);
});

test('a broken reference on five pages is probably of the layout', () => {
  const pages = ['/1', '/2', '/3', '/4', '/5'].map((path) => page(path, ['/kokonaan-poissa']));
  expect(check(...pages)).toEqual(['/kokonaan-poissa\n  on 5 pages, so probably the layout (first: /1)']);
});

test('a heading that one page has and another lacks is told for the other only', () => {
  expect(check(page('/a', ['#osio'], ['osio']), page('/b', ['#osio']))).toEqual(['#osio\n  on /b']);
});

test('an id that stands twice on a page is told', () => {
  expect(check(page('/a', [], ['osio'], ['osio']))).toEqual(['#osio\n  is the id of more than one element on /a']);
});
