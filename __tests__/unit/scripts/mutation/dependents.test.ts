import { dependentsOf } from '../../../../scripts/mutation/dependents';

const IMPORTS = new Map([
  ['path', []],
  ['locale', ['path']],
  ['pages', ['locale', 'date']],
  ['circle', ['round']],
  ['round', ['circle', 'pages']],
  ['date', []],
]);

test.each([
  ['date', ['circle', 'date', 'pages', 'round']],
  ['locale', ['circle', 'locale', 'pages', 'round']],
  ['round', ['circle', 'round']],
  ['alone', ['alone']],
])('%s is imported by %j', (file, dependents) => {
  expect([...dependentsOf(file, IMPORTS)].sort()).toEqual(dependents);
});
