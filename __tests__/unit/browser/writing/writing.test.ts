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
const reload = jest.fn();
const onSearch = jest.fn();
const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
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
  return createWriting(
    { document, location: { reload }, sessionStorage, EventSource: Source } as unknown as Parameters<
      typeof createWriting
    >[0],
    onSearch,
  );
}

const open = () => Source.all.filter(({ isOpen }) => isOpen).map(({ url }) => url);

beforeEach(() => {
  Source.all = [];
  hidden = false;
  reload.mockClear();
  stored.clear();
});

test('the stream is that of the open page, and there is one', () => {
  const writing = start();
  writing.follow({ path: '/docs/ä', shown: 'doc' });
  writing.follow({ path: '/docs/ä', shown: 'doc' });
  writing.follow({ path: '/docs/b', shown: 'doc' });
  expect(open()).toEqual(['/__writing/events?path=%2Fdocs%2Fb&shown=doc']);
  expect(Source.all).toHaveLength(2);
});

test('what is told reaches those who listen, and a text stays on its page', () => {
  const writing = start();
  const listener = jest.fn();
  const stop = writing.subscribe(listener);
  writing.follow({ path: '/docs/a', shown: 'doc' });
  Source.all[0]?.send('state', state);
  Source.all[0]?.send('text', text);
  expect(writing.told()).toEqual({ state, text });
  writing.follow({ path: '/docs/b', shown: 'doc' });
  expect(writing.told()).toEqual({ state, text: undefined });
  const calls = listener.mock.calls.length;
  stop();
  Source.all[1]?.send('state', state);
  expect(listener).toHaveBeenCalledTimes(calls);
});

test('a page that stays as it is, is not loaded again for ever; another one is', () => {
  for (let time = 0; time < 5; time += 1) {
    start().follow({ path: '/docs/a', shown: 'doc' });
    Source.all[time]?.send('reload', {});
  }
  expect(reload).toHaveBeenCalledTimes(3);
  start().follow({ path: '/docs/a', shown: undefined });
  expect(Source.all[5]?.url).toBe('/__writing/events?path=%2Fdocs%2Fa');
  Source.all[5]?.send('reload', {});
  expect(reload).toHaveBeenCalledTimes(4);
});

test('a search that finds other texts is told', () => {
  start().follow({ path: '/en/docs/a', shown: 'doc' });
  Source.all[0]?.send('search', { locale: 'en' });
  expect(onSearch).toHaveBeenCalledWith('en');
});

test('a tab in the background keeps no connection', () => {
  const writing = start();
  writing.follow({ path: '/docs/a', shown: 'doc' });
  hidden = true;
  changeVisibility();
  expect(open()).toEqual([]);
  hidden = false;
  changeVisibility();
  expect(open()).toEqual(['/__writing/events?path=%2Fdocs%2Fa&shown=doc']);
});
