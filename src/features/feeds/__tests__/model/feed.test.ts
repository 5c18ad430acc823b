import { lastChange } from '../../model/feed';

const entry = (updated: string) => ({
  url: updated,
  title: updated,
  description: '',
  html: '',
  published: updated,
  updated,
  authors: [],
  tags: [],
});

test('a feed’s last change is that of its latest entry, whatever its time zone', () => {
  const entries = ['2024-05-17T10:00:00+03:00', '2024-05-17T08:00:00Z', '2024-05-16T23:00:00Z'].map(entry);
  expect(lastChange({ entries })).toBe('2024-05-17T08:00:00.000Z');
});
