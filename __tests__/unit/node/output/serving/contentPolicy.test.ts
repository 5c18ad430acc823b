import { createHash } from 'node:crypto';
import type { PolicyInput } from '../../../../../src/node/output/serving/contentPolicy';
import { buildContentPolicy, policyInPage } from '../../../../../src/node/output/serving/contentPolicy';
import { mergeStyleBlocks, splitRules } from '../../../../../src/node/html/mergeStyleBlocks';
import { readInlineParts } from '../../../../../src/node/output/surveyPages';

const BARE: PolicyInput = {
  scripts: [],
  styles: [],
  frames: [],
  sources: { script: [], image: [], media: [], connect: [], frame: [] },
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directivesOf = (facts: PolicyInput) =>
  new Map(
    buildContentPolicy(facts)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
  );

test('a page without inline parts may load only from its own site', () => {
  const { 'style-src': styles, ...directives } = Object.fromEntries(directivesOf(BARE));
  expect(styles).toEqual(["'self'", hash('')]);
  const none = ['default-src', 'base-uri', 'frame-ancestors'];
  const own = ['script', 'img', 'font', 'media', 'connect', 'worker', 'manifest'].map((kind) => `${kind}-src`);
  expect(directives).toEqual({
    ...Object.fromEntries(none.map((name) => [name, ["'none'"]])),
    ...Object.fromEntries([...own, 'form-action'].map((name) => [name, ["'self'"]])),
  });
});

test('allows inline parts by hash, without duplicates, sorted', () => {
  const directives = directivesOf({ ...BARE, scripts: ['b()', 'a("ä")', 'b()'], styles: ['a{}'] });
  expect(directives.get('script-src')).toEqual(["'self'", ...[hash('b()'), hash('a("ä")')].sort()]);
  expect(directives.get('style-src')).toEqual(["'self'", ...[hash(''), hash('a{}')].sort()]);
});

test('a page contains the header’s policy, without directives that a meta element cannot have', () => {
  const input = { ...BARE, scripts: ['a()'], frames: ['https://b.example'] };
  const [, policy] =
    /^<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>$/.exec(policyInPage(input)) ?? [];
  expect(`${policy}; frame-ancestors 'none'`).toBe(buildContentPolicy(input));
});

test('allows players and configured services in their directives', () => {
  const directives = directivesOf({
    ...BARE,
    frames: ['https://b.example', 'https://a.example'],
    sources: {
      script: ['https://s.example'],
      image: ['https://i.example'],
      media: ['https://m.example'],
      connect: ['https://c.example'],
      frame: ['https://a.example', 'https://f.example'],
    },
  });
  expect(directives.get('frame-src')).toEqual(['https://a.example', 'https://b.example', 'https://f.example']);
  expect(directives.get('script-src')).toEqual(["'self'", 'https://s.example']);
  expect(directives.get('img-src')).toEqual(["'self'", 'https://i.example']);
  expect(directives.get('media-src')).toEqual(["'self'", 'https://m.example']);
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://c.example']);
});

test('allows frames on the pages of products only', () => {
  const framedBy = ['https://app.example.com', 'https://b.example'];
  expect(directivesOf({ ...BARE, framedBy }).get('frame-ancestors')).toEqual(framedBy);
});

const NONE = { scripts: [], styles: [], frames: [], attributes: [] };

test.each([
  ['<script>a()</script><script id="b">\n b()\n</script>', { ...NONE, scripts: ['a()', '\n b()\n'] }],
  ['<script src="/a.js" async></script><script async src="/b.js"></script>', NONE],
  ['<script type="application/ld+json">{}</script><script type="application/json" id="x">{}</script>', NONE],
  ['<script type="module">a()</script>', { ...NONE, scripts: ['a()'] }],
  ['<style>a{}</style><style data-page="">.css-x{}</style>', { ...NONE, styles: ['a{}', '.css-x{}'] }],
  ['<noscript><style>b{}</style></noscript>', { ...NONE, styles: ['b{}'] }],
  ['<p id="a" style="color:red">x</p>', { ...NONE, attributes: ['style'] }],
  ['<img src="/a.png" onError="x()">', { ...NONE, attributes: ['onerror'] }],
  ['<p>a style="x" onclick="y"</p><code>&lt;p style="x"></code>', NONE],
  [
    '<div data-player="https://player.vimeo.com/video/1?dnt=1" data-play="x"></div>',
    { ...NONE, frames: ['https://player.vimeo.com'] },
  ],
  ['<a aria-label="<script> and <style>">A</a><script>b</script>', { ...NONE, scripts: ['b'] }],
])('%s has the inline parts %j', (html, expected) => expect(readInlineParts(html)).toEqual(expected));

test.each([
  ['', []],
  ['.a{b:c;}.d{}', ['.a{b:c;}', '.d{}']],
  ['@media print{.a{b:c;}.d{}}.e{}', ['@media print{.a{b:c;}.d{}}', '.e{}']],
  ['.a{content:"}";}.b{content:\'{\';}', ['.a{content:"}";}', ".b{content:'{';}"]],
  ['.a{content:"\\"}";}.b{}', ['.a{content:"\\"}";}', '.b{}']],
])('splits %s into %j', (css, rules) => expect(splitRules(css)).toEqual(rules));

const css = (letters: string) => [...letters].map((letter) => `.${letter}{}`).join('');
const blocks = (...kinds: [letters: string, pages: number][]) =>
  new Map(kinds.map(([letters, pages]) => [css(letters), pages]));

test('merges the two most similar blocks, keeping the order of both', () => {
  const merged = mergeStyleBlocks(blocks(['abcd', 1], ['axcd', 1], ['qrst', 1]), 2);
  expect([...merged]).toEqual([
    [css('qrst'), css('qrst')],
    [css('abcd'), css('axbcd')],
    [css('axcd'), css('axbcd')],
  ]);
});

test('the block of most pages grows last', () => {
  const merged = mergeStyleBlocks(blocks(['abc', 1000], ['abd', 1], ['xyzabe', 1]), 2);
  expect([merged.get(css('abc')), merged.get(css('abd'))]).toEqual([css('abc'), merged.get(css('xyzabe'))]);
});
