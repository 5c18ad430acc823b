import { startIslands } from '../../../../src/browser/reading/startIslands';
import { setRouter } from '../../../../src/browser/router/currentRouter';
import type { Router, Shown } from '../../../../src/browser/router/router';
import { stubResizeObserver } from '../../../support/resizeObserver';

const FIGURE = '<figure class="code"><pre tabindex="0"><code>npm start</code></pre></figure>';

const createArticle = () => Object.assign(document.createElement('article'), { innerHTML: FIGURE });

beforeEach(stubResizeObserver);

/** Waits for the island's module and the callbacks after it. */
const loaded = async () => {
  await import('../../../../src/islands/codeBlocks');
  await new Promise((resolve) => setTimeout(resolve));
};

test('marks the content once all islands are loaded, until the page is left', async () => {
  const article = createArticle();
  const isMarked = () => article.hasAttribute('data-islands');
  const stop = startIslands(['codeBlocks', 'poissa'], article);
  expect([isMarked(), article.querySelector('.code-copy')]).toEqual([false, null]);
  await loaded();
  expect([isMarked(), article.querySelector('.code-copy')]).toEqual([true, expect.any(HTMLElement)]);
  stop();
  expect([isMarked(), article.innerHTML]).toEqual([false, FIGURE]);
});

test('an island adds the styles of its elements', async () => {
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

test('an island that loads after the page was left does nothing', async () => {
  const article = createArticle();
  startIslands(['codeBlocks'], article)();
  await loaded();
  expect([article.innerHTML, article.hasAttribute('data-islands')]).toEqual([FIGURE, false]);
});

test.each<[string, Shown['arrival'], unknown]>([
  ['a place noted before', { by: 'pop', isNewPage: true, scroll: { to: 'position', top: 700 } }, 700],
  ['the target of the hash', { by: 'push', isNewPage: true, scroll: { to: 'target', id: 'b' } }, 'b'],
  ['the document’s own page', null, 'b'],
])('islands scroll to the router’s target, %s', async (_, arrival, expected) => {
  const scrolledTo: unknown[] = [];
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  window.scrollTo = ((to: ScrollToOptions) => scrolledTo.push(to.top)) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
  setRouter({ shown: () => ({ arrival }) } as unknown as Router);
  window.history.replaceState(null, '', '#b');
  const article = document.createElement('article');
  article.innerHTML = '<details><summary>a</summary><p id="b">b</p></details>';
  document.body.replaceChildren(article);
  const stop = startIslands(['reveal'], article);
  await import('../../../../src/islands/reveal');
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  expect([article.querySelector('details')?.open, scrolledTo]).toEqual([true, [expected]]);
});
