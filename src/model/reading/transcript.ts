/** Every WebVTT file starts with this word. */
const SIGNATURE = /^WEBVTT(?:[ \t\n]|$)/;
const TIMING = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})[ \t]+-->/;

/** A caption and its start in seconds. */
export interface TranscriptCue {
  start: number;
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/** True for the text of a WebVTT file. */
export function isWebVtt(text: string): boolean {
  return SIGNATURE.test(text);
}

function readCue(block: string): TranscriptCue[] {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => TIMING.test(line));
  const [, hours = '0', minutes = '0', seconds = '0'] = TIMING.exec(lines[at] ?? '') ?? [];
  const text = plain(lines.slice(at + 1).join(' '));
  if (at < 0 || text === '') return [];
  return [{ start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text }];
}

/** The captions of a video with their times, without styles and repetitions; those of one second are joined. */
export function transcriptOf(webVtt: string): TranscriptCue[] {
  const cues: TranscriptCue[] = [];
  for (const cue of webVtt.split(/\n{2,}/).flatMap(readCue)) {
    const last = cues[cues.length - 1];
    if (last === undefined || (last.text !== cue.text && Math.floor(last.start) !== Math.floor(cue.start)))
      cues.push(cue);
    else if (last.text !== cue.text) last.text += ` ${cue.text}`;
  }
  return cues;
}
