import { PIECES_MAX, readReplyHash, replyHash, textDigest } from '../../../../src/model/supporting/replyLink';

const NOTHING = { pieces: [], faults: [], left: 0, isTooLong: false };

test.each([
  ['a page', { path: '/docs/saldo', anchor: '', digest: '' }, '#docs/saldo'],
  [
    'a step with its digest',
    { path: '/docs/saldo', anchor: 'vaihe-2', digest: '1v3xk0t' },
    '#docs/saldo:vaihe-2~1v3xk0t',
  ],
  ['a version', { path: '/docs/1.0/saldo', anchor: '', digest: 'a' }, '#docs/1.0/saldo~a'],
  ['an id of other letters', { path: '/docs/saldo', anchor: 'näin', digest: '' }, '#docs/saldo:n%C3%A4in'],
  ['a sign that parts pieces', { path: '/docs/saldo', anchor: 'a+b:c~d', digest: '' }, '#docs/saldo:a%2Bb%3Ac%7Ed'],
  [
    'a marked text',
    { path: '/docs/saldo', anchor: 'a', digest: '1', marked: ['Avaa, ~ ja+<b>', 'sä & lopeta.'] },
    '#docs/saldo:a~1~Avaa%2C%20%7E%20ja%2B%3Cb%3E,s%C3%A4%20%26%20lopeta%2E',
  ],
  [
    'a marked text with what programs leave out of links',
    { path: '/docs/1.0', anchor: '', digest: '', marked: ["Avaa (*'Saldo'*)!"] },
    '#docs/1.0~~Avaa%20%28%2A%27Saldo%27%2A%29%21',
  ],
  ['a marked text alone', { path: '/docs/saldo', anchor: '', digest: '', marked: ['Avaa'] }, '#docs/saldo~~Avaa'],
])('the hash of %s is read back', (_, piece, hash) => {
  expect(replyHash([piece])).toBe(hash);
  expect(readReplyHash(hash)).toEqual({ ...NOTHING, pieces: [piece] });
  expect(readReplyHash(replyHash([piece, piece])).pieces).toEqual([piece, piece]);
});

test.each([
  ['', []],
  ['#', []],
  ['#+++', []],
  ['#javascript:alert(1)//', []],
  ['#//evil.example/x', ['//evil.example/x']],
  ['#/docs/saldo', ['/docs/saldo']],
  ['#docs/../../etc', ['docs/../../etc']],
  ['#docs/%2e%2e/etc', ['docs/%2e%2e/etc']],
  ['#docs/a%2F..%2Fb', ['docs/a%2F..%2Fb']],
  ['#docs\\saldo', ['docs\\saldo']],
  ['#<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
  ['#docs/saldo:<b>', ['docs/saldo:<b>']],
  ['#docs/saldo:%3Cb%3E', ['docs/saldo:%3Cb%3E']],
  ['#docs/saldo:a:b', ['docs/saldo:a:b']],
  ['#docs/saldo~ABC', ['docs/saldo~ABC']],
  ['#docs/saldo~a~b~c', ['docs/saldo~a~b~c']],
  ['#docs/saldo~a~b,c,d', ['docs/saldo~a~b,c,d']],
  [`#docs/saldo~a~${'x'.repeat(300)}`, [`docs/saldo~a~${'x'.repeat(47)}`]],
  ['#docs/%E0%A4%A', ['docs/%E0%A4%A']],
  [`#${'x'.repeat(300)}`, ['x'.repeat(60)]],
  [`#${'x'.repeat(90)}:<`, ['x'.repeat(60)]],
])('of %s nothing leads anywhere but to pages of the site', (hash, faults) => {
  const { pieces, ...read } = readReplyHash(hash);
  expect(read).toEqual({ faults, left: 0, isTooLong: false });
  // A word before a colon is the name of a page, which the site does not have.
  expect(pieces).toEqual(
    hash.startsWith('#javascript') ? [{ path: '/javascript', anchor: 'alert(1)//', digest: '' }] : [],
  );
});

test('of two hundred pieces the first ones are read, and the others counted', () => {
  const { pieces, left } = readReplyHash(`#${Array.from({ length: 200 }, (_, at) => `docs/a${String(at)}`).join('+')}`);
  expect(pieces).toHaveLength(PIECES_MAX);
  expect(pieces[0]?.path).toBe('/docs/a0');
  expect(left).toBe(200 - PIECES_MAX);
});

test('a full reply of long marked texts is read back', () => {
  const pieces = Array.from({ length: PIECES_MAX }, (_, at) => ({
    path: `/docs/pikaohjeet/${'a'.repeat(80)}`,
    anchor: `vaihe-${String(at)}`,
    digest: '1v3xk0t',
    marked: ['ä'.repeat(100), 'ö'.repeat(100)],
  }));
  expect(readReplyHash(replyHash(pieces))).toEqual({ ...NOTHING, pieces });
});

test('a hash of 100 kB is not read', () => {
  expect(readReplyHash(`#${'docs/a+'.repeat(15_000)}`)).toEqual({ ...NOTHING, isTooLong: true });
});

test('the digest of a text changes with its words and not with its spaces', () => {
  expect(textDigest('Avaa  kortti.\n')).toBe(textDigest('Avaa kortti.'));
  expect(textDigest('Avaa kortti.')).not.toBe(textDigest('Avaa kortit.'));
  expect(textDigest('Avaa kortti.')).toMatch(/^[0-9a-z]{1,7}$/);
});
