import { copyAnswer, type ClipboardWindow } from '../../../../src/browser/supporting/copyAnswer';

const ANSWER = { text: 'Teksti', html: '<p>Teksti</p>' };

class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

/** A clipboard that keeps what is written, by type; `refuses` says what it does not take. */
function board(refuses: ('write' | 'writeText')[] = []) {
  const written: Record<string, string> = {};
  const check = (name: 'write' | 'writeText') =>
    refuses.includes(name) ? Promise.reject(new Error('Denied.')) : Promise.resolve();
  return {
    written,
    writeText: (text: string) => check('writeText').then(() => void (written['text/plain'] = text)),
    write: async ([item]: Item[]) => {
      await check('write');
      for (const [type, part] of Object.entries(item?.parts ?? {})) written[type] = await (await part).text();
    },
  };
}

const view = (clipboard: object | undefined, more = {}) =>
  ({ navigator: { clipboard }, ...more }) as unknown as ClipboardWindow;

test('an answer is written with its look and as plain text', async () => {
  const clipboard = board();
  await copyAnswer(Promise.resolve(ANSWER), view(clipboard, { ClipboardItem: Item }));
  expect(clipboard.written).toEqual({ 'text/plain': 'Teksti', 'text/html': '<p>Teksti</p>' });
});

test('the clipboard is asked at once, before the answer has come', () => {
  const write = jest.fn(() => new Promise<void>(() => undefined));
  void copyAnswer(new Promise(() => undefined), view({ write }, { ClipboardItem: Item }));
  expect(write).toHaveBeenCalledTimes(1);
});

test.each([
  ['knows no items', board(), {}],
  ['refuses them', board(['write']), { ClipboardItem: Item }],
])('a browser that %s gets the plain text', async (_, clipboard, more) => {
  await copyAnswer(Promise.resolve(ANSWER), view(clipboard, more));
  expect(clipboard.written).toEqual({ 'text/plain': 'Teksti' });
});

test.each([
  ['there is no clipboard', undefined, 'This page may not use the clipboard.'],
  ['the clipboard refuses all', board(['write', 'writeText']), 'Denied.'],
])('fails where %s', async (_, clipboard, message) => {
  await expect(copyAnswer(Promise.resolve(ANSWER), view(clipboard, { ClipboardItem: Item }))).rejects.toThrow(message);
});

test('fails with the answer, and writes nothing', async () => {
  const clipboard = board();
  const failed = copyAnswer(Promise.reject(new Error('Ei verkkoa.')), view(clipboard, { ClipboardItem: Item }));
  await expect(failed).rejects.toThrow('Ei verkkoa.');
  expect(clipboard.written).toEqual({});
});
