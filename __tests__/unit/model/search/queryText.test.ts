import { wordsOf } from '../../../../src/model/search/normalise';
import { plainQuery } from '../../../../src/model/search/plainQuery';
import { titleLength } from '../../../../src/model/search/pageTable';

test.each([
  ['e-lasku / OVT-tunnus', ['elasku', 'e', 'lasku', 'ovttunnus', 'ovt', 'tunnus']],
  ['las\u00adku', ['lasku']],
  ['__proto__', ['proto']],
])('the words of "%s" are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test.each([
  ['er&auml;p&auml;iv&auml;n&nbsp;siirto', 'erapaivan siirto'],
  ['er&#228;p&#228;iv&#228;', 'eräpäivä'],
  ['lasku%C3', 'lasku '],
  ['resurssi: re', 'resurssi: re'],
  ['katso https://ohje.example.com/docs/laskun_kopio.html?a=1#b nyt', 'katso laskun kopio nyt'],
  ['https://example.com/search?q=er%C3%A4p%C3%A4iv%C3%A4n+siirto&p=2', 'eräpäivän siirto'],
  ['https://example.com', ''],
  ['www.example.com/saldo/', 'saldo'],
  ['lasku 1 240,50 avoinna', 'lasku  avoinna'],
  ['VS: RE: Jakelun keskeytys 1.7.–14.7.', 'Jakelun keskeytys  – '],
  ['lasku 3.10.2025', 'lasku  '],
  ['6kk tauko', '6 kk tauko'],
])('"%s" is cleaned to "%s"', (pasted, expected) => expect(plainQuery(pasted)).toBe(expected));

test.each([
  ['Saldon tarkistus, siirto ja palautus', 5],
  ['Ohje – alku', 2],
  ['Verkkolaskun esi-ilmoitus', 2.5],
])('"%s" has the length %d', (title, expected) => expect(titleLength(title)).toBe(expected));
