import { textAt } from '../../../../model/text/json';

/** An event of the assistant's stream. */
export type StreamEvent =
  | { type: 'text'; text: string }
  | { type: 'source'; url: string; title: string }
  | { type: 'error'; message: string }
  | { type: 'end' };

/** The end of an event: an empty line. */
const EVENT_END = /\r\n\r\n|\n\n|\r\r/;

/**
 * Splits the complete events off a buffer.
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

/** Parses an event; undefined for irrelevant and unreadable ones. */
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
    // Separates texts, because another one can follow after a search.
    case 'text-end':
      return { type: 'text', text: '\n\n' };
    case 'source-url':
      return { type: 'source', url: textAt(event, 'url'), title: textAt(event, 'title') };
    case 'error':
      return { type: 'error', message: textAt(event, 'errorText') || 'The assistant has failed.' };
    case 'abort':
      return { type: 'error', message: 'The assistant has broken off.' };
    default:
      return undefined;
  }
}
