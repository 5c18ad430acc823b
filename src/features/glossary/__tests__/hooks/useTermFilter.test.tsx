import { act, renderHook } from '@testing-library/react';
import { useTermFilter } from '../../hooks/useTermFilter';

const Finder = () => null;
const NO_QUERY = { search: '' };
const WITH_QUERY = { search: '?q=saldo' };

test('loads the filter once, on first use', async () => {
  const load = jest.fn(() => Promise.resolve(Finder));
  const { result } = renderHook(() => useTermFilter(load, NO_QUERY));
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
  const { result } = renderHook(() => useTermFilter(load, NO_QUERY));
  const prepare = () =>
    act(async () => {
      result.current.prepare();
      await Promise.resolve();
    });
  await prepare();
  expect(result.current).toMatchObject({ hasFailed: true, Finder: undefined, found: undefined });
  await act(async () => {
    result.current.setQuery('saldo');
    await Promise.resolve();
  });
  expect(result.current).toMatchObject({ hasFailed: false, Finder });
});

test('an empty query shows all terms, whatever the previous result was', () => {
  const { result } = renderHook(() => useTermFilter(() => Promise.resolve(Finder), NO_QUERY));
  act(() => {
    result.current.setQuery('saldo');
    result.current.onFound(['saldo']);
  });
  expect(result.current.found).toEqual(new Set(['saldo']));
  act(() => result.current.setQuery(' '));
  expect(result.current.found).toBeUndefined();
});

test('a query in the address filters the terms', async () => {
  const { result } = renderHook(() => useTermFilter(() => Promise.resolve(Finder), WITH_QUERY));
  await act(() => Promise.resolve());
  expect(result.current).toMatchObject({ query: 'saldo', Finder });
});
