import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterPaint } from '../../../../src/browser/router/afterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

test('all that wait for a frame have their turn in one task, in their order', () => {
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
  jest.mocked(setTimeout).mockRestore();
});

test('a fault in one call is told, and keeps no other from its turn', () => {
  const call = jest.fn();
  afterPaint(() => {
    throw new Error('no');
  });
  afterPaint(call);
  expect(() => jest.runAllTimers()).toThrow('no');
  expect(call).toHaveBeenCalledTimes(1);
});

test('what has had its turn is forgotten, whoever could have prevented another call of it', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const wait = () => {
    const page = { shown: true };
    afterPaint(() => void page);
    return new WeakRef(page);
  };
  const page = wait();
  const stop = afterPaint(() => undefined);
  jest.runAllTimers();
  jest.useRealTimers();
  // A weak reference holds what it refers to until the task is over.
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(page.deref()).toBeUndefined();
  stop();
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

test('a frame that comes late calls no second time', () => {
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
])('can be prevented %s', (_when, prevent) => {
  const call = jest.fn();
  prevent(afterPaint(call));
  jest.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});
