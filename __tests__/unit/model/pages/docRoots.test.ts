import { docRootOf, meantPath, pathInRoot, rootPath } from '../../../../src/model/pages/docRoots';

const OTHERS = ['3.0', '1.0'];

test('each doc root but the main one has a path of its own', () => {
  expect([rootPath('current'), rootPath('2.0')]).toEqual(['/docs', '/docs/2.0']);
});

test.each([
  ['/docs', 'current'],
  ['/docs/saldo', 'current'],
  ['/docs/category/ohjeet', 'current'],
  ['/docs/1.0', '1.0'],
  ['/docs/1.0/saldo', '1.0'],
  ['/docs/3.0/category/ohjeet', '3.0'],
  ['/docs/1.00', 'current'],
  ['/docs/2.0/saldo', 'current'],
  ['/docsivu', undefined],
  ['/blog/1.0', undefined],
  ['/', undefined],
])('%s belongs to the doc root %s', (path, root) => expect(docRootOf(path, OTHERS)).toBe(root));

test.each([
  ['/docs/saldo', 'current', '1.0', '/docs/1.0/saldo'],
  ['/docs/1.0/saldo', '1.0', 'current', '/docs/saldo'],
  ['/docs/1.0/category/a', '1.0', '3.0', '/docs/3.0/category/a'],
  ['/docs', 'current', '1.0', '/docs/1.0'],
  ['/docs/1.0', '1.0', 'current', '/docs'],
  ['/docs/saldo', 'current', 'current', '/docs/saldo'],
])('%s of %s is in %s %s', (path, from, to, expected) => expect(pathInRoot(path, from, to)).toBe(expected));

test.each([
  ['/docs/saldo', 'current', '/docs/saldo'],
  ['/docs/saldo', '1.0', '/docs/1.0/saldo'],
  ['/docs/saldo?a=1#tila', '1.0', '/docs/1.0/saldo?a=1#tila'],
  ['/docs#tila', '1.0', '/docs/1.0#tila'],
  ['/docs/', '1.0', '/docs/1.0'],
  ['/docs/3.0/saldo', '1.0', '/docs/3.0/saldo'],
  ['/docs/1.0/saldo', '1.0', '/docs/1.0/saldo'],
  ['/blog/kesa', '1.0', '/blog/kesa'],
])('%s in a doc of %s means %s', (written, root, expected) => {
  expect(meantPath(written, root, OTHERS)).toBe(expected);
});
