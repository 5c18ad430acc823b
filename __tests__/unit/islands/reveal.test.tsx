import { enhance } from '../../../src/islands/reveal';

const CONTENT =
  '<a href="#sisällä">a</a><details id="ulompi"><summary>b</summary><details><summary>c</summary><p id="sisällä">d</p></details></details>' +
  '<div class="tab-panel" hidden="until-found"><h3 id="piilossa">e</h3></div>';

let undo = () => {};
let article: HTMLElement;
const scrolledTo: string[] = [];

const openings = () => [...article.querySelectorAll('details')].map(({ open }) => open);

function start(hash = '', restoredTop?: number): void {
  window.history.replaceState(null, '', `/docs/sivu${hash}`);
  article = document.createElement('article');
  article.innerHTML = CONTENT;
  document.body.replaceChildren(article);
  undo = enhance(article, { restoredTop: () => restoredTop });
}

beforeEach(() => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
});
afterEach(() => undo());

const INSIDE = '#sis%C3%A4ll%C3%A4';

test.each<[string, string, number | undefined, boolean, string[], object[]]>([
  ['a hash opens all details around its target', INSIDE, undefined, true, ['sisällä'], []],
  ['Back opens them, and restores the scroll position', INSIDE, 700, true, [], [{ top: 700, behavior: 'instant' }]],
  ['no hash opens nothing', '', undefined, false, [], []],
  ['an unknown hash opens nothing', '#poissa', undefined, false, [], []],
  ['a malformed hash opens nothing', '#%E0%A4%A', undefined, false, [], []],
])('%s', (_, hash, restoredTop, isOpen, targets, positions) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReset();
  start(hash, restoredTop);
  expect([openings(), scrolledTo, scrollTo.mock.calls.flat()]).toEqual([[isOpen, isOpen], targets, positions]);
});

test('a click opens its link’s target; a click for a new tab does not', () => {
  start();
  const link = article.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(openings()).toEqual([false, false]);
  link?.click();
  expect(openings()).toEqual([true, true]);
});

test('a hash in a hidden panel fires the event of the browser’s own search', () => {
  start();
  const asked = jest.fn();
  article.querySelector('.tab-panel')?.addEventListener('beforematch', asked);
  window.history.replaceState(null, '', '#piilossa');
  window.dispatchEvent(new Event('hashchange'));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(scrolledTo).toEqual(['piilossa']);
});

test('opens all details for printing, and restores them afterwards', () => {
  start('#ulompi');
  window.dispatchEvent(new Event('beforeprint'));
  expect(openings()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(openings()).toEqual([true, false]);
});

test('islands that load during printing open all details too', () => {
  const paper = Object.assign(new EventTarget(), { matches: true });
  window.matchMedia = () => paper as unknown as MediaQueryList;
  start();
  expect(openings()).toEqual([true, true]);
  paper.matches = false;
  paper.dispatchEvent(new Event('change'));
  expect(openings()).toEqual([false, false]);
});

test('undoing removes all listeners', () => {
  start();
  undo();
  window.history.replaceState(null, '', '#ulompi');
  window.dispatchEvent(new Event('hashchange'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(openings()).toEqual([false, false]);
});
