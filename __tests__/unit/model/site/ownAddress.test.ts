import { ownAddress } from '../../../../src/model/site/ownAddress';

const CODES = ['fi', 'en', 'sv'];
const ROOT = { origins: ['https://ohje.example.com'], baseUrl: '/', codes: CODES };
const BASE = { origins: ['https://ohje.example.com', 'https://hjalp.example.com'], baseUrl: '/ohje/', codes: CODES };

test.each([
  ['https://ohje.example.com', ROOT, '/'],
  ['https://ohje.example.com/', ROOT, '/'],
  ['https://ohje.example.com?q=1', ROOT, '/?q=1'],
  ['https://ohje.example.com#osio', ROOT, '/#osio'],
  ['https://ohje.example.com/docs/saldo?q=1#osio', ROOT, '/docs/saldo?q=1#osio'],
  ['https://ohje.example.com/en/docs/saldo#osio', ROOT, '/docs/saldo#osio'],
  ['https://ohje.example.com/sv', ROOT, '/'],
  ['https://ohje.example.com/english', ROOT, '/english'],
  ['https://ohje.example.com/hinnasto.pdf', ROOT, '/hinnasto.pdf'],
  ['https://ohje.example.com.evil.test/docs', ROOT, 'https://ohje.example.com.evil.test/docs'],
  ['https://ohje.example.com:8080/docs', ROOT, 'https://ohje.example.com:8080/docs'],
  ['http://ohje.example.com/docs', ROOT, 'http://ohje.example.com/docs'],
  ['https://tuki.example.com', ROOT, 'https://tuki.example.com'],
  ['https://ohje.example.com/ohje/docs', BASE, '/docs'],
  ['https://ohje.example.com/ohje', BASE, '/'],
  ['https://ohje.example.com/ohje/', BASE, '/'],
  ['https://hjalp.example.com/ohje/sv/docs', BASE, '/docs'],
  ['https://ohje.example.com/ohjelma', BASE, 'https://ohje.example.com/ohjelma'],
  ['https://ohje.example.com/docs/ohje/a', BASE, 'https://ohje.example.com/docs/ohje/a'],
  ['/docs/saldo', BASE, '/docs/saldo'],
  ['//ohje.example.com/docs', ROOT, '//ohje.example.com/docs'],
  ['mailto:tuki@example.com', ROOT, 'mailto:tuki@example.com'],
  ['#osio', ROOT, '#osio'],
])('%s, on the site %j, is %s', (href, site, expected) => {
  expect(ownAddress(href, site)).toBe(expected);
});
