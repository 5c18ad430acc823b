import { applyRules } from '../../../../../src/model/serving/findAnswer';
import { addressRules } from '../../../../../src/node/output/serving/addressRules';

const ROOT = addressRules('');
const OHJE = addressRules('/ohje');

test.each<[string, string | undefined]>([
  ['/docs/saldo/index.html', '/docs/saldo'],
  ['/index.html', '/'],
  ['/docs//saldo', '/docs/saldo'],
  ['//', '/'],
  ['/en//evil.example', '/en/evil.example'],
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
  ['refused', ['/docs/saldo', '/docs/v1.2/saldo'], ['/docs%2fsaldo', '/%5Cevil.example', '/docs/%00']],
  ['hidden', ['/docs/saldo', '/.well-known/security.txt'], ['/.unfinished', '/.well-knownx', '/_gatsby/x.html']],
] as const)('of the addresses that are %s, %j are none and %j are some', (kind, others, meant) => {
  expect([...others, ...meant].filter((address) => new RegExp(ROOT[kind], 'i').test(address))).toEqual(meant);
});

test('an address that ends in .html redirects to its page where there is no file', () => {
  const targets = ['/docs/saldo.html', '/docs/saldo', '/.html'].map((path) => applyRules(path, [ROOT.bare]));
  expect(targets).toEqual(['/docs/saldo', undefined, undefined]);
});
