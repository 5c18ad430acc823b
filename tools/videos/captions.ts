/** A caption with its times in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Reading speed in characters per second, while watching. */
const READING_PACE = 13;
/** Seconds to notice a new caption. */
const NOTICE_TIME = 0.8;

/** Required duration of a caption in seconds. */
export function readingTime(text: string): number {
  return NOTICE_TIME + text.length / READING_PACE;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function writeTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const minutes = Math.floor(thousandths / 60_000);
  const rest = thousandths - minutes * 60_000;
  return `${twoDigits(minutes)}:${twoDigits(Math.floor(rest / 1000))}.${String(rest % 1000).padStart(3, '0')}`;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Captions as WebVTT. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${writeTime(start)} --> ${writeTime(end)}\n${escape(text)}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}
