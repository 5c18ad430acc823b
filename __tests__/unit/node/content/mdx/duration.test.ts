import { formatDuration, formatMoment, isoDuration } from '../../../../../src/node/content/mdx/duration';

test.each([
  [1, '1 s', 'PT1S'],
  [59, '59 s', 'PT59S'],
  [60, '1 min', 'PT1M'],
  [65, '1 min 5 s', 'PT1M5S'],
  [3600, '1 h', 'PT1H'],
  [3725, '1 h 2 min 5 s', 'PT1H2M5S'],
])('%i seconds are %s', (seconds, text, iso) => {
  expect(formatDuration(seconds)).toBe(text);
  expect(isoDuration(seconds)).toBe(iso);
});

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [3725, '1:02:05'],
])('second %d of a video is %s', (second, text) => {
  expect(formatMoment(second)).toBe(text);
});
