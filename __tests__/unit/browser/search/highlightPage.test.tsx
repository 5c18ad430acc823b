import { highlightPage, sectionElements } from '../../../../src/browser/search/highlightPage';

const HTML =
  '<p>Laskun hinta ja <b>laskut</b>.</p><pre>lasku</pre><button>Lasku</button><p>Hyvityslaskulla ei ole hintaa.</p>';

function content() {
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  return document.querySelector('#root') as Element;
}

test('highlights words in running text, inflected and in compounds, and nowhere else', () => {
  const root = content();
  const { elements } = highlightPage([root], ['lasku'], 'fi');
  expect(elements.map(({ textContent }) => textContent)).toEqual(['Laskun', 'laskut', 'Hyvityslaskulla']);
  expect(root.querySelectorAll('pre mark, button mark')).toHaveLength(0);
});

test('does not highlight text that is hidden or repeated elsewhere', () => {
  document.body.innerHTML =
    '<p>Lasku <span class="term-note">Lasku on</span></p><p class="tab-title">Laskut</p><p>Laskun</p>';
  const { elements } = highlightPage([document.body], ['lasku'], 'fi');
  expect(elements.map(({ textContent }) => textContent)).toEqual(['Lasku', 'Laskun']);
});

test('clearing restores the content and its text nodes', () => {
  const root = content();
  const before = root.querySelectorAll('p')[0]?.childNodes.length;
  highlightPage([root], ['lasku', 'hint'], 'fi').clear();
  expect([root.innerHTML, root.querySelectorAll('p')[0]?.childNodes.length]).toEqual([HTML, before]);
});

test.each([[[]], [['qqq']]])('highlights nothing for %j', (stems) => {
  expect(highlightPage([content()], stems, 'fi').elements).toEqual([]);
});

test.each([
  ['vastaus', ['Laskua', 'Osa', 'laskun']],
  ['alempi', ['Osa', 'laskun']],
  ['rivi', ['laskuna']],
])('the elements of the section %s are %j', (id, expected) => {
  document.body.innerHTML =
    '<main><div class="prose"><h2>Lasku</h2><h2 id="vastaus">Laskua</h2><h3 id="alempi">Osa</h3><p>laskun</p>' +
    '<h2>Muut laskut</h2><p id="rivi">laskuna</p></div></main>';
  const section = document.getElementById(id) ?? document.body;
  expect(sectionElements(section).map(({ textContent }) => textContent)).toEqual(expected);
});
