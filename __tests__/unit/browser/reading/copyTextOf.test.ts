import { copyTextOf, type CopyWindow } from '../../../../src/browser/reading/copyTextOf';

/** A clipboard that keeps what is written to it. */
function clipboard() {
  const written: string[] = [];
  return {
    written,
    writeText: (text: string) => Promise.resolve(void written.push(text)),
    write: async ([item]: { parts: Record<string, Promise<Blob>> }[]) => {
      for (const part of Object.values(item?.parts ?? {})) written.push(await (await part).text());
    },
  };
}

class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

const TEXT = new Response('# Otsikko', { headers: { 'content-type': 'text/markdown' } });
const answering = (response: Response) => () => Promise.resolve(response.clone());

/** What copying sees of a window; jsdom has neither a clipboard nor items for it. */
const view = (parts: object) => parts as unknown as CopyWindow;

test.each([
  ['gives the clipboard the text', {}],
  ['gives the clipboard what will be the text', { ClipboardItem: Item }],
])('%s', async (_, more) => {
  const board = clipboard();
  await copyTextOf('/docs/saldo.md', view({ fetch: answering(TEXT), navigator: { clipboard: board }, ...more }));
  expect(board.written).toEqual(['# Otsikko']);
});

test.each([
  ['the file is not there', new Response('', { status: 404 })],
  ['a page is there instead', new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })],
])('fails when %s, and writes nothing', async (_, response) => {
  for (const more of [{}, { ClipboardItem: Item }]) {
    const board = clipboard();
    const copied = copyTextOf('/x.md', view({ fetch: answering(response), navigator: { clipboard: board }, ...more }));
    await expect(copied).rejects.toThrow('/x.md answers');
    expect(board.written).toEqual([]);
  }
});

test('fails without a clipboard', async () => {
  await expect(copyTextOf('/x.md', view({ fetch: answering(TEXT), navigator: {} }))).rejects.toThrow('clipboard');
});
