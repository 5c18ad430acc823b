import { render, screen } from '@testing-library/react';
import { SidebarLayout } from '../../../../src/components/layout/SidebarLayout';

jest.mock('../../../../src/components/navigation/Sidebar', () => ({ Sidebar: () => null }));
jest.mock('../../../../src/i18n/useText', () => ({ useText: () => (key: string) => key }));

const layout = (name: string) => (
  <SidebarLayout sidebar={{ name, label: name } as Queries.SidebarViewFragment} sitePath="/">
    <main />
  </SidebarLayout>
);

test('another sidebar begins anew, and the content beside it stays as it is', () => {
  const { rerender } = render(layout('ohjeet'));
  const [main, aside] = [screen.getByRole('main'), screen.getByRole('complementary')];
  rerender(layout('ohjeet'));
  expect(screen.getByRole('complementary')).toBe(aside);
  rerender(layout('pikaohjeet'));
  expect(screen.getByRole('complementary')).not.toBe(aside);
  expect(screen.getByRole('main')).toBe(main);
});
