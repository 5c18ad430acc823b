import type { Template, LoadedPage, PageOutcome } from '../../../../src/browser/router/pageSource';
import { createPageSource } from '../../../../src/browser/router/pageSource';
import { createPageCache } from '../../../../src/browser/router/pageCache';
import { allowReload, reloadOnce } from '../../../../src/browser/router/reloadOnce';
import { fixAddress } from '../../../../src/browser/router/fixAddress';

const TEMPLATE: Template = { default: () => null };
const DATA = { path: '/docs/saldo', componentChunkName: 'doc', result: { data: { title: 'Saldo' }, pageContext: {} } };
const NOT_FOUND = { path: '/404.html', componentChunkName: 'doc', result: { pageContext: {} } };

type Answer = { status: number; body?: string } | Error;

/** A host that responds by path; every other path has the status 404. */
function openSource(
  answers: Record<string, Answer>,
  { templates = {}, onLine = true, prepare = () => Promise.resolve() } = {},
) {
  const asked: string[] = [];
  const fetch = (input: string | URL | Request, { method = 'GET' }: RequestInit = {}) => {
    const address = input as string;
    asked.push(`${method} ${address}`);
    const answer = answers[`${method} ${address}`] ?? { status: 404 };
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(new Response(answer.body ?? null, { status: answer.status }));
  };
  const browser = { fetch, navigator: { onLine } as Navigator, ___webpackCompilationHash: 'ours' };
  const source = createPageSource({
    base: '/ohje',
    templates: { doc: () => Promise.resolve(TEMPLATE), ...templates },
    prepare,
    browser,
  });
  return { source, asked };
}

const FILE = 'GET /ohje/page-data/docs/saldo/page-data.json';
const NOT_FOUND_FILE = 'GET /ohje/page-data/404.html/page-data.json';

test('loads a page’s data and the code of its template', async () => {
  const { source, asked } = openSource({ [FILE]: { status: 200, body: JSON.stringify(DATA) } });
  expect(await source.fetchPage('/docs/saldo')).toEqual({
    status: 'page',
    page: { path: '/docs/saldo', template: TEMPLATE, data: { title: 'Saldo' }, pageContext: {}, isOfOtherBuild: false },
  });
  expect(asked).toEqual([FILE]);
});

test('a later page waits for what the first page did without; the first one does not', async () => {
  const prepare = jest.fn(() => Promise.reject<void>(new Error('no network')));
  const { source } = openSource({ [FILE]: { status: 200, body: JSON.stringify(DATA) } }, { prepare });
  expect(await source.withTemplate(DATA)).toMatchObject({ status: 'page' });
  expect(prepare).not.toHaveBeenCalled();
  expect(await source.fetchPage('/docs/saldo')).toMatchObject({ status: 'broken' });
});

test.each([
  ['ours', false],
  ['theirs', true],
])('data for the build "%s" is of another build: %s', async (build, isOfOtherBuild) => {
  const { source } = openSource({ [FILE]: { status: 200, body: JSON.stringify({ ...DATA, build }) } });
  expect(await source.fetchPage('/docs/saldo')).toMatchObject({ status: 'page', page: { isOfOtherBuild } });
});

test('an address without data and document is the not-found page', async () => {
  const { source, asked } = openSource({ [NOT_FOUND_FILE]: { status: 200, body: JSON.stringify(NOT_FOUND) } });
  expect(await source.fetchPage('/docs/saldo')).toMatchObject({ status: 'page', page: { path: '/404.html' } });
  expect(asked).toEqual([FILE, 'HEAD /ohje/docs/saldo', NOT_FOUND_FILE]);
});

test('an address without data but with a document is loaded by the browser', async () => {
  const { source } = openSource({ 'HEAD /ohje/docs/saldo': { status: 200 } });
  expect(await source.fetchPage('/docs/saldo')).toEqual({ status: 'document' });
});

test.each<[string, Record<string, Answer>, string]>([
  ['a failing host', { [FILE]: { status: 503 } }, 'broken'],
  ['data that is not JSON', { [FILE]: { status: 200, body: '<html>' } }, 'broken'],
  ['data that is cut off', { [FILE]: { status: 200, body: '{"path":"/do' } }, 'broken'],
  ['JSON that is not a page', { [FILE]: { status: 200, body: '[]' } }, 'broken'],
  ['no answer', { [FILE]: new TypeError('Failed to fetch') }, 'unreachable'],
  ['no not-found page either', {}, 'broken'],
])('%s has the status %s', async (_, answers, status) => {
  expect(await openSource(answers).source.fetchPage('/docs/saldo')).toMatchObject({ status });
});

test.each([
  ['constructor', true, 'broken', /There is no template "constructor"/],
  ['late', true, 'broken', /Loading chunk failed/],
  ['late', false, 'unreachable', /Loading chunk failed/],
] as const)(
  'without the code of the template "%s" (online: %s) a page is %s',
  async (name, onLine, status, message) => {
    const body = JSON.stringify({ ...DATA, componentChunkName: name });
    const templates = { late: () => Promise.reject(new Error('Loading chunk failed')) };
    const outcome = await openSource({ [FILE]: { status: 200, body } }, { templates, onLine }).source.fetchPage(
      '/docs/saldo',
    );
    expect(outcome).toMatchObject({ status, error: { message: expect.stringMatching(message) as string } });
  },
);

const page = (path: string): LoadedPage => ({
  path,
  template: { default: () => null },
  data: {},
  pageContext: {},
  isOfOtherBuild: false,
});

/** A source that the test answers, in the order of the requests. */
function openManualSource() {
  const asked: string[] = [];
  const answers: ((outcome: PageOutcome) => void)[] = [];
  const fetchPage = (path: string) => {
    asked.push(path);
    return new Promise<PageOutcome>((resolve) => answers.push(resolve));
  };
  return { asked, answers, source: { fetchPage } };
}

test('parallel loads of a page share a request, and its result is cached', async () => {
  const { asked, answers, source } = openManualSource();
  const cache = createPageCache(source);
  const both = [cache.load('/a', true), cache.load('/a')];
  answers[0]?.({ status: 'page', page: page('/a') });
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual(['page', 'page']);
  expect(cache.ready('/a')?.path).toBe('/a');
  expect(await cache.load('/a')).toMatchObject({ status: 'page' });
  expect(asked).toEqual(['/a']);
});

test('a failure is not cached', async () => {
  const { asked, answers, source } = openManualSource();
  const cache = createPageCache(source);
  const first = cache.load('/a');
  answers[0]?.({ status: 'unreachable', error: new Error('no network') });
  expect(await first).toMatchObject({ status: 'unreachable' });
  expect(cache.ready('/a')).toBeUndefined();
  const second = cache.load('/a');
  answers[1]?.({ status: 'page', page: page('/a') });
  expect(await second).toMatchObject({ status: 'page' });
  expect(asked).toEqual(['/a', '/a']);
});

test('evicts the least recently used page', () => {
  const cache = createPageCache(openManualSource().source, 2);
  cache.keep('/a', page('/a'));
  cache.keep('/b', page('/b'));
  expect(cache.ready('/a')).toBeDefined();
  cache.keep('/c', page('/c'));
  expect(['/a', '/b', '/c'].filter((path) => cache.ready(path) !== undefined)).toEqual(['/a', '/c']);
});

/** A tab at an address, with storage that can be blocked. */
function openTab(href: string, { isBlocked = false } = {}) {
  const stored = new Map<string, string>();
  const guard = <Result>(result: Result): Result => {
    if (isBlocked) throw new DOMException('denied', 'SecurityError');
    return result;
  };
  const reload = jest.fn();
  const sessionStorage = {
    getItem: (key: string) => guard(stored.get(key) ?? null),
    setItem: (key: string, value: string) => guard(void stored.set(key, value)),
    removeItem: (key: string) => guard(void stored.delete(key)),
  } as unknown as Storage;
  const location = { href, reload } as unknown as Location;
  return { reload, browser: { sessionStorage, location } };
}

test('reloads each address once, and again after a page was shown', () => {
  const { browser, reload } = openTab('https://ohje.example.com/a');
  expect([reloadOnce(browser), reloadOnce(browser)]).toEqual([true, false]);
  allowReload(browser);
  expect(reloadOnce(browser)).toBe(true);
  browser.location.href = 'https://ohje.example.com/b';
  expect(reloadOnce(browser)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('without storage never reloads, because it could not detect a loop', () => {
  const { browser, reload } = openTab('https://ohje.example.com/a', { isBlocked: true });
  expect(reloadOnce(browser)).toBe(false);
  expect(() => allowReload(browser)).not.toThrow();
  expect(reload).not.toHaveBeenCalled();
});

const ORIGIN = 'https://ohje.example.com';

/** The address after fixing it; undefined if it is unchanged. */
function fixed(pathname: string, hash: string): string | undefined {
  const shown: string[] = [];
  const history = { state: { key: 1 }, replaceState: (_: unknown, __: string, address: string) => shown.push(address) };
  const location = { origin: ORIGIN, pathname, search: '?a=1', hash };
  fixAddress({ location, history } as unknown as Window);
  return shown[0];
}

test.each([
  ['', undefined],
  ['#katso-myös', undefined],
  ['#%E0%A4%A', `${ORIGIN}//docs?a=1#%25E0%25A4%25A`],
  ['#docs/saldo~a~Avaa%20s%C3%A', `${ORIGIN}//docs?a=1#docs/saldo~a~Avaa%20s%25C3%25A`],
  ['#docs/saldo+%E0%A4', `${ORIGIN}//docs?a=1#docs/saldo+%25E0%25A4`],
])('escapes what cannot be decoded in the hash %s', (hash, expected) => {
  expect(fixed('//docs', hash)).toBe(expected);
});

test.each([
  ['/docs/saldo', undefined],
  ['/docs/saldo.html', `${ORIGIN}/docs/saldo?a=1#b`],
  ['/docs/saldo/index.html', `${ORIGIN}/docs/saldo/?a=1#b`],
  ['//evil.example/x.html', `${ORIGIN}//evil.example/x?a=1#b`],
])('removes a file extension from the address %s, and nothing else', (pathname, expected) => {
  expect(fixed(pathname, '#b')).toBe(expected);
});
