import { SHOWN_FILE_POLICY } from '../../../../../src/node/output/serving/contentPolicy';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeKept } from '../../../../../src/node/files/keptFile';
import { servingTable } from '../../../../../src/node/output/serving/servingTable';
import { cacheControl, cachingRules, isImmutable } from '../../../../../src/node/output/serving/caching';
import {
  brotliQuality,
  brotliWindow,
  copiesOf,
  isCompressible,
} from '../../../../../src/node/output/serving/compression';
import { headersFor, headerTable } from '../../../../../src/node/output/serving/headerTable';
import { contentType, isText } from '../../../../../src/node/output/serving/mimeTypes';
import { writeForms } from '../../../../../src/node/output/serving/writeForms';
import { readServing, removeUnpublished, writeServing } from '../../../../../src/node/output/serving/writeServing';
import { makeTemporaryFolder } from '../../../../support/contentFolder';
import { redirectLines } from '../../../../../src/node/output/redirects';

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

test('HTML files that are not pages run nothing, the pages beside them keep their policy', () => {
  const table = headerTable({ policy: 'pages', isSecure: true, documents: ['/ohje/a.html', '/ohje/b/index.html'] });
  const policyAt = (path: string) => new Map(headersFor('text/html', table, path)).get('Content-Security-Policy');
  expect(['/ohje/a.html', '/ohje/b/index.html', '/ohje/a', '/ohje/docs/a.html'].map(policyAt)).toEqual([
    SHOWN_FILE_POLICY,
    SHOWN_FILE_POLICY,
    'pages',
    'pages',
  ]);
});

test('other sites may load the files that are shared with them, and show pages in frames by the policy', () => {
  const table = headerTable({ policy: '', isSecure: true, shared: ['/ohje/a.js', '/ohje/b.json'] });
  const names = ['Cross-Origin-Resource-Policy', 'Access-Control-Allow-Origin', 'X-Frame-Options'];
  const of = (type: string, path: string) => {
    const sent = Object.fromEntries(headersFor(type, table, path));
    return names.map((name) => sent[name]);
  };
  expect(of('text/javascript; charset=utf-8', '/ohje/a.js')).toEqual(['cross-origin', '*', undefined]);
  expect(of('application/json', '/ohje/b.json')).toEqual(['cross-origin', '*', undefined]);
  expect(of('text/javascript', '/ohje/a-js')).toEqual(['same-origin', undefined, undefined]);
  expect(of('text/html', '/ohje/docs/ohje/a.js/b')).toEqual(['same-origin', undefined, undefined]);
});

test('under a base path only its files are cached', () => {
  const rules = cachingRules('/ohje');
  expect([isImmutable('/ohje/static/a.svg', rules), isImmutable('/static/a.svg', rules)]).toEqual([true, false]);
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
  ['index.html', 0, 11],
  ['index.html', 1_000_001, 10],
  ['index.html', 40_000_001, 6],
  ['app-1.js', 2_500_001, 10],
  ['static/search/fi.json', 16_000_001, 6],
  ['page-data/index/page-data.json', 1_000, 6],
  ['llms.md', 1_000, 6],
])('%s is compressed with quality %d where its type has %d bytes', (name, bytes, quality) => {
  expect(brotliQuality(name, bytes)).toBe(quality);
});

test('a text that takes long is compressed once for all builds', async () => {
  const [folder, cache] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const form = { file: path.join(folder, 'a.js'), content: Buffer.from('a'.repeat(2000)), copies: ['.br'] as const };
  const written = () => readdirSync(cache);
  await writeForms({ ...form, quality: 6 }, cache);
  expect(written()).toEqual([]);
  const size = await writeForms({ ...form, quality: 11 }, cache);
  const [name = ''] = written();
  expect(size).toBe(readFileSync(`${form.file}.br`).length);
  writeKept(path.join(cache, name), Buffer.from('kept'));
  expect(await writeForms({ ...form, quality: 11 }, cache)).toBe(4);
});

test.each([
  ['index.html', '.br'],
  ['app-1.js', '.br.gz'],
  ['static/search/fi.json', '.br.gz'],
  ['static/search/fi-1/a.json', ''],
  ['docs/a.md', ''],
  ['static/images/a.svg', ''],
  ['page-data/a/page-data.json', ''],
])('%s has the copies "%s" at most, and one where the host needs it', (name, all) => {
  const given = [copiesOf(name, 'all'), copiesOf(name, 'br'), copiesOf(name, 'br', true), copiesOf(name, 'off', true)];
  expect(given.map((copies) => copies.join(''))).toEqual([all, all.replace('.gz', ''), '.br', '']);
});

test('the window of compression is from two to the power of 16 to that of 22', () =>
  expect([0, 3_000_000].map(brotliWindow)).toEqual([16, 22]));

const TABLE = headerTable({ policy: "default-src 'none'", isSecure: true });
const headers = (type: string, table = TABLE) => Object.fromEntries(headersFor(type, table));

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
  // A file opened directly runs nothing; a drawing keeps its styles.
  ['image/svg+xml', 'Content-Security-Policy', SHOWN_FILE_POLICY],
  ['application/xml', 'Content-Security-Policy', "sandbox; default-src 'none'"],
  ['application/pdf', 'Content-Security-Policy', "sandbox; default-src 'none'"],
  ['application/octet-stream', 'Content-Security-Policy', "sandbox; default-src 'none'"],
  // A script may, as a worker, fetch from its own site.
  ['text/javascript; charset=utf-8', 'Content-Security-Policy', "default-src 'self'"],
  ['image/webp', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['application/json', 'Cross-Origin-Resource-Policy', 'same-origin'],
])('a file of the type %s has the header %s: %s', (type, name, value) => expect(headers(type)[name]).toBe(value));

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

test('XML is text, but not a document of an office that has "xml" in its type', () => {
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect(['application/xml', office].map(isText)).toEqual([true, false]);
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
    expect([base, new RegExp(caching[1]?.pattern ?? '').test('/ä+/static/x.svg')]).toEqual(['/ä+', true]);
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
    const names = ['index.html', 'webpack.stats.json', 'chunk-map.json', '~partytown/a.js', 'static/kuva.svg'];
    const project = makeTemporaryFolder(Object.fromEntries(names.map((name) => [`public/${name}`, 'x'])));
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

  test('writes server files beside the site, which `npm run serve` reads', () => {
    enterProject();
    expect(readServing()).toBeUndefined();
    writeServing(TABLE);
    expect(readServing()).toEqual(TABLE);
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain('location = "/a" { return 301 "/b$is_args$args"; }');
    expect(readdirSync('deploy').sort().join()).toBe('nginx-locations.conf,nginx-maps.conf,nginx.conf,serving.json');
    expect(existsSync('public/nginx.conf')).toBe(false);
  });
});
