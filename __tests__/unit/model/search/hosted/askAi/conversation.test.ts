import {
  conversationsKey,
  firstQuestion,
  readConversations,
  rememberConversation,
  type Conversation,
} from '../../../../../../src/model/search/hosted/askAi/conversation';

const conversation = (id: string, text = `Kysymys ${id}`): Conversation => ({
  id,
  messages: [
    { role: 'user', text, sources: [] },
    { role: 'assistant', text: 'Vastaus', sources: [{ href: '/docs/saldo', title: 'Saldo' }] },
  ],
});

test('conversations are read as they were written', () => {
  const all = [conversation('a'), conversation('b')];
  expect(readConversations(JSON.stringify(all))).toEqual(all);
  expect(all.map(firstQuestion)).toEqual(['Kysymys a', 'Kysymys b']);
});

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['no list', '{"id":"a"}'],
  ['a number', '7'],
  ['conversations without id', JSON.stringify([{ ...conversation('a'), id: 7 }])],
  ['conversations without messages', '[{"id":"a","messages":[]},{"id":"b"}]'],
  ['conversations of another form', '[{"objectID":"a","query":"b","messages":[{"role":"user","parts":[]}]}]'],
  ['conversations that start with an answer', '[{"id":"a","messages":[{"role":"assistant","text":"b"}]}]'],
])('where %s is stored there are none', (_, stored) => {
  expect(readConversations(stored)).toEqual([]);
});

test('of a stored conversation only what has the right form is taken', () => {
  const sources = [
    { href: 'javascript:alert(1)', title: 'a' },
    { href: '/docs/lasku' },
    { href: 'https://a.example.com', title: 'A' },
    null,
  ];
  const messages = [
    { role: 'user', text: 'K' },
    { role: 'system', text: 'x' },
    { role: 'assistant', text: 7, sources },
  ];
  expect(readConversations(JSON.stringify([{ id: 'a', messages }]))[0]?.messages).toEqual([
    { role: 'user', text: 'K', sources: [] },
    {
      role: 'assistant',
      text: '',
      sources: [
        { href: '/docs/lasku', title: '/docs/lasku' },
        { href: 'https://a.example.com', title: 'A' },
      ],
    },
  ]);
});

test('ten conversations are remembered, the newest first', () => {
  const all = Array.from({ length: 12 }, (_, index) => conversation(String(index)));
  const known = all.reduce<Conversation[]>(rememberConversation, []);
  expect(known.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  expect(readConversations(JSON.stringify(all))).toHaveLength(10);
});

test('a conversation that goes on stands first and once', () => {
  const known = [conversation('a'), conversation('b')];
  const longer = conversation('b', 'Jatkoa');
  expect(rememberConversation(known, longer)).toEqual([longer, known[0]]);
});

test('readers find the conversations that DocSearch has kept of an index', () => {
  expect(conversationsKey('ohjeet')).toBe('__DOCSEARCH_ASKAI_CONVERSATIONS__ohjeet');
});
