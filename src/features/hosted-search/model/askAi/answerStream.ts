import { textAt } from '../../../../model/text/json';

/** What an assistant's stream says bit by bit. */
export type StreamEvent =
  | { type: 'text'; text: string }
  | { type: 'source'; url: string; title: string }
  | { type: 'fault'; message: string }
  | { type: 'end' };

/** The end of one event of a stream: an empty line. */
const EVENT_END = /\r\n\r\n|\n\n|\r\r/;

/**
 * Takes the whole events off the front of what has come of a stream.
 * @example splitEvents('data: a\n\ndata: b') // { events: ['a'], rest: 'data: b' }
 */
export function splitEvents(buffer: string): { events: string[]; rest: string } {
  const blocks = buffer.split(EVENT_END);
  const rest = blocks.pop() ?? '';
  const events = blocks.map((block) =>
    block
      .split(/\r\n|\n|\r/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length).replace(/^ /, ''))
      .join('\n'),
  );
  return { events: events.filter((event) => event !== ''), rest };
}

/** What an event of the stream says; undefined for the many that are of no use here, and for what cannot be read. */
export function readStreamEvent(data: string): StreamEvent | undefined {
  if (data === '[DONE]') return { type: 'end' };
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch {
    return undefined;
  }
  switch (textAt(event, 'type')) {
    case 'text-delta':
      return { type: 'text', text: textAt(event, 'delta') };
    // One text ends and another may follow, with a search between them.
    case 'text-end':
      return { type: 'text', text: '\n\n' };
    case 'source-url':
      return { type: 'source', url: textAt(event, 'url'), title: textAt(event, 'title') };
    case 'error':
      return { type: 'fault', message: textAt(event, 'errorText') || 'The assistant has failed.' };
    case 'abort':
      return { type: 'fault', message: 'The assistant has broken off.' };
    default:
      return undefined;
  }
}
