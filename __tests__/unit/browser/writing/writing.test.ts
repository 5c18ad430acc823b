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
  return createWriting({ document, location: { reload }, EventSource: Source } as unknown as Parameters<
    typeof createWriting
  >[0]);
}

const open = () => Source.all.filter(({ isOpen }) => isOpen).map(({ url }) => url);

beforeEach(() => {
  Source.all = [];
  hidden = false;
  reload.mockClear();
});

test('the stream is that of the open page, and there is one', () => {
  const writing = start();
  writing.follow('/docs/ä');
  writing.follow('/docs/ä');
  writing.follow('/docs/b');
  expect(open()).toEqual(['/__writing/events?path=%2Fdocs%2Fb']);
  expect(Source.all).toHaveLength(2);
});

test('what is told reaches those who listen, and a text stays on its page', () => {
  const writing = start();
  const listener = jest.fn();
  const stop = writing.subscribe(listener);
  writing.follow('/docs/a');
  Source.all[0]?.send('state', state);
  Source.all[0]?.send('text', text);
  expect(writing.told()).toEqual({ state, text });
  writing.follow('/docs/b');
  expect(writing.told()).toEqual({ state, text: undefined });
  const calls = listener.mock.calls.length;
  stop();
  Source.all[1]?.send('state', state);
  expect(listener).toHaveBeenCalledTimes(calls);
});

test('a page that is made in another way is loaded again', () => {
  start().follow('/docs/a');
  Source.all[0]?.send('reload', {});
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab in the background keeps no connection', () => {
  const writing = start();
  writing.follow('/docs/a');
  hidden = true;
  changeVisibility();
  expect(open()).toEqual([]);
  hidden = false;
  changeVisibility();
  expect(open()).toEqual(['/__writing/events?path=%2Fdocs%2Fa']);
});
