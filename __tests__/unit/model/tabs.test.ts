import { tabAfterKey, tabKey } from '../../../src/model/tabs';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
])('%s moves from tab %i of three to %s', (key, index, next) => {
  expect(tabAfterKey(key, index, 3)).toBe(next);
});

test('the choice of a group has a key of its own', () => {
  expect(tabKey('tapa')).toBe('ohjekeskus.tab.tapa');
});
