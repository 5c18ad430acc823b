import { screen, within } from '@testing-library/react';
import { NotFoundView, type NotFoundViewProps } from '../../../../src/components/notFound/NotFoundView';
import { renderInPage } from '../../../support/renderInPage';

const VIEW: NotFoundViewProps = {
  searchPath: '/search',
  words: '',
  nearest: [],
  ways: [{ path: '/docs/alku', title: 'Alku', description: 'Aloita.', lang: null, pictogram: 'guide' }],
};

const box = () => within(screen.getByRole('main')).getByRole<HTMLInputElement>('searchbox');

test.each([
  ['fi', 'Emme löytäneet etsimääsi.'],
  ['en', 'We could not find what you were looking for.'],
  ['sv', 'Vi hittade inte det du letade efter.'],
])('in %s it says what has happened, and leads on', (code, text) => {
  renderInPage(<NotFoundView {...VIEW} />, code);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Alku' })).toBeDefined();
  expect(screen.queryByRole('listitem', { name: 'Saldo' })).toBeNull();
});

test('it offers the pages that may have been meant, in their language', () => {
  renderInPage(<NotFoundView {...VIEW} nearest={[{ path: '/docs/saldo', title: 'Saldo', lang: 'fi' }]} />, 'en');
  const link = within(screen.getByRole('status')).getByRole('link', { name: 'Saldo' });
  expect(link.getAttribute('href')).toBe('/en/docs/saldo');
  expect(link.getAttribute('lang')).toBe('fi');
});

test('the words of the address come into the box after the page', () => {
  const { unmount } = renderInPage(<NotFoundView {...VIEW} />);
  expect(box().value).toBe('');
  unmount();
  renderInPage(<NotFoundView {...VIEW} words="laskun lahetys" />);
  expect(box().value).toBe('laskun lahetys');
});
