import { readingTime, writeWebVtt } from '../../../../tools/videos/captions';
import { isWebVtt, transcriptOf } from '../../../../src/model/reading/transcript';

test('captions are written as the site reads them', () => {
  const text = writeWebVtt([
    { start: 0, end: 3.05, text: 'Valitse <Lähetä> & odota.' },
    { start: 63.999, end: 125.4, text: 'Valmis.' },
  ]);
  expect(isWebVtt(text)).toBe(true);
  expect(text).toContain('00:00.000 --> 00:03.050\n');
  expect(text).toContain('01:03.999 --> 02:05.400\n');
  expect(transcriptOf(text)).toEqual([
    { start: 0, text: 'Valitse <Lähetä> & odota.' },
    { start: 63.999, text: 'Valmis.' },
  ]);
});

test('a longer caption is given more time', () => {
  expect(readingTime('Avaa haku suurennuslasista.')).toBeGreaterThan(readingTime('Avaa haku.'));
});
