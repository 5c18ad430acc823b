import { copyTextOf, type CopyWindow } from '../../../../browser/reading/copyTextOf';
import { copyAnswer, type ClipboardWindow } from '../../browser/copyAnswer';

class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

/** A clipboard that records writes by type; `refuses` lists the rejected methods. */
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

/** The window that copying uses; jsdom has no clipboard. */
const windowWith = (clipboard: object | undefined, more = {}) =>
  ({ navigator: { clipboard }, ...more }) as unknown as CopyWindow & ClipboardWindow;

const TEXT = new Response('# Otsikko', { headers: { 'content-type': 'text/markdown' } });
const answering = (response: Response) => ({ fetch: () => Promise.resolve(response.clone()) });

test.each([
  ['gives the clipboard the text', {}],
  ['gives the clipboard what will be the text', { ClipboardItem: Item }],
])('%s', async (_, more) => {
  const clipboard = board();
  await copyTextOf('/docs/saldo.md', windowWith(clipboard, { ...answering(TEXT), ...more }));
  expect(clipboard.written).toEqual({ 'text/plain': '# Otsikko' });
});

test.each([
  ['the file is not there', new Response('', { status: 404 })],
  ['a page is there instead', new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })],
])('fails when %s, and writes nothing', async (_, response) => {
  for (const more of [{}, { ClipboardItem: Item }]) {
    const clipboard = board();
    const copied = copyTextOf('/x.md', windowWith(clipboard, { ...answering(response), ...more }));
    await expect(copied).rejects.toThrow('/x.md: status');
    expect(clipboard.written).toEqual({});
  }
});

test('fails without a clipboard', async () =>
  await expect(copyTextOf('/x.md', windowWith(undefined, answering(TEXT)))).rejects.toThrow('clipboard'));

const ANSWER = { text: 'Teksti', html: '<p>Teksti</p>' };

test('an answer is written with its look and as plain text', async () => {
  const clipboard = board();
  await copyAnswer(Promise.resolve(ANSWER), windowWith(clipboard, { ClipboardItem: Item }));
  expect(clipboard.written).toEqual({ 'text/plain': 'Teksti', 'text/html': '<p>Teksti</p>' });
});

test('calls the clipboard at once, before the answer is ready', () => {
  const write = jest.fn(() => new Promise<void>(() => undefined));
  void copyAnswer(new Promise(() => undefined), windowWith({ write }, { ClipboardItem: Item }));
  expect(write).toHaveBeenCalledTimes(1);
});

test.each([
  ['knows no items', board(), {}],
  ['refuses them', board(['write']), { ClipboardItem: Item }],
])('a browser that %s gets the plain text', async (_, clipboard, more) => {
  await copyAnswer(Promise.resolve(ANSWER), windowWith(clipboard, more));
  expect(clipboard.written).toEqual({ 'text/plain': 'Teksti' });
});

test.each([
  ['there is no clipboard', undefined, 'The clipboard is not available to this page.'],
  ['the clipboard refuses all', board(['write', 'writeText']), 'Denied.'],
])('fails where %s', async (_, clipboard, message) => {
  await expect(copyAnswer(Promise.resolve(ANSWER), windowWith(clipboard, { ClipboardItem: Item }))).rejects.toThrow(
    message,
  );
});

test('fails with the answer, and writes nothing', async () => {
  const clipboard = board();
  const failed = copyAnswer(Promise.reject(new Error('Ei verkkoa.')), windowWith(clipboard, { ClipboardItem: Item }));
  await expect(failed).rejects.toThrow('Ei verkkoa.');
  expect(clipboard.written).toEqual({});
});
