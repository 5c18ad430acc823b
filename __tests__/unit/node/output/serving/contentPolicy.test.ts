import { createHash } from 'node:crypto';
import { buildContentPolicy, type PolicyInput } from '../../../../../src/node/output/serving/contentPolicy';

const BARE: PolicyInput = { scripts: [], styles: [], frames: [], sources: { script: [], image: [], connect: [] } };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directivesOf = (facts: PolicyInput) =>
  new Map(
    buildContentPolicy(facts)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
  );

test('a page without anything inline may load from its own site only', () => {
  expect(Object.fromEntries(directivesOf(BARE))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", hash('')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test('what stands inline is allowed by its hash, each once, in one order', () => {
  const directives = directivesOf({ ...BARE, scripts: ['b()', 'a("ä")', 'b()'], styles: ['a{}'] });
  expect(directives.get('script-src')).toEqual(["'self'", ...[hash('b()'), hash('a("ä")')].sort()]);
  expect(directives.get('style-src')).toEqual(["'self'", ...[hash(''), hash('a{}')].sort()]);
});

test('nothing is allowed wholesale', () => {
  const policy = buildContentPolicy({ ...BARE, scripts: ['a'], styles: ['b'], frames: ['https://a.example'] });
  expect(policy).not.toMatch(/unsafe|\*(?!\.)|data:|http:/);
});

test('players and configured services are allowed, each where it is used', () => {
  const directives = directivesOf({
    ...BARE,
    frames: ['https://b.example', 'https://a.example'],
    sources: { script: ['https://s.example'], image: ['https://i.example'], connect: ['https://c.example'] },
  });
  expect(directives.get('frame-src')).toEqual(['https://a.example', 'https://b.example']);
  expect(directives.get('script-src')).toEqual(["'self'", 'https://s.example']);
  expect(directives.get('img-src')).toEqual(["'self'", 'https://i.example']);
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://c.example']);
});
