import { plainQuery } from '../../../../src/model/search/plainQuery';

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
])('"%s" is read as "%s"', (pasted, expected) => {
  expect(plainQuery(pasted)).toBe(expected);
});
