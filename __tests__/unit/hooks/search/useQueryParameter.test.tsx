import { act, renderHook } from '@testing-library/react';
import { useQueryParameter } from '../../../../src/hooks/search/useQueryParameter';

test('the address that the router goes to counts, also where it is the one before the last letters', () => {
  window.history.replaceState(null, '', '/search?q=lasku');
  const { result, rerender } = renderHook(({ location }) => useQueryParameter('q', location), {
    initialProps: { location: { search: '?q=lasku' } },
  });
  expect(result.current[0]).toBe('lasku');
  act(() => result.current[1]('saldo'));
  expect([result.current[0], window.location.search]).toEqual(['saldo', '?q=saldo']);
  rerender({ location: { search: '?q=lasku' } });
  expect(result.current[0]).toBe('lasku');
});
