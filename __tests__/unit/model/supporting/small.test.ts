import { composeAnswer } from '../../../../src/model/supporting/answer';
import { counterpart } from '../../../../src/model/supporting/counterpart';
import { areaNumber, isQuestionMark, supportKey } from '../../../../src/model/supporting/keys';
import { addQuery, parseQueries } from '../../../../src/model/supporting/lastQueries';
import { mailAddress } from '../../../../src/model/supporting/mail';
import { plainId } from '../../../../src/model/supporting/plainId';

test.each([
  ['mistä-jatkan', 'mista-jatkan'],
  ['åäö-é', 'aao-e'],
  ['vaihe-1', undefined],
  ['что-это', undefined],
  ['lähetä-что', undefined],
])('in plain letters %s is %s', (id, plain) => {
  expect(plainId(id)).toBe(plain);
});

test.each([
  ['vaihe-2', ['a'], ['vaihe-2'], 'vaihe-2'],
  ['näin', ['ennen', 'näin'], ['before', 'how'], 'how'],
  ['näin', ['ennen', 'näin'], ['before'], undefined],
  ['puuttuu', ['a'], ['b'], undefined],
])('%s of %j is on %j: %s', (id, here, there, expected) => {
  expect(counterpart(id, here, there)).toBe(expected);
});

const key = (code: string, letter: string, more = {}) => ({
  code,
  key: letter,
  altKey: true,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

test.each([
  [key('KeyC', 'c'), 'answer'],
  [key('KeyC', 'C'), 'answer'],
  [key('KeyC', 'ç'), 'answer'],
  [key('KeyL', 'l'), 'link'],
  [key('KeyA', 'å'), 'add'],
  [key('KeyR', '®'), 'reply'],
  // On another layout the letter counts, not its place.
  [key('KeyQ', 'a'), 'add'],
  [key('KeyC', 'c', { altKey: false }), undefined],
  [key('KeyC', 'c', { ctrlKey: true }), undefined],
  [key('KeyC', 'c', { metaKey: true }), undefined],
  [key('KeyC', 'c', { shiftKey: true }), undefined],
  [key('KeyX', 'x'), undefined],
])('%j asks for %s', (pressed, expected) => {
  expect(supportKey(pressed)).toBe(expected);
});

test('Alt and a digit choose an area, `?` alone asks for the keys', () => {
  expect(areaNumber(key('Digit3', '3'))).toBe(3);
  expect(areaNumber(key('Digit3', '3', { altKey: false }))).toBeUndefined();
  expect(areaNumber(key('KeyC', 'c'))).toBeUndefined();
  expect(isQuestionMark(key('Minus', '?', { altKey: false, shiftKey: true }))).toBe(true);
  expect(isQuestionMark(key('Minus', '?'))).toBe(false);
});

test.each([
  [null, []],
  ['{', []],
  ['{"a":1}', []],
  ['["saldo", 5, "", "  "]', ['saldo']],
])('of %s the last queries are %j', (stored, queries) => {
  expect(parseQueries(stored)).toEqual(queries);
});

test('a query comes first, once, and seven are kept', () => {
  expect(addQuery(['a', 'b'], 'b')).toEqual(['b', 'a']);
  expect(addQuery(['1', '2', '3', '4', '5', '6', '7'], '8')).toEqual(['8', '1', '2', '3', '4', '5', '6']);
});

test('an e-mail has its lines as mail programs want them, and says how long it is', () => {
  const { href, length } = mailAddress('Vastaus & muuta', 'Hei\n\nTeksti\n');
  expect(href).toBe('mailto:?subject=Vastaus%20%26%20muuta&body=Hei%0D%0A%0D%0ATeksti');
  expect(length).toBe(href.length);
});

test('an answer has its own words around titles, texts and addresses, and says what is not translated', () => {
  const url = 'https://ohje.example.com/docs/saldo#vaihe-2';
  const { text, html } = composeAnswer(
    [
      {
        title: 'Saldo <b>',
        heading: 'Näin',
        blocks: [{ kind: 'list', start: 2, items: [[{ kind: 'paragraph', line: [{ text: 'Valitse Hae.' }] }]] }],
        url,
        languageNote: 'Only in Finnish.',
      },
    ],
    'https://ohje.example.com',
    { greeting: 'Hei\nsinä!\n\nTässä:', ending: 'Tuki' },
  );
  expect(text).toBe(
    `Hei\nsinä!\n\nTässä:\n\nSaldo <b>: Näin\n\nOnly in Finnish.\n\n2. Valitse Hae.\n\n${url}\n\nTuki\n`,
  );
  expect(html).toBe(
    '<p>Hei<br>sinä!</p><p>Tässä:</p><p><strong>Saldo &lt;b&gt;: Näin</strong></p><p>Only in Finnish.</p>' +
      `<ol start="2"><li>Valitse Hae.</li></ol><p><a href="${url}">${url}</a></p><p>Tuki</p>`,
  );
});
