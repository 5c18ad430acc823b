import { questionsIn } from '../../browser/questions';
import { selectedTarget, sectionElements } from '../../browser/targets';

const SITE = { codes: ['fi', 'pt', 'pt-BR'], defaultCode: 'fi', originOf: () => 'https://ohje.example.com' };

function show(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
}

const ids = () => sectionElements().map(({ id }) => id);

test('headings and steps of a guide are sections, whatever their ids are', () => {
  show(
    '<div class="prose"><h2 id="osa-1">Osa 1</h2><h3 id="excerpt-1">Ote</h3>' +
      '<ol class="steps"><li id="osa-1-1">Avaa.</li></ol><h2>Ei osoitetta</h2></div>',
  );
  expect(ids()).toEqual(['osa-1', 'excerpt-1', 'osa-1-1']);
});

test('headings of an excerpt from another page are not sections of this page', () => {
  show(
    '<section data-excerpt=""><h2 id="excerpt-0-a">A</h2><div class="prose"><h3 id="excerpt-0-b">B</h3></div></section>',
  );
  expect(ids()).toEqual([]);
});

test.each([
  [['Miksi?', 'Miten?', 'Milloin?', 'Lisää'], 3],
  [['Miksi?', 'Miten?', 'Lisää'], 0],
  [['Miksi?', 'Miten?', 'Milloin?', 'A', 'B'], 0],
])('of the headings %j, at both levels, %d are questions to choose from', (headings, expected) => {
  const level = (at: number) => `h${2 + (at % 2)}`;
  show(headings.map((text, at) => `<${level(at)} id="o-${at}">${text}</${level(at)}>`).join(''));
  expect(questionsIn(document.body)).toHaveLength(expected);
});

function select(selector: string): void {
  const text = document.querySelector(selector)?.firstChild;
  if (text === null || text === undefined) throw new Error(`There is no ${selector}.`);
  const range = document.createRange();
  range.selectNodeContents(text);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
}

test('a selection belongs to the heading above it', () => {
  show('<div class="prose"><h2 id="alku">Alku</h2><h2 id="osa-1">Osa 1</h2><p>Avaa saldo.</p></div>');
  select('p');
  expect(selectedTarget(SITE)?.anchor).toBe('osa-1');
});

test.each([
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['fil', 'fil'],
])('a selection in the language %s has the locale %s', (lang, locale) => {
  show(`<article lang="${lang}"><div class="prose"><p>Texto.</p></div></article>`);
  select('p');
  expect(selectedTarget(SITE)?.quote?.lang).toBe(locale);
});
