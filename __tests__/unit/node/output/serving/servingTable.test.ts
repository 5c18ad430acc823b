import { servingTable } from '../../../../../src/node/output/serving/servingTable';

const SITE = { codes: ['fi', 'sv'], policy: "default-src 'none'", redirects: [] };

test('every locale has its own page for addresses without one, the default locale all the rest', () => {
  const { notFound } = servingTable({ ...SITE, origins: ['https://ohje.example.com'], base: '/ohje' });
  expect(notFound).toEqual([
    { pattern: '^/ohje/sv(?:/|$)', page: '/ohje/sv/404.html' },
    { pattern: '', page: '/ohje/404.html' },
  ]);
});

test('a base path with an escape is decoded where paths are, and stays where addresses are', () => {
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
])('the origins %j have the hosts %j, and https everywhere: %s', (origins, hosts, isSecure) => {
  const table = servingTable({ ...SITE, origins, base: '' });
  expect(table.hosts).toEqual(hosts);
  expect(table.headers.some(({ name }) => name === 'Strict-Transport-Security')).toBe(isSecure);
});
