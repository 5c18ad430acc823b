import { enhance } from '../../../src/islands/copyCode';

const texts = 'data-copy="Kopioi" data-copied="Kopioitu" data-copy-failed="Ei onnistunut"';
const figure = (code: string) => `<figure class="code" ${texts}><pre><code>${code}</code></pre></figure>`;

function createArticle(content: string): HTMLElement {
  const article = document.createElement('article');
  article.innerHTML = content;
  return article;
}

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  const value = writeText === undefined ? undefined : { writeText };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
}

/** Until the promise of the clipboard has been answered. */
const answered = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['no code', '<p>Teksti</p>', 0],
  ['one block', figure('a'), 1],
  ['two blocks and code within a sentence', `${figure('a')}<p><code>b</code></p>${figure('c')}`, 2],
])('in content with %s every block gets a button, and undoing leaves no trace', (_, content, count) => {
  const article = createArticle(content);
  const undo = enhance(article);
  const buttons = [...article.querySelectorAll('figure > button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(Array(count).fill('Kopioi'));
  undo();
  expect(article.innerHTML).toBe(content);
});

test.each([
  ['a clipboard that takes it', jest.fn(() => Promise.resolve()), 'Kopioitu'],
  ['a clipboard that is denied', jest.fn(() => Promise.reject(new Error('denied'))), 'Ei onnistunut'],
  ['no clipboard', undefined, 'Ei onnistunut'],
])('with %s the button tells so for a second', async (_, writeText, text) => {
  setClipboard(writeText);
  const article = createArticle(figure('a &lt; b\nc'));
  enhance(article);
  const button = article.querySelector('button');
  button?.click();
  await answered();
  expect(button?.textContent).toBe(text);
  expect(writeText?.mock.calls ?? [['a < b\nc']]).toEqual([['a < b\nc']]);
  jest.advanceTimersByTime(1000);
  expect(button?.textContent).toBe('Kopioi');
});

test('the button copies the block that it stands in', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  setClipboard(writeText);
  const article = createArticle(figure('eka') + figure('toka'));
  enhance(article);
  article.querySelectorAll('button')[1]?.click();
  await answered();
  expect(writeText.mock.calls).toEqual([['toka']]);
});

test('the button is no submit button and its answer is read aloud', () => {
  const article = createArticle(figure('a'));
  enhance(article);
  const button = article.querySelector('button');
  expect([button?.type, button?.getAttribute('aria-live')]).toEqual(['button', 'polite']);
});
