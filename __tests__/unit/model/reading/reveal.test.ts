import { distanceToReveal } from '../../../../src/model/reading/reveal';

const AREA = { top: 100, bottom: 500 };

test.each([
  ['is in the middle', { top: 280, bottom: 320 }, 0],
  ['stands at the upper edge', { top: 100, bottom: 140 }, 0],
  ['stands at the lower edge', { top: 460, bottom: 500 }, 0],
  ['is cut at the upper edge', { top: 90, bottom: 130 }, -190],
  ['is cut at the lower edge', { top: 461, bottom: 501 }, 181],
  ['is far below', { top: 980, bottom: 1020 }, 700],
  ['is far above', { top: -720, bottom: -680 }, -1000],
])('an item that %s moves its area so that it is seen', (_, item, expected) => {
  expect(distanceToReveal(item, AREA)).toBe(expected);
});
