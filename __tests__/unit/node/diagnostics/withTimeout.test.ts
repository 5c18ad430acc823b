import { isTimeout, withTimeout } from '../../../../src/node/diagnostics/withTimeout';

test('returns the result in time, and passes errors on', () => {
  expect(withTimeout(() => 1, 10)).toBe(1);
  expect(() => withTimeout(() => (undefined as unknown as string).length, 10)).toThrow(TypeError);
});

test('interrupts code that never ends', () => {
  let error: unknown;
  try {
    withTimeout(() => {
      for (;;);
    }, 0.02);
  } catch (thrown) {
    error = thrown;
  }
  expect([isTimeout(error), isTimeout(new Error('other'))]).toEqual([true, false]);
});
