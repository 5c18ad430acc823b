import type { FreshText, WritingState } from '../../model/writing/writing';
import { WRITING_EVENT } from '../../model/writing/writing';

/** The part of an answer that is written to. */
export interface EventStream {
  writeHead: (status: number, headers: Record<string, string>) => void;
  write: (text: string) => void;
}

/** A page that is open in a browser. */
export interface OpenPage {
  /** Path without the locale, and the locale. */
  path: string;
  locale: string;
  sendState: (state: WritingState) => void;
  /** Sends a text unless it is the one that was noted or sent last. */
  sendText: (text: FreshText) => void;
  /** Notes the text that the page has by itself. */
  noteText: (text: FreshText) => void;
  /** Lets the browser load the page again if it is made in another way than before. */
  settle: (template: string | undefined) => void;
}

/** Begins the stream of events for a page. A proxy or a compressor must not hold events back. */
export function openPage(
  place: { path: string; locale: string },
  template: string | undefined,
  stream: EventStream,
): OpenPage {
  let shown = '';
  let madeBy = template;
  stream.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
  const send = (event: string, data: object) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    ...place,
    sendState: (state) => send(WRITING_EVENT.state, state),
    noteText: (text) => {
      shown = JSON.stringify(text);
    },
    sendText: (text) => {
      const next = JSON.stringify(text);
      if (next === shown) return;
      shown = next;
      send(WRITING_EVENT.text, text);
    },
    settle: (now) => {
      if (now === madeBy) return;
      madeBy = now;
      send(WRITING_EVENT.reload, {});
    },
  };
}
