import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readingTime, type Cue } from './captions';

/** Frames per second. */
export const FRAME_RATE = 20;

/** The pictures of a video with their durations, and its captions, by film time: slow machines make the same. */
export interface Film {
  /** Length so far in seconds. */
  seconds: () => number;
  /** Seconds that the current caption must still be visible. */
  unread: () => number;
  add: (picture: Buffer, frames: number) => void;
  /** Ends the current caption and starts another. */
  say: (text: string) => void;
  /** Writes the encoder's list of pictures. Returns its path and the captions. */
  finish: () => { list: string; cues: readonly Cue[] };
}

/** Creates an empty film that writes pictures into a folder. */
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
      // The encoder ignores the duration of the last entry, so repeat the picture.
      writeFileSync(list, [...entries, `file ${last}`, ''].join('\n'));
      return { list, cues };
    },
  };
}
