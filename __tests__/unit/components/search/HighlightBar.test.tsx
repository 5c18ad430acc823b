import { act, fireEvent, screen } from '@testing-library/react';
import { HighlightBar } from '../../../../src/components/search/HighlightBar';
import { closeSearch } from '../../../../src/browser/search/openSearch';
import { fixtureTexts } from '../../../support/fixtureTexts';
import { serveSearch } from '../../../support/openedSearch';
import { renderInPage } from '../../../support/renderInPage';

const ARRIVAL = { stems: ['lasku'], lang: 'fi' };

let bring: () => void;
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  bring = serveSearch({ texts: { search: fixtureTexts('fi').search ?? {} } });
});
afterEach(() => closeSearch('fi'));

/** Shows the bar over content. */
const render = (content: string) =>
  renderInPage(
    <>
      <main dangerouslySetInnerHTML={{ __html: content }} />
      <HighlightBar arrival={ARRIVAL} onClear={() => undefined} />
    </>,
  );
const bringTexts = () => act(() => (bring(), Promise.resolve()));
/** Shows the bar over content, once its texts have loaded. */
const show = (content: string) => (render(content), bringTexts());
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('waits for its texts', async () => {
  render('<div class="prose"><p>Lasku</p></div>');
  expect([marked(), screen.queryByRole('region')]).toEqual([['Lasku'], null]);
  await bringTexts();
  expect(screen.getByRole('region', { name: '1 osuma tällä sivulla' })).toBeTruthy();
});

test('highlights only static blocks of React pages', async () => {
  await show(
    '<div class="prose" data-any-content=""><p data-finished="">Lasku</p><p>Laskut: 3</p><div>Laskun summa</div></div>',
  );
  expect(marked()).toEqual(['Lasku']);
});

test('tints the section that answers for a while; the words are highlighted once the reader steps to one', async () => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '#osa');
  await show('<div class="prose"><p>Lasku</p><h2 id="osa">Laskut</h2><p>Laskun</p></div>');
  const found = (what: string) => [...document.querySelectorAll(what)].map(({ textContent }) => textContent);
  expect(found('[data-answering]')).toEqual(['Laskut', 'Laskun']);
  expect(found('mark:not([data-quiet])')).toEqual([]);
  jest.advanceTimersByTime(3000);
  expect(found('[data-answering]')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Seuraava osuma' }));
  expect(found('mark:not([data-quiet])')).toEqual(['Lasku', 'Laskut', 'Laskun']);
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test('focuses the page when cleared', async () => {
  await show('<div id="pageMain" class="prose"><p>Lasku</p></div>');
  const clear = screen.getByRole('button', { name: 'Poista korostukset' });
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement?.id).toBe('pageMain');
});

test('opens whatever hides a highlight', async () => {
  await show(
    '<div class="prose"><details><summary>a</summary><details><summary>b</summary><p>Lasku</p></details></details>' +
      '<div hidden="until-found"><p>Laskut</p></div></div>',
  );
  const panel = document.querySelector('[hidden]');
  panel?.addEventListener('beforematch', () => panel.removeAttribute('hidden'));
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Seuraava osuma' }));
  next();
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  expect(panel?.hasAttribute('hidden')).toBe(true);
  next();
  expect(panel?.hasAttribute('hidden')).toBe(false);
});
