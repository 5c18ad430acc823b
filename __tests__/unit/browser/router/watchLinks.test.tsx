import { watchLinks, PREFETCH_AT_ONCE, PREFETCH_BYTES } from '../../../../src/browser/router/watchLinks';

/** The observed links, and a function that brings them into view. */
let observed: HTMLAnchorElement[] = [];
let bringIntoView: (...links: HTMLAnchorElement[]) => void = () => undefined;
/** Tells the observer of requests about one; `isLate` leaves it to be taken. */
let fetched: (name: string, transferSize: number, startTime?: number, isLate?: boolean) => void = () => undefined;

beforeEach(() => {
  observed = [];
  class Observer {
    constructor(tell: (entries: object[]) => void) {
      bringIntoView = (...links) => tell(links.map((target) => ({ target, isIntersecting: true })));
    }
    observe = (link: HTMLAnchorElement) => observed.push(link);
    unobserve = (link: HTMLAnchorElement) => observed.splice(observed.indexOf(link), 1);
    disconnect = () => observed.splice(0);
  }
  class RequestObserver {
    private waiting: object[] = [];
    constructor(tell: (list: object) => void) {
      fetched = (name, transferSize, startTime = Infinity, isLate = true) => {
        const entries = [{ name, transferSize, startTime }];
        if (isLate) this.waiting.push(...entries);
        else tell({ getEntries: () => entries });
      };
    }
    observe = () => undefined;
    takeRecords = () => this.waiting.splice(0);
  }
  Object.assign(window, {
    IntersectionObserver: Observer,
    PerformanceObserver: RequestObserver,
    requestIdleCallback: (call: () => void) => (call(), 1),
    cancelIdleCallback: () => undefined,
  });
  Object.assign(navigator, { connection: undefined });
  window.history.replaceState(null, '', '/docs/etusivu');
  // Earlier tests have added listeners to the document element; a new one has none.
  document.documentElement.replaceWith(document.documentElement.cloneNode(false));
  document.documentElement.append(document.createElement('body'));
});

/** A page with links, and the requested pages; each is pending until the test lets it finish. */
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

test('prefetches links in view, two at a time, in order', async () => {
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

describe('a pressed link', () => {
  const press = (link: Element | undefined, init: MouseEventInit = {}) =>
    link?.querySelector('b')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, ...init }));

  test('loads its page with priority, also with data saving', () => {
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

  test('does not wait for other pages, and is not prefetched as well', async () => {
    const { links, asked, letGo } = openPage('/a', '/b', '/c');
    bringIntoView(...links);
    press(links[2]);
    expect(asked).toEqual(['/a', '/b', '/c']);
    point(links[2]);
    await letGo();
    await letGo();
    expect(asked).toEqual(['/a', '/b', '/c']);
  });

  test('does nothing for a press that does not navigate', () => {
    const { links, asked } = openPage('/a');
    press(links[0], { ctrlKey: true });
    expect(asked).toEqual([]);
  });
});

test('requests no page twice, whatever triggers it', async () => {
  const { links, asked, letGo, watcher } = openPage('/a', '/a#osio', '/a?q=1');
  bringIntoView(...links);
  point(links[0]);
  await letGo();
  watcher.look(document);
  bringIntoView(...links);
  point(links[1]);
  expect(asked).toEqual(['/a']);
});

test('a failed page does not block the others', async () => {
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

describe('after reaching the byte limit of links in view', () => {
  test('fetches no further page, except one that the reader points at', async () => {
    const { links, asked, letGo } = openPage('/a', '/b', '/c', '/d');
    bringIntoView(...links);
    fetched('/page-data/a/page-data.json', PREFETCH_BYTES / 2, Infinity, false);
    fetched('/component---doc.js', PREFETCH_BYTES / 2);
    await letGo();
    await letGo();
    expect(asked).toEqual(['/a', '/b']);
    point(links[3]);
    expect(asked).toEqual(['/a', '/b', '/d']);
  });

  test('the next page has its own limit', async () => {
    const { links, asked, letGo, watcher } = openPage('/a', '/b', '/c');
    fetched('/page-data/x/page-data.json', PREFETCH_BYTES, -1);
    fetched('/static/kuva.webp', PREFETCH_BYTES);
    watcher.look(document);
    bringIntoView(...links);
    await letGo();
    expect(asked).toEqual(['/a', '/b', '/c']);
  });

  test('leaves the recorded requests to other scripts', () => {
    const clearResourceTimings = jest.fn();
    Object.assign(performance, { clearResourceTimings });
    const { watcher } = openPage('/a');
    watcher.look(document);
    expect(clearResourceTimings).not.toHaveBeenCalled();
  });
});

test('links of the text come before the others', () => {
  document.body.innerHTML = '<header><a href="/a"></a></header><main><a href="/b"></a></main><a href="/c"></a>';
  watchLinks(() => Promise.resolve()).look(document);
  expect([...new Set(observed)].map(({ pathname }) => pathname)).toEqual(['/b', '/a', '/c']);
});

test('navbar and breadcrumb links wait until pointed at', () => {
  const bar = '<header><nav><a href="/a"><b></b></a></nav></header>';
  document.body.innerHTML = `${bar}<main><nav><ol><li><a href="/b"></a></li></ol></nav><a href="/c"></a></main>`;
  const asked: string[] = [];
  watchLinks((pathname) => (asked.push(pathname), Promise.resolve())).look(document);
  expect(observed.map(({ pathname }) => pathname)).toEqual(['/c', '/c']);
  point(document.querySelector('header a') ?? undefined);
  expect(asked).toEqual(['/a']);
});

test('drops links of the previous page that still wait', async () => {
  const { links, asked, letGo, watcher } = openPage('/a', '/b', '/c');
  bringIntoView(...links);
  document.body.innerHTML = '<a href="/d"></a>';
  watcher.look(document);
  await letGo();
  await letGo();
  bringIntoView(...document.querySelectorAll('a'));
  expect(asked).toEqual(['/a', '/b', '/d']);
});

test('prefetches nothing with data saving', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { links, asked } = openPage('/a');
  bringIntoView(...links);
  point(links[0]);
  expect(asked).toEqual([]);
});

test.each([
  ...['https://example.com/a', '//evil.example/a', 'mailto:tuki@example.com', '#osio', '/docs/etusivu#osio'],
  ...['/static/hinnasto.pdf', '/a" target="_blank', '/a" download="'],
])('does not prefetch <a href="%s">', (href) => {
  const { links, asked } = openPage(href);
  bringIntoView(...links);
  point(links[0]);
  expect(asked).toEqual([]);
});
