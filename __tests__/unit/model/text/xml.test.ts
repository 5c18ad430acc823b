import { escapeXml, xmlDocument, xmlElement, xmlText } from '../../../../src/model/text/xml';
import { parseXml } from '../../../../scripts/lib/siteCheck/xmlTree';

test.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['rivi\nvaihto\tja ä', 'rivi\nvaihto\tja ä'],
  ['kello\u0007 ja \u0000tyhjä', 'kello ja tyhjä'],
  ['puolikas \ud83d ja \ude00', 'puolikas  ja '],
  ['kokonainen 😀', 'kokonainen 😀'],
])('%j is written as %j', (text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});

test('elements have attributes, text and other elements', () => {
  expect(xmlElement('a', { b: '1"', c: undefined })).toBe('<a b="1&quot;"/>');
  expect(xmlElement('a', {}, [xmlText('b', '<c>', { d: '&' })])).toBe('<a><b d="&amp;">&lt;c&gt;</b></a>');
});

test('a document is read back as it was meant', () => {
  const text = xmlDocument('list', { xmlns: 'urn:x' }, [xmlText('item', 'A & <B>', { a: '"' })]);
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<list xmlns="urn:x">')).toBe(true);
  expect(parseXml(text).children).toEqual([{ name: 'item', attributes: { a: '"' }, children: [], text: 'A & <B>' }]);
});
