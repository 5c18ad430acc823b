import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GlossaryView } from '../../components/GlossaryView';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';

const TERMS = [
  {
    key: 'saldo',
    term: 'saldo',
    explanation: 'Avoimet laskut.',
    variants: ['saldokertymä'],
    words: [
      { locale: 'en', word: 'balance' },
      { locale: 'sv', word: 'saldo på kontot' },
    ],
    guide: { path: '/docs/saldo', title: 'Saldo ohjelmassa', lang: null },
  },
  { key: 'lasku', term: 'lasku', explanation: 'Se, mitä maksetaan.', variants: [], words: [], guide: null },
];
const show = (code = 'fi') =>
  renderInPage(
    <GlossaryView location={window.location} terms={TERMS} searchPath="/search" originalLanguage="suomi" />,
    code,
    '/docs/sanasto',
  );
const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('lists all terms by letter', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['L', 'S']);
  expect(names()).toEqual(['lasku', 'saldo']);
  expect(document.getElementById('saldo')?.textContent).toBe(
    'saldoAvoimet laskut.balance (en) · saldo på kontot (sv)Lue lisää: Saldo ohjelmassa',
  );
  expect(screen.getByRole('link', { name: 'Lue lisää: Saldo ohjelmassa' }).getAttribute('href')).toBe('/docs/saldo');
});

test('in another language terms have their translated names, and Finnish texts are marked as Finnish', () => {
  show('en');
  expect(names()).toEqual(['balance', 'lasku']);
  const [balance, lasku] = screen.getAllByRole('term');
  expect([balance?.getAttribute('lang'), lasku?.getAttribute('lang')]).toEqual([null, 'fi']);
  expect(screen.getByText('Avoimet laskut.').getAttribute('lang')).toBe('fi');
});

test('the field filters the terms by name and announces the number of matches', async () => {
  show();
  fireEvent.focus(screen.getByRole('searchbox'));
  type('bal');
  await waitFor(() => expect(names()).toEqual(['saldo']));
  expect(screen.getByRole('status').textContent).toBe('1 sana');
  type('saldokert');
  await waitFor(() => expect(names()).toEqual(['saldo']));
  type('lasku');
  await waitFor(() => expect(names()).toEqual(['lasku']));
  type('');
  expect([names(), screen.getByRole('status').textContent]).toEqual([['lasku', 'saldo'], '']);
});

test('without a match, the words are passed to the search of the guides', async () => {
  show();
  type('olematon & muu');
  const link = await screen.findByRole('link', { name: 'Etsi sitä ohjeista' });
  expect(link.getAttribute('href')).toBe('/search?q=olematon+%26+muu');
  expect(screen.getByRole('status').textContent).toBe('Sanastossa ei ole hakemaasi sanaa.');
  expect(screen.queryAllByRole('term')).toEqual([]);
});
