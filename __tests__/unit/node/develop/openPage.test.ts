import { openPage } from '../../../../src/node/develop/openPage';

const text = { title: 'Saldo', description: '', html: '<p>Yksi</p>', islands: [], toc: [] };

function opened(template: string | undefined) {
  const written: string[] = [];
  const headers: Record<string, string>[] = [];
  const stream = {
    writeHead: (_status: number, sent: Record<string, string>) => void headers.push(sent),
    write: (part: string) => void written.push(part),
  };
  return { page: openPage({ path: '/docs/saldo', locale: 'fi' }, template, stream), written, headers };
}

test('the stream is compressed and kept by nobody', () => {
  expect(opened('doc').headers).toEqual([
    { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' },
  ]);
});

test('a text is sent when it is another than the page shows', () => {
  const { page, written } = opened('doc');
  page.noteText(text);
  page.sendText({ ...text });
  expect(written).toEqual([]);
  page.sendText({ ...text, html: '<p>Kaksi</p>' });
  page.sendText({ ...text, html: '<p>Kaksi</p>' });
  expect(written).toEqual([`event: text\ndata: ${JSON.stringify({ ...text, html: '<p>Kaksi</p>' })}\n\n`]);
});

test.each([
  ['a page that goes', 'doc', undefined],
  ['a page that comes', undefined, 'doc'],
  ['a page that becomes a redirect', 'doc', 'redirect'],
])('%s is loaded again, once, when it has come to rest', (_name, before, now) => {
  const { page, written } = opened(before);
  for (const template of [before, now, before, now]) page.settle(template);
  expect(written).toEqual([]);
  page.settle(now);
  page.settle(now);
  expect(written).toEqual(['event: reload\ndata: {}\n\n']);
});

test('a search is opened anew when its files have been written since the page was opened', () => {
  const { page, written } = opened('doc');
  for (const time of [1, 1, 2, 2]) page.settleSearch(time);
  expect(written).toEqual(['event: search\ndata: {"locale":"fi"}\n\n']);
});
