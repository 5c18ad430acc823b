import { render } from '@testing-library/react';
import { AnnouncementColors } from '../../components/head/AnnouncementColors';

test.each([
  [{ ground: '#0b664b', text: '#ffffff' }, ':root{--announcement-ground:#0b664b;--announcement-text:#ffffff}'],
  [undefined, undefined],
])('the colours %j give the style %s', (colors, expected) => {
  const site = { features: { announcement: { colors } } } as unknown as Queries.ChromeFragment;
  const { container } = render(<AnnouncementColors site={site} sitePath="/" language="fi" />);
  expect(container.querySelector('style')?.innerHTML).toBe(expected);
});
