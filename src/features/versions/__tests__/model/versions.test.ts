import { findCounterpart, existingVersion, listTargets, mapTargets } from '../../model/versions';

test.each([
  [null, null],
  ['current', 'current'],
  ['constructor', null],
])('the stored version %j counts as %j', (stored, expected) => {
  expect(existingVersion(stored, ['3.0', 'current', '1.0'])).toBe(expected);
});

test.each([
  ['/docs/saldo', 'current', '/docs/1.0/saldo', true],
  ['/docs/uutta', 'current', '/docs/1.0/alku', false],
])('%s of version %s leads in 1.0 to %s', (path, from, expected, isSame) => {
  const old = { name: '1.0', mainPath: '/docs/1.0/alku', paths: new Set(['/docs/1.0/alku', '/docs/1.0/saldo']) };
  expect(findCounterpart(path, from, old)).toEqual({ path: expected, isSame });
});

const FACTS = { label: 'a', to: '/a', columns: [{ items: [{ to: '/b', href: null }, { to: null }] }], logo: null };

test('replaces targets at any depth and keeps everything else', () => {
  expect(listTargets(FACTS)).toEqual(['/a', '/b']);
  const columns = [{ items: [{ to: '/b!', href: null }, { to: null }] }];
  expect(mapTargets(FACTS, (path) => `${path}!`)).toEqual({ ...FACTS, to: '/a!', columns });
});
