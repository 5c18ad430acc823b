import { cutPart, headingIds } from '../../../../src/browser/supporting/cutPage';

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
  const part = cutPart(PAGE, anchor);
  expect(part).toMatchObject({ heading, anchor: address });
  expect(part?.content.innerHTML).toBe(html);
});

test('a part that is not there is none', () => {
  expect(cutPart(PAGE, 'puuttuu')).toBeNull();
});

test.each([
  ['a page without headings, whole', '<p>Yksi.</p><p>Kaksi.</p>', '<p>Yksi.</p><p>Kaksi.</p>'],
  [
    'a page that begins with a heading, with its first section',
    '<h2 id="a">A</h2><p>Yksi.</p><h2 id="b">B</h2><p>Kaksi.</p>',
    '<p>Yksi.</p>',
  ],
  ['a page with steps before any heading', `<p>Alku.</p>${STEPS}<h2 id="a">A</h2><p>Muu.</p>`, `<p>Alku.</p>${STEPS}`],
])('%s', (_, html, expected) => {
  expect(cutPart(rootOf(html), '')?.content.innerHTML).toBe(expected);
});

test('the ids of the headings come in order', () => {
  expect(headingIds(PAGE)).toEqual(['ennen', 'näin', 'jos', 'loppu']);
});
