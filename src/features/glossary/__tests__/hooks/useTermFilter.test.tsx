import { act, renderHook } from '@testing-library/react';
import { useTermFilter } from '../../hooks/useTermFilter';

const Finder = () => null;

test('loads the filter once, on first use', async () => {
  const load = jest.fn(() => Promise.resolve(Finder));
  const { result } = renderHook(() => useTermFilter(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    result.current.prepare();
    await Promise.resolve();
  });
  act(() => result.current.prepare());
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ Finder, hasFailed: false, found: undefined });
});

test('a filter that fails to load shows a message and all terms, and is retried', async () => {
  const load = jest.fn(() => Promise.resolve(Finder));
  load.mockRejectedValueOnce(new Error('No network.'));
  const { result } = renderHook(() => useTermFilter(load));
  const prepare = () =>
    act(async () => {
      result.current.prepare();
      await Promise.resolve();
    });
  await prepare();
  act(() => result.current.setQuery('saldo'));
  expect(result.current).toMatchObject({ hasFailed: true, Finder: undefined, found: undefined });
  await prepare();
  expect(result.current).toMatchObject({ hasFailed: false, Finder });
});

test('an empty query shows all terms, whatever the previous result was', () => {
  const { result } = renderHook(() => useTermFilter(() => Promise.resolve(Finder)));
  act(() => {
    result.current.setQuery('saldo');
    result.current.onFound(['saldo']);
  });
  expect(result.current.found).toEqual(new Set(['saldo']));
  act(() => result.current.setQuery(' '));
  expect(result.current.found).toBeUndefined();
});
