import { wordsOf } from '../../../../src/model/search/normalise';
import { plainQuery } from '../../../../src/model/search/plainQuery';
import { titleLength } from '../../../../src/model/search/titleLength';

test.each([
  ['', []],
  ['  …!? ', []],
  ['👍🏽', []],
  ['Lisää eräpäivä!', ['lisaa', 'erapaiva']],
  ['Åbo ångström', ['abo', 'angstrom']],
  ['e-lasku / OVT-tunnus', ['elasku', 'e', 'lasku', 'ovttunnus', 'ovt', 'tunnus']],
  ['las\u00adku', ['lasku']],
  ['-lasku-', ['lasku']],
  ['versio 2.1', ['versio', '2', '1']],
  ['__proto__', ['proto']],
  ['saldo👍lasku', ['saldo', 'lasku']],
])('the words of "%s" are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test('a text has the same words composed and decomposed', () => {
  const text = 'Häiriö älä Åke';
  expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text.normalize('NFC')));
  expect(wordsOf(text.normalize('NFD'))).toEqual(['hairio', 'ala', 'ake']);
});

test.each([
  ['lasku%20er%C3%A4p%C3%A4iv%C3%A4n%20siirto', 'lasku eräpäivän siirto'],
  ['er&auml;p&auml;iv&auml;n&nbsp;siirto', 'erapaivan siirto'],
  ['er&#228;p&#228;iv&#228;', 'eräpäivä'],
  ['50 % alennus', '50 % alennus'],
  ['lasku%C3', 'lasku '],
  ['Re: VS: tilauksen katkaisu', 'tilauksen katkaisu'],
  ['resurssi: re', 'resurssi: re'],
  ['https://ohje.example.com/docs/pikaohjeet/eri-maksaja', 'eri maksaja'],
  ['katso https://ohje.example.com/docs/laskun_kopio.html?a=1#b nyt', 'katso laskun kopio nyt'],
  ['https://example.com/search?q=er%C3%A4p%C3%A4iv%C3%A4n+siirto&p=2', 'eräpäivän siirto'],
  ['https://example.com', ''],
  ['www.example.com/saldo/', 'saldo'],
  ['a&b', 'a&b'],
  ['maksusuunnitelma, 3 x 40,00 €', 'maksusuunnitelma,   €'],
  ['lasku 1 240,50 avoinna', 'lasku  avoinna'],
  ['alv 25,50 %', 'alv 25,50 %'],
  ['VS: RE: Jakelun keskeytys 1.7.–14.7.', 'Jakelun keskeytys  – '],
  ['lasku 3.10.2025', 'lasku  '],
  ['keskeytys 1.7.-31.7.2025 lehti', 'keskeytys  -  lehti'],
  ['keskeytys 1.-14.7.', 'keskeytys  '],
  ['6kk tauko', '6 kk tauko'],
  ['versio 1.0.2', 'versio 1.0.2'],
])('"%s" is read as "%s"', (pasted, expected) => expect(plainQuery(pasted)).toBe(expected));

test.each([
  ['Saldo', 1],
  ['Asiakkaan haku', 2],
  ['Haut-näkymä', 1],
  ['Laskut ja laskutus', 1],
  ['Tips and tricks', 1],
  ['Saldon tarkistus, siirto ja palautus', 5],
  ['Tarkistuslista: laskutusajo', 2],
  ['Ohje – alku', 2],
  [' ', 0],
])('"%s" counts as %i', (title, expected) => expect(titleLength(title)).toBe(expected));
