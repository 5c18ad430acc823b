import { counterpart } from '../../../../src/model/supporting/counterpart';

test.each([
  ['vaihe-2', ['a'], ['vaihe-2'], 'vaihe-2'],
  ['näin', ['ennen', 'näin'], ['before', 'how'], 'how'],
  ['näin', ['ennen', 'näin'], ['before'], undefined],
  ['puuttuu', ['a'], ['b'], undefined],
])('%s of %j is on %j: %s', (id, here, there, expected) => {
  expect(counterpart(id, here, there)).toBe(expected);
});
