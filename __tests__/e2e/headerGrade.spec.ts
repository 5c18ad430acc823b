import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { PLAIN } from '../support/testSites';
import { findNginx, startNginx, type RunningNginx } from '../../scripts/lib/nginx';
import { ask } from './support/ask';
import { expect, test } from './support/test';

/**
 * What Mozilla's HTTP Observatory looks at, and a few things that it has no points for, asked of a real nginx with
 * the build's configuration. Each item is passed or it is not: there are no points.
 */

const nginx = findNginx();
const NO_NGINX = 'There is no nginx here. On Debian: apt install nginx';
test.skip(nginx === undefined && process.env.CI === undefined, NO_NGINX);

let server: RunningNginx;
test.beforeAll(async () => {
  if (nginx === undefined) throw new Error(NO_NGINX);
  server = await startNginx({ nginx, project: PLAIN.project });
});
test.afterAll(() => (server as RunningNginx | undefined)?.stop());

const SCRIPT = readdirSync(PLAIN.output).find((file) => /^app-.*\.js$/.test(file)) ?? '';
const HALF_A_YEAR = 15_768_000;

/** The values of a policy's directive; those of `default-src` where it is not named. */
function directive(headers: IncomingHttpHeaders, name: string): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const directives = new Map(
    policy.split(';').map((part) => {
      const [key = '', ...values] = part.trim().split(/\s+/);
      return [key, values];
    }),
  );
  return directives.get(name) ?? directives.get('default-src') ?? ['*'];
}

const isNothing = (values: readonly string[]) => values.length === 1 && values[0] === "'none'";
const hasNone = (values: readonly string[], forbidden: RegExp) => !values.some((value) => forbidden.test(value));
const OPEN = /^(?:\*|https?:|data:|blob:|'unsafe-.*)$/;

const PAGE_ITEMS: [item: string, isPassed: (headers: IncomingHttpHeaders) => boolean][] = [
  ['there is a Content-Security-Policy in a header', ({ 'content-security-policy': policy }) => policy !== undefined],
  ['default-src is none', (headers) => isNothing(directive(headers, 'default-src'))],
  ['no script that is not named, inline or evaluated', (headers) => hasNone(directive(headers, 'script-src'), OPEN)],
  ['no style that is not named or inline', (headers) => hasNone(directive(headers, 'style-src'), OPEN)],
  ['no plugins', (headers) => isNothing(directive(headers, 'object-src'))],
  ['no other base for links', (headers) => isNothing(directive(headers, 'base-uri'))],
  ['forms go to the site only', (headers) => directive(headers, 'form-action').join() === "'self'"],
  ['no other page may frame it, says the policy', (headers) => isNothing(directive(headers, 'frame-ancestors'))],
  ['nothing is fetched without encryption', (headers) => hasNone(directive(headers, 'connect-src'), /^http:/)],
  ['no other page may frame it, says X-Frame-Options', (headers) => headers['x-frame-options'] === 'DENY'],
  ['pages of other windows stay apart', (headers) => headers['cross-origin-opener-policy'] === 'same-origin'],
  ['no powerful feature of the device', (headers) => /camera=\(\)/.test(String(headers['permissions-policy']))],
];

const ITEMS: typeof PAGE_ITEMS = [
  [
    'HTTPS for at least half a year, with subdomains',
    ({ 'strict-transport-security': value = '' }) =>
      Number(/max-age=(\d+)/.exec(value)?.[1]) >= HALF_A_YEAR && value.includes('includeSubDomains'),
  ],
  ['types are not guessed', (headers) => headers['x-content-type-options'] === 'nosniff'],
  [
    'other sites learn no paths',
    (headers) =>
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
        String(headers['referrer-policy']),
      ),
  ],
  ['no cookies', (headers) => headers['set-cookie'] === undefined],
  ['no other origin may read it', (headers) => headers['access-control-allow-origin'] === undefined],
  ['no version of the server', ({ server: name }) => !/\d/.test(String(name))],
  ['no program behind it', (headers) => headers['x-powered-by'] === undefined],
];

const isPicture = (address: string) => /\.(?:svg|png)$/.test(address);

for (const [kind, address, status] of [
  ['a page', '/', 200],
  ['a page in another language', '/en/docs/etusivu', 200],
  ['a missing page', '/ei/ole', 404],
  ['a redirect', '/docs/etusivu/', 301],
  ['a script', `/${SCRIPT}`, 200],
  ['data of a page', '/page-data/docs/etusivu/page-data.json', 200],
  ['a picture', '/favicon.svg', 200],
] as const) {
  test(`${kind} passes every item`, async () => {
    const { headers, status: found } = await ask(server.port, address);
    expect(found).toBe(status);
    const items = String(headers['content-type']).startsWith('text/html') ? [...ITEMS, ...PAGE_ITEMS] : ITEMS;
    const failed = items.filter(([, isPassed]) => !isPassed(headers)).map(([item]) => item);
    expect(failed).toEqual([]);
    expect(headers['cross-origin-resource-policy']).toBe(isPicture(address) ? 'cross-origin' : 'same-origin');
  });
}

test('a redirect stays on the host and on its scheme', async () => {
  const { headers } = await ask(server.port, '/docs/etusivu/?next=https://evil.example');
  expect(headers.location).toBe('/docs/etusivu?next=https://evil.example');
});

test('no page asks for a script or a style of another site', async () => {
  for (const address of ['/', '/docs/etusivu', '/search', '/ei/ole']) {
    const { body } = await ask(server.port, address);
    const outside = [...body.toString().matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(https?:)?\/\/[^"]*"[^>]*>/g)];
    const loaded = outside
      .map(([element]) => element)
      .filter((element) => !/rel="(?:canonical|alternate)"/.test(element));
    expect(loaded).toEqual([]);
  }
});
