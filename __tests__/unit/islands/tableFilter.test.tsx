import { enhance } from '../../../src/islands/tableFilter';

const table = (name: string, rows: readonly string[][]) =>
  `<div class="table-scroll as-cards"><table role="table"><caption>${name}</caption><thead><tr><th>Tila</th><th>Merkitys</th><th>Painikkeet</th></tr></thead><tbody>${rows
    .map(([state, meaning, list]) => `<tr id="${state}"><th>${state}</th><td>${meaning}</td><td>${list}</td></tr>`)
    .join('')}</tbody></table></div>`;
const CONTENT = `<p>Alku</p><div class="table-filter" data-label="Etsi" data-matrix="Ruudukko" data-rows="riviä"></div>
  <h2>Laskut</h2>${table('Lasku', [
    ['Luonnos', 'Kesken', '<strong>Muokkaa</strong>, <strong>Poista</strong>'],
    ['Maksettu', 'Valmis', '–'],
    ['Avoin', 'Odottaa', '<strong>Muokkaa</strong>'],
  ])}<h2>Muut</h2>${table('Muu', [['Virhe', 'Outo', 'Paina <strong>Muokkaa</strong>.']])}<h2>Lopuksi</h2>`;

let undo: () => void;
const texts = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) =>
    element.closest('[hidden]') === null ? [element.textContent] : [],
  );

function start(): void {
  document.body.innerHTML = CONTENT;
  undo = enhance(document.body);
}

function type(query: string): void {
  const input = document.querySelector('input');
  if (input === null) throw new Error('There is no field.');
  input.value = query;
  input.dispatchEvent(new Event('input'));
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState({ key: 'a' }, '', '/docs/tilat');
  start();
});
afterEach(() => undo());

test('shows the rows with all words, under their headings, and Back restores them', () => {
  expect(texts('h2')).toEqual(['Laskut', 'Muut', 'Lopuksi']);
  type('LASKU muok');
  expect([texts('tbody th'), texts('h2, p')]).toEqual([['Luonnos', 'Avoin'], ['Laskut']]);
  expect(texts('[role=status]')).toEqual(['2 / 4 riviä']);
  expect(window.history.state).toMatchObject({ key: 'a' });
  undo();
  start();
  expect(texts('tbody th')).toEqual(['Luonnos', 'Avoin']);
  type('');
  expect(texts('h2, p')).toHaveLength(4);
});

test('a link to a hidden row shows all rows', () => {
  type('muokkaa');
  window.location.hash = '#Maksettu';
  window.dispatchEvent(new Event('hashchange'));
  expect([texts('tbody th').length, document.querySelector('input')?.value]).toEqual([4, '']);
});

test('the button turns tables of states and buttons into matrices, and back', () => {
  const button = document.querySelector('button');
  button?.click();
  expect(texts('.matrix thead th')).toEqual(['Painikkeet', 'Luonnos', 'Maksettu', 'Avoin']);
  expect(texts('tbody th')).toEqual(['Muokkaa', 'Poista', 'Virhe']);
  const cells = [...document.querySelectorAll<HTMLElement>('.matrix td')].map(({ dataset }) => dataset.label);
  expect(cells).toEqual(['Luonnos', undefined, 'Avoin', 'Luonnos', undefined, undefined]);
  button?.click();
  expect(texts('tbody th')).toEqual(['Luonnos', 'Maksettu', 'Avoin', 'Virhe']);
});
