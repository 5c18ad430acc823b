import { plainId } from '../../../../src/model/supporting/plainId';

test.each([
  ['mistä-jatkan', 'mista-jatkan'],
  ['åäö-é', 'aao-e'],
  ['vaihe-1', undefined],
  ['что-это', undefined],
  ['lähetä-что', undefined],
])('in plain letters %s is %s', (id, plain) => {
  expect(plainId(id)).toBe(plain);
});
