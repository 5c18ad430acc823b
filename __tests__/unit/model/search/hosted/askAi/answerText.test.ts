import {
  answerParagraphs,
  sourcesIn,
  withLinkedSources,
} from '../../../../../../src/model/search/hosted/askAi/answerText';

test.each<[string, string[]]>([
  ['', []],
  ['Avaa lasku.', ['Avaa lasku.']],
  ['Avaa\nlasku.\n\nValitse.', ['Avaa lasku.', 'Valitse.']],
  ['# Saldo\nTeksti.', ['Saldo', 'Teksti.']],
  ['Teksti.\n## Saldo', ['Teksti.', 'Saldo']],
  ['- a\n* b\n+ c', ['• a', '• b', '• c']],
  ['1. a\n2) b', ['1. a', '2) b']],
  ['Näin:\n- a', ['Näin:', '• a']],
  ['> lainaus', ['lainaus']],
  ['a\n\n---\n\nb', ['a', 'b']],
  ['**Lihava** ja *vino* ja __alle__ ja _vino_', ['Lihava ja vino ja alle ja vino']],
  ['tiedosto_nimi_a ja 2 * 3 * 4', ['tiedosto_nimi_a ja 2 * 3 * 4']],
  ['Katso [saldo](/docs/saldo "Saldo").', ['Katso saldo.']],
  ['![Kuva](https://a.example.com/a.png)', ['Kuva']],
  ['Paina `Ctrl+K`.', ['Paina Ctrl+K.']],
  ['```js\nconst a = "**b**";\n  c\n```\nd', ['const a = "**b**";', '  c', 'd']],
  ['```\nkesken', ['kesken']],
  ['<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
  ['kesken [sal', ['kesken [sal']],
])('%j has the paragraphs %j', (markdown, paragraphs) => {
  expect(answerParagraphs(markdown)).toEqual(paragraphs);
});

const site = { origins: ['https://ohje.example.com'], baseUrl: '/ohje/', codes: ['fi', 'sv'] };
const hrefs = (markdown: string) => sourcesIn(markdown, site).map(({ href, title }) => [href, title]);

test.each<[string, string[][]]>([
  ['[Saldo](https://ohje.example.com/ohje/docs/saldo)', [['/docs/saldo', 'Saldo']]],
  ['[Saldo](https://ohje.example.com/ohje/sv/docs/saldo#a)', [['/docs/saldo#a', 'Saldo']]],
  ['[Saldo](/ohje/sv/docs/saldo)', [['/docs/saldo', 'Saldo']]],
  ['[Saldo](/docs/saldo)', [['/docs/saldo', 'Saldo']]],
  ['[Tuki](https://tuki.example.com/a)', [['https://tuki.example.com/a', 'Tuki']]],
  ['[**Tuki** `a`](https://tuki.example.com)', [['https://tuki.example.com', 'Tuki a']]],
  ['Katso https://tuki.example.com/a.', [['https://tuki.example.com/a', 'https://tuki.example.com/a']]],
  [
    '[A](/a) ja [B](/a) ja [C](/c)',
    [
      ['/a', 'A'],
      ['/c', 'C'],
    ],
  ],
  ['[](/a)', [['/a', '/a']]],
  ['`[A](/a)`\n```\nhttps://b.example.com\n```', []],
  ['[A](javascript:alert) [B](data:text/html,b) [C](//evil.example) [D](saldo) [E](#a) [F](mailto:a@b.fi)', []],
  ['[A](https:\\\\evil.example) [B](https://ohje.example.com/ohje//evil.example)', []],
])('%s has the sources %j', (markdown, sources) => {
  expect(hrefs(markdown)).toEqual(sources);
});

test('an answer has its own sources first, then those that it links', () => {
  const answer = { role: 'assistant' as const, text: '[A](/a) [B](/b)', sources: [{ href: '/b', title: 'Sivu B' }] };
  expect(withLinkedSources(answer, site).sources).toEqual([
    { href: '/b', title: 'Sivu B' },
    { href: '/a', title: 'A' },
  ]);
});
