import { markedParts } from '../../../../../src/model/search/hosted/highlight';
import { pagesOf, type HostedHit } from '../../../../../src/model/search/hosted/pages';

const site = { baseUrl: '/', codes: ['fi', 'sv'] };

function hit(path: string, levels: string[], content = '', lang: string | null = null): HostedHit {
  return {
    url: `https://a.example.com${path}`,
    levels: levels.map(markedParts),
    content: markedParts(content),
    lang,
  };
}

const texts = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

test('the records of a page are one page, at the place of its best record', () => {
  const pages = pagesOf(
    [
      hit('/docs/saldo#a', ['Ohjeet', 'Saldo', 'A'], 'teksti a'),
      hit('/docs/lasku', ['Ohjeet', 'Lasku']),
      hit('/docs/saldo#b', ['Ohjeet', 'Saldo', '', 'B'], 'teksti b'),
    ],
    site,
  );
  expect(pages.map(({ href }) => href)).toEqual(['/docs/saldo', '/docs/lasku']);
  expect(pages[0]?.sections.map(({ anchor, heading, snippet }) => [anchor, texts(heading), texts(snippet)])).toEqual([
    ['a', 'A', 'teksti a'],
    ['b', 'B', 'teksti b'],
  ]);
});

test('a page names three sections at most, each once and with the first passage that there is', () => {
  const levels = (heading: string) => ['Ohjeet', 'Saldo', heading];
  const [page] = pagesOf(
    [
      hit('/s#a', levels('A')),
      hit('/s#a', levels('A'), 'ensimmäinen'),
      hit('/s#a', levels('A'), 'toinen'),
      hit('/s#b', levels('B'), 'b'),
      hit('/s#c', levels('C'), 'c'),
      hit('/s#d', levels('D'), 'd'),
    ],
    site,
  );
  expect(page?.sections.map(({ anchor, snippet }) => [anchor, texts(snippet)])).toEqual([
    ['a', 'ensimmäinen'],
    ['b', 'b'],
    ['c', 'c'],
  ]);
});

test('what stands before the first heading, or has no id, is no section', () => {
  const [page] = pagesOf(
    [hit('/s#ohita', ['Ohjeet', 'Saldo'], 'alku'), hit('/s', ['Ohjeet', 'Saldo', 'Ilman'], 'ilman')],
    site,
  );
  expect(page?.sections).toEqual([]);
  expect(page?.snippet).toEqual([{ text: 'alku', isMatch: false }]);
});

test('matches are kept in title, heading and passage', () => {
  const [page] = pagesOf([hit('/s#a', ['O', '<mark>Saldo</mark>', '<mark>A</mark>b'], 'x <mark>y</mark>')], site);
  expect(page?.title).toEqual([{ text: 'Saldo', isMatch: true }]);
  expect(page?.sections[0]?.heading).toEqual([
    { text: 'A', isMatch: true },
    { text: 'b', isMatch: false },
  ]);
  expect(page?.snippet).toEqual([
    { text: 'x ', isMatch: false },
    { text: 'y', isMatch: true },
  ]);
});

test.each<[string, string[], string, string[]]>([
  ['its own title', ['<mark>Oh</mark>jeet', 'Saldo'], 'Saldo', ['Ohjeet']],
  ['its own title alone', ['', 'Saldo'], 'Saldo', []],
  ['the widest name where it has no other', ['Ohjeet'], 'Ohjeet', []],
  ['its path where it has no name', [], '/docs/s', []],
])('a page is called %s', (_, levels, title, breadcrumb) => {
  const [page] = pagesOf([hit('/docs/s', levels)], site);
  expect(texts(page?.title ?? [])).toBe(title);
  expect(page?.breadcrumb).toEqual(breadcrumb);
});

test.each<[string, string | null, string]>([
  ['/docs/s', null, 'fi'],
  ['/sv/docs/s', null, 'sv'],
  ['/sv/docs/s', 'fi', 'fi'],
])('the text at %s, whose record says %s, is in %s', (path, lang, expected) => {
  expect(pagesOf([hit(path, ['', 'S'], '', lang)], site)[0]?.lang).toBe(expected);
});

test('a page and its translation are one', () => {
  const pages = pagesOf([hit('/sv/docs/s', ['', 'Saldo sv']), hit('/docs/s', ['', 'Saldo'])], site);
  expect(pages.map(({ href, lang }) => [href, lang])).toEqual([['/docs/s', 'sv']]);
});

test('records without an address are left out, and the others stay', () => {
  const bad = { ...hit('', ['', 'Huono']), url: 'javascript:alert(1)' };
  expect(pagesOf([bad, hit('/docs/s', ['', 'S'])], site).map(({ href }) => href)).toEqual(['/docs/s']);
});

test('pages of other sites keep their address, without the hash', () => {
  const [page] = pagesOf([hit('/x?y=1#z', ['', 'X', 'Z'])], { ...site, externalUrlRegex: 'a\\.example' });
  expect(page?.href).toBe('https://a.example.com/x?y=1');
  expect(page?.lang).toBe('fi');
  expect(page?.sections.map(({ anchor }) => anchor)).toEqual(['z']);
});
