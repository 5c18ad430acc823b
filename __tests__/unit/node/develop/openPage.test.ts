import { openPage } from '../../../../src/node/develop/openPage';
import { notePlannedPages, onPlannedPages, templateOf } from '../../../../src/node/develop/plannedPages';

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
])('%s is loaded again, once', (_name, before, now) => {
  const { page, written } = opened(before);
  page.settle(before);
  page.settle(now);
  page.settle(now);
  expect(written).toEqual(['event: reload\ndata: {}\n\n']);
});

test('what makes a page is known of the plan, by locale, and who asks is told of a new one', () => {
  const listener = jest.fn();
  onPlannedPages(listener);
  notePlannedPages([
    { path: '/docs/saldo', template: 'doc', context: { sitePath: '/docs/saldo' } },
    { path: '/docs/vain', template: 'doc', context: { sitePath: '/docs/vain', onlyIn: ['fi'] } },
  ]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect([templateOf('/docs/saldo', 'en'), templateOf('/docs/vain', 'en'), templateOf('/docs/vain', 'fi')]).toEqual([
    'doc',
    undefined,
    'doc',
  ]);
  expect(templateOf('/docs/ei', 'fi')).toBeUndefined();
});
