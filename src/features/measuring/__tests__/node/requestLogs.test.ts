import { readFileSync } from 'node:fs';
import { findNginx, startNginx } from '../../../../../__tests__/support/nginx';
import { buildNginxFiles } from '../../../../node/output/serving/nginxConf';
import { servingTable } from '../../../../node/output/serving/servingTable';
import type { RequestLog } from '../../../../node/site/served';
import { LOGGED_BODY } from '../../node/measuringSources';
import { makeTemporaryFolder } from '../../../../../__tests__/support/contentFolder';

describe('requestLogs', () => {
  const SITE = { origins: ['https://ohje.example.com'], codes: ['fi'], policy: "default-src 'none'", redirects: [] };
  const QUERIES = { name: 'queries', path: '/haut', body: LOGGED_BODY };
  const conf = (base: string, ...requestLogs: RequestLog[]) =>
    buildNginxFiles(servingTable({ ...SITE, base, requestLogs })).server;

  test('a site without logs has no log directives', () => expect(conf('')).not.toMatch(/jsonl|mirror|limit_req/));

  test('several logs share only the date variable', () => {
    const text = conf('', QUERIES, { name: 'errors', path: '/virheet', body: 'x' });
    expect(text.match(/access_log \S+jsonl/g)).toEqual([
      'access_log /var/log/nginx/ohje.example.com-queries.jsonl',
      'access_log /var/log/nginx/ohje.example.com-errors.jsonl',
    ]);
    const names = [...text.matchAll(/^(?:map \S+ (\S+)|log_format (\S+)|location (\S+) \{)/gm)].map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the log has the site’s name, and contains neither addresses nor times', () => {
    const text = conf('/ohje', QUERIES);
    expect(text).toContain('location = "/ohje/haut" {');
    expect(text).toContain('access_log /var/log/nginx/ohje.example.com-queries.jsonl ');
    const [, format = ''] = /log_format \S+ escape=json '(.*)';/.exec(text) ?? [];
    expect(format.replace(/site_\w{6}_/, '')).toBe('{"day":"$day","told":"$request_body"}');
  });

  const nginx = findNginx();
  const withNginx = nginx === undefined ? test.skip : test;

  const LINES = [
    { query: 'karhu', count: 0, locale: 'fi' },
    { query: 'lasku "1" \\', count: 7, locale: 'pt-BR', after: ['karhu', 'ä'.repeat(100), '{"', ']'] },
    { query: 'lasku', count: 7, locale: 'fi', opened: '/docs/lasku', after: ['karhu'] },
  ];
  const MALFORMED = [
    'what is not a query',
    '{"query":"karhu"}',
    '{"query":"a","count":0,"locale":"fi","name":"matti"}',
    '{"query":"a","count":0,"locale":"fi"}\n{"query":"a","count":0,"locale":"fi"}',
    JSON.stringify({ query: 'a'.repeat(401), count: 0, locale: 'fi' }),
    JSON.stringify({ query: 'a', count: 0, locale: '../etc' }),
    JSON.stringify({ query: 'a', count: 0, locale: 'fi', after: ['a', 'b', 'c', 'd', 'e'] }),
  ];

  withNginx('what readers search for is written down by nginx', async () => {
    const project = makeTemporaryFolder({ 'public/index.html': 'x', 'deploy/nginx.conf': conf('/ohje', QUERIES) });
    const server = await startNginx({ nginx: nginx ?? '', project, base: '/ohje' });
    const url = `http://127.0.0.1:${server.port}/ohje/haut`;
    const tell = async (body: string) => (await fetch(url, { method: 'POST', body })).status;
    try {
      for (const line of LINES) expect(await tell(JSON.stringify(line))).toBe(204);
      for (const body of MALFORMED) expect(await tell(body)).toBe(204);
      expect([await tell(`{"query":"${'a'.repeat(5000)}"}`), (await fetch(url)).status]).toEqual([413, 403]);
      expect((await fetch(`${url}/-`, { method: 'POST' })).status).toBe(404);
      const log = readFileSync(server.queryLog, 'utf8');
      expect(log).not.toContain('127.0.0.1');
      const written = log
        .trim()
        .split('\n')
        .map((line) => JSON.parse((JSON.parse(line) as { told: string }).told) as unknown);
      expect(written).toEqual(LINES);
    } finally {
      await server.stop();
    }
  });
});
