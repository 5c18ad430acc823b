import { watchLinks, PREFETCH_AT_ONCE, PREFETCH_BYTES } from '../../../../src/browser/router/watchLinks';

/** The links that are observed, and what the browser tells when they come into view. */
let observed: HTMLAnchorElement[] = [];
let bringIntoView: (...links: HTMLAnchorElement[]) => void = () => undefined;
/** Requests that a browser notes, after which it notes no more until they are cleared. */
const NOTED_REQUESTS = 250;
/** What the browser has fetched. */
let resources: object[] = [];
const fetched = (name: string, transferSize: number, startTime = Infinity) => {
  if (resources.length < NOTED_REQUESTS) resources.push({ name, transferSize, startTime });
};

beforeEach(() => {
  observed = [];
  resources = [];
  Object.assign(window.performance, {
    getEntriesByType: () => resources,
    clearResourceTimings: () => resources.splice(0),
  });
  class Observer {
    constructor(tell: (entries: object[]) => void) {
      bringIntoView = (...links) => tell(links.map((target) => ({ target, isIntersecting: true })));
    }
    observe = (link: HTMLAnchorElement) => observed.push(link);
    unobserve = (link: HTMLAnchorElement) => observed.splice(observed.indexOf(link), 1);
    disconnect = () => observed.splice(0);
  }
  Object.assign(window, {
    IntersectionObserver: Observer,
    requestIdleCallback: (call: () => void) => (call(), 1),
    cancelIdleCallback: () => undefined,
  });
  Object.assign(navigator, { connection: undefined });
  window.history.replaceState(null, '', '/docs/etusivu');
  // Listeners of the tests before stand on the document; a new one has none.
  document.documentElement.replaceWith(document.documentElement.cloneNode(false));
  document.documentElement.append(document.createElement('body'));
});

/** A page with links, and the pages that are asked for; each stays on its way until it is let go. */
function openPage(...hrefs: string[]) {
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}"><b>x</b></a>`).join('');
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const watcher = watchLinks((pathname) => {
    asked.push(pathname);
    return new Promise<void>((resolve) => waiting.push(resolve));
  });
  watcher.look(document);
  const links = [...document.querySelectorAll('a')];
  const letGo = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { watcher, links, asked, letGo };
}

const point = (link: Element | undefined, type = 'pointerover') =>
  link?.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));

test('links in view are fetched ahead, two at a time, in their order', async () => {
  const { links, asked, letGo } = openPage('/a', '/b', '/c');
  expect(asked).toEqual([]);
  bringIntoView(...links);
  expect(asked).toEqual(['/a', '/b'].slice(0, PREFETCH_AT_ONCE));
  await letGo();
  expect(asked).toEqual(['/a', '/b', '/c']);
});

test.each(['pointerover', 'focusin', 'touchstart'])('the link under %s comes first', async (type) => {
  const { links, asked, letGo } = openPage('/a', '/b', '/c', '/d');
  bringIntoView(...links);
  point(links[3], type);
  await letGo();
  expect(asked).toEqual(['/a', '/b', '/d']);
});

describe('a link that is pressed', () => {
  const press = (link: Element | undefined, init: MouseEventInit = {}) =>
    link?.querySelector('b')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, ...init }));

  test('has its page fetched in earnest, also where data is saved', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const asked: [string, boolean][] = [];
    document.body.innerHTML = '<a href="/a"><b>x</b></a>';
    watchLinks((...page) => {
      asked.push(page);
      return Promise.reject(new Error('no network'));
    });
    press(document.querySelector('a') ?? undefined);
    expect(asked).toEqual([['/a', false]]);
  });

  test('waits for no other page, and is not fetched ahead as well', async () => {
    const { links, asked, letGo } = openPage('/a', '/b', '/c');
    bringIntoView(...links);
    press(links[2]);
    expect(asked).toEqual(['/a', '/b', '/c']);
    point(links[2]);
    await letGo();
    await letGo();
    expect(asked).toEqual(['/a', '/b', '/c']);
  });

  test('in another way leads elsewhere, and nothing is fetched', () => {
    const { links, asked } = openPage('/a');
    press(links[0], { ctrlKey: true });
    expect(asked).toEqual([]);
  });
});

test('no page is asked for twice, whatever brings it up', async () => {
  const { links, asked, letGo, watcher } = openPage('/a', '/a#osio', '/a?q=1');
  bringIntoView(...links);
  point(links[0]);
  await letGo();
  watcher.look(document);
  bringIntoView(...links);
  point(links[1]);
  expect(asked).toEqual(['/a']);
});

test('a page that could not be fetched does not hold up the others', async () => {
  const asked: string[] = [];
  document.body.innerHTML = ['/a', '/b', '/c'].map((href) => `<a href="${href}"></a>`).join('');
  watchLinks((pathname) => {
    asked.push(pathname);
    return Promise.reject(new Error('no network'));
  }).look(document);
  bringIntoView(...document.querySelectorAll('a'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(asked).toEqual(['/a', '/b', '/c']);
});

describe('with so many bytes fetched for links in view', () => {
  test('no further page is, but for one that the reader points at', async () => {
    const { links, asked, letGo } = openPage('/a', '/b', '/c', '/d');
    bringIntoView(...links);
    fetched('/page-data/a/page-data.json', PREFETCH_BYTES / 2);
    fetched('/component---doc.js', PREFETCH_BYTES / 2);
    await letGo();
    await letGo();
    expect(asked).toEqual(['/a', '/b']);
    point(links[3]);
    expect(asked).toEqual(['/a', '/b', '/d']);
  });

  test('the next page has its own', async () => {
    const { links, asked, letGo, watcher } = openPage('/a', '/b', '/c');
    fetched('/page-data/x/page-data.json', PREFETCH_BYTES, -1);
    fetched('/static/kuva.webp', PREFETCH_BYTES);
    watcher.look(document);
    bringIntoView(...links);
    await letGo();
    expect(asked).toEqual(['/a', '/b', '/c']);
  });

  test('they count also where many pages have been shown before', async () => {
    const { links, asked, letGo, watcher } = openPage('/a', '/b', '/c');
    for (let number = 0; number < NOTED_REQUESTS; number += 1) fetched('/static/kuva.webp', 1, 0);
    watcher.look(document);
    bringIntoView(...links);
    fetched('/page-data/a/page-data.json', PREFETCH_BYTES);
    await letGo();
    expect(asked).toEqual(['/a', '/b']);
  });

  test('what the document’s own page has fetched stays noted', () => {
    fetched('/static/kuva.webp', 1, 0);
    openPage('/a');
    expect(resources).toHaveLength(1);
  });
});

test('the links of the text come before those around it', () => {
  document.body.innerHTML = '<header><a href="/a"></a></header><main><a href="/b"></a></main><a href="/c"></a>';
  watchLinks(() => Promise.resolve()).look(document);
  expect([...new Set(observed)].map(({ pathname }) => pathname)).toEqual(['/b', '/a', '/c']);
});

test('links of the bar and the way up are left until one is pointed at', () => {
  const bar = '<header><nav><a href="/a"><b></b></a></nav></header>';
  document.body.innerHTML = `${bar}<main><nav><ol><li><a href="/b"></a></li></ol></nav><a href="/c"></a></main>`;
  const asked: string[] = [];
  watchLinks((pathname) => (asked.push(pathname), Promise.resolve())).look(document);
  expect(observed.map(({ pathname }) => pathname)).toEqual(['/c', '/c']);
  point(document.querySelector('header a') ?? undefined);
  expect(asked).toEqual(['/a']);
});

test('what still waits for the page before is dropped', async () => {
  const { links, asked, letGo, watcher } = openPage('/a', '/b', '/c');
  bringIntoView(...links);
  document.body.innerHTML = '<a href="/d"></a>';
  watcher.look(document);
  await letGo();
  await letGo();
  bringIntoView(...document.querySelectorAll('a'));
  expect(asked).toEqual(['/a', '/b', '/d']);
});

test('where data is saved nothing is fetched ahead', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { links, asked } = openPage('/a');
  bringIntoView(...links);
  point(links[0]);
  expect(asked).toEqual([]);
});

test.each([
  ...['https://example.com/a', '//evil.example/a', 'mailto:tuki@example.com', '#osio', '/docs/etusivu#osio'],
  ...['/static/hinnasto.pdf', '/a" target="_blank', '/a" download="'],
])('what <a href="%s"> leads to is not fetched', (href) => {
  const { links, asked } = openPage(href);
  bringIntoView(...links);
  point(links[0]);
  expect(asked).toEqual([]);
});
