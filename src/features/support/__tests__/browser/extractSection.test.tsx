import { extractSection, headingIds } from '../../browser/extractSection';
import { highlightQuote } from '../../hooks/useLinkedExcerpts';
import { readBlocks } from '../../browser/readBlocks';
import { blocksText } from '../../model/blocks';

const LINK = '<a class="heading-link" href="#x">#</a>';
const STEPS = '<ol class="steps"><li id="vaihe-1">Avaa.</li><li id="vaihe-2">Valitse.</li></ol>';

function rootOf(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const PAGE = rootOf(
  `<p>Alku.</p><h2 id="ennen">Ennen${LINK}</h2><p>Kysy.</p>` +
    `<h2 id="näin"><span id="nain"></span>Näin${LINK}</h2><p>Tee:</p>${STEPS}<h3 id="jos">Jos${LINK}</h3><p>Odota.</p>` +
    `<h2 id="loppu">Loppu${LINK}</h2><p>Valmis.</p><details id="lisää"><summary>Lisää</summary></details>`,
);

test.each([
  ['ennen', 'Ennen', 'ennen', '<p>Kysy.</p>'],
  ['näin', 'Näin', 'nain', `<p>Tee:</p>${STEPS}<h3 id="jos">Jos${LINK}</h3><p>Odota.</p>`],
  ['nain', 'Näin', 'nain', `<p>Tee:</p>${STEPS}<h3 id="jos">Jos${LINK}</h3><p>Odota.</p>`],
  ['jos', 'Jos', 'jos', '<p>Odota.</p>'],
  ['vaihe-2', '', 'vaihe-2', '<ol class="steps" start="2"><li id="vaihe-2">Valitse.</li></ol>'],
  ['lisää', '', 'lisää', '<details id="lisää"><summary>Lisää</summary></details>'],
  ['', '', '', `<p>Alku.</p><p>Tee:</p>${STEPS}<h3 id="jos">Jos${LINK}</h3><p>Odota.</p>`],
])('the part "%s"', (anchor, heading, address, html) => {
  const part = extractSection(PAGE, anchor);
  expect(part).toMatchObject({ heading, anchor: address });
  expect(part?.content.innerHTML).toBe(html);
});

test.each([
  ['a page without headings, whole', '<p>Yksi.</p><p>Kaksi.</p>', '<p>Yksi.</p><p>Kaksi.</p>'],
  ['a page that begins with a heading', '<h2 id="a">A</h2><p>Yksi.</p><h2 id="b">B</h2><p>Kaksi.</p>', '<p>Yksi.</p>'],
  ['a page with steps before any heading', `<p>Alku.</p>${STEPS}<h2 id="a">A</h2><p>Muu.</p>`, `<p>Alku.</p>${STEPS}`],
])('%s', (_, html, expected) => expect(extractSection(rootOf(html), '')?.content.innerHTML).toBe(expected));

test('lists the ids of headings in order; an unknown section is null', () => {
  expect([extractSection(PAGE, 'puuttuu'), headingIds(PAGE)]).toEqual([null, ['ennen', 'näin', 'jos', 'loppu']]);
});

const MARKED_STEPS =
  '<ol><li>Avaa <strong>Saldo</strong>-välilehti.<a class="step-link" href="#x">1</a></li><li>Valitse &lt;b&gt;.</li></ol>';

test.each([
  [['Saldo-väli'], '<strong><mark>Saldo</mark></strong><mark>-väli</mark>lehti.', 'Saldo-väli'],
  [['välilehti. Valitse <b>'], '-<mark>välilehti.</mark><a', 'välilehti.Valitse<b>'],
  [['Avaa', '<b>.'], '<li><mark>Avaa</mark> <strong><mark>Saldo</mark></strong>', 'AvaaSaldo-välilehti.Valitse<b>.'],
])('highlights %j', (name, html, text) => {
  const content = rootOf(MARKED_STEPS);
  expect(highlightQuote(content, name)).toBe(text);
  expect(content.innerHTML).toContain(html);
  expect(content.querySelector('.step-link')?.innerHTML).toBe('1');
});

test.each([[['poissa']], [['Avaa', 'poissa']], [[]]])('without %j the text is unchanged', (name) => {
  const content = rootOf(MARKED_STEPS);
  expect([highlightQuote(content, name), content.innerHTML]).toEqual([undefined, rootOf(MARKED_STEPS).innerHTML]);
});

const BASE = 'https://ohje.example.com/docs/saldo';

const blocksOf = (html: string) => readBlocks(rootOf(html).childNodes, BASE);
const NUMBERED =
  '<ol class="steps" start="3"><li id="vaihe-3"><a class="step-link" href="#vaihe-3">x</a>Avaa.</li><li><p>Valitse:</p><ul><li>a</li></ul></li></ol>';
const TERM =
  '<span class="term"><button class="term-button">saldo</button><span class="term-note">Selitys</span></span>';
const NOTE = '<p class="admonition-title"><svg></svg><span>Huomaa</span></p><p>Teksti.</p>';
const ROWS = '<thead><tr><th>Tuote</th><th>Hinta</th></tr></thead><tbody><tr><td>Lehti</td><td>5 €</td></tr></tbody>';
const HIDDEN = '<span class="visually-hidden">x</span></p><figure><img alt="y"></figure><button>z</button>';

test.each([
  ['spaces and line breaks', '<p>Avaa\n  <strong>kortti</strong> ja <em>lue</em>.</p>\n', 'Avaa kortti ja lue.'],
  ['a line break of the writer', '<p>Katu 1<br>00100 Helsinki</p>', 'Katu 1\n00100 Helsinki'],
  ['steps without the links to them', NUMBERED, '3. Avaa.\n4. Valitse:\n   - a'],
  ['a term without its explanation', `<p>Katso ${TERM}.</p>`, 'Katso saldo.'],
  ['an admonition and its title', `<div class="admonition">${NOTE}</div>`, 'Huomaa\n\nTeksti.'],
  ['details with their line', '<details><summary>Miten?</summary><div><p>Näin.</p></div></details>', 'Miten?\n\nNäin.'],
  ['pictures, buttons and hidden words are left out', `<p>Yksi ${HIDDEN}`, 'Yksi'],
  ['a table with a caption', `<table><caption>Hinnat</caption>${ROWS}</table>`, 'Hinnat\n\n- Tuote: Lehti; Hinta: 5 €'],
  ['code as it is written', '<pre><code>a\n  b</code></pre>', 'a\n  b'],
  ['words outside of any element', 'Yksi <b>kaksi</b><p>Kolme</p> neljä', 'Yksi kaksi\n\nKolme\n\nneljä'],
])('%s', (_, html, text) => expect(blocksText(blocksOf(html), 'https://ohje.example.com')).toBe(text));

test('links are absolute, and script links are removed', () => {
  const html =
    '<p><a href="/docs/a">a</a> <a href="#b">b</a> <a href="javascript:alert(1)">c</a> <a href="http://[">d</a></p>';
  const line = [
    { text: 'a', href: 'https://ohje.example.com/docs/a' },
    { text: ' ' },
    { text: 'b', href: `${BASE}#b` },
    { text: ' c d' },
  ];
  expect(blocksOf(html)).toEqual([{ kind: 'paragraph', line }]);
});
