import { englishStem } from '../../../../../src/model/search/english/stem';

test.each([
  'invoice invoices invoiced invoicing',
  'subscription subscriptions',
  'subscribe subscribed subscribes subscribing',
  'payment payments',
  'address addresses addressed',
  'cancel cancels cancelling cancelled',
  'delivery deliveries',
  'renew renewed renewing renews',
  'reminder reminders',
  'balance balances',
  'organization organize organizer',
  'hopeful hopefulness',
])('the forms %s have one stem', (forms) => {
  expect(new Set(forms.split(' ').map(englishStem)).size).toBe(1);
});

test.each(['news new', 'address add', 'order ordinary', 'bill billion', 'general generate', 'pass past'])(
  '%s stay apart',
  (words) => {
    const all = words.split(' ');
    expect(new Set(all.map(englishStem)).size).toBe(all.length);
  },
);

test.each([
  ['dying', 'die'],
  ['skies', 'sky'],
  ['agreed', 'agre'],
  ['feed', 'feed'],
  ['hoping', 'hope'],
  ['hopping', 'hop'],
  ['relational', 'relat'],
  ['analogies', 'analog'],
  ['quickly', 'quick'],
  ['formative', 'format'],
  ['replacement', 'replac'],
  ['adoption', 'adopt'],
  ['controlling', 'control'],
  ['yes', 'yes'],
  ['sayings', 'say'],
  ['by', 'by'],
  ['a', 'a'],
  ['', ''],
  ['2fa', '2fa'],
])('the stem of "%s" is "%s"', (word, stem) => {
  expect(englishStem(word)).toBe(stem);
});
