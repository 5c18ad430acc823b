import { feedHtml } from '../../../../../src/node/output/markdown/feedHtml';
import { plainText } from '../../../../support/plainText';

const rows: [string, string, string][] = [
  [
    'links are whole and headings have no ids',
    '## A {#oma}\n\n[Toinen](/docs/toinen)',
    '<h2>A</h2>\n<p><a href="https://ohje.example.com/sv/docs/toinen">Toinen</a></p>',
  ],
  ['steps', '<Steps>\n\n1. Avaa.\n\n</Steps>', '<ol>\n<li>Avaa.</li>\n</ol>'],
  [
    'tabs are read one after the other',
    '<Tabs>\n<Tab label="A">Eka.</Tab>\n<Tab label="B">Toka.</Tab>\n</Tabs>',
    '<p><strong>A</strong></p><p>Eka.</p><p><strong>B</strong></p><p>Toka.</p>',
  ],
  ['tasks', '- [x] Tehty\n- [ ] Auki', '<ul>\n<li>☑ Tehty</li>\n<li>☐ Auki</li>\n</ul>'],
  [
    'footnotes',
    'Teksti.[^a]\n\n[^a]: Selitys.',
    '<p>Teksti.<sup>1</sup></p>\n<div>\n<ol>\n<li>\n<p>Selitys. </p>\n</li>\n</ol>\n</div>',
  ],
  [
    'code has no colours, buttons or boxes',
    '```json {1}\n{"a": "<b>"}\n```',
    '<pre><code class="language-json">{"a": "&#x3C;b>"}</code></pre>',
  ],
];

test.each(rows)('%s', async (_, mdx, expected) => {
  expect(feedHtml(await plainText(mdx))).toBe(expected);
});
