import { readdirSync, readFileSync } from 'node:fs';
import { createFilm, FRAME_RATE } from '../../../../tools/videos/film';
import { readingTime } from '../../../../tools/videos/captions';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const PICTURE = Buffer.from('picture');

test('captions stand from where they were said to the next one, by the clock of the film', () => {
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

test('a caption is unread until its time has passed on the film', () => {
  const film = createFilm(makeTemporaryFolder());
  expect(film.unread()).toBe(0);
  film.say('Avaa haku.');
  expect(film.unread()).toBeCloseTo(readingTime('Avaa haku.'));
  film.add(PICTURE, 20 * FRAME_RATE);
  expect(film.unread()).toBe(0);
});

test('the list for the encoder has every picture with its time, and the last one twice', () => {
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
