import { meantPath, pathInVersion, versionOf, versionRoot } from '../../../../src/model/pages/versionPath';

const OTHERS = ['3.0', '1.0'];

test.each([
  ['current', '/docs'],
  ['2.0', '/docs/2.0'],
])('the pages of version %s stand under %s', (version, root) => {
  expect(versionRoot(version)).toBe(root);
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
])('%s belongs to version %s', (path, version) => {
  expect(versionOf(path, OTHERS)).toBe(version);
});

test.each([
  ['/docs/saldo', 'current', '1.0', '/docs/1.0/saldo'],
  ['/docs/1.0/saldo', '1.0', 'current', '/docs/saldo'],
  ['/docs/1.0/category/a', '1.0', '3.0', '/docs/3.0/category/a'],
  ['/docs', 'current', '1.0', '/docs/1.0'],
  ['/docs/1.0', '1.0', 'current', '/docs'],
  ['/docs/saldo', 'current', 'current', '/docs/saldo'],
])('%s of version %s is in %s %s', (path, from, to, expected) => {
  expect(pathInVersion(path, from, to)).toBe(expected);
});

test.each([
  ['/docs/saldo', 'current', '/docs/saldo'],
  ['/docs/saldo', '1.0', '/docs/1.0/saldo'],
  ['/docs/saldo?a=1#tila', '1.0', '/docs/1.0/saldo?a=1#tila'],
  ['/docs#tila', '1.0', '/docs/1.0#tila'],
  ['/docs/', '1.0', '/docs/1.0'],
  ['/docs/3.0/saldo', '1.0', '/docs/3.0/saldo'],
  ['/docs/1.0/saldo', '1.0', '/docs/1.0/saldo'],
  ['/blog/kesa', '1.0', '/blog/kesa'],
])('%s in a doc of version %s means %s', (written, version, expected) => {
  expect(meantPath(written, version, OTHERS)).toBe(expected);
});
