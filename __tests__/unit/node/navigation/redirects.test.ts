import { findRedirectLoops, targetPath } from '../../../../src/node/navigation/redirects';

test.each([
  ['/docs/saldo', '/docs/saldo'],
  ['/docs/saldo#osio', '/docs/saldo'],
  ['/#osio', '/'],
])('the target %s is on the page %s', (to, path) => {
  expect(targetPath({ from: '/vanha', to })).toBe(path);
});

test.each([
  ['no redirects', [], []],
  ['a redirect to a page', [['/a', '/sivu']], []],
  [
    'a chain',
    [
      ['/a', '/b'],
      ['/b', '/sivu'],
    ],
    [],
  ],
  ['a redirect to itself', [['/a', '/a#osio']], [['/a', '/a']]],
  [
    'a circle of two, told once',
    [
      ['/b', '/a'],
      ['/a', '/b'],
    ],
    [['/a', '/b', '/a']],
  ],
  [
    'a way into a circle, which is no part of it',
    [
      ['/a', '/c'],
      ['/c', '/b'],
      ['/b', '/c'],
    ],
    [['/b', '/c', '/b']],
  ],
  [
    'two circles',
    [
      ['/d', '/e'],
      ['/e', '/d'],
      ['/b', '/c'],
      ['/c', '/a'],
      ['/a', '/b'],
    ],
    [
      ['/a', '/b', '/c', '/a'],
      ['/d', '/e', '/d'],
    ],
  ],
])('the circles in %s are found', (_, pairs, loops) => {
  const redirects = pairs.map(([from = '', to = '']) => ({ from, to }));
  expect(findRedirectLoops(redirects)).toEqual(loops);
});
