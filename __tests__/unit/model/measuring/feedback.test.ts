import {
  feedbackTextKeys,
  COMMENT_MAX_LENGTH,
  feedbackTargets,
  mailFor,
  roomLeft,
  supportFor,
} from '../../../../src/model/measuring/feedback';

const NOWHERE = { endpoint: null, mail: null, support: null };

test.each([
  ['off', '/docs/tuki', null],
  [{}, undefined, null],
  [{}, '/docs/tuki', { ...NOWHERE, support: '/docs/tuki' }],
  [{}, 'https://tuki.fi/?haku={query}', { ...NOWHERE, support: 'https://tuki.fi/?haku={page}' }],
  [{ support: '/apua' }, '/docs/tuki', { ...NOWHERE, support: '/apua' }],
  [{ mail: 'a@b.fi' }, undefined, { ...NOWHERE, mail: 'a@b.fi' }],
  [{ endpoint: '/palaute' }, '/docs/tuki', { ...NOWHERE, endpoint: '/palaute', support: '/docs/tuki' }],
] as const)('the settings %j, with support at %s, lead to %j', (settings, support, expected) => {
  expect(feedbackTargets(settings, support)).toEqual(expected);
});

test.each([
  ['https://tuki.fi/?sivu={page}', 'https://tuki.fi/?sivu=https%3A%2F%2Fa.fi%2Fb%3Fc%3D%241%26d'],
  ['/docs/tuki', '/docs/tuki'],
])('support at %s is asked at %s', (address, expected) => {
  expect(supportFor(address, 'https://a.fi/b?c=$1&d')).toBe(expected);
});

test('a message has its subject and the page, and nothing can be added to its head', () => {
  const link = mailFor('palaute@example.com', 'Kyllä & ei?\r\nBcc: x@y.fi', 'https://a.fi/b');
  expect(link).toBe(
    'mailto:palaute@example.com?subject=Kyll%C3%A4%20%26%20ei%3F%0D%0ABcc%3A%20x%40y.fi&body=https%3A%2F%2Fa.fi%2Fb%0D%0A%0D%0A',
  );
});

test.each([
  [0, null],
  [COMMENT_MAX_LENGTH - 101, null],
  [COMMENT_MAX_LENGTH - 100, 100],
  [COMMENT_MAX_LENGTH, 0],
])('a comment of %s characters tells of room for %s', (length, expected) => {
  expect(roomLeft('ä'.repeat(length))).toBe(expected);
});

test.each([
  [{ endpoint: '/vastaukset', mail: null, support: null }, undefined],
  [{ endpoint: null, mail: 'palaute@example.com', support: '/tuki' }, ['question', 'yes', 'no', 'mailNote']],
  [{ endpoint: null, mail: null, support: '/tuki' }, ['question', 'support']],
])('of the texts of the question pages have what %j can show', (targets, keys) => {
  expect(feedbackTextKeys(targets)).toEqual(keys);
});
