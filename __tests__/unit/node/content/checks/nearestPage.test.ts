import { onlyNearPage } from '../../../../../src/node/content/checks/nearestPage';

const PAGES = [
  '/docs/pikaohjeet/hyvityslasku',
  '/docs/pikaohjeet/laskutus',
  '/docs/ohjeet/saldo',
  '/docs/pikaohjeet/saldo',
];

const rows: [path: string, expected: string | undefined, why: string][] = [
  ['/docs/pikaohjeet/hyvityslaskut', '/docs/pikaohjeet/hyvityslasku', 'one letter from it, others are far'],
  ['/docs/ohjeet/laskutus', '/docs/pikaohjeet/laskutus', 'in another folder'],
  ['/docs/saldo', undefined, 'two pages of that name'],
  ['/docs/pikaohjeet/saldi', '/docs/pikaohjeet/saldo', 'one letter from one, in another folder of the other'],
  ['/docs/pikaohjeet/xyzzy', undefined, 'near none'],
];

test.each(rows)('%s can only mean %s: %s', (path, expected) => {
  expect(onlyNearPage(path, PAGES)).toBe(expected);
});

test('of two pages that are about as near none is chosen', () => {
  expect(onlyNearPage('/docs/laskuu', ['/docs/lasku', '/docs/laskut'])).toBeUndefined();
});
