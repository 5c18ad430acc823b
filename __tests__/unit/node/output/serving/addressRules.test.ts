import { applyRules } from '../../../../../src/model/serving/findAnswer';
import { addressRules } from '../../../../../src/node/output/serving/addressRules';

const ROOT = addressRules('');
const OHJE = addressRules('/ohje');

test.each<[string, string | undefined]>([
  ['/', undefined],
  ['/en', undefined],
  ['/docs/saldo', undefined],
  ['/docs/saldo/', '/docs/saldo'],
  ['/docs/saldo/index.html', '/docs/saldo'],
  ['/index.html', '/'],
  ['/en/index.html', '/en'],
  ['/docs/index', undefined],
  ['/docs//saldo', '/docs/saldo'],
  ['/docs///saldo//x', '/docs/saldo//x'],
  ['//', '/'],
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
  ['/en//evil.example', '/en/evil.example'],
  ['//evil.example/', '/evil.example/'],
  ['/.//evil.example/', '/./evil.example/'],
  ['/\\evil.example/', undefined],
  ['/h%C3%A4/', '/h%C3%A4'],
  ['/docs/x%0d%0aSet-Cookie:a/', '/docs/x%0d%0aSet-Cookie:a'],
])('at the root %s leads to %s', (path, expected) => {
  expect(applyRules(path, ROOT.better)).toBe(expected);
});

test.each<[string, string | undefined]>([
  ['/', '/ohje/'],
  ['/ohje', '/ohje/'],
  ['/ohje/', undefined],
  ['/ohje/index.html', '/ohje/'],
  ['/ohje/en/', '/ohje/en'],
  ['/ohje/docs/saldo/index.html', '/ohje/docs/saldo'],
  ['/muu/', undefined],
  ['/ohjeet/', undefined],
])('under a base path %s leads to %s', (path, expected) => {
  expect(applyRules(path, OHJE.better)).toBe(expected);
});

test('no target can be read as another host, however often the rules are applied', () => {
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
  ['/docs/saldo?next=%2Fdocs%5C', false],
  ['/docs%2fsaldo', true],
  ['/%2F%2Fevil.example', true],
  ['/\\evil.example', true],
  ['/%5Cevil.example', true],
  ['/docs/x%0d%0aSet-Cookie:a=1', true],
  ['/docs/%00', true],
])('%s is refused: %s', (address, expected) => {
  expect(new RegExp(ROOT.refused, 'i').test(address)).toBe(expected);
});

test.each([
  ['/docs/saldo', false],
  ['/docs/v1.2/saldo', false],
  ['/.unfinished', true],
  ['/docs/.git/config', true],
  ['/.well-known/security.txt', false],
  ['/.well-knownx', true],
  ['/_gatsby/slices/x.html', true],
])('%s is hidden: %s', (path, expected) => {
  expect(new RegExp(ROOT.hidden).test(path)).toBe(expected);
});

test.each([
  ['/docs/saldo.html', '/docs/saldo'],
  ['/docs/saldo', undefined],
  ['/.html', undefined],
])('without a file, %s leads to %s', (path, expected) => {
  expect(applyRules(path, [ROOT.bare])).toBe(expected);
});
