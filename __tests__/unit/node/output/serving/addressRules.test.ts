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
  ['/docs/saldo', false],
  ['/docs/v1.2/saldo', false],
  ['/docs%2fsaldo', true],
  ['/%5Cevil.example', true],
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
