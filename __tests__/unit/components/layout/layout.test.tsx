import { act, render, screen } from '@testing-library/react';
import { afterPaint } from '../../../../src/browser/router/afterPaint';
import { Deferred } from '../../../../src/components/layout/Deferred';
import { OpensAtTopContext } from '../../../../src/components/layout/Deferred';
import { SidebarLayout } from '../../../../src/components/layout/SidebarLayout';

jest.mock('../../../../src/browser/router/afterPaint', () => ({ afterPaint: jest.fn() }));

const page = (opensAtTop: boolean) => (
  <OpensAtTopContext.Provider value={opensAtTop}>
    <Deferred>
      <p>Sisällys</p>
    </Deferred>
  </OpensAtTopContext.Provider>
);

test('on a page that opens at its top it renders after the first paint', () => {
  render(page(true));
  expect(screen.queryByText('Sisällys')).toBeNull();
  act(() => jest.mocked(afterPaint).mock.calls[0]?.[0]());
  expect(screen.getByText('Sisällys')).toBeTruthy();
});

test('elsewhere it renders at once, and stays on the next page', () => {
  const { rerender } = render(page(false));
  expect(screen.getByText('Sisällys')).toBeTruthy();
  rerender(page(true));
  expect(screen.getByText('Sisällys')).toBeTruthy();
});

jest.mock('../../../../src/components/navigation/Sidebar', () => ({ Sidebar: () => null }));
jest.mock('../../../../src/i18n/useText', () => ({ useText: () => (key: string) => key }));

const layout = (name: string) => (
  <SidebarLayout sidebar={{ name, label: name } as Queries.SidebarViewFragment} sitePath="/">
    <main />
  </SidebarLayout>
);

test('another sidebar is rendered anew, without remounting the content beside it', () => {
  const { rerender } = render(layout('ohjeet'));
  const [main, aside] = [screen.getByRole('main'), screen.getByRole('complementary')];
  rerender(layout('ohjeet'));
  expect(screen.getByRole('complementary')).toBe(aside);
  rerender(layout('pikaohjeet'));
  expect(screen.getByRole('complementary')).not.toBe(aside);
  expect(screen.getByRole('main')).toBe(main);
});
