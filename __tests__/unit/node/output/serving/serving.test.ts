import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyRules } from '../../../../../src/model/serving/findAnswer';
import { addressRules, escapePattern } from '../../../../../src/node/output/serving/addressRules';
import { servingTable } from '../../../../../src/node/output/serving/servingTable';
import { cacheControl, cachingRules, isImmutable } from '../../../../../src/node/output/serving/caching';
import { brotliQuality, brotliWindow, isCompressible } from '../../../../../src/node/output/serving/compression';
import { headersFor, headerTable } from '../../../../../src/node/output/serving/headerTable';
import { contentType, isText } from '../../../../../src/node/output/serving/mimeTypes';
import { buildNginxFiles } from '../../../../../src/node/output/serving/nginxConf';
import {
  readServing,
  removeUnpublished,
  writeServing,
  buildHeadersFile,
  buildRedirectsFile,
} from '../../../../../src/node/output/serving/writeServing';
import { makeTemporaryFolder } from '../../../../support/contentFolder';
import { redirectLines } from '../../../../../src/node/output/steps/serving';

const ROOT = addressRules('');
const OHJE = addressRules('/ohje');

test.each<[string, string | undefined]>([
  ['/', undefined],
  ['/docs/saldo', undefined],
  ['/docs/saldo/', '/docs/saldo'],
  ['/docs/saldo/index.html', '/docs/saldo'],
  ['/index.html', '/'],
  ['/docs//saldo', '/docs/saldo'],
  ['//', '/'],
  ['//evil.example/x', '/evil.example/x'],
  ['/en//evil.example', '/en/evil.example'],
  ['/.//evil.example/', '/./evil.example/'],
  ['/\\evil.example/', undefined],
  ['/docs/x%0d%0aSet-Cookie:a/', '/docs/x%0d%0aSet-Cookie:a'],
])('at the root %s redirects to %s', (path, expected) => expect(applyRules(path, ROOT.better)).toBe(expected));

test.each<[string, string | undefined]>([
  ['/', '/ohje/'],
  ['/ohje', '/ohje/'],
  ['/ohje/', undefined],
  ['/ohje/index.html', '/ohje/'],
  ['/ohje/en/', '/ohje/en'],
  ['/muu/', undefined],
  ['/ohjeet/', undefined],
])('under a base path %s redirects to %s', (path, expected) => expect(applyRules(path, OHJE.better)).toBe(expected));

test('no redirect target is another host, however often the rules are applied', () => {
  const parts = ['', '/', '//', '///', '/.', '/evil.example', 'index.html', '/index.html', '\\', '%5c', '%2f', 'en'];
  const paths = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `/${a}${b}${c}`)));
  for (const rules of [ROOT, OHJE]) {
    for (const path of paths) {
      let at: string | undefined = path;
      for (let steps = 0; at !== undefined; steps += 1) {
        expect(steps).toBeLessThan(6);
        at = applyRules(at, rules.better);
        if (at === undefined) break;
        expect(new URL(at, 'https://ohje.example.com').host).toBe('ohje.example.com');
        expect(at).toMatch(/^\/(?![/\\])/);
      }
    }
  }
});

test.each([
  ['/docs/saldo', false],
  ['/docs/v1.2/saldo', false],
  ['/docs%2fsaldo', true],
  ['/\\evil.example', true],
  ['/%5Cevil.example', true],
  ['/docs/x%0d%0aSet-Cookie:a=1', true],
  ['/docs/%00', true],
])('%s is refused: %s', (address, expected) => expect(new RegExp(ROOT.refused, 'i').test(address)).toBe(expected));

test.each([
  ['/docs/saldo', false],
  ['/.unfinished', true],
  ['/.well-known/security.txt', false],
  ['/.well-knownx', true],
  ['/_gatsby/slices/x.html', true],
])('%s is hidden: %s', (path, expected) => expect(new RegExp(ROOT.hidden).test(path)).toBe(expected));

test.each([
  ['/docs/saldo.html', '/docs/saldo'],
  ['/docs/saldo', undefined],
  ['/.html', undefined],
])('without a file, %s redirects to %s', (path, expected) => expect(applyRules(path, [ROOT.bare])).toBe(expected));

test('variable names fit into nginx’s default hash table', () => {
  expect(Math.max(...madeIn(root).map((name) => name.length))).toBeLessThanOrEqual(46);
});

test('lines are within nginx’s limit', () => {
  const long = 'x'.repeat(3000);
  const conf = buildNginxFiles(servingTable({ ...SITE, policy: long, base: '', redirects: [] })).server;
  expect(Math.max(...conf.split('\n').map((line) => line.length))).toBeLessThan(4096);
});

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

test.each([
  ['/framework-a3578638a0f5f7fe2700.js', FOREVER],
  ['/static/images/kuva-6eb25239fd.svg', FOREVER],
  ['/static/search/fi-dce79151f8e6bd73/a.json', FOREVER],
  ['/static/search/fi.json', REVALIDATE],
  ['/offline-sw.js', REVALIDATE],
  ['/docs/saldo/index.html', REVALIDATE],
  ['/page-data/docs/saldo/page-data.json', REVALIDATE],
  ['/hinnasto-12345678.pdf', REVALIDATE],
  ['/statics/x', REVALIDATE],
])('the cache policy of %s is %s', (path, expected) => expect(cacheControl(path, cachingRules(''))).toBe(expected));

test('under a base path only its files are cached', () => {
  const rules = cachingRules('/ohje');
  expect(isImmutable('/ohje/static/a.svg', rules)).toBe(true);
  expect(isImmutable('/static/a.svg', rules)).toBe(false);
  expect(isImmutable('/ohje/static/search/sv.json', rules)).toBe(false);
});

test.each([
  ['/a.html', 60_000, true],
  ['/a.html', 100, false],
  ['/a.svg', 4_000, true],
  ['/a.png', 60_000, false],
  ['/a.html.br', 60_000, false],
])('%s of %d bytes is compressed: %s', (path, size, expected) => expect(isCompressible(path, size)).toBe(expected));

test.each([
  ['text/html', 0, 11],
  ['text/html', 7_000_000, 10],
  ['text/html', 40_000_001, 6],
  ['application/json', 16_000_001, 6],
  ['text/markdown', 1_000, 6],
])('%s of %d bytes is compressed with quality %d', (type, bytes, quality) => {
  expect(brotliQuality(type, bytes)).toBe(quality);
});

test.each([
  [0, 16],
  [3_000_000, 22],
])('%d bytes are compressed with a window of two to the power of %d', (bytes, window) => {
  expect(brotliWindow(bytes)).toBe(window);
});

const TABLE = headerTable({ policy: "default-src 'none'", isSecure: true });
const headers = (type: string, table = TABLE) => Object.fromEntries(headersFor(type, table));

test('a page has all security headers', () => {
  const { 'Permissions-Policy': denied, ...others } = headers('text/html; charset=utf-8');
  expect(denied).toContain('camera=(), display-capture=(), geolocation=(), ');
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
});

test('HTTPS applies to subdomains only if configured', () => {
  const table = headerTable({ policy: '', isSecure: true, includeSubDomains: true });
  expect(headers('text/html', table)['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
});

test('allows the features that players of hosted videos use', () => {
  const denied = headers('text/html')['Permissions-Policy'] ?? '';
  for (const feature of ['accelerometer', 'autoplay', 'encrypted-media', 'fullscreen', 'gyroscope', 'clipboard-write'])
    expect(denied).not.toContain(`${feature}=`);
});

test.each([
  ['text/markdown; charset=utf-8', 'X-Robots-Tag', 'noindex'],
  ['text/html', 'X-Robots-Tag', undefined],
  // An SVG file opened directly runs nothing, but keeps its styles.
  ['image/svg+xml', 'Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"],
  // A script may, as a worker, fetch from its own site.
  ['text/javascript; charset=utf-8', 'Content-Security-Policy', "default-src 'self'"],
  ['image/webp', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['application/json', 'Cross-Origin-Resource-Policy', 'same-origin'],
])('a file of the type %s has the header %s: %s', (type, name, value) => expect(headers(type)[name]).toBe(value));

describe('hostFiles', () => {
  const SITE = { origins: ['https://ohje.example.com'], codes: ['fi', 'sv'], policy: "default-src 'none'" };
  const REDIRECTS = [{ from: '/pää', path: '/docs/uusi', hash: '#osa' }];
  const FILES = [
    ...['/index.html', '/404.html', '/docs/saldo/index.html', '/sv/index.html', '/page-data/app-data.json'],
    ...['/app-0123456789.js', '/favicon.svg', '/static/images/kuva.svg', '/static/images/osa/kuva.svg'],
    ...['', '.br'].map((ending) => `/static/0123456789abcdef0123456789abcdef.index.txt${ending}`),
    ...['/static/search/fi.json', '/static/search/fi-1/a.json'],
  ];

  /** The headers of the file, by path. */
  function headersOf(base: string): Map<string, string[]> {
    const text = buildHeadersFile(servingTable({ ...SITE, base, redirects: [] }), FILES);
    const blocks = text.split('\n\n').slice(1);
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
      ['/*.md', 'X-Robots-Tag', 1],
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

  test('redirects come before the not-found pages, the default one last', () => {
    expect(buildRedirectsFile(servingTable({ ...SITE, base: '/ohje', redirects: REDIRECTS })).split('\n')).toEqual([
      '# Written by the build.',
      '/p%C3%A4%C3%A4 /docs/uusi#osa 301',
      '/ohje/sv/* /ohje/sv/404.html 404',
      '/ohje/* /ohje/404.html 404',
      '',
    ]);
  });
});

test.each([
  ['/docs/saldo/index.html', 'text/html; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/video.VTT', 'text/vtt; charset=utf-8'],
  ['/kuva.avif', 'image/avif'],
  ['/docs/saldo.md', 'text/markdown; charset=utf-8'],
  ['/paketti.exe', 'application/octet-stream'],
  ['/docs.v1/saldo', 'application/octet-stream'],
  ['/x.constructor', 'application/octet-stream'],
])('%s is %s', (path, expected) => expect(contentType(path)).toBe(expected));

test.each([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
  ['application/xml', true],
])('%s is text: %s', (type, expected) => expect(isText(type)).toBe(expected));

const SITE = {
  origins: ['https://ohje.example.com'],
  codes: ['fi', 'sv'],
  policy: `default-src 'none'; script-src "x"`,
};
const REDIRECTS = [
  { from: '/vanha "osa"', path: '/docs/uusi', hash: '' },
  { from: '/pää', path: '/hinta$1', hash: '#osa' },
];
const root = buildNginxFiles(servingTable({ ...SITE, base: '', redirects: REDIRECTS })).server;
const under = buildNginxFiles(servingTable({ ...SITE, base: '/ohje', redirects: [] })).server;

/** The lines of the block that starts with a line. */
function blockOf(conf: string, start: string): string[] {
  const lines = conf.split('\n').map((line) => line.trim());
  const from = lines.indexOf(start);
  return lines.slice(from + 1, lines.indexOf('}', from));
}

/** Names of the variables that a configuration defines. */
const madeIn = (conf: string) => [...conf.matchAll(/^map \$\w+ \$(\w+) \{$/gm)].map(([, name = '']) => name);
/** The prefix of the site's variables. */
const mark = /^site_[0-9a-f]{6}/.exec(madeIn(root)[0] ?? '')?.[0] ?? '';

test('every variable has its site’s prefix, because all servers of an nginx share variables', () => {
  expect(madeIn(root).length).toBeGreaterThan(8);
  expect(madeIn(root).filter((name) => !name.startsWith(`${mark}_`))).toEqual([]);
  expect(madeIn(under).filter((name) => madeIn(root).includes(name))).toEqual([]);
});

test('every variable is defined, or is one of nginx', () => {
  const own = new Set(['uri', 'request_uri', 'sent_http_content_type', 'is_args', 'args', '1', '2']);
  const used = [...root.replace(/^#.*/gm, '').matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  expect([...new Set(used)].filter((name) => !own.has(name)).sort()).toEqual(madeIn(root).sort());
});

test('a header that depends on the type has a map, the others have their value', () => {
  expect(blockOf(root, `map $sent_http_content_type $${mark}_content_security_policy {`)).toEqual([
    'default "";',
    `"~^text/html" "default-src 'none'; script-src \\"x\\"";`,
    `"~^image/svg" "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";`,
    `"~^text/javascript" "default-src 'self'";`,
  ]);
  expect(root).toContain(`add_header Content-Security-Policy $${mark}_content_security_policy always;\n`);
  expect(root).toContain('add_header X-Content-Type-Options "nosniff" always;\n');
});

test('redirects keep the query before the hash, and escape a dollar sign in a path', () => {
  expect(root).toContain('location = "/vanha \\"osa\\"" { return 301 "/docs/uusi$is_args$args"; }\n');
  expect(root).toContain('location = "/pää" { return 301 "/hinta%241$is_args$args#osa"; }\n');
});

test('redirects never contain nginx’s decoded variables', () => {
  const sent = [...root.replace(/^#.*/gm, '').matchAll(/return 301 ([^;]+);/g)].map(([, location]) => location);
  expect(sent).toHaveLength(REDIRECTS.length + 2);
  expect(sent.filter((location = '') => /\$uri|\$document_uri|\$request_filename/.test(location))).toEqual([]);
});

test('a missing page has the not-found page of its language, which itself has no address', () => {
  expect(blockOf(root, `map $uri $${mark}_not_found {`)).toEqual([
    'default "/404.html";',
    '"~^/sv(?:/|$)" "/sv/404.html";',
  ]);
  expect(under).toContain('location = "/ohje/sv/404.html" { internal; }\n');
  expect(under).toMatch(/error_page 404 \$site_\w{6}_not_found;\n/);
});

test('names the document root for either base path', () => {
  expect(root).toContain('# The folder public/ of the build.\n    root /var/www/ohje.example.com;\n');
  expect(under).toContain('# The folder in which the folder public/ of the build stands as "ohje".\n');
});

test('a site with an origin per language responds at all of them', () => {
  const origins = ['https://ohje.example.com', 'https://help.example.com'];
  expect(buildNginxFiles(servingTable({ ...SITE, origins, base: '', redirects: [] })).server).toContain(
    'server_name ohje.example.com help.example.com;\n',
  );
});

test.each([
  [
    'of every locale, in the form that a server reads',
    [{ from: '/vanha', to: '/docs/uusi#osa' }],
    '/ohje',
    ['/ohje/vanha /ohje/docs/uusi #osa', '/ohje/sv/vanha /ohje/sv/docs/uusi #osa'],
  ],
  ['of some locales', [{ from: '/vanha', to: '/docs/uusi', codes: ['sv'] }], '', ['/sv/vanha /sv/docs/uusi ']],
  ['from one path, the first', ['/b', '/c'].map((to) => ({ from: '/a', to, codes: ['fi'] })), '', ['/a /b ']],
  ['decoded', [{ from: '/p%C3%A4%C3%A4', to: '/ä#ö', codes: ['fi'] }], '', ['/pää /%C3%A4 #%C3%B6']],
  ['escaped once', [{ from: '/a', to: '/%C3%A4#%C3%B6', codes: ['fi'] }], '', ['/a /%C3%A4 #%C3%B6']],
])('redirects are %s', (_, redirects, base, expected) => {
  const lines = redirectLines(redirects, ['fi', 'sv'], base);
  expect(lines.map(({ from, path: target, hash }) => `${from} ${target} ${hash}`)).toEqual(expected);
});

describe('servingTable', () => {
  const SITE = { codes: ['fi', 'sv'], policy: "default-src 'none'", redirects: [] };

  test('decodes the base path in patterns, and keeps it escaped in targets', () => {
    const { base, caching, addresses } = servingTable({ ...SITE, origins: ['https://a.example'], base: '/%C3%A4+' });
    expect(base).toBe('/ä+');
    expect(new RegExp(caching[1]?.pattern ?? '').test('/ä+/static/x.svg')).toBe(true);
    expect(new RegExp(addresses.better[1]?.pattern ?? '').test('/')).toBe(true);
    expect(addresses.better[1]?.target).toBe('/%C3%A4+/');
  });

  test.each([
    [['https://a.example:8443', 'https://b.example', 'https://a.example'], ['a.example', 'b.example'], true],
    [['http://a.example'], ['a.example'], false],
    [['https://a.example', 'http://b.example'], ['a.example', 'b.example'], false],
  ])('the origins %j have the hosts %j, and HTTPS everywhere: %s', (origins, hosts, isSecure) => {
    const table = servingTable({ ...SITE, origins, base: '' });
    expect(table.hosts).toEqual(hosts);
    expect(table.headers.some(({ name }) => name === 'Strict-Transport-Security')).toBe(isSecure);
  });
});

describe('writeServing', () => {
  const start = process.cwd();
  afterAll(() => process.chdir(start));

  /** Enters the folder of a built project. */
  function enterProject(): string {
    const project = makeTemporaryFolder({
      'public/index.html': 'x',
      'public/webpack.stats.json': '{}',
      'public/chunk-map.json': '{}',
      'public/~partytown/a.js': 'x',
      'public/static/kuva.svg': 'x',
    });
    process.chdir(project);
    return project;
  }

  const TABLE = servingTable({
    origins: ['https://ohje.example.com'],
    base: '',
    codes: ['fi'],
    policy: "default-src 'none'",
    redirects: [{ from: '/a', path: '/b', hash: '' }],
  });

  test('removes only Gatsby’s internal files', () => {
    const output = path.join(enterProject(), 'public');
    removeUnpublished(output);
    expect(readdirSync(output).sort()).toEqual(['index.html', 'static']);
  });

  test('writes host files into the site, and server files beside it', () => {
    const project = enterProject();
    writeServing(TABLE, path.join(project, 'public'));
    expect(readFileSync('public/_redirects', 'utf8')).toContain('\n/a /b 301\n');
    expect(readFileSync('public/_headers', 'utf8')).toContain('\n/static/*\n  Cache-Control: ');
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain('location = "/a" { return 301 "/b$is_args$args"; }');
    expect(readdirSync('deploy').sort()).toEqual([
      'nginx-locations.conf',
      'nginx-maps.conf',
      'nginx.conf',
      'serving.json',
    ]);
    expect(existsSync('public/nginx.conf')).toBe(false);
  });

  test('`npm run serve` reads what the build wrote', () => {
    enterProject();
    expect(readServing()).toBeUndefined();
    writeServing(TABLE, path.resolve('public'));
    expect(readServing()).toEqual(TABLE);
  });
});
