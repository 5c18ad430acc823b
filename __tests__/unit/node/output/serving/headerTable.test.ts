import { headersFor, headerTable } from '../../../../../src/node/output/serving/headerTable';

const TABLE = headerTable("default-src 'none'", true);
const headers = (type: string, table = TABLE) => Object.fromEntries(headersFor(type, table));

test('a page has every header that grades a site', () => {
  const { 'Permissions-Policy': denied, ...others } = headers('text/html; charset=utf-8');
  expect(denied).toContain('camera=(), display-capture=(), geolocation=(), ');
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
});

test('players of hosted videos are left what they use', () => {
  const denied = headers('text/html')['Permissions-Policy'] ?? '';
  for (const feature of ['accelerometer', 'autoplay', 'encrypted-media', 'fullscreen', 'gyroscope', 'clipboard-write'])
    expect(denied).not.toContain(`${feature}=`);
});

test('an SVG file that is opened by itself runs nothing, but keeps its styles', () => {
  expect(headers('image/svg+xml')['Content-Security-Policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  );
});

test('a script may, as a worker, fetch from its own site', () => {
  expect(headers('text/javascript; charset=utf-8')['Content-Security-Policy']).toBe("default-src 'self'");
});

test('pictures may be shown by other sites, data may not', () => {
  expect(headers('image/webp')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headers('application/json')['Cross-Origin-Resource-Policy']).toBe('same-origin');
});

test('a site without https does not ask for it', () => {
  expect(headers('text/html', headerTable('x', false))).not.toHaveProperty('Strict-Transport-Security');
});
