import { contrast } from '../../../../src/node/schema/contrast';

test.each([
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#0b664b', '#ffffff', 6.97],
  ['#ff0000', '#ffffff', 4],
])('%s and %s have a contrast of %d', (one, other, expected) => expect(contrast(one, other)).toBeCloseTo(expected, 1));
