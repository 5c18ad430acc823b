import type { ReplyExcerpt } from '../../model/reply';
import { addExcerpt, moveExcerpt, parseReplyWords, parseReply, excerptKey, removeExcerpt } from '../../model/reply';
import { EXCERPTS_MAX, readReplyHash, replyHash, textDigest } from '../../model/replyLink';
import { areaNumber, isQuestionMark, supportKey } from '../../model/keys';
import { counterpart } from '../../browser/findExcerpt';
import { plainId } from '../../../../model/text/plainId';

const excerpt = (anchor: string, more: Partial<ReplyExcerpt> = {}): ReplyExcerpt => ({
  path: '/docs/saldo',
  anchor,
  digest: 'abc',
  name: 'Saldo',
  ...more,
});
const quote = { lang: 'fi', blocks: [{ kind: 'paragraph' as const, line: [{ text: 'Näin.' }] }] };

test.each([
  ['no JSON', '{'],
  ['no list', '{"path":"/a"}'],
  ['no pieces', '[1, null, {"path": "//evil.example"}, {"path": "https://evil.example"}, {"path": 5}]'],
])('a reply is empty when storage has %s', (_, stored) => expect(parseReply(stored)).toEqual([]));

test('a stored reply is read back', () => {
  const reply = [excerpt('a'), excerpt('b', { quote })];
  expect(parseReply(JSON.stringify(reply))).toEqual(reply);
});

test('drops an invalid quote but keeps its excerpt', () => {
  const broken = [
    ...[
      { kind: 'paragraph', line: 'x' },
      { kind: 'script', text: 'x' },
      { kind: 'list', start: 'x', items: [] },
    ],
    { kind: 'list', start: 1, items: [[{ kind: 'table', rows: [[[{}]]] }]] },
  ].map((block): object => ({ lang: 'fi', blocks: [block] }));
  broken.push({ lang: '', blocks: quote.blocks }, { blocks: quote.blocks });
  for (const each of broken)
    expect(parseReply(JSON.stringify([{ ...excerpt('a'), quote: each }]))).toEqual([excerpt('a')]);
});

test('cuts texts and lists that are too long', () => {
  expect(parseReply(JSON.stringify([excerpt('a', { name: 'x'.repeat(5000) })]))[0]?.name).toHaveLength(300);
  const many = Array.from({ length: 200 }, (_, at) => excerpt(`a${String(at)}`));
  expect(parseReply(JSON.stringify(many))).toHaveLength(EXCERPTS_MAX);
});

test('adds an excerpt once, at the end, and not to a full reply', () => {
  expect(addExcerpt([excerpt('a')], excerpt('b'))).toEqual([excerpt('a'), excerpt('b')]);
  expect(addExcerpt([excerpt('a')], excerpt('a', { name: 'Toinen' }))).toBe('there');
  expect(addExcerpt([excerpt('a')], excerpt('a', { quote }))).toHaveLength(2);
  const full = Array.from({ length: EXCERPTS_MAX }, (_, at) => excerpt(`a${String(at)}`));
  expect(addExcerpt(full, excerpt('b'))).toBe('full');
});

test.each<[string, string, -1 | 1, string]>([
  ['up', 'c', -1, 'acb'],
  ['nowhere from the top', 'a', -1, 'abc'],
  ['nowhere from the end', 'c', 1, 'abc'],
])('an excerpt moves %s', (_, anchor, by, expected) => {
  const moved = moveExcerpt([excerpt('a'), excerpt('b'), excerpt('c')], excerptKey(excerpt(anchor)), by);
  expect(moved.map((each) => each.anchor).join('')).toBe(expected);
});

test('an excerpt is removed by its key', () =>
  expect(removeExcerpt([excerpt('a'), excerpt('b')], excerptKey(excerpt('a')))).toEqual([excerpt('b')]));

test.each([
  [null, {}],
  ['{"greeting":"","ending":5,"isLinked":true}', { greeting: '', isLinked: true }],
])('of %s reads the person’s words', (stored, words) => expect(parseReplyWords(stored)).toEqual(words));

const NOTHING = { excerpts: [], invalid: 0, left: 0, isTooLong: false };

test.each([
  ['a step', { path: '/docs/saldo', anchor: 'vaihe-2', digest: '1v3xk0t' }, '#docs/saldo:vaihe-2~1v3xk0t'],
  ['a sign that parts pieces', { path: '/docs/saldo', anchor: 'a+b:c~d', digest: '' }, '#docs/saldo:a%2Bb%3Ac%7Ed'],
  [
    'a quoted text',
    { path: '/docs/saldo', anchor: 'a', digest: '1', quoted: ['Avaa, ~ ja+<b>', 'sä & lopeta.'] },
    '#docs/saldo:a~1~Avaa%2C%20%7E%20ja%2B%3Cb%3E,s%C3%A4%20%26%20lopeta%2E',
  ],
  ['signs', { path: '/docs/1.0', anchor: '', digest: '', quoted: ["(*'A'*)!"] }, '#docs/1.0~~%28%2A%27A%27%2A%29%21'],
])('the hash of %s is read back', (_, excerpt, hash) => {
  expect([replyHash([excerpt]), readReplyHash(hash)]).toEqual([hash, { ...NOTHING, excerpts: [excerpt] }]);
  expect(readReplyHash(replyHash([excerpt, excerpt])).excerpts).toEqual([excerpt, excerpt]);
});

test.each(['', '#', '#+++'])('the hash "%s" has no excerpts', (hash) => expect(readReplyHash(hash)).toEqual(NOTHING));

test('a word before a colon is a page name, which the site does not have', () => {
  const excerpt = { path: '/javascript', anchor: 'alert(1)//', digest: '' };
  expect(readReplyHash('#javascript:alert(1)//')).toEqual({ ...NOTHING, excerpts: [excerpt] });
});

test.each([
  ...['//evil.example/x', '/docs/saldo', 'docs/../../etc', 'docs/%2e%2e/etc', 'docs/a%2F..%2Fb', 'docs\\saldo'],
  ...['<img src=x onerror=alert(1)>', 'docs/saldo:<b>', 'docs/saldo:%3Cb%3E', 'docs/saldo:a:b', 'docs/%E0%A4%A'],
  ...['docs/saldo~ABC', 'docs/saldo~a~b~c', 'docs/saldo~a~b,c,d', `docs/saldo~a~${'x'.repeat(300)}`],
  ...['x'.repeat(300), `${'x'.repeat(90)}:<`],
])('the excerpt "%s" is invalid, and counted', (text) => {
  expect(readReplyHash(`#${text}`)).toEqual({ ...NOTHING, invalid: 1 });
});

test('of two hundred excerpts reads the first ones and counts the others', () => {
  const hash = Array.from({ length: 200 }, (_, at) => `docs/a${at}`).join('+');
  const { excerpts, left } = readReplyHash(`#${hash}`);
  expect([excerpts.length, excerpts[0]?.path, left]).toEqual([EXCERPTS_MAX, '/docs/a0', 200 - EXCERPTS_MAX]);
});

test('a full reply of long quoted texts is read back', () => {
  const excerpts = Array.from({ length: EXCERPTS_MAX }, (_, at) => ({
    path: `/docs/pikaohjeet/${'a'.repeat(80)}`,
    anchor: `vaihe-${String(at)}`,
    digest: '1v3xk0t',
    quoted: ['ä'.repeat(100), 'ö'.repeat(100)],
  }));
  expect(readReplyHash(replyHash(excerpts))).toEqual({ ...NOTHING, excerpts });
});

test('a greeting and an ending travel in the hash, whatever signs they have', () => {
  const words = { greeting: 'Hei, Maija!\n+~#', ending: 'ä'.repeat(600) };
  const hash = replyHash([{ path: '/docs/saldo', anchor: '', digest: '' }], words);
  expect(readReplyHash(hash).words).toEqual({ ...words, ending: 'ä'.repeat(500) });
  expect([readReplyHash(hash).excerpts.length, replyHash([], { greeting: '', ending: '' })]).toEqual([1, '#']);
});

test('ignores a hash of 100 kB', () =>
  expect(readReplyHash(`#${'docs/a+'.repeat(15_000)}`)).toEqual({ ...NOTHING, isTooLong: true }));

test('the digest of a text depends on its words, not its spaces', () => {
  expect(textDigest('Avaa  kortti.\n')).toBe(textDigest('Avaa kortti.'));
  expect(textDigest('Avaa kortti.')).not.toBe(textDigest('Avaa kortit.'));
  expect(textDigest('Avaa kortti.')).toMatch(/^[0-9a-z]{1,7}$/);
});

const ALT = { altKey: true, ctrlKey: false, metaKey: false, shiftKey: false };
const key = (code: string, letter: string, more = {}) => ({ code, key: letter, ...ALT, ...more });

test.each([
  ['answer', [key('KeyC', 'c'), key('KeyC', 'C'), key('KeyC', 'ç')]],
  ['link', [key('KeyL', 'l')]],
  // On another keyboard layout the letter counts, not the physical key.
  ['add', [key('KeyA', 'å'), key('KeyQ', 'a')]],
  ['reply', [key('KeyR', '®')]],
  [undefined, [key('KeyX', 'x'), key('KeyC', 'c', { altKey: false }), key('KeyC', 'c', { ctrlKey: true })]],
  [undefined, [key('KeyC', 'c', { metaKey: true }), key('KeyC', 'c', { shiftKey: true })]],
])('the action %s has the key %j', (expected, keys) => expect(keys.map(supportKey)).toEqual(keys.map(() => expected)));

test('Alt and a digit choose an area, `?` alone opens the list of keys', () => {
  expect([areaNumber(key('Digit3', '3')), areaNumber(key('Digit3', '3', { altKey: false }))]).toEqual([3, undefined]);
  expect(areaNumber(key('KeyC', 'c'))).toBeUndefined();
  expect(isQuestionMark(key('Minus', '?', { altKey: false, shiftKey: true }))).toBe(true);
  expect(isQuestionMark(key('Minus', '?'))).toBe(false);
});

test.each([
  ['vaihe-2', ['a'], ['vaihe-2'], 'vaihe-2'],
  ['näin', ['ennen', 'näin'], ['before', 'how'], 'how'],
  ['näin', ['ennen', 'näin'], ['before'], undefined],
])('%s of %j is on %j: %s', (id, here, there, expected) => expect(counterpart(id, here, there)).toBe(expected));

test.each([
  ['mistä-jatkan', 'mista-jatkan'],
  ['åäö-é', 'aao-e'],
  ['vaihe-1', undefined],
  ['lähetä-что', undefined],
])('in plain letters %s is %s', (id, plain) => expect(plainId(id)).toBe(plain));
