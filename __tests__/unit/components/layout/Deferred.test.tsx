import { act, render, screen } from '@testing-library/react';
import { afterPaint } from '../../../../src/browser/router/afterPaint';
import { Deferred } from '../../../../src/components/layout/Deferred';
import { OpensAtTopContext } from '../../../../src/hooks/navigation/useOpensAtTop';

jest.mock('../../../../src/browser/router/afterPaint', () => ({ afterPaint: jest.fn() }));

const page = (opensAtTop: boolean) => (
  <OpensAtTopContext.Provider value={opensAtTop}>
    <Deferred>
      <p>Sisällys</p>
    </Deferred>
  </OpensAtTopContext.Provider>
);

test('on a page that opens at its top it comes after the first paint', () => {
  render(page(true));
  expect(screen.queryByText('Sisällys')).toBeNull();
  act(() => jest.mocked(afterPaint).mock.calls[0]?.[0]());
  expect(screen.getByText('Sisällys')).toBeTruthy();
});

test('elsewhere it is there at once, and stays when the page is left', () => {
  const { rerender } = render(page(false));
  expect(screen.getByText('Sisällys')).toBeTruthy();
  rerender(page(true));
  expect(screen.getByText('Sisällys')).toBeTruthy();
});
