import { readInlineParts } from '../../../../../src/node/output/serving/inlineParts';

const NONE = { scripts: [], styles: [], frames: [], attributes: [] };

test.each([
  ['<p class="a">x</p>', NONE],
  ['<script>a()</script><script id="b">\n b()\n</script>', { ...NONE, scripts: ['a()', '\n b()\n'] }],
  ['<script src="/a.js" async></script><script async src="/b.js"></script>', NONE],
  ['<script type="application/ld+json">{}</script><script type="application/json" id="x">{}</script>', NONE],
  ['<script type="module">a()</script>', { ...NONE, scripts: ['a()'] }],
  ['<style>a{}</style><style data-page="">.css-x{}</style>', { ...NONE, styles: ['a{}', '.css-x{}'] }],
  ['<noscript><style>b{}</style></noscript>', { ...NONE, styles: ['b{}'] }],
  ['<p id="a" style="color:red">x</p>', { ...NONE, attributes: ['style'] }],
  ['<img src="/a.png" onError="x()">', { ...NONE, attributes: ['onerror'] }],
  ['<p>a style="x" onclick="y"</p><code>&lt;p style="x"></code>', NONE],
  ['<script>"<p style=\\"x\\">"</script>', { ...NONE, scripts: ['"<p style=\\"x\\">"'] }],
  ['<footer data-style="dark" data-once="x"></footer>', NONE],
  [
    '<div data-player="https://player.vimeo.com/video/1?dnt=1" data-play="x"></div>',
    { ...NONE, frames: ['https://player.vimeo.com'] },
  ],
])('%s has inline: %j', (html, expected) => {
  expect(readInlineParts(html)).toEqual(expected);
});
