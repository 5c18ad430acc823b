import { tabKey } from '../../../../src/model/reading/tabs';

test('the choice of a group has a key of its own', () => {
  expect(tabKey('tapa')).toBe('ohjekeskus.tab.tapa');
});
