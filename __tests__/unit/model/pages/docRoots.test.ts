import { docRootOf, meantPath, pathInRoot } from '../../../../src/model/pages/docRoots';

const OTHERS = ['3.0', '1.0'];

test.each([
  ['/docs/saldo', 'current'],
  ['/docs/1.0', '1.0'],
  ['/docs/1.0/saldo', '1.0'],
])('%s belongs to the doc root %s', (path, root) => expect(docRootOf(path, OTHERS)).toBe(root));

test.each([
  ['/docs/saldo', 'current', '1.0', '/docs/1.0/saldo'],
  ['/docs/1.0/saldo', '1.0', 'current', '/docs/saldo'],
  ['/docs/1.0', '1.0', 'current', '/docs'],
])('%s of %s is in %s %s', (path, from, to, expected) => expect(pathInRoot(path, from, to)).toBe(expected));

test.each([
  ['/docs/saldo', '1.0', '/docs/1.0/saldo'],
  ['/docs/saldo?a=1#tila', '1.0', '/docs/1.0/saldo?a=1#tila'],
  ['/docs/1.0/saldo', '1.0', '/docs/1.0/saldo'],
])('%s in a doc of %s resolves to %s', (written, root, expected) =>
  expect(meantPath(written, root, OTHERS)).toBe(expected),
);
