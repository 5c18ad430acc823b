/** A caption of a video and when it stands there, in seconds from the start. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Characters of a caption that are read in a second, with what else there is to see. */
const READING_PACE = 13;
/** What it takes to notice a new caption, in seconds. */
const NOTICE_TIME = 0.8;

/** How long a caption has to stand there to be read, in seconds. */
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

/** Captions as a file of WebVTT. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${writeTime(start)} --> ${writeTime(end)}\n${escape(text)}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}
