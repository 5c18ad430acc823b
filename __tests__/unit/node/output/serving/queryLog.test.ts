import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNginx, startNginx } from '../../../../../scripts/lib/nginx';
import { buildNginxConf } from '../../../../../src/node/output/serving/nginxConf';
import { servingTable } from '../../../../../src/node/output/serving/servingTable';
import { rankQueries, readQueryLog } from '../../../../../src/node/search/evaluation/queryReport';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

const SITE = { origins: ['https://ohje.example.com'], codes: ['fi'], policy: "default-src 'none'", redirects: [] };
const conf = (base: string, beacon?: string) => buildNginxConf(servingTable({ ...SITE, base, beacon }));

test.each([[undefined], ['https://loki.example.com/haut']])('with %s nothing is written down', (beacon) => {
  expect(conf('', beacon)).not.toMatch(/jsonl|mirror|limit_req/);
});

test('the log is named by the site, and tells neither addresses nor times', () => {
  const text = conf('/ohje', '/haut');
  expect(text).toContain('location = "/ohje/haut" {');
  expect(text).toContain('access_log /var/log/nginx/ohje.example.com-queries.jsonl ');
  const [, format = ''] = /log_format \S+ escape=json '(.*)';/.exec(text) ?? [];
  expect(format.replace(/site_\w{6}_/, '')).toBe('{"day":"$day","told":"$request_body"}');
});

afterAll(removeTemporaryFolders);

const nginx = findNginx();
const withNginx = nginx === undefined ? test.skip : test;

/** A search of the week: what was asked until a page was opened. */
const search = (asked: readonly [query: string, count: number][], opened?: string) =>
  asked.flatMap(([query, count], at) => {
    const after = asked.slice(0, at).map(([earlier]) => earlier);
    const line = { query, count, locale: 'fi', ...(after.length > 0 ? { after } : {}) };
    return at === asked.length - 1 && opened !== undefined ? [line, { ...line, opened }] : [line];
  });

const WEEK = [
  search(
    [
      ['karhu', 0],
      ['muistutus', 4],
    ],
    '/docs/muistutus',
  ),
  search([['saldo', 9]], '/docs/saldo'),
  search([
    ['karhu', 0],
    ['lasku "1"', 7],
  ]),
  search(
    [
      ['karhu', 0],
      ['muistutus', 4],
    ],
    '/docs/muistutus',
  ),
];

withNginx('what a week of readers search for is written down by nginx, and read by the report', async () => {
  const project = makeTemporaryFolder();
  mkdirSync(path.join(project, 'public'));
  mkdirSync(path.join(project, 'deploy'));
  writeFileSync(path.join(project, 'public/index.html'), 'x');
  writeFileSync(path.join(project, 'deploy/nginx.conf'), conf('/ohje', '/haut'));
  const server = await startNginx({ nginx: nginx ?? '', project, base: '/ohje' });
  const url = `http://127.0.0.1:${server.port}/ohje/haut`;
  const tell = async (body: string) => (await fetch(url, { method: 'POST', body })).status;
  try {
    for (const line of WEEK.flat()) expect(await tell(JSON.stringify(line))).toBe(204);
    expect(await tell('what is no query')).toBe(204);
    expect(await tell(`{"query":"${'a'.repeat(5000)}"}`)).toBe(413);
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(`${url}/-`, { method: 'POST' })).status).toBe(404);
    const log = readFileSync(server.queryLog, 'utf8');
    expect(log).not.toContain('127.0.0.1');
    const { queries, faults } = readQueryLog(log);
    expect([queries, faults]).toEqual([WEEK.flat(), []]);
    expect(rankQueries(queries)[0]).toEqual({
      query: 'karhu',
      locale: 'fi',
      times: 3,
      failures: 3,
      opened: 0,
      next: [
        ['muistutus', 2],
        ['lasku "1"', 1],
      ],
      ledTo: [['/docs/muistutus', 2]],
    });
  } finally {
    await server.stop();
  }
});
