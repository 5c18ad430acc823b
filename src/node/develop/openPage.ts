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
  /** Lets the browser fetch the page again where it has another template than before, or none. */
  settle: (template: string | undefined) => void;
  /** Lets the browser open the search anew where its files have been written since; each time is another number. */
  settleSearch: (written: number | undefined) => void;
}

/**
 * Begins the stream of events for a page. A proxy or a compressor must not hold events back.
 * @param template name of the page's template; undefined for an address without a page
 */
export function openPage(
  place: { path: string; locale: string },
  template: string | undefined,
  stream: EventStream,
): OpenPage {
  let lastText = '';
  let madeBy = template;
  let known: number | undefined;
  stream.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
  const send = (event: string, data: object) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    ...place,
    sendState: (state) => send(WRITING_EVENT.state, state),
    noteText: (text) => {
      lastText = JSON.stringify(text);
    },
    sendText: (text) => {
      const next = JSON.stringify(text);
      if (next === lastText) return;
      lastText = next;
      send(WRITING_EVENT.text, text);
    },
    settle: (now) => {
      if (now === madeBy) return;
      madeBy = now;
      send(WRITING_EVENT.renew, {});
    },
    settleSearch: (written) => {
      const isNew = known !== undefined && written !== known;
      known = written;
      if (isNew) send(WRITING_EVENT.search, { locale: place.locale });
    },
  };
}
