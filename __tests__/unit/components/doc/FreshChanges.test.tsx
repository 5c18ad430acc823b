import { screen } from '@testing-library/react';
import { FreshChanges } from '../../../../src/components/doc/FreshChanges';
import { CHANGES_SEEN_KEY } from '../../../../src/model/pages/changesVisit';
import { renderInPage } from '../../../support/renderInPage';

jest.mock('gatsby', () => ({
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  withPrefix: (address: string) => address,
}));

const CHANGES = [
  { path: '/docs/saldo', title: 'Saldo', lang: 'fi', changed: '2025-06-01T00:00:00.000Z' },
  { path: '/docs/lasku', title: 'Faktura', lang: null, changed: '2025-05-01T00:00:00.000Z' },
];
const seen = (time: string) =>
  localStorage.setItem(CHANGES_SEEN_KEY, JSON.stringify({ since: null, seen: time, at: 0 }));

afterEach(() => localStorage.clear());

test('the first visit shows nothing, and is remembered', () => {
  renderInPage(<FreshChanges changes={CHANGES} />);
  expect(document.body.textContent).toBe('');
  expect(JSON.parse(localStorage.getItem(CHANGES_SEEN_KEY) ?? '')).toMatchObject({ seen: '2025-06-01T00:00:00.000Z' });
});

test.each([
  ['fi', 'Muuttuneet ohjeet viime käyntisi jälkeen', '1. kesäkuuta 2025', '/docs/saldo'],
  ['en', 'Guides changed since your last visit', 'June 1, 2025', '/en/docs/saldo'],
  ['sv', 'Anvisningar som ändrats sedan ditt senaste besök', '1 juni 2025', '/sv/docs/saldo'],
])('in %s a later visit lists what has changed since, with its day', (code, name, day, href) => {
  seen('2025-05-01T00:00:00.000Z');
  renderInPage(<FreshChanges changes={CHANGES} />, code);
  expect(screen.getByRole('region', { name })).toBeDefined();
  const [link, ...others] = screen.getAllByRole('link');
  expect([link?.textContent, link?.getAttribute('href'), link?.getAttribute('lang')]).toEqual(['Saldo', href, 'fi']);
  expect(others).toEqual([]);
  expect(screen.getByText(day).getAttribute('datetime')).toBe('2025-06-01T00:00:00.000Z');
});

test('a visit after which nothing has changed is quiet', () => {
  seen('2025-06-01T00:00:00.000Z');
  renderInPage(<FreshChanges changes={CHANGES} />);
  expect(document.body.textContent).toBe('');
});

test('a page without changes stores nothing', () => {
  renderInPage(<FreshChanges changes={[]} />);
  expect(localStorage.getItem(CHANGES_SEEN_KEY)).toBeNull();
});
