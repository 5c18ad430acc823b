import { VIDEO_PROVIDERS } from '../../../../../src/node/content/mdx/hostedVideo';

test.each([
  ['youtube', 'aqz-KE-bpKQ', true],
  ['youtube', 'aqz-KE-bpK', false],
  ['youtube', 'aqz-KE-bpKQ"', false],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ', false],
  ['vimeo', '123456789', true],
  ['vimeo', '12345', false],
  ['vimeo', 'a23456789', false],
])('%s has an id like %s: %s', (provider, id, expected) => {
  expect(VIDEO_PROVIDERS[provider]?.id.test(id)).toBe(expected);
});

test.each([
  ['youtube', 'www.youtube-nocookie.com', 'www.youtube.com'],
  ['vimeo', 'player.vimeo.com', 'vimeo.com'],
])('the player of %s comes from %s, its page from %s', (name, player, page) => {
  const provider = VIDEO_PROVIDERS[name];
  expect(new URL(provider?.player('x') ?? '').hostname).toBe(player);
  expect(new URL(provider?.page('x') ?? '').hostname).toBe(page);
});

test('Vimeo is asked not to track', () => {
  expect(VIDEO_PROVIDERS.vimeo?.player('123456789')).toContain('?dnt=1&');
});
