import { markedParts, plainText } from '../../../../../src/model/search/hosted/highlight';

const shown = (marked: string) =>
  markedParts(marked)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('|');

test.each([
  ['', ''],
  ['Lasku', 'Lasku'],
  ['<mark>Lasku</mark>', '[Lasku]'],
  ['Uusi <mark>lasku</mark> nyt', 'Uusi |[lasku]| nyt'],
  ['<mark>a</mark><mark>b</mark>', '[ab]'],
  ['<mark>kesken', '[kesken]'],
  ['liikaa</mark> tästä', 'liikaa tästä'],
  ['<mark><mark>a</mark></mark>b', '[a]|b'],
  ['<mark></mark>a', 'a'],
  ['&lt;a</mark>&gt;', '<a>'],
])('%j has the pieces %j', (marked, pieces) => {
  expect(shown(marked)).toBe(pieces);
});

test.each([
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['<script>a</script><mark>b</mark>', '<script>a</script>|[b]'],
  ['<em>a</em>', '<em>a</em>'],
  ['<mark onclick=x>a</mark>', '<mark onclick=x>a'],
  ['<MARK>a</MARK>', '<MARK>a</MARK>'],
  ['<mark><b>a</b></mark>', '[<b>a</b>]'],
])('markup of others is text: %j', (marked, pieces) => {
  expect(shown(marked)).toBe(pieces);
});

test.each([
  ['a &amp; b', 'a & b'],
  ['&lt;Steps&gt;', '<Steps>'],
  ['&quot;a&quot; &#39;b&#39; &apos;c&apos;', "\"a\" 'b' 'c'"],
  ['&#x20ac; &#8364;', '€ €'],
  ['1&nbsp;000', '1\u00a0000'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;mark&gt;a&lt;/mark&gt;', '<mark>a</mark>'],
  ['&AMP;', '&'],
  ['&unknown; &amp &;', '&unknown; &amp &;'],
  ['&#xd800; &#0; &#x110000; &#9999999;', '&#xd800; &#0; &#x110000; &#9999999;'],
  ['&constructor; &tos;', '&constructor; &tos;'],
])('the entities of %j are the characters of %j', (marked, text) => {
  expect(markedParts(marked)).toEqual([{ text, isMatch: false }]);
});

test('the text of pieces is theirs without marks', () => {
  expect(plainText(markedParts('a <mark>b</mark> &amp; c'))).toBe('a b & c');
});
