import { createScrollMemory, restoreElements } from '../../../../src/browser/router/scrollMemory';

/** A separate window: jsdom has one for all tests, with their listeners. */
function openWindow(stored?: string, { isBlocked = false } = {}) {
  const target = new EventTarget();
  const kept = new Map(stored === undefined ? [] : [['site.scroll', stored]]);
  const guard = <Result,>(result: Result): Result => {
    if (isBlocked) throw new DOMException('denied', 'SecurityError');
    return result;
  };
  const sessionStorage = {
    getItem: (key: string) => guard(kept.get(key) ?? null),
    setItem: (key: string, value: string) => guard(void kept.set(key, value)),
  };
  const browser = Object.assign(target, {
    scrollY: 0,
    scrollTo: ({ top = 0 }: ScrollToOptions) => {
      browser.scrollY = top;
    },
    history: { scrollRestoration: 'auto' },
    innerHeight: 100,
    document: { readyState: 'loading', documentElement: { scrollHeight: 1000 }, querySelectorAll: () => [] },
    sessionStorage,
  });
  const scroll = (top: number) => {
    browser.scrollY = top;
    target.dispatchEvent(new Event('scroll'));
  };
  return { browser: browser as unknown as Window & typeof browser, scroll, kept };
}

test('stores the scroll position of the current entry', () => {
  const { browser, scroll } = openWindow();
  const memory = createScrollMemory(browser);
  memory.follow('1');
  scroll(300);
  memory.follow('2');
  scroll(50);
  expect(['1', '2', '3'].map(memory.notedAt)).toEqual([300, 50, undefined]);
});

test('keeps the position of a page left before its scroll event', () => {
  const { browser } = openWindow();
  const memory = createScrollMemory(browser);
  memory.follow('1');
  browser.scrollY = 300;
  memory.leave();
  memory.follow('2');
  expect(memory.notedAt('1')).toBe(300);
});

test('keeps open details, tabs and the horizontal scroll of tables of a page that is left', () => {
  const { browser } = openWindow();
  Object.assign(browser, { document });
  document.body.innerHTML =
    '<main><div class="prose"><details open></details><details></details><div class="table-scroll"></div>' +
    '<button class="tab" aria-selected="false"></button></div></main>';
  const [first, second, table, tab] = [...document.querySelectorAll<HTMLElement>('.prose > *')];
  const states = () => [first, second].map((each) => each?.hasAttribute('open')).concat(tab?.ariaSelected === 'true');
  const memory = createScrollMemory(browser);
  memory.follow('1');
  Object.assign(table ?? {}, { scrollLeft: 90 });
  restoreElements([0, 1, 90, 1]);
  memory.leave();
  restoreElements([1, 0, 0, 0]);
  expect([states(), table?.scrollLeft]).toEqual([[true, false, false], 0]);
  restoreElements(memory.elementsAt('1'));
  expect([states(), table?.scrollLeft]).toEqual([[false, true, true], 90]);
  restoreElements([1]);
  expect(states()).toEqual([false, true, true]);
});

test('the browser restores documents that it loads, the site restores pages of its router', () => {
  const { browser, scroll, kept } = openWindow();
  const memory = createScrollMemory(browser);
  expect(browser.history.scrollRestoration).toBe('auto');
  browser.dispatchEvent(new Event('pageshow'));
  expect(browser.history.scrollRestoration).toBe('manual');
  memory.follow('1');
  scroll(300);
  browser.dispatchEvent(new Event('pagehide'));
  expect(browser.history.scrollRestoration).toBe('auto');
  expect(createScrollMemory(openWindow(kept.get('site.scroll')).browser).notedAt('1')).toBe(300);
});

test.each([
  [true, 300],
  [false, 0],
])('a page that returns at its top, from the back/forward cache: %s, is then at %d', (persisted, expected) => {
  const { browser, scroll } = openWindow();
  createScrollMemory(browser).follow('1');
  scroll(300);
  browser.dispatchEvent(new Event('pagehide'));
  scroll(0);
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(browser.scrollY).toBe(expected);
});

test.each([
  ['1', 0, 300],
  ['1', 250, 250],
  ['2', 0, 0],
])('entry %s of a reloaded document that the browser scrolls to %d is then at %d', (key, by, expected) => {
  const { browser } = openWindow('[["1",300]]');
  createScrollMemory(browser).follow(key);
  browser.scrollY = by;
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(browser.scrollY).toBe(expected);
});

test('a document loaded for another page does not get the position of this one', () => {
  const { browser } = openWindow();
  const memory = createScrollMemory(browser);
  browser.dispatchEvent(new Event('pageshow'));
  memory.startAnew();
  browser.dispatchEvent(new Event('pagehide'));
  expect(browser.history.scrollRestoration).toBe('manual');
});

test.each(['{', '5', '[1,["a","b"],["1"]]', '{"__proto__":1}'])('ignores invalid stored data (%s)', (stored) => {
  const memory = createScrollMemory(openWindow(stored).browser);
  expect([memory.notedAt('1'), memory.notedAt('__proto__')]).toEqual([undefined, undefined]);
});

test('without storage positions last while the document does', () => {
  const { browser, scroll } = openWindow(undefined, { isBlocked: true });
  const memory = createScrollMemory(browser);
  memory.follow('1');
  scroll(120);
  expect(() => browser.dispatchEvent(new Event('pagehide'))).not.toThrow();
  expect(memory.notedAt('1')).toBe(120);
});
