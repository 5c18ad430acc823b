import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isWebVtt, transcriptOf } from '../../../src/model/reading/transcript';
import { readingTime, writeWebVtt } from '../captions';
import { createFilm, FRAME_RATE } from '../film';
import { captionsNotSaid } from '../outdatedRecordings';
import { writeSeconds } from '../recordScene';
import { makeTemporaryFolder } from '../../../__tests__/support/contentFolder';

test('writes captions in the format that the site reads', () => {
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

const PICTURE = Buffer.from('picture');

test('captions last until the next one, by the clock of the film', () => {
  const film = createFilm(makeTemporaryFolder());
  film.add(PICTURE, FRAME_RATE);
  film.say('A');
  film.add(PICTURE, 2 * FRAME_RATE);
  film.say('B');
  film.add(PICTURE, 1);
  expect(film.finish().cues).toEqual([
    { start: 1, end: 3, text: 'A' },
    { start: 3, end: 3 + 1 / FRAME_RATE, text: 'B' },
  ]);
});

test('a caption is unread for a time that grows with its length', () => {
  expect(readingTime('Avaa haku suurennuslasista.')).toBeGreaterThan(readingTime('Avaa haku.'));
  const film = createFilm(makeTemporaryFolder());
  expect(film.unread()).toBe(0);
  film.say('Avaa haku.');
  expect(film.unread()).toBeCloseTo(readingTime('Avaa haku.'));
  film.add(PICTURE, 20 * FRAME_RATE);
  expect(film.unread()).toBe(0);
});

test('the encoder’s list has every picture with its duration, and the last one twice', () => {
  const folder = makeTemporaryFolder();
  const film = createFilm(folder);
  film.add(PICTURE, 1);
  film.add(PICTURE, FRAME_RATE);
  const { list } = film.finish();
  const [first, second] = readdirSync(folder).filter((name) => name.endsWith('.png'));
  expect(readFileSync(list, 'utf8').trim().split('\n')).toEqual([
    'ffconcat version 1.0',
    `file ${first}`,
    `duration ${1 / FRAME_RATE}`,
    `file ${second}`,
    'duration 1',
    `file ${second}`,
  ]);
});

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:03.000\nAvaa haku.\n\n00:04.000 --> 00:06.000\nValitse tulos.\n';

test.each([
  ['a scene that says all', "say('Avaa haku.'); say('Valitse tulos.');", []],
  ['a scene that was reworded since', "say('Avaa haku.'); say('Valitse ohje.');", ['Valitse tulos.']],
])('%s', (_scene, code, expected) => expect(captionsNotSaid(CAPTIONS, code)).toEqual(expected));

test('rewrites only the line of the length; without it, says how to fix the file', () => {
  const file = path.join(makeTemporaryFolder(), 'haku.yaml');
  writeFileSync(file, 'title: Haku # seconds: 1\nseconds: 1\nposter: haku.jpg\n');
  writeSeconds(file, 42);
  expect(readFileSync(file, 'utf8')).toBe('title: Haku # seconds: 1\nseconds: 42\nposter: haku.jpg\n');
  writeFileSync(file, 'title: Haku\n');
  expect(() => writeSeconds(file, 42)).toThrow(
    `${file} has no line "seconds: …". Add "seconds: 1"; recording updates it.`,
  );
});
