import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeContentFolder } from '../../../../../__tests__/support/contentFolder';
import { engineOf } from '../../../../../__tests__/support/engine';
import { createAnswersLog } from '../../node/answersLog';
import { answersReport, formatAnswers } from '../../node/answersReport';

const SITE = { paths: new Set(['/docs/saldo', '/docs/lasku']), codes: ['fi', 'sv'], base: '/ohje' };

const request = (address: string, { status = 200, agent = 'Mozilla/5.0', method = 'GET' } = {}) =>
  `192.0.2.1 - - [10/Nov/2026:13:55:36 +0200] "${method} ${address} HTTP/1.1" ${String(status)} 612 "-" "${agent}"`;
const told = (message: object, day = '2026-11-10') => JSON.stringify({ day, told: JSON.stringify(message) });

function read(...lines: string[]) {
  const log = createAnswersLog(SITE);
  lines.forEach(log.add);
  const { pages, ...rest } = log.result();
  const shown = [...pages].map(([page, months]) => [
    page,
    Object.fromEntries(
      [...months].map(([month, { words, reasons, ...facts }]) => [
        month,
        { ...facts, words: [...words], reasons: [...reasons] },
      ]),
    ),
  ]);
  return { pages: Object.fromEntries(shown) as Record<string, Record<string, object>>, ...rest };
}

test.each([
  ['a page', request('/ohje/docs/saldo'), 1],
  ['its translation, with query and hash', request('/ohje/sv/docs/saldo/?a=1'), 1],
  ['an unchanged page', request('/ohje/docs/saldo/index.html', { status: 304 }), 1],
  ['a missing page', request('/ohje/docs/saldo', { status: 404 }), 0],
  ['a robot', request('/ohje/docs/saldo', { agent: 'Googlebot/2.1' }), 0],
  ['another method', request('/ohje/docs/saldo', { method: 'HEAD' }), 0],
  ['an address outside the site', request('/docs/saldo'), 0],
  ['an unknown page', request('/ohje/docs/salakirjoitus-matti-virtanen'), 0],
])('a request for %s', (_, line, count) => {
  const { pages } = read(line);
  expect(pages).toEqual(
    count === 0 ? {} : { '/docs/saldo': { '2026-11': expect.objectContaining({ read: count }) as object } },
  );
});

test('what the beacon and the answers tell, by page and month; requests do not count twice', () => {
  const { pages, queries, unknown } = read(
    told({ type: 'view', path: '/ohje/docs/saldo', title: 'Saldo' }),
    told({ type: 'view', path: '/ohje/docs/saldo', title: 'Saldo' }, '2026-12-01'),
    request('/ohje/docs/saldo'),
    told({ type: 'vital', name: 'LCP', value: 1, path: '/ohje/docs/saldo' }),
    told({ query: 'tili', count: 2, locale: 'fi' }),
    told({ query: 'tili', count: 2, locale: 'fi', opened: '/docs/saldo' }),
    told({ query: 'karhu', count: 0, locale: 'fi' }),
    told({ query: 'Matti Virtanen', count: 0, locale: 'fi' }),
    told({ path: '/docs/saldo', locale: 'fi', helpful: true, comment: '' }),
    told({ path: '/docs/saldo', locale: 'fi', helpful: false, comment: '' }),
    told({ path: '/docs/saldo', locale: 'fi', helpful: false, comment: 'Matti Virtanen', reason: 'Missing' }),
    told({ type: 'copied', path: '/ohje/docs/saldo' }),
    '{"a":1}',
    'x',
  );
  expect(pages).toEqual({
    '/docs/saldo': {
      '2026-11': {
        read: 1,
        words: [['tili', 1]],
        helped: 1,
        notHelped: 1,
        reasons: [['Missing', 1]],
        copied: 1,
      },
      '2026-12': expect.objectContaining({ read: 1 }) as object,
    },
  });
  expect(queries.map(({ query, times, failures }) => [query, times, failures])).toEqual([
    ['karhu', 1, 1],
    ['tili', 1, 0],
  ]);
  expect(unknown).toBe(2);
});

test('writes one file, with a line to use for each failure, and nothing that names a person', async () => {
  const folder = makeContentFolder();
  const log = path.join(folder, 'log.jsonl');
  jest.replaceProperty(process, 'env', { ...process.env, SITE_FOLDER: folder });
  const lines = [
    told({ query: 'karhu', count: 0, locale: 'fi' }),
    told({ query: 'saldo', count: 2, locale: 'fi', after: ['karhu'] }),
    told({ query: 'saldo', count: 2, locale: 'fi', after: ['karhu'], opened: '/docs/ohjeet/saldo' }),
    told({ query: 'xyzzy', count: 0, locale: 'fi' }),
    told({ query: '<b>lasku', count: 3, locale: 'fi' }),
    told({ query: '<b>lasku', count: 3, locale: 'fi', opened: '/docs/alku' }),
    told({ query: '<b>lasku', count: 3, locale: 'fi' }),
    told({ query: 'Matti Virtanen 040 1234567', count: 0, locale: 'fi' }),
    told({ path: '/docs/ohjeet/saldo', locale: 'fi', helpful: false, comment: 'Virtanen', reason: 'Wrong' }),
  ];
  writeFileSync(log, lines.join('\n'));
  expect(await answersReport([log], engineOf(folder))).toMatch(/^Wrote .*answers\.html$/);
  const html = readFileSync(path.join(folder, 'answers.html'), 'utf8');
  expect(html).toContain('synonyms.fi.yaml: - { spellings: [ karhu ], pages: [ /docs/ohjeet/saldo ] }');
  expect(html).toContain('npm run new -- &#x3C;kind> "xyzzy"');
  expect(html).toMatch(/Words whose first hit is not opened<\/h2>.*&#x3C;b>lasku.*Pages<\/h2>/s);
  expect(html).toMatch(/Asked again in other words<\/h2>.*karhu.*saldo \(1\).*Pages<\/h2>/s);
  expect(html).toMatch(/<svg .*aria-label="Read: 2026-11 0"/);
  expect(html).not.toMatch(/Virtanen|1234567|<script|https?:/);
});

test('says nothing of unopened hits where no line names a page that was opened', () => {
  const log = createAnswersLog(SITE);
  log.add(told({ query: 'velat', count: 2, locale: 'fi' }));
  log.add(told({ query: 'velat', count: 2, locale: 'fi' }));
  const queries = log.result().queries.map((each) => ({ ...each, now: ['/docs/saldo'], nearest: undefined }));
  const unopened = /not opened<\/h2><table>.*?<tbody>(.*?)<\/tbody>/s;
  expect(unopened.exec(formatAnswers(log.result(), queries, new Map(), 'Ohje'))?.[1]).toBe('');
  const opened = [{ ...queries[0], query: 'tili', opened: 1 } as (typeof queries)[0]];
  const withOpened = { ...log.result(), queries: opened };
  expect(unopened.exec(formatAnswers(withOpened, queries, new Map(), 'Ohje'))?.[1]).toContain('velat');
});
