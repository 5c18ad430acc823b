import { enhance } from '../../../src/islands/codeBlocks';
import { resize, stubResizeObserver } from '../../support/resizeObserver';
import { enhance as enhanceTables } from '../../../src/islands/tables';

const texts = 'data-copy="Kopioi" data-copied="Kopioitu" data-copy-failed="Valittu" data-wrap="Rivitä"';
const figure = (code: string) => `<figure class="code" ${texts}><pre tabindex="0"><code>${code}</code></pre></figure>`;

const createArticle = (content: string) => Object.assign(document.createElement('article'), { innerHTML: content });

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  const value = writeText === undefined ? undefined : { writeText };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
}

/** Waits for the clipboard's promise. */
const answered = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  stubResizeObserver();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['no code', '<p>Teksti</p>', 0],
  ['one block', figure('a'), 1],
  ['two blocks and code within a sentence', `${figure('a')}<p><code>b</code></p>${figure('c')}`, 2],
])('in content with %s every block gets a button, and undoing restores the content', (_, content, count) => {
  const article = createArticle(content);
  const undo = enhance(article);
  const buttons = [...article.querySelectorAll('.code-copy')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(Array(count).fill('Kopioi'));
  undo();
  expect(article.innerHTML).toBe(content);
});

test.each([
  ['a clipboard that takes it', jest.fn(() => Promise.resolve()), 'Kopioitu', 1000],
  ['a clipboard that is denied', jest.fn(() => Promise.reject(new Error('denied'))), 'Valittu', 5000],
  ['no clipboard', undefined, 'Valittu', 5000],
])('with %s the button shows it for a while', async (_, writeText, text, time) => {
  setClipboard(writeText);
  const article = createArticle(figure('a &lt; b\nc'));
  enhance(article);
  const button = article.querySelector('.code-copy');
  article.querySelector<HTMLElement>('.code-copy')?.click();
  await answered();
  expect([button?.textContent, writeText?.mock.calls ?? [['a < b\nc']]]).toEqual([text, [['a < b\nc']]]);
  expect(article.querySelector('[role=status]')?.textContent).toBe(text);
  jest.advanceTimersByTime(time - 1);
  expect(button?.textContent).toBe(text);
  jest.advanceTimersByTime(1);
  expect(button?.textContent).toBe('Kopioi');
});

test('the button copies its own block', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  setClipboard(writeText);
  const article = createArticle(figure('eka') + figure('toka'));
  enhance(article);
  article.querySelectorAll<HTMLElement>('.code-copy')[1]?.click();
  await answered();
  expect(writeText.mock.calls).toEqual([['toka']]);
});

test('selects the code without a clipboard', async () => {
  setClipboard(undefined);
  const article = createArticle(figure('a &lt; b'));
  document.body.replaceChildren(article);
  enhance(article);
  article.querySelector<HTMLElement>('.code-copy')?.click();
  await answered();
  expect(String(document.getSelection())).toBe('a < b');
});

test('has the wrap button and the tab stop only while lines are too long', () => {
  const article = createArticle(figure('a'));
  enhance(article);
  const wrap = article.querySelector<HTMLButtonElement>('.code-wrap');
  const block = article.querySelector('pre');
  if (wrap === null || block === null) throw new Error('There is no block.');
  resize(block, { content: 100, box: 200 });
  expect([wrap.hidden, block.hasAttribute('tabindex')]).toEqual([true, false]);
  resize(block, { content: 300, box: 200 });
  expect([wrap.hidden, block.tabIndex, wrap.getAttribute('aria-pressed')]).toEqual([false, 0, 'false']);
  wrap.click();
  resize(block, { content: 200, box: 200 });
  expect([wrap.hidden, wrap.getAttribute('aria-pressed')]).toEqual([false, 'true']);
  wrap.click();
  resize(block, { content: 200, box: 200 });
  expect(wrap.hidden).toBe(true);
});

test('the buttons do not submit forms', () => {
  const article = createArticle(figure('a'));
  enhance(article);
  expect([...article.querySelectorAll('button')].map(({ type }) => type)).toEqual(['button', 'button']);
});

test('the tools are in the reader’s language in a text of another language', () => {
  document.documentElement.lang = 'sv';
  const article = createArticle(figure('a'));
  article.lang = 'fi';
  document.body.replaceChildren(article);
  enhance(article);
  expect(article.querySelector('.code-copy')?.closest('[lang]')?.getAttribute('lang')).toBe('sv');
});

const BOX = '<div class="table-scroll" role="region" tabindex="0" aria-label="Taulukko 1"><table></table></div>';

test('a table’s box is a named region and a tab stop only while the table is too wide', () => {
  const article = createArticle(BOX);
  const undo = enhanceTables(article);
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

test('tables whose rows become cards have explicit roles, which Safari drops', () => {
  const rows = '<thead><tr><th scope="col"></th></tr></thead><tbody><tr><th scope="row"></th><td></td></tr></tbody>';
  const article = createArticle(
    `${BOX.replace('scroll"', 'scroll as-cards"').replace('<table>', `<table>${rows}`)}${BOX}`,
  );
  enhanceTables(article);
  const roles = [...article.querySelectorAll('table, table *')].map((element) => element.getAttribute('role'));
  const [head, body] = [
    ['rowgroup', 'row', 'columnheader'],
    ['rowgroup', 'row', 'rowheader', 'cell'],
  ];
  expect(roles).toEqual(['table', ...head, ...body, null]);
});
