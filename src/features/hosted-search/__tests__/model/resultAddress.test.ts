import { resultAddress, type ResultSite } from '../../model/resultAddress';

const site: ResultSite = { baseUrl: '/', codes: ['fi', 'en', 'sv'] };

test.each<[string, string, string, string]>([
  ['https://ohje.example.com/docs/saldo?utm=1&x=%2F#maksu', '/docs/saldo', 'maksu', 'fi'],
  ['http://preview.example.net:8080/docs/saldo', '/docs/saldo', '', 'fi'],
  ['https://ohje.example.com', '/', '', 'fi'],
  ['https://ohje.example.com/sv', '/', '', 'sv'],
  ['https://ohje.example.com/svenska', '/svenska', '', 'fi'],
  ['https://ohje.example.com/docs/saldo/index.html#a', '/docs/saldo', 'a', 'fi'],
  ['https://ohje.example.com/docs/saldo.html', '/docs/saldo', '', 'fi'],
  ['https://ohje.example.com/docs/saldo#100%', '/docs/saldo', '100%', 'fi'],
  ['https://ohje.example.com/docs/../blog', '/blog', '', 'fi'],
])('%s is the page %s at "%s" in %s', (url, href, anchor, code) => {
  expect(resultAddress(url, site)).toEqual({ href, anchor, code });
});

test.each([
  ['a path', '/docs/saldo'],
  ['an address that takes the scheme of the page', '//evil.example/docs'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['another scheme', 'ftp://ohje.example.com/docs'],
  ['one slash', 'https:/docs/saldo'],
  ['backslashes for slashes', 'https:\\\\evil.example\\docs'],
  ['a backslash in the path', 'https://ohje.example.com/\\evil.example'],
  ['a tab', 'https://ohje.example.com/do\tcs'],
  ['a control character', 'https://ohje.example.com/\u0000docs'],
  ['a line separator', 'https://ohje.example.com/docs\u2028'],
  ['a name before the host', 'https://ohje.example.com@evil.example/docs'],
  ['a password', 'https://:b@ohje.example.com/docs'],
])('%s is an invalid address', (_, url) => {
  expect([resultAddress(url, site), resultAddress(url, { ...site, externalUrlRegex: '' })]).toEqual([null, null]);
});

const based = { ...site, baseUrl: '/ohje/' };
const patterned = { ...site, externalUrlRegex: 'tuki\\.example\\.com|status' };

test.each<[settings: ResultSite, url: string, href: string, anchor: string, code: string | null]>([
  [based, 'https://ohje.example.com/ohje/sv/docs/saldo', '/docs/saldo', '', 'sv'],
  [based, 'https://ohje.example.com/ohjeet/saldo', '/ohjeet/saldo', '', 'fi'],
  [patterned, 'https://tuki.example.com/uusi#lomake', 'https://tuki.example.com/uusi', 'lomake', null],
  [patterned, 'https://TUKI.example.com/uusi', 'https://TUKI.example.com/uusi', '', null],
])('with the settings %j %s is %s at "%s"', (settings, url, href, anchor, code) => {
  expect(resultAddress(url, settings)).toEqual({ href, anchor, code });
});

describe('with a replacement', () => {
  const swap = (from: string, to: string) => ({
    ...site,
    baseUrl: '/ohje/',
    replaceSearchResultPathname: { from, to },
  });
  test.each([
    ['/uusi/', '/ohje/', 'https://a.example.com/uusi/sv/docs/saldo', '/docs/saldo', ''],
    ['a', 'b', 'https://a.example.com/a/a/c#a', '/b/b/c', 'b'],
    ['/d.cs/', '/x/', 'https://a.example.com/docs/saldo', '/docs/saldo', ''],
    ['/docs/', '/$&/', 'https://a.example.com/docs/saldo', '/$&/saldo', ''],
    ['/docs', '', 'https://a.example.com/docs//evil.example', '/evil.example', ''],
    ['/docs', 'javascript:', 'https://a.example.com/docs/x', '/javascript:/x', ''],
  ])('"%s" as "%s" makes %s the page %s at "%s"', (from, to, url, href, anchor) => {
    expect(resultAddress(url, swap(from, to))).toMatchObject({ href, anchor });
  });

  test('keeps an external address', () => {
    const both = { ...swap('/docs/', '/opas/'), externalUrlRegex: 'tuki' };
    expect(resultAddress('https://tuki.example.com/docs/a', both)?.href).toBe('https://tuki.example.com/docs/a');
  });
});
