import { dayAndMonth, longDate, monthInDigits } from '../../../../src/model/text/date';
import { datePatterns, writeDate } from '../../../../src/model/text/datePatterns';
import { languageName } from '../../../../src/model/text/languageName';
import { countAt, listAt, textAt, valueAt } from '../../../../src/model/text/json';
import { escapeXml, xmlDocument, xmlElement, xmlText } from '../../../../src/model/text/xml';
import { parseXml } from '../../../support/xmlTree';

test.each([['2024-12-31', 'fi', '31. joulukuuta 2024', '31. joulukuuta']])(
  '%s in %s is "%s", without the year "%s"',
  (date, lang, long, short) => {
    expect([longDate(date, lang), dayAndMonth(date, lang)]).toEqual([long, short]);
  },
);

test('a month in digits', () => expect(monthInDigits('2024-08')).toBe('8/2024'));

test.each([
  ['pt-BR', '5 de maio de 2024', '5 de maio'],
  ['zh-Hans', '2024年5月5日', '5月5日'],
])('the patterns of %s write dates like the build', (lang, long, short) => {
  const patterns = datePatterns(lang);
  expect(patterns && writeDate('2024-05-06T01:00:00+03:00', patterns, 'long')).toBe(long);
  expect(patterns && writeDate('2024-05-05', patterns, 'short')).toBe(short);
});

test('a language with its own digits has no patterns, but its dates are formatted', () => {
  expect(datePatterns('fa')).toBeUndefined();
  expect(longDate('2024-05-17', 'fa')).toMatch(/[۰-۹]/);
});

test.each([
  ['sv', 'fi', 'ruotsi'],
  ['x', 'fi', 'x'],
])('%s is in %s called %s', (code, locale, name) => expect(languageName(code, locale)).toBe(name));

const value = { a: { b: [{ c: 'text', n: 3 }] }, nothing: null };

test('reads a value by its keys, and is undefined if a step is missing', () => {
  expect(valueAt(value, 'a', 'b', 0, 'n')).toBe(3);
  expect(valueAt(value)).toBe(value);
  const missing = [
    ['x', 'y'],
    ['nothing', 'c'],
    ['a', 'b', 5, 'c'],
    ['a', 'b', 0, 'c', 'x'],
  ] as const;
  expect(missing.map((path) => valueAt(value, ...path))).toEqual(missing.map(() => undefined));
});

test('a value of another type counts as missing', () => {
  const texts = [textAt(value, 'a', 'b', 0, 'c'), textAt(value, 'a', 'b', 0, 'n'), textAt(undefined)];
  expect([texts, listAt(value, 'a', 'b').length]).toEqual([['text', '', ''], 1]);
  expect([listAt(value, 'a'), listAt('abc')]).toEqual([[], []]);
});

test('a count is a whole number of at least zero', () => {
  const found = [3, 3.7, 0, -2, Number.NaN, Number.POSITIVE_INFINITY, '3', null];
  expect(found.map((each) => countAt({ each }, 'each'))).toEqual([3, 3, 0, 0, 0, 0, 0, 0]);
});

test.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['kello\u0007 ja \u0000tyhjä', 'kello ja tyhjä'],
  ['puolikas \ud83d ja \ude00', 'puolikas  ja '],
])('%j is escaped as %j', (text, expected) => expect(escapeXml(text)).toBe(expected));

test('elements have attributes, text and child elements', () => {
  expect(xmlElement('a', { b: '1"', c: undefined })).toBe('<a b="1&quot;"/>');
  expect(xmlElement('a', {}, [xmlText('b', '<c>', { d: '&' })])).toBe('<a><b d="&amp;">&lt;c&gt;</b></a>');
});

test('a parsed document equals the written one', () => {
  const text = xmlDocument('list', { xmlns: 'urn:x' }, [xmlText('item', 'A & <B>', { a: '"' })]);
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<list xmlns="urn:x">')).toBe(true);
  expect(parseXml(text).children).toEqual([{ name: 'item', attributes: { a: '"' }, children: [], text: 'A & <B>' }]);
});
