import { fireEvent } from '@testing-library/dom';
import { enhance } from '../../../src/islands/term';

// jsdom has no popovers, like browsers that show an explanation while its word has the focus.
const TERM =
  '<span class="term"><button class="term-button">saldon</button><span class="term-note">Selitys.</span></span>';

function createArticle(): { article: HTMLElement; term: Element; note: HTMLElement } {
  const article = document.createElement('article');
  article.innerHTML = TERM;
  const term = article.querySelector('.term');
  const note = article.querySelector<HTMLElement>('.term-note');
  if (term === null || note === null) throw new Error('There is no term.');
  return { article, term, note };
}

test('without popovers Escape hides the explanation until the reader returns', () => {
  const { article, term, note } = createArticle();
  enhance(article);
  fireEvent.keyDown(term, { key: 'a' });
  expect(note.hidden).toBe(false);
  fireEvent.keyDown(term, { key: 'Escape' });
  expect(note.hidden).toBe(true);
  fireEvent.focusIn(term);
  expect(note.hidden).toBe(false);
});

test('undoing restores the content', () => {
  const { article, term, note } = createArticle();
  const undo = enhance(article);
  fireEvent.keyDown(term, { key: 'Escape' });
  undo();
  expect(note.hidden).toBe(false);
  fireEvent.keyDown(term, { key: 'Escape' });
  expect(note.hidden).toBe(false);
});

test('places an explanation that was opened before the code loaded', () => {
  const { article, note } = createArticle();
  Object.assign(HTMLElement.prototype, { popover: null });
  note.matches = (selector) => selector === ':popover-open';
  const undo = enhance(article);
  expect(note.classList).toContain('is-placed');
  expect(note.style.top).not.toBe('');
  undo();
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});
