import { exceededLimits, type Figures } from '../../node/limits';

test.each<[Parameters<typeof exceededLimits>[0][number], Partial<Figures>, string]>([
  [
    'cloudflare',
    { files: 20_001 },
    'cloudflare allows at most 20,000 files; the site has 20,001. Set `serving.compress',
  ],
  ['cloudflare', { redirects: 2001 }, 'cloudflare allows at most 2,000 redirects; the site has 2,001. Remove old'],
  [
    'azure',
    { own: new Map([['staticwebapp.config.json', 'x'.repeat(20_481)]]) },
    'azure allows at most 20,480 bytes of conf',
  ],
])('warns where %s gets too much of %j', (host, figures, expected) => {
  const small = { files: 1, largest: 1, total: 1, redirects: 1, own: new Map<string, string>() };
  expect(exceededLimits([host], small)).toEqual([]);
  expect(exceededLimits(['nginx'], { ...small, ...figures })).toEqual([]);
  expect(exceededLimits([host], { ...small, ...figures })).toEqual([expect.stringContaining(expected)]);
});
