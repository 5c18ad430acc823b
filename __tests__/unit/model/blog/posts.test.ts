import {
  groupByLetter,
  groupByYear,
  isCalendarDate,
  newestFirst,
  postPath,
  readingMinutes,
  splitDatedName,
} from '../../../../src/model/blog/posts';

test.each([
  ['2024-5-7-webinaari', '2024-05-07', 'webinaari'],
  ['2024-05-17', '2024-05-17', ''],
  ['koe 2024-05-17-webinaari', null, 'koe 2024-05-17-webinaari'],
  ['2024-05-17webinaari', null, '2024-05-17webinaari'],
])('the file name %s has the date %s and the rest "%s"', (name, date, rest) => {
  expect(splitDatedName(name)).toEqual({ date, rest });
});

test('recognizes existing dates with all digits and nothing else', () => {
  const missing = ['2023-02-29', '2024-02-30', '2024-13-01', '2024-00-01'];
  const malformed = ['', '2024-5-1', '2024-05', '2024-05-17T00:00:00Z', 'x2024-05-17', '2024-05-17x', '+02024-05-17'];
  expect(['2024-02-29', ...missing, ...malformed].filter(isCalendarDate)).toEqual(['2024-02-29']);
});

test.each([
  [{ slug: 'kesa/lomat', date: '2024-05-17', rest: 'x' }, '/blog/kesa/lomat'],
  [{ date: '2024-05-17', rest: '' }, '/blog/2024/05/17'],
  [{ date: null, rest: 'webinaari' }, '/blog/webinaari'],
])('the post %j is at %s', (post, path) => expect(postPath(post)).toBe(path));

test.each([
  [0, 1],
  [201, 2],
])('%d words take %d minutes to read', (words, minutes) => expect(readingMinutes(words)).toBe(minutes));

const post = (date: string, name: string) => ({ date, path: `/blog/${name}` });
const names = (posts: readonly { path: string }[]) => posts.map(({ path }) => path.slice('/blog/'.length)).join(' ');

test('sorts posts by date, newest first, and by path within a day', () => {
  const posts = [post('2023-12-31', 'd'), post('2024-05-17', 'c'), post('2025-01-01', 'a'), post('2024-05-17', 'b')];
  expect([names(newestFirst(posts)), names(newestFirst([...posts].reverse()))]).toEqual(['a b c d', 'a b c d']);
});

test.each([
  ['nothing', [], []],
  [
    'posts of two years',
    [post('2023-01-02', 'c'), post('2024-05-17', 'b'), post('2023-12-31', 'd'), post('2024-01-01', 'a')],
    ['2024: a b', '2023: c d'],
  ],
])('the archive of %s has the newest year first, and within it the oldest post first', (_, posts, expected) => {
  expect(groupByYear(posts).map(({ year, posts: ofYear }) => `${year}: ${names(ofYear)}`)).toEqual(expected);
});

test('groups names by first letter, in the order of the language', () => {
  const names = ['öljy', 'Ala', 'Äänite', 'apu', '3D', 'webinaari'].map((name) => ({ name }));
  const grouped = groupByLetter(names, 'fi').map(({ letter, items }) => [letter, ...items.map(({ name }) => name)]);
  expect(grouped.map((group) => group.join(' '))).toEqual(['3 3D', 'A Ala apu', 'W webinaari', 'Ä Äänite', 'Ö öljy']);
});
