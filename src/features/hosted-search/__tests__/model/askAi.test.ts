import { readStreamEvent, splitEvents } from '../../browser/askAi';
import { answerParagraphs, sourcesIn, withLinkedSources } from '../../model/askAi/answerText';
import type { Conversation } from '../../model/askAi/conversation';
import { firstQuestion, readConversations, rememberConversation } from '../../model/askAi/conversation';

test.each<[string, string[], string]>([
  ['data:a\n\ndata: b\n\ndata: c', ['a', 'b'], 'data: c'],
  ['data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b'], ''],
  ['data: a\ndata: b\n\n', ['a\nb'], ''],
  [': comment\n\nevent: ping\nid: 1\n\ndata: a\n\n', ['a'], ''],
])('%j has the events %j and the rest %j', (buffer, events, rest) => {
  expect(splitEvents(buffer)).toEqual({ events, rest });
});

test.each([
  ['[DONE]', { type: 'end' }],
  ['{"type":"text-delta","id":"0","delta":"Sal"}', { type: 'text', text: 'Sal' }],
  ['{"type":"text-delta","id":"0"}', { type: 'text', text: '' }],
  ['{"type":"text-end","id":"0"}', { type: 'text', text: '\n\n' }],
  ['{"type":"source-url","url":"https://a","title":"A"}', { type: 'source', url: 'https://a', title: 'A' }],
  ['{"type":"error","errorText":"AI-217: too deep"}', { type: 'error', message: 'AI-217: too deep' }],
  ['{"type":"error"}', { type: 'error', message: 'The assistant has failed.' }],
  ['{"type":"abort"}', { type: 'error', message: 'The assistant has broken off.' }],
  ['{half', undefined],
])('%s yields %j', (data, event) => expect(readStreamEvent(data)).toEqual(event));

test.each<[string, string[]]>([
  ['Avaa\nlasku.\n\nValitse.', ['Avaa lasku.', 'Valitse.']],
  ['Teksti.\n## Saldo', ['Teksti.', 'Saldo']],
  ['- a\n* b\n+ c', ['• a', '• b', '• c']],
  ['1. a\n2) b', ['1. a', '2) b']],
  ['a\n\n---\n\nb', ['a', 'b']],
  ['**Lihava** ja *vino* ja __alle__ ja _vino_', ['Lihava ja vino ja alle ja vino']],
  ['tiedosto_nimi_a ja 2 * 3 * 4', ['tiedosto_nimi_a ja 2 * 3 * 4']],
  ['Katso [saldo](/docs/saldo "Saldo").', ['Katso saldo.']],
  ['```js\nconst a = "**b**";\n  c\n```\nd', ['const a = "**b**";', '  c', 'd']],
  ['```\nkesken', ['kesken']],
  ['<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
])('%j has the paragraphs %j', (markdown, paragraphs) => expect(answerParagraphs(markdown)).toEqual(paragraphs));

const site = { origins: ['https://ohje.example.com'], baseUrl: '/ohje/', codes: ['fi', 'sv'] };
const hrefs = (markdown: string) => sourcesIn(markdown, site).map(({ href, title }) => `${href} ${title}`);

test.each<[string, string[]]>([
  ['[Saldo](https://ohje.example.com/ohje/sv/docs/saldo#a)', ['/docs/saldo#a Saldo']],
  ['[Saldo](/ohje/sv/docs/saldo)', ['/docs/saldo Saldo']],
  ['[**Tuki** `a`](https://tuki.example.com)', ['https://tuki.example.com Tuki a']],
  ['Katso https://tuki.example.com/a.', ['https://tuki.example.com/a https://tuki.example.com/a']],
  ['[A](/a) ja [B](/a) ja [C](/c)', ['/a A', '/c C']],
  ['[](/a)', ['/a /a']],
  ['`[A](/a)`\n```\nhttps://b.example.com\n```', []],
  ['[A](javascript:alert) [B](data:text/html,b) [C](//evil.example) [D](saldo) [E](#a) [F](mailto:a@b.fi)', []],
  ['[A](https:\\\\evil.example) [B](https://ohje.example.com/ohje//evil.example)', []],
])('%s has the sources %j', (markdown, sources) => expect(hrefs(markdown)).toEqual(sources));

test('an answer lists its own sources first, then those that it links', () => {
  const answer = { role: 'assistant' as const, text: '[A](/a) [B](/b)', sources: [{ href: '/b', title: 'Sivu B' }] };
  expect(withLinkedSources(answer, site).sources).toEqual([
    { href: '/b', title: 'Sivu B' },
    { href: '/a', title: 'A' },
  ]);
});

const conversation = (id: string, text = `Kysymys ${id}`): Conversation => ({
  id,
  messages: [
    { role: 'user', text, sources: [] },
    { role: 'assistant', text: 'Vastaus', sources: [{ href: '/docs/saldo', title: 'Saldo' }] },
  ],
});

test('parses stored conversations', () => {
  const all = [conversation('a'), conversation('b')];
  expect([readConversations(JSON.stringify(all)), all.map(firstQuestion)]).toEqual([all, ['Kysymys a', 'Kysymys b']]);
});

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['conversations without id', JSON.stringify([{ ...conversation('a'), id: 7 }])],
  ['conversations without messages', '[{"id":"a","messages":[]},{"id":"b"}]'],
  ['conversations that start with an answer', '[{"id":"a","messages":[{"role":"assistant","text":"b"}]}]'],
])('%s yields no conversations', (_, stored) => expect(readConversations(stored)).toEqual([]));

test('drops invalid parts of a stored conversation', () => {
  const sources = [
    { href: 'javascript:alert(1)', title: 'a' },
    { href: '/docs/lasku' },
    { href: 'https://a.fi', title: 'A' },
    null,
  ];
  const messages = [
    { role: 'user', text: 'K' },
    { role: 'system', text: 'x' },
    { role: 'assistant', text: 7, sources },
  ];
  const lasku = { href: '/docs/lasku', title: '/docs/lasku' };
  expect(readConversations(JSON.stringify([{ id: 'a', messages }]))[0]?.messages).toEqual([
    { role: 'user', text: 'K', sources: [] },
    { role: 'assistant', text: '', sources: [lasku, { href: 'https://a.fi', title: 'A' }] },
  ]);
});

test('stores ten conversations, newest first', () => {
  const all = Array.from({ length: 12 }, (_, index) => conversation(String(index)));
  const known = all.reduce<Conversation[]>(rememberConversation, []);
  expect(known.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  expect(readConversations(JSON.stringify(all))).toHaveLength(10);
});
