import { conversationStore } from '../../browser/conversationStore';
import type { Conversation } from '../../model/askAi/conversation';

const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__ohje';
const conversation = (id: string): Conversation => ({ id, messages: [{ role: 'user', text: id, sources: [] }] });

beforeEach(() => window.localStorage.clear());

test('conversations are kept under the key of their index, the newest first; with the last one it goes', () => {
  const store = conversationStore('ohje');
  store.keep(conversation('a'));
  store.keep(conversation('b'));
  store.keep(conversation('a'));
  expect(conversationStore('ohje').all()).toEqual([conversation('a'), conversation('b')]);
  expect(Object.keys(window.localStorage)).toEqual([KEY]);
  expect(conversationStore('blogi').all()).toEqual([]);
  store.remove('b');
  expect(store.all()).toEqual([conversation('a')]);
  store.remove('a');
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('what cannot be read is as if there were nothing, and is written over', () => {
  window.localStorage.setItem(KEY, '{half');
  const store = conversationStore('ohje');
  expect(store.all()).toEqual([]);
  store.keep(conversation('a'));
  expect(store.all()).toEqual([conversation('a')]);
});
