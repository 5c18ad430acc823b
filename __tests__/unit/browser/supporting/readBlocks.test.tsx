import { readBlocks } from '../../../../src/browser/supporting/readBlocks';
import { blocksText } from '../../../../src/model/supporting/blocks';

const BASE = 'https://ohje.example.com/docs/saldo';

function blocksOf(html: string) {
  const content = document.createElement('div');
  content.innerHTML = html;
  return readBlocks(content.childNodes, BASE);
}

test.each([
  [
    'spaces and line breaks of the source',
    '<p>Avaa\n  <strong>kortti</strong> ja <em>lue</em>.</p>\n',
    'Avaa kortti ja lue.',
  ],
  ['a line break of the writer', '<p>Katu 1<br>00100 Helsinki</p>', 'Katu 1\n00100 Helsinki'],
  [
    'steps without the links to them',
    '<ol class="steps" start="3"><li id="vaihe-3"><a class="step-link" href="#vaihe-3" aria-label="x"></a>Avaa.</li><li><p>Valitse:</p><ul><li>a</li></ul></li></ol>',
    '3. Avaa.\n4. Valitse:\n   - a',
  ],
  [
    'a term without its explanation',
    '<p>Katso <span class="term"><button type="button" class="term-button">saldo</button><span class="term-note">Selitys</span></span>.</p>',
    'Katso saldo.',
  ],
  [
    'an admonition and its title',
    '<div class="admonition"><p class="admonition-title"><svg></svg><span>Huomaa</span></p><p>Teksti.</p></div>',
    'Huomaa\n\nTeksti.',
  ],
  [
    'details with their line',
    '<details><summary>Miten?</summary><div class="details-body"><p>Näin.</p></div></details>',
    'Miten?\n\nNäin.',
  ],
  [
    'pictures, buttons and hidden words are left out',
    '<p>Yksi <span class="visually-hidden">x</span></p><figure><img alt="y"></figure><button>z</button>',
    'Yksi',
  ],
  [
    'a table with a caption',
    '<table><caption>Hinnat</caption><thead><tr><th>Tuote</th><th>Hinta</th></tr></thead><tbody><tr><td>Lehti</td><td>5 €</td></tr></tbody></table>',
    'Hinnat\n\n- Tuote: Lehti; Hinta: 5 €',
  ],
  ['code as it is written', '<pre><code>a\n  b</code></pre>', 'a\n  b'],
  ['words outside of any element', 'Yksi <b>kaksi</b><p>Kolme</p> neljä', 'Yksi kaksi\n\nKolme\n\nneljä'],
])('%s', (_, html, text) => {
  expect(blocksText(blocksOf(html), 'https://ohje.example.com')).toBe(text);
});

test('links are whole addresses, and those that run scripts are none', () => {
  const html =
    '<p><a href="/docs/a">a</a> <a href="#b">b</a> <a href="javascript:alert(1)">c</a> <a href="http://[">d</a></p>';
  expect(blocksOf(html)).toEqual([
    {
      kind: 'paragraph',
      line: [
        { text: 'a', href: 'https://ohje.example.com/docs/a' },
        { text: ' ' },
        { text: 'b', href: `${BASE}#b` },
        { text: ' c d' },
      ],
    },
  ]);
});
