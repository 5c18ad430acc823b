import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readingTime, type Cue } from './captions';

/** Frames of a video in a second; also how long the shortest one lasts. */
export const FRAME_RATE = 20;

/**
 * The pictures of a video, each with the time that it is to be seen, and its captions. The film's clock counts what
 * is on the film, not what taking the pictures took, so a slow machine makes the same video.
 */
export interface Film {
  /** Seconds that are on the film. */
  seconds: () => number;
  /** Seconds for which the caption still has to stand there to be read. */
  unread: () => number;
  /** Adds a picture for a number of frames. */
  add: (picture: Buffer, frames: number) => void;
  /** Ends the caption that stands there and starts another one. */
  say: (text: string) => void;
  /** Writes the list of the pictures for the encoder. Returns its path, and the captions. */
  finish: () => { list: string; cues: readonly Cue[] };
}

/** Makes an empty film, whose pictures go into a folder. */
export function createFilm(folder: string): Film {
  const entries = ['ffconcat version 1.0'];
  const cues: Cue[] = [];
  let caption: { text: string; start: number } | undefined;
  let frames = 0;
  let last = '';
  const seconds = () => frames / FRAME_RATE;
  const endCaption = () => {
    if (caption !== undefined) cues.push({ ...caption, end: seconds() });
    caption = undefined;
  };
  return {
    seconds,
    unread: () => (caption === undefined ? 0 : Math.max(0, caption.start + readingTime(caption.text) - seconds())),
    add: (picture, count) => {
      last = `${String(entries.length).padStart(5, '0')}.png`;
      writeFileSync(path.join(folder, last), picture);
      entries.push(`file ${last}`, `duration ${count / FRAME_RATE}`);
      frames += count;
    },
    say: (text) => {
      endCaption();
      caption = { text, start: seconds() };
    },
    finish: () => {
      endCaption();
      const list = path.join(folder, 'list.txt');
      // The encoder drops the time of the last entry, so the last picture is named once more.
      writeFileSync(list, [...entries, `file ${last}`, ''].join('\n'));
      return { list, cues };
    },
  };
}
