import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../../__tests__/support/renderInPage';
import { storageSlot } from '../../../browser/site/storageSlot';
import { searchHistory } from '../browser/searchHistory';
import { SearchStart } from '../components/SearchStart';

const hit = (title: string) => ({ href: `/docs/${title.toLowerCase()}`, title, section: '', lang: 'fi' });

const onQuery = jest.fn<void, [string]>();

/** The lists in a dialog, below its box. */
function Dialog() {
  return (
    <dialog open>
      <input aria-label="box" />
      <SearchStart featured={[hit('Usein')]} onQuery={onQuery} isEmpty />
    </dialog>
  );
}

const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return document.activeElement?.getAttribute('aria-label');
};

beforeEach(() => {
  localStorage.clear();
  const opened = ['Saldo', 'Lasku', 'Tilaus'].map(hit);
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__fi', JSON.stringify(opened));
  renderInPage(<Dialog />);
});

test('removing a row focuses the next row, removing the last one the box', () => {
  expect(press('Poista luettelosta: Lasku')).toBe('Poista luettelosta: Tilaus');
  expect([press('Poista luettelosta: Tilaus'), titles()]).toEqual(['box', ['Saldo', 'Usein']]);
});

test('adding a favourite focuses the next row, adding the last one the box', () => {
  expect(press('Lisää suosikkeihin: Saldo')).toBe('Lisää suosikkeihin: Lasku');
  expect([press('Lisää suosikkeihin: Tilaus'), titles()]).toEqual(['box', ['Tilaus', 'Saldo', 'Lasku', 'Usein']]);
});

test('offers the last queries until they are cleared', () => {
  act(() => storageSlot('site.lastQueries').set('["saldo","lasku"]'));
  fireEvent.click(screen.getByRole('button', { name: 'lasku' }));
  expect(onQuery).toHaveBeenCalledWith('lasku');
  expect([press('Tyhjennä haut'), screen.queryByRole('button', { name: 'saldo' })]).toEqual(['box', null]);
  expect(localStorage.getItem('site.lastQueries')).toBeNull();
});

test('a search stores opened results, and its last query when it closes', async () => {
  const search = searchHistory.onSearch?.();
  search?.onAnswer({ query: 'sal', count: 1, locale: 'fi' });
  search?.onAnswer({ query: 'saldo', count: 1, locale: 'fi' });
  search?.onAnswer(undefined);
  search?.onOpen(hit('Uusi'));
  search?.onClose();
  expect(await screen.findByRole('button', { name: 'saldo' })).toBeDefined();
  expect(titles()[0]).toBe('Uusi');
});

test('without results, it offers the last queries and often needed pages only', () => {
  cleanup();
  storageSlot('site.lastQueries').set('["lasku"]');
  renderInPage(<SearchStart featured={[hit('Usein')]} onQuery={onQuery} isEmpty={false} />);
  expect(titles()).toEqual(['Usein']);
  expect(screen.getByRole('button', { name: 'lasku' })).toBeDefined();
});
