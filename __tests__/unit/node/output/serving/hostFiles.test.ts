import { buildHeadersFile, buildRedirectsFile } from '../../../../../src/node/output/serving/hostFiles';
import { servingTable } from '../../../../../src/node/output/serving/servingTable';

const SITE = { origins: ['https://ohje.example.com'], codes: ['fi', 'sv'], policy: "default-src 'none'" };
const REDIRECTS = [{ from: '/pää', path: '/docs/uusi', hash: '#osa' }];
const FILES = [
  '/index.html',
  '/404.html',
  '/app-0123456789.js',
  '/favicon.svg',
  '/docs/saldo/index.html',
  '/sv/index.html',
  '/page-data/app-data.json',
  '/static/0123456789abcdef0123456789abcdef.index.txt',
  '/static/0123456789abcdef0123456789abcdef.index.txt.br',
  '/static/images/kuva.svg',
  '/static/images/osa/kuva.svg',
  '/static/search/fi.json',
  '/static/search/fi-1/a.json',
];

/** The headers of the file by path. */
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

test('pages, files that may be kept, and all others have their headers', () => {
  const page = [
    'Cross-Origin-Resource-Policy',
    'Content-Security-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'X-Frame-Options',
  ];
  expect(Object.fromEntries(headersOf(''))).toEqual({
    '/*': ['X-Content-Type-Options', 'Referrer-Policy', 'Strict-Transport-Security'],
    '/': page,
    '/docs': page,
    '/docs/*': page,
    '/sv': page,
    '/sv/*': page,
    '/static/images/*': ['Cache-Control'],
    '/static/0123456789abcdef0123456789abcdef.index.txt': ['Cache-Control'],
    '/static/search/fi-1/*': ['Cache-Control'],
    '/app-0123456789.js': ['Cache-Control'],
  });
});

test('no address has a header twice, which hosts would join', () => {
  const headers = headersOf('');
  for (const file of FILES) {
    const names = [...headers].flatMap(([path, found]) =>
      path === file || (path.endsWith('*') && file.startsWith(path.slice(0, -1))) ? found : [],
    );
    expect(new Set(names).size).toBe(names.length);
  }
});

test('under a base path every path carries it', () => {
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
