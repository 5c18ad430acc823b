import { whenIdle } from '../../../../src/browser/measuring/whenIdle';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('waits until the page is loaded, which a script of another site would hold up', () => {
  jest.useFakeTimers();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const call = jest.fn();
  whenIdle(call);
  jest.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2000);
  expect(call).toHaveBeenCalledTimes(1);
});
