import { createWriting } from '../../../../src/browser/writing/writing';

class Source {
  static all: Source[] = [];
  isOpen = true;
  listeners = new Map<string, (event: { data: string }) => void>();
  constructor(readonly url: string) {
    Source.all.push(this);
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.listeners.set(name, listener);
  }
  close() {
    this.isOpen = false;
  }
  send(name: string, data: object) {
    this.listeners.get(name)?.({ data: JSON.stringify(data) });
  }
}

const state = { file: null, own: [], others: [], otherCount: 0, notices: [], round: 1 };
const text = { title: 'Saldo', description: '', html: '', islands: [], toc: [] };
const handlers = { text: jest.fn(), renew: jest.fn(), search: jest.fn() };
let hidden = false;
let changeVisibility: () => void = () => undefined;

function start() {
  const document = {
    get hidden() {
      return hidden;
    },
    addEventListener: (_name: string, listener: () => void) => {
      changeVisibility = listener;
    },
  };
  const writing = createWriting({ document, EventSource: Source } as unknown as Parameters<typeof createWriting>[0]);
  writing.handle(handlers);
  return writing;
}

const open = () => Source.all.filter(({ isOpen }) => isOpen).map(({ url }) => url);

beforeEach(() => {
  Source.all = [];
  hidden = false;
  jest.clearAllMocks();
});

test('has one stream, that of the open page', () => {
  const writing = start();
  writing.follow('/docs/ä');
  writing.follow('/docs/ä');
  writing.follow('/docs/b');
  expect([open(), Source.all.length]).toEqual([['/__writing/events?path=%2Fdocs%2Fb'], 2]);
});

test('notifies subscribers of the state until they unsubscribe', () => {
  const writing = start();
  const listener = jest.fn();
  const stop = writing.subscribe(listener);
  writing.follow('/docs/a');
  Source.all[0]?.send('state', state);
  expect(writing.state()).toEqual(state);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  Source.all[0]?.send('state', state);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('passes texts, and locales with a new search, to the handlers', () => {
  start().follow('/en/docs/a');
  Source.all[0]?.send('text', text);
  Source.all[0]?.send('search', { locale: 'en' });
  expect(handlers.text).toHaveBeenCalledWith(text);
  expect(handlers.search).toHaveBeenCalledWith('en');
});

test('renews the page on request, and when the stream opens, because earlier events may be missing', () => {
  start().follow('/docs/a');
  Source.all[0]?.send('open', {});
  expect(handlers.renew).toHaveBeenCalledTimes(1);
  Source.all[0]?.send('renew', {});
  expect(handlers.renew).toHaveBeenCalledTimes(2);
});

test('a tab in the background closes its connection', () => {
  const writing = start();
  writing.follow('/docs/a');
  hidden = true;
  changeVisibility();
  expect(open()).toEqual([]);
  hidden = false;
  changeVisibility();
  expect(open()).toEqual(['/__writing/events?path=%2Fdocs%2Fa']);
});
