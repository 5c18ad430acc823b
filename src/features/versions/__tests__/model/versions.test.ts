import { findCounterpart, knownVersion, listTargets, mapTargets, targetVersion } from '../../model/versions';
import { meantPath, pathInVersion, versionOf, versionRoot } from '../../../../model/pages/versionPath';

test.each([
  [null, null, 'current'],
  [null, '1.0', '1.0'],
  ['3.0', '1.0', '3.0'],
  ['current', '1.0', 'current'],
])('with version %s open and %s preferred, links lead to %s', (active, preferred, expected) => {
  expect(targetVersion(active, preferred)).toBe(expected);
});

test.each([
  [null, null],
  ['1.0', '1.0'],
  ['current', 'current'],
  ['0.9', null],
  ['', null],
  ['constructor', null],
])('the remembered version %j counts as %j', (stored, expected) => {
  expect(knownVersion(stored, ['3.0', 'current', '1.0'])).toBe(expected);
});

test.each([
  ['/docs/saldo', 'current', '/docs/1.0/saldo', true],
  ['/docs/3.0/saldo', '3.0', '/docs/1.0/saldo', true],
  ['/docs/uutta', 'current', '/docs/1.0/alku', false],
  ['/docs/1.0/saldo', '1.0', '/docs/1.0/saldo', true],
])('%s of version %s leads in 1.0 to %s', (path, from, expected, isSame) => {
  const old = { name: '1.0', mainPath: '/docs/1.0/alku', paths: ['/docs/1.0/alku', '/docs/1.0/saldo'] };
  expect(findCounterpart(path, from, old)).toEqual({ path: expected, isSame });
});

const FACTS = {
  label: 'a',
  to: '/docs/a',
  columns: [{ items: [{ to: '/docs/b', href: null }, { to: null }] }],
  logo: null,
};

test('targets are found however deep', () => expect(listTargets(FACTS)).toEqual(['/docs/a', '/docs/b']));

test('targets are replaced and all else is kept', () => {
  expect(mapTargets(FACTS, (path) => `${path}!`)).toEqual({
    label: 'a',
    to: '/docs/a!',
    columns: [{ items: [{ to: '/docs/b!', href: null }, { to: null }] }],
    logo: null,
  });
});

const OTHERS = ['3.0', '1.0'];

test('each version but the current one has a root of its own', () => {
  expect([versionRoot('current'), versionRoot('2.0')]).toEqual(['/docs', '/docs/2.0']);
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
])('%s belongs to version %s', (path, version) => expect(versionOf(path, OTHERS)).toBe(version));

test.each([
  ['/docs/saldo', 'current', '1.0', '/docs/1.0/saldo'],
  ['/docs/1.0/saldo', '1.0', 'current', '/docs/saldo'],
  ['/docs/1.0/category/a', '1.0', '3.0', '/docs/3.0/category/a'],
  ['/docs', 'current', '1.0', '/docs/1.0'],
  ['/docs/1.0', '1.0', 'current', '/docs'],
  ['/docs/saldo', 'current', 'current', '/docs/saldo'],
])('%s of version %s is in %s %s', (path, from, to, expected) => expect(pathInVersion(path, from, to)).toBe(expected));

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
