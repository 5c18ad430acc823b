import { fixAddress } from '../../../../src/browser/router/fixAddress';

const ORIGIN = 'https://ohje.example.com';

/** The address that the browser shows after it has been fixed; undefined where it stays. */
function fixed(pathname: string, hash: string): string | undefined {
  const shown: string[] = [];
  const history = { state: { key: 1 }, replaceState: (_: unknown, __: string, address: string) => shown.push(address) };
  const location = { origin: ORIGIN, pathname, search: '?a=1', hash };
  fixAddress({ location, history } as unknown as Window);
  return shown[0];
}

test.each([
  ['', undefined],
  ['#katso-my%C3%B6s', undefined],
  ['#katso-myös', undefined],
  ['#%E0%A4%A', `${ORIGIN}//docs?a=1`],
  ['#%', `${ORIGIN}//docs?a=1`],
])('the hash %s is taken off the address only when it cannot be decoded', (hash, expected) => {
  expect(fixed('//docs', hash)).toBe(expected);
});

test.each([
  ['/vastaus', '#docs/saldo~a~Avaa%20s%C3%A', `${ORIGIN}/vastaus?a=1#docs/saldo~a~Avaa%20s%25C3%25A`],
  ['/ohje/sv/vastaus', '#docs/saldo+%E0%A4', `${ORIGIN}/ohje/sv/vastaus?a=1#docs/saldo+%25E0%25A4`],
  ['/vastaus/', '#docs/saldo:n%C3%A4in~1~%', `${ORIGIN}/vastaus/?a=1#docs/saldo:n%C3%A4in~1~%25`],
  ['/vastaus.html', '#docs/saldo+%', `${ORIGIN}/vastaus?a=1#docs/saldo+%25`],
  ['/vastaus', '#docs/saldo:n%C3%A4in', undefined],
])('at %s the hash %s of a reply is kept, and can be decoded', (pathname, hash, expected) => {
  expect(fixed(pathname, hash)).toBe(expected);
});

test.each([
  ['/docs/saldo', undefined],
  ['/ohje/', undefined],
  ['/docs/saldo.html', `${ORIGIN}/docs/saldo?a=1#b`],
  ['/docs/saldo/index.html', `${ORIGIN}/docs/saldo/?a=1#b`],
  ['/index.html', `${ORIGIN}/?a=1#b`],
  ['//evil.example/x.html', `${ORIGIN}//evil.example/x?a=1#b`],
])('an ending for files is taken off the address %s, and nothing else', (pathname, expected) => {
  expect(fixed(pathname, '#b')).toBe(expected);
});
