import { fireEvent, screen } from '@testing-library/react';
import { StoredHitList } from '../../../../src/components/search/StoredHitList';
import { useStoredHits } from '../../../../src/hooks/search/useStoredHits';
import { renderInPage } from '../../../support/renderInPage';

const hit = (title: string) => ({ href: `/docs/${title.toLowerCase()}`, title, section: '', lang: 'fi' });

/** The lists in a dialog, below its box. */
function Dialog() {
  return (
    <dialog open>
      <input aria-label="box" />
      <StoredHitList stored={useStoredHits('fi')} />
    </dialog>
  );
}

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

test('a row that is forgotten leaves the focus to the next row, the last one to the box', () => {
  expect(press('Poista luettelosta: Lasku')).toBe('Poista luettelosta: Tilaus');
  expect(press('Poista luettelosta: Tilaus')).toBe('box');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Saldo']);
});

test('a row that is kept leaves the focus to the next row, the last one to the box', () => {
  expect(press('Lisää suosikkeihin: Saldo')).toBe('Lisää suosikkeihin: Lasku');
  expect(press('Lisää suosikkeihin: Tilaus')).toBe('box');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tilaus', 'Saldo', 'Lasku']);
});
