import { headersOfFile } from '../../../../../src/node/output/serving/answer';
import { servingTable } from '../../../../../src/node/output/serving/servingTable';

const ROOT = servingTable({
  origins: ['https://ohje.example.com'],
  base: '',
  codes: ['fi', 'en'],
  policy: "default-src 'none'",
  redirects: [],
});

test('a file has its type, its caching and the headers of its type', () => {
  const headers = Object.fromEntries(headersOfFile('/docs/saldo/index.html', ROOT));
  expect(headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': "default-src 'none'",
  });
});
