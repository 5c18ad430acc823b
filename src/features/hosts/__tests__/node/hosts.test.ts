import { FILE_POLICY } from '../../../../node/output/serving/contentPolicy';
import { z } from 'zod';
import { escapePattern } from '../../../../node/output/serving/addressRules';
import { servingTable } from '../../../../node/output/serving/servingTable';
import { buildApacheFile } from '../../node/apache';
import { buildAzureFile } from '../../node/azure';
import { hostFiles } from '../../node/hosts';
import { buildHeadersFile, buildRedirectsFile } from '../../node/netlify';
import { buildVercelFile } from '../../node/vercel';

const SITE = { origins: ['https://ohje.example.com'], codes: ['fi', 'sv'], policy: 'default-src \'none\'; "x"' };
const REDIRECTS = [
  { from: '/vanha', path: '/docs/uusi', hash: '' },
  { from: '/pää', path: '/docs/uusi', hash: '#osa' },
  { from: '/hc/(1)-*', path: '/docs/uusi', hash: '' },
];
const FILES = [
  ...['/index.html', '/404.html', '/docs/saldo/index.html', '/sv/index.html', '/page-data/app-data.json'],
  ...[
    '/liite.XML',
    '/_headers',
    '/app-0123456789.js',
    '/offline-sw.js',
    '/favicon.svg',
    '/static/images/kuva.svg',
    '/static/images/osa/kuva.svg',
  ],
  ...['/static/0123456789abcdef0123456789abcdef.index.txt', '/static/search/fi.json', '/static/search/fi-1/a.json'],
];
const hostedAt = (base: string) => ({
  table: servingTable({ ...SITE, base, redirects: REDIRECTS }),
  files: FILES,
  ownRedirects: ['/a/* /b/:splat 301'],
});
const ROOT = hostedAt('');
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

test('a site that names no hosts has the files of Netlify and Cloudflare', () => {
  expect(Object.keys(hostFiles({})).sort()).toEqual(['_headers', '_redirects']);
  expect(Object.keys(hostFiles({ hosts: ['nginx', 'apache', 'github-pages'] }))).toEqual(['.htaccess', '.nojekyll']);
});

describe('_headers and _redirects', () => {
  /** The headers of the file, by path. */
  function headersOf(base: string): Map<string, string[]> {
    const blocks = buildHeadersFile(hostedAt(base)).split('\n\n').slice(1);
    return new Map(
      blocks.map((block) => {
        const [path = '', ...lines] = block.trim().split('\n');
        return [path, lines.map((line) => /^ {2}(\S+): \S/.exec(line)?.[1] ?? line)];
      }),
    );
  }

  test('pages, immutable files and other files have their headers', () => {
    const found = [...headersOf('')].map(([path, names]) => [path, names[0], names.length]);
    const page = ['Cross-Origin-Resource-Policy', 5];
    expect(found).toEqual([
      ['/*', 'X-Content-Type-Options', 3],
      ...['/', '/docs', '/docs/*', '/sv', '/sv/*'].map((path) => [path, ...page]),
      ...'json map webmanifest xml txt'.split(' ').map((each) => [`/*.${each}`, 'Content-Security-Policy', 1]),
      ['/*.md', 'Content-Security-Policy', 2],
      ...'vtt csv pdf svg'.split(' ').map((each) => [`/*.${each}`, 'Content-Security-Policy', 1]),
      ['/liite.XML', 'Content-Security-Policy', 1],
      ...['/static/images/*', '/static/search/fi-1/*', '/app-0123456789.js'].map((path) => [path, 'Cache-Control', 1]),
      ['/static/0123456789abcdef0123456789abcdef.index.txt', 'Cache-Control', 1],
    ]);
  });

  test('no address has a header twice, because hosts would join the values', () => {
    const headers = headersOf('');
    for (const file of FILES) {
      const names = [...headers].flatMap(([path, found]) =>
        new RegExp(`^${path.split('*').map(escapePattern).join('.*')}$`).test(file) ? found : [],
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('under a base path every path contains it', () => {
    expect([...headersOf('/ohje').keys()].filter((path) => !path.startsWith('/ohje/'))).toEqual([]);
  });

  test('redirects come before the lines of the owner and the not-found pages, the default one last', () => {
    expect(buildRedirectsFile(hostedAt('/ohje')).split('\n')).toEqual([
      '# Written by the build.',
      '/vanha /docs/uusi 301',
      '/p%C3%A4%C3%A4 /docs/uusi#osa 301',
      '/hc/(1)-* /docs/uusi 301',
      '/a/* /b/:splat 301',
      '/ohje/sv/* /ohje/sv/404.html 404',
      '/ohje/* /ohje/404.html 404',
      '',
    ]);
  });
});

describe('Azure', () => {
  const route = z.union([
    z.strictObject({ route: z.string(), redirect: z.string(), statusCode: z.literal(301) }),
    z.strictObject({
      route: z.string().regex(/^\/[^*]*(?:\*(?:\.\{\w+(?:,\w+)*\})?)?$/),
      headers: z.record(z.string(), z.string().min(1)),
    }),
  ]);
  const config = z.strictObject({
    trailingSlash: z.literal('never'),
    routes: z.array(route),
    responseOverrides: z.strictObject({ 404: z.strictObject({ rewrite: z.string(), statusCode: z.literal(404) }) }),
    globalHeaders: z.record(z.string(), z.string()),
    mimeTypes: z.record(z.string().startsWith('.'), z.string()),
  });
  const { routes, globalHeaders, responseOverrides } = config.parse(JSON.parse(buildAzureFile(ROOT)));

  /** The headers that Azure sends: those of the first route that matches, else the global ones. */
  function headersAt(path: string): Record<string, string> {
    const found = routes.find((each) => {
      const [start = '', extensions] = each.route.split(/\*(?:\.\{(.*)\})?/);
      const isBelow = each.route.includes('*') ? path.startsWith(start) : path === start;
      return isBelow && (extensions?.split(',').includes(path.split('.').pop() ?? '') ?? true);
    });
    return { ...globalHeaders, ...(found !== undefined && 'headers' in found ? found.headers : {}) };
  }

  test.each([
    ['/docs/saldo', REVALIDATE, SITE.policy, 'same-origin'],
    ['/liite.XML', REVALIDATE, FILE_POLICY, 'same-origin'],
    ['/app-0123456789.js', FOREVER, "default-src 'self'", 'same-origin'],
    ['/offline-sw.js', REVALIDATE, "default-src 'self'", 'same-origin'],
    ['/static/search/fi-1/a.json', FOREVER, FILE_POLICY, 'same-origin'],
    ['/static/images/kuva.svg', FOREVER, expect.stringContaining('sandbox'), 'cross-origin'],
    ['/icons/icon-192.png', REVALIDATE, FILE_POLICY, 'cross-origin'],
  ])('sends the headers of %s', (path, caching, policy, resource) => {
    expect(headersAt(path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': caching,
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': resource,
    });
  });

  test('redirects, and has a not-found page', () => {
    expect(routes[1]).toEqual({ route: '/pää', redirect: '/docs/uusi#osa', statusCode: 301 });
    expect(routes[2]).toEqual({ route: '/hc/(1)-*', redirect: '/docs/uusi', statusCode: 301 });
    expect(responseOverrides[404].rewrite).toBe('/404.html');
  });
});

test('Vercel sends each header once for an address', () => {
  const text = z.strictObject({ key: z.string(), value: z.string().min(1) });
  const config = z.strictObject({
    $schema: z.url(),
    cleanUrls: z.literal(true),
    trailingSlash: z.literal(false),
    redirects: z.array(z.strictObject({ source: z.string(), destination: z.string(), statusCode: z.literal(301) })),
    headers: z.array(z.strictObject({ source: z.string().startsWith('/('), headers: z.array(text) })),
  });
  const { headers, redirects } = config.parse(JSON.parse(buildVercelFile(ROOT)));
  expect(redirects[1]).toEqual({ source: '/p%C3%A4%C3%A4', destination: '/docs/uusi#osa', statusCode: 301 });
  expect(redirects[2]?.source).toBe('/hc/\\(1\\)-(.*)');
  const headersAt = (path: string) =>
    headers.filter(({ source }) => new RegExp(`^${source}$`).test(path)).flatMap((rule) => rule.headers);
  for (const path of ['/docs/saldo', ...FILES]) {
    const names = headersAt(path).map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
    const caching = headersAt(path).find(({ key }) => key === 'Cache-Control')?.value;
    const isKept = path.startsWith('/app-') || (path.startsWith('/static/') && path !== '/static/search/fi.json');
    expect([path, caching]).toEqual([path, isKept ? FOREVER : undefined]);
  }
  expect(headersAt('/docs/saldo')).toContainEqual({ key: 'Content-Security-Policy', value: SITE.policy });
});

test('.htaccess redirects by the raw request, and sends headers by type', () => {
  const text = buildApacheFile(ROOT);
  expect(text).toContain(`
RewriteCond %{REQUEST_URI} "=/pää"
RewriteCond %{QUERY_STRING} (.+)
RewriteRule ^ "/docs/uusi?%1#osa" [R=301,NE,END]
RewriteCond %{REQUEST_URI} "=/pää"
RewriteRule ^ "/docs/uusi#osa" [R=301,NE,END]
RewriteCond %{REQUEST_URI} "^/hc/\\(1\\)-"
RewriteRule ^ "/docs/uusi" [R=301,NE,END]
`);
  expect(text).toContain(
    `Header always set Content-Security-Policy "default-src 'none'; \\"x\\"" "expr=%{CONTENT_TYPE} =~ m#^text/html#"`,
  );
  expect(text).not.toMatch(/^RewriteRule .*(?:\$|%)\{/m);
  expect(text).not.toContain('HTTP:Accept');
  const table = servingTable({ ...SITE, base: '', redirects: [], servesMarkdown: true });
  expect(buildApacheFile({ ...ROOT, table })).toContain(
    'RewriteCond %{REQUEST_FILENAME}.md -f\nRewriteRule ^(.+)$ $1.md [END]',
  );
});

test.each([
  [
    '_headers',
    buildHeadersFile,
    /\n\/ohje\/admin\/\*\n(?: {2}.*\n)* {2}Content-Security-Policy: tools; frame-ancestors 'none'\n/,
  ],
  [
    'azure',
    buildAzureFile,
    /"route":"\/ohje\/admin\/\*","headers":\{"Content-Security-Policy":"tools; frame-ancestors 'none'"/,
  ],
  [
    'vercel',
    buildVercelFile,
    /"source": "\/\(ohje\/admin\(\?:\/\[\^\.\/\]\*\)\?\)"[^\]]*"value": "tools; frame-ancestors 'none'"/,
  ],
  [
    '.htaccess',
    buildApacheFile,
    /Content-Security-Policy "tools; frame-ancestors 'none'" "expr='%\{CONTENT_TYPE\} %\{REQUEST_URI\}' =~ m#[^\n]*admin/,
  ],
])('%s has the policy of a tool for its folder only', (_, build, policy) => {
  const tools = [{ path: '/admin', policy: 'tools' }];
  const table = servingTable({ ...SITE, base: '/ohje', redirects: [], tools });
  expect(build({ ...hostedAt('/ohje'), table })).toMatch(policy);
  expect(build(hostedAt('/ohje'))).not.toContain('tools');
});
