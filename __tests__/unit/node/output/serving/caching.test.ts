import { cacheControl, cachingRules, isImmutable } from '../../../../../src/node/output/serving/caching';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

test.each([
  ['/framework-a3578638a0f5f7fe2700.js', FOREVER],
  ['/511-7549fecd4adc3531e361.js', FOREVER],
  ['/static/images/kuva-6eb25239fd.svg', FOREVER],
  ['/static/search/fi-dce79151f8e6bd73/a.json', FOREVER],
  ['/static/search/fi.json', REVALIDATE],
  ['/static/offline/fi.json', REVALIDATE],
  ['/static/offline/edition.json', REVALIDATE],
  ['/offline-sw.js', REVALIDATE],
  ['/docs/saldo/index.html', REVALIDATE],
  ['/page-data/docs/saldo/page-data.json', REVALIDATE],
  ['/page-data/app-data.json', REVALIDATE],
  ['/favicon.svg', REVALIDATE],
  ['/hinnasto-12345678.pdf', REVALIDATE],
  ['/docs/osa-12345678.js', REVALIDATE],
  ['/statics/x', REVALIDATE],
])('%s is sent with: %s', (path, expected) => {
  expect(cacheControl(path, cachingRules(''))).toBe(expected);
});

test('under a base path only what lies there is kept', () => {
  const rules = cachingRules('/ohje');
  expect(isImmutable('/ohje/static/a.svg', rules)).toBe(true);
  expect(isImmutable('/static/a.svg', rules)).toBe(false);
  expect(isImmutable('/ohje/static/search/sv.json', rules)).toBe(false);
});
