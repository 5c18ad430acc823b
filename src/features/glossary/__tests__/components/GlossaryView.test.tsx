import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GlossaryView } from '../../components/GlossaryView';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import { termFilesOf } from '../../../../../__tests__/support/termFiles';

const TERMS = [
  {
    key: 'saldo',
    term: 'saldo',
    explanation: 'Avoimet laskut.',
    words: [
      { locale: 'en', word: 'balance' },
      { locale: 'sv', word: 'saldo på kontot' },
    ],
    guide: { path: '/docs/saldo', title: 'Saldo ohjelmassa', lang: null },
  },
  { key: 'lasku', term: 'lasku', explanation: 'Se, mitä maksetaan.', words: [], guide: null },
];
const FILES = { index: '/static/a.index.txt', store: '/static/a.store.json' };

/** Answers for the files of the terms, or for none of them; gives the addresses that were asked for. */
function serveFiles(status = 200): string[] {
  const { index, store } = termFilesOf(TERMS.map((term) => ({ ...term, variants: [] })));
  const asked: string[] = [];
  window.fetch = (input) => {
    const url = input as string;
    asked.push(url);
    const text = url === FILES.index ? index : JSON.stringify(store);
    return Promise.resolve({ ok: status === 200, status, text: () => Promise.resolve(text) } as Response);
  };
  return asked;
}

const show = (code = 'fi', files: typeof FILES | null = FILES) =>
  renderInPage(
    <GlossaryView terms={TERMS} files={files} searchPath="/search" originalLanguage="suomi" />,
    code,
    '/docs/sanasto',
  );
const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('all terms are there by letter, and nothing is fetched before the field is used', () => {
  const asked = serveFiles();
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['L', 'S']);
  expect(names()).toEqual(['lasku', 'saldo']);
  expect(document.getElementById('saldo')?.textContent).toBe(
    'saldoAvoimet laskut.balance (en) · saldo på kontot (sv)Lue lisää: Saldo ohjelmassa',
  );
  expect(screen.getByRole('link', { name: 'Lue lisää: Saldo ohjelmassa' }).getAttribute('href')).toBe('/docs/saldo');
  expect(asked).toEqual([]);
});

test('in another language terms stand by their names in it, and what is Finnish says so', () => {
  serveFiles();
  show('en');
  expect(names()).toEqual(['balance', 'lasku']);
  const [balance, lasku] = screen.getAllByRole('term');
  expect(balance?.getAttribute('lang')).toBeNull();
  expect(lasku?.getAttribute('lang')).toBe('fi');
  expect(screen.getByText('Avoimet laskut.').getAttribute('lang')).toBe('fi');
});

test('the field leaves the terms that fit, and says how many', async () => {
  const asked = serveFiles();
  show();
  fireEvent.focus(screen.getByRole('searchbox'));
  type('bal');
  await waitFor(() => expect(names()).toEqual(['saldo']));
  expect(screen.getByRole('status').textContent).toBe('1 sana');
  type('');
  expect(names()).toEqual(['lasku', 'saldo']);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(asked).toEqual([FILES.index, FILES.store]);
});

test('where nothing fits, the search of the guides takes the words', async () => {
  serveFiles();
  show();
  type('olematon & muu');
  const link = await screen.findByRole('link', { name: 'Etsi sitä ohjeista' });
  expect(link.getAttribute('href')).toBe('/search?q=olematon+%26+muu');
  expect(screen.getByRole('status').textContent).toBe('Sanastossa ei ole hakemaasi sanaa.');
  expect(screen.queryAllByRole('term')).toEqual([]);
});

test('where the index does not come, all terms stay and the page says why nothing is filtered', async () => {
  serveFiles(404);
  show();
  type('bal');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Etsiminen ei juuri nyt onnistu.'));
  expect(names()).toEqual(['lasku', 'saldo']);
});

test('the next attempt after a failure asks again', async () => {
  serveFiles(404);
  show();
  type('b');
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  serveFiles();
  type('ba');
  await waitFor(() => expect(names()).toEqual(['saldo']));
  expect(screen.getByRole('status').textContent).toBe('1 sana');
});

test('without an index there is no field', () => {
  show('fi', null);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
