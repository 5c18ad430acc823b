import { createPageSource, type Template } from '../../../../src/browser/router/pageSource';

const TEMPLATE: Template = { default: () => null };
const DATA = { path: '/docs/saldo', componentChunkName: 'doc', result: { data: { title: 'Saldo' }, pageContext: {} } };
const NOT_FOUND = { path: '/404.html', componentChunkName: 'doc', result: { pageContext: {} } };

type Answer = { status: number; body?: string } | Error;

/** A host that answers by path; every other path is answered with 404. */
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

test('a page comes with its data and the code of its template', async () => {
  const { source, asked } = openSource({ [FILE]: { status: 200, body: JSON.stringify(DATA) } });
  expect(await source.fetchPage('/docs/saldo')).toEqual({
    status: 'page',
    page: { path: '/docs/saldo', template: TEMPLATE, data: { title: 'Saldo' }, pageContext: {}, isOfOtherBuild: false },
  });
  expect(asked).toEqual([FILE]);
});

test('a page that comes later comes with what the first one did without, the first one without it', async () => {
  const prepare = jest.fn(() => Promise.reject<void>(new Error('no network')));
  const { source } = openSource({ [FILE]: { status: 200, body: JSON.stringify(DATA) } }, { prepare });
  expect(await source.withTemplate(DATA)).toMatchObject({ status: 'page' });
  expect(prepare).not.toHaveBeenCalled();
  expect(await source.fetchPage('/docs/saldo')).toMatchObject({ status: 'broken' });
});

test.each([
  ['ours', false],
  ['theirs', true],
])('data for the code "%s" is of another build: %s', async (build, isOfOtherBuild) => {
  const { source } = openSource({ [FILE]: { status: 200, body: JSON.stringify({ ...DATA, build }) } });
  expect(await source.fetchPage('/docs/saldo')).toMatchObject({ status: 'page', page: { isOfOtherBuild } });
});

test('an address without data and document is the not-found page', async () => {
  const { source, asked } = openSource({ [NOT_FOUND_FILE]: { status: 200, body: JSON.stringify(NOT_FOUND) } });
  expect(await source.fetchPage('/docs/saldo')).toMatchObject({ status: 'page', page: { path: '/404.html' } });
  expect(asked).toEqual([FILE, 'HEAD /ohje/docs/saldo', NOT_FOUND_FILE]);
});

test('an address without data that has a document is for the browser', async () => {
  const { source } = openSource({ 'HEAD /ohje/docs/saldo': { status: 200 } });
  expect(await source.fetchPage('/docs/saldo')).toEqual({ status: 'document' });
});

test.each(['//evil.example/x', '/\\evil.example/x', '///evil.example'])(
  '%s is asked of no other host',
  async (path) => {
    const { source, asked } = openSource({});
    await source.fetchPage(path);
    const origins = asked.map((line) => new URL(line.replace(/^\w+ /, ''), 'https://ohje.example.com').origin);
    expect(new Set(origins)).toEqual(new Set(['https://ohje.example.com']));
    expect(asked.every((line) => /^\w+ \/ohje\/[^/\\]/.test(line))).toBe(true);
  },
);

test.each<[string, Record<string, Answer>, string]>([
  ['a failing host', { [FILE]: { status: 503 } }, 'broken'],
  ['data that is no JSON', { [FILE]: { status: 200, body: '<html>' } }, 'broken'],
  ['data that is cut off', { [FILE]: { status: 200, body: '{"path":"/do' } }, 'broken'],
  ['JSON that is no page', { [FILE]: { status: 200, body: '[]' } }, 'broken'],
  ['no answer', { [FILE]: new TypeError('Failed to fetch') }, 'unreachable'],
  ['no not-found page either', {}, 'broken'],
])('%s is told as %s', async (_, answers, status) => {
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
