import { startIslands } from '../../../../src/browser/reading/startIslands';
import { stubResizeObserver } from '../../../support/resizeObserver';

const FIGURE = '<figure class="code"><pre tabindex="0"><code>npm start</code></pre></figure>';

function createArticle(): HTMLElement {
  const article = document.createElement('article');
  article.innerHTML = FIGURE;
  return article;
}

beforeEach(stubResizeObserver);

/** Until the module of the island is there, and what waited for it has run. */
const loaded = async () => {
  await import('../../../../src/islands/codeBlocks');
  await new Promise((resolve) => setTimeout(resolve));
};

test('the islands that a page names enhance its content, and stopping undoes it', async () => {
  const article = createArticle();
  const stop = startIslands(['codeBlocks'], article);
  await loaded();
  expect(article.querySelectorAll('.code-copy')).toHaveLength(1);
  stop();
  expect(article.innerHTML).toBe(FIGURE);
});

test('content is marked once all its islands are there, and no longer when the page is left', async () => {
  const article = createArticle();
  const isMarked = () => article.hasAttribute('data-islands');
  const stop = startIslands(['codeBlocks', 'poissa'], article);
  expect([isMarked(), article.querySelector('.code-copy')]).toEqual([false, null]);
  await loaded();
  expect([isMarked(), article.querySelector('.code-copy')]).toEqual([true, expect.any(HTMLElement)]);
  stop();
  expect(isMarked()).toBe(false);
});

test('an island brings the styles of what it makes', async () => {
  Object.assign(globalThis, { __ZOOM_STYLES__: { zoom: '.zoom-button{inset:0}' } });
  document.head.innerHTML = '<style>p{margin:0}</style>';
  const stop = startIslands(['imageZoom'], createArticle());
  await import('../../../../src/islands/imageZoom');
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  const styles = [...document.head.querySelectorAll('style')];
  expect(styles.map(({ dataset, sheet }) => [dataset.group, sheet?.cssRules.length])).toEqual([
    [undefined, 1],
    ['zoom', 1],
  ]);
});

test.each([
  ['no islands', []],
  ['an unknown island', ['poissa']],
])('a page with %s is left as it is', async (_, names) => {
  const article = createArticle();
  const stop = startIslands(names, article);
  await loaded();
  stop();
  expect(article.innerHTML).toBe(FIGURE);
});

test('an island that arrives after the page was left does nothing', async () => {
  const article = createArticle();
  startIslands(['codeBlocks'], article)();
  await loaded();
  expect(article.innerHTML).toBe(FIGURE);
  expect(article.hasAttribute('data-islands')).toBe(false);
});
