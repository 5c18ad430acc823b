import { enhance } from '../../../src/islands/tables';
import { resize, stubResizeObserver } from '../../support/resizeObserver';

const BOX = '<div class="table-scroll" role="region" tabindex="0" aria-label="Taulukko 1"><table></table></div>';

beforeEach(stubResizeObserver);

test('a box is a named region and a stop of the keyboard only while its table is too wide', () => {
  const article = document.createElement('article');
  article.innerHTML = BOX;
  const undo = enhance(article);
  const box = article.querySelector('div');
  if (box === null) throw new Error('There is no box.');
  const attributes = () => ['role', 'tabindex', 'aria-label'].map((name) => box.getAttribute(name));
  resize(box, { content: 200, box: 200 });
  expect(attributes()).toEqual([null, null, null]);
  resize(box, { content: 201, box: 200 });
  expect(attributes()).toEqual(['region', '0', 'Taulukko 1']);
  resize(box, { content: 100, box: 200 });
  undo();
  expect(attributes()).toEqual(['region', '0', 'Taulukko 1']);
});
