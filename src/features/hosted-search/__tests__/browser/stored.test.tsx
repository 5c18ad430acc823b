import { conversationStore } from '../../browser/conversationStore';
import type { Conversation } from '../../model/askAi/conversation';

const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__ohje';
const conversation = (id: string): Conversation => ({ id, messages: [{ role: 'user', text: id, sources: [] }] });

beforeEach(() => window.localStorage.clear());

test('stores conversations by index, newest first, and removes the key with the last one', () => {
  const store = conversationStore('ohje');
  store.keep(conversation('a'));
  store.keep(conversation('b'));
  store.keep(conversation('a'));
  expect(conversationStore('ohje').all()).toEqual([conversation('a'), conversation('b')]);
  expect([Object.keys(window.localStorage), conversationStore('blogi').all()]).toEqual([[KEY], []]);
  store.remove('b');
  expect(store.all()).toEqual([conversation('a')]);
  store.remove('a');
  expect(window.localStorage.getItem(KEY)).toBeNull();
});
