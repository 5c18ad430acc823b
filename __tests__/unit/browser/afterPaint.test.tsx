import { afterPaint } from '../../../src/browser/afterPaint';

/** A channel whose message is heard when the test says so, as that of a frame is once the frame is painted. */
const posted: (() => void)[] = [];
class Channel {
  port1 = { onmessage: undefined as (() => void) | undefined, close: () => undefined };
  port2 = { postMessage: () => posted.push(() => this.port1.onmessage?.()) };
}

beforeEach(() => {
  jest.useFakeTimers();
  posted.length = 0;
  Object.assign(globalThis, { MessageChannel: Channel });
});
afterEach(() => jest.useRealTimers());

const FRAME = 17;

test('calls back once, after the next frame', () => {
  const call = jest.fn();
  afterPaint(call);
  jest.advanceTimersByTime(FRAME);
  expect([call.mock.calls.length, posted.length]).toEqual([0, 1]);
  posted[0]?.();
  expect(call).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  posted[0]?.();
  expect(call).toHaveBeenCalledTimes(1);
});

test('in a page that paints nothing calls back after a while', () => {
  const call = jest.fn();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  afterPaint(call);
  jest.advanceTimersByTime(100);
  expect(call).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ['before the frame', () => undefined],
  ['in the frame', () => jest.advanceTimersByTime(FRAME)],
])('can be prevented %s', (_when, pass) => {
  const call = jest.fn();
  const stop = afterPaint(call);
  pass();
  stop();
  jest.runAllTimers();
  posted.forEach((hear) => hear());
  expect(call).not.toHaveBeenCalled();
});
