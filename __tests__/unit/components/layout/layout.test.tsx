import { act, render, screen } from '@testing-library/react';
import { Deferred } from '../../../../src/components/layout/Deferred';
import { OpensAtTopContext } from '../../../../src/components/layout/Deferred';
import { renderInPage } from '../../../support/renderInPage';
import { SidebarLayout } from '../../../../src/components/layout/SidebarLayout';

const page = (opensAtTop: boolean) => (
  <OpensAtTopContext.Provider value={opensAtTop}>
    <Deferred>
      <p>Sisällys</p>
    </Deferred>
  </OpensAtTopContext.Provider>
);

test('on a page that opens at its top it renders after the first paint', () => {
  jest.useFakeTimers();
  render(page(true));
  expect(screen.queryByText('Sisällys')).toBeNull();
  act(() => void jest.runAllTimers());
  expect(screen.getByText('Sisällys')).toBeTruthy();
  jest.useRealTimers();
});

test('elsewhere it renders at once, and stays on the next page', () => {
  const { rerender } = render(page(false));
  expect(screen.getByText('Sisällys')).toBeTruthy();
  rerender(page(true));
  expect(screen.getByText('Sisällys')).toBeTruthy();
});

const layout = (name: string) => (
  <SidebarLayout sidebar={{ name, label: name, entries: [], wholeUrl: null }} sitePath="/">
    <main />
  </SidebarLayout>
);

test('another sidebar is rendered anew, without remounting the content beside it', () => {
  const { rerender } = renderInPage(layout('ohjeet'));
  const [main, aside] = [screen.getByRole('main'), screen.getByRole('complementary')];
  rerender(layout('ohjeet'));
  expect(screen.getByRole('complementary')).toBe(aside);
  rerender(layout('pikaohjeet'));
  expect(screen.getByRole('complementary')).not.toBe(aside);
  expect(screen.getByRole('main')).toBe(main);
});
