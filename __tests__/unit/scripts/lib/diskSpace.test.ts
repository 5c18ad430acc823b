import { fullDisk } from '../../../../scripts/lib/diskSpace';

test.each([
  [0, 'The disk has only 0 MB left'],
  [99_999_999, 'The disk has only 99 MB left'],
])('%d free bytes are too few', (free, expected) => {
  expect(fullDisk('.', free)).toContain(expected);
});

test('a disk with room is no reason for anything', () => {
  expect(fullDisk('.', 100_000_000)).toBeUndefined();
});
