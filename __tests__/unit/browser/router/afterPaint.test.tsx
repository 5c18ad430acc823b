import { afterPaint } from '../../../../src/browser/router/afterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // Spies on fake timers have to go before these.
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const FRAME = 17;

test('calls back once, in a task after the next frame', () => {
  const call = jest.fn();
  const seen: number[] = [];
  afterPaint(call);
  window.requestAnimationFrame(() => seen.push(call.mock.calls.length));
  jest.advanceTimersByTime(FRAME);
  expect(seen).toEqual([0]);
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(1);
});

test('runs all callbacks of a frame in one task, in order', () => {
  const turns: string[] = [];
  jest.spyOn(window, 'setTimeout');
  afterPaint(() => turns.push('first'));
  const stop = afterPaint(() => turns.push('prevented'));
  afterPaint(() => turns.push('second'));
  stop();
  expect(jest.mocked(setTimeout)).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(FRAME);
  expect(jest.mocked(setTimeout)).toHaveBeenCalledTimes(2);
  jest.runAllTimers();
  expect(turns).toEqual(['first', 'second']);
});

test('an exception in one callback is thrown, and does not prevent the others', () => {
  const call = jest.fn();
  afterPaint(() => {
    throw new Error('no');
  });
  afterPaint(call);
  expect(() => jest.runAllTimers()).toThrow('no');
  expect(call).toHaveBeenCalledTimes(1);
});

test('calls back after a time-out in a page that is not painted', () => {
  const call = jest.fn();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  afterPaint(call);
  jest.advanceTimersByTime(100);
  expect(call).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(1);
});

test('a late frame does not call back again', () => {
  const call = jest.fn();
  let draw: () => void = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    draw = () => frame(0);
    return 1;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (draw = () => undefined));
  afterPaint(call);
  jest.runAllTimers();
  draw();
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(1);
});

test.each<[string, (stop: () => void) => void]>([
  ['before the frame', (stop) => stop()],
  ['in the frame', (stop) => window.requestAnimationFrame(stop)],
])('can be cancelled %s', (_when, prevent) => {
  const call = jest.fn();
  prevent(afterPaint(call));
  jest.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});
