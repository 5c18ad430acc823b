import type { ServerResponse } from 'node:http';
import { createHosts } from '../../browser/askHosts';
import { going } from '../hostedSearch';
import { fakeOnly } from '../../../../../__tests__/support/fakeClock';
import { startService, type Service, type ServiceAnswer } from '../../../../../__tests__/support/serviceServer';

let first: Service;
let second: Service;
beforeEach(async () => {
  first = await startService(() => ({ json: { from: 'first' } }));
  second = await startService(() => ({ json: { from: 'second' } }));
});
afterEach(() => jest.useRealTimers());
afterEach(() => Promise.all([first.close(), second.close()]));

const REQUEST = { path: '/search', headers: { 'x-key': 'k' }, body: { q: 'lasku' } };
const read = (answer: unknown) => (answer as { from?: string }).from;
const hosts = () => createHosts([first.origin, second.origin], { fetch });

test('the first host is asked, and no other', async () => {
  expect(await hosts()(REQUEST, read, going())).toBe('first');
  expect(first.requests).toMatchObject([{ method: 'POST', path: '/search', body: { q: 'lasku' } }]);
  expect(first.requests[0]?.headers['x-key']).toBe('k');
  expect(second.requests).toEqual([]);
});

/** Longer than a host may take. */
const TOO_LONG = 5000;
const silent = () => void jest.advanceTimersByTime(TOO_LONG);
const hangingUp = (response: ServerResponse) => void response.destroy();
const stopping = (response: ServerResponse) => {
  response.writeHead(200).write('{"from":');
  setImmediate(() => jest.advanceTimersByTime(TOO_LONG));
};

test.each<[string, ServiceAnswer]>([
  ['a fault of its own', { status: 500, json: { message: 'broken' } }],
  ['no JSON', { text: '<!doctype html><title>Log in</title>' }],
  ['other JSON', { json: { results: 'none' } }],
  ['nothing and hangs up', hangingUp],
  ['nothing at all', silent],
  ['half of it', stopping],
])('when a host answers %s the next one is asked, and from then on first', async (_, answer) => {
  fakeOnly(['setTimeout', 'clearTimeout']);
  first.answer(() => answer);
  const ask = hosts();
  expect(await ask(REQUEST, read, going())).toBe('second');
  expect(await ask(REQUEST, read, going())).toBe('second');
  expect([first.requests.length, second.requests.length]).toEqual([1, 2]);
});

test('a host that cannot be reached is passed over', async () => {
  await first.close();
  expect(await hosts()(REQUEST, read, going())).toBe('second');
});

test('only when all hosts fail is that an error, with what each has said', async () => {
  first.answer(() => ({ status: 502, json: { message: 'no cluster' } }));
  second.answer(() => ({ text: 'x' }));
  const failure = await hosts()(REQUEST, read, going()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  const { message, errors } = failure as AggregateError;
  expect(message).toBe("None of the search service's 2 hosts has answered.");
  expect((errors as Error[]).map((error) => error.message)).toEqual([
    `${first.origin} fails: 502 no cluster`,
    expect.stringContaining('JSON'),
  ]);
});

test.each<[string, ServiceAnswer, string]>([
  ['403 and a message', { status: 403, json: { message: 'Invalid API key', status: 403 } }, '403 Invalid API key'],
  ['404 and a text', { status: 404, text: '<h1>Nothing</h1>' }, '404 Not Found'],
])('a refusal is told and not asked again: %s', async (_, answer, reason) => {
  first.answer(() => answer);
  await expect(hosts()(REQUEST, read, going())).rejects.toThrow(
    `${first.origin} refuses the search: ${reason}\nCheck search.provider in site.yaml.`,
  );
  expect(second.requests).toEqual([]);
});

test('what reading throws is told and not asked again', async () => {
  const refuse = () => {
    throw new Error('no such collection');
  };
  await expect(hosts()(REQUEST, refuse, going())).rejects.toThrow('no such collection');
  expect(second.requests).toEqual([]);
});

test('a query that is given up ends with its signal and asks no further host', async () => {
  const controller = new AbortController();
  first.answer(() => () => controller.abort());
  await expect(hosts()(REQUEST, read, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect([first.requests.length, second.requests.length]).toEqual([1, 0]);
});

test('a query that is given up at the last host, or before it starts, ends with its signal too', async () => {
  const controller = new AbortController();
  first.answer(() => ({ status: 500, text: '' }));
  second.answer(() => () => controller.abort());
  await expect(hosts()(REQUEST, read, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(hosts()(REQUEST, read, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(first.requests).toHaveLength(1);
});
