import { act, render, screen } from '@testing-library/react';
import { afterPaint } from '../../../../src/browser/afterPaint';
import { Later } from '../../../../src/components/layout/Later';
import { OpensAtTopContext } from '../../../../src/hooks/useOpensAtTop';

jest.mock('../../../../src/browser/afterPaint', () => ({ afterPaint: jest.fn() }));

const page = (opensAtTop: boolean) => (
  <OpensAtTopContext.Provider value={opensAtTop}>
    <Later>
      <p>Sisällys</p>
    </Later>
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
