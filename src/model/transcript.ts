/** Every file of captions (WebVTT) starts with this word. */
const SIGNATURE = /^WEBVTT(?:[ \t\n]|$)/;
const TIMING = /^(?:\d+:)?\d{2}:\d{2}\.\d{3}[ \t]+-->/;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/** True when a text is a file of captions. */
export function isWebVtt(text: string): boolean {
  return SIGNATURE.test(text);
}

/** What the captions of a video say, cue by cue, without times and styles. Captions that stay on are told once. */
export function transcriptOf(webVtt: string): string[] {
  const cues = webVtt.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n');
    const timing = lines.findIndex((line) => TIMING.test(line));
    if (timing < 0) return [];
    const text = plain(lines.slice(timing + 1).join(' '));
    return text === '' ? [] : [text];
  });
  return cues.filter((cue, index) => cue !== cues[index - 1]);
}
