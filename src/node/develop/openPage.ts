import type { FreshText, WritingState } from '../../model/writing/writing';
import { WRITING_EVENT } from '../../model/writing/writing';

/** The part of a response that is used here. */
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
  /** Sends a text, unless it is the one that was sent last. */
  sendText: (text: FreshText) => void;
  /** Tells the browser to fetch the page again where its template has changed, appeared or disappeared. */
  settle: (template: string | undefined) => void;
  /** Tells the browser to open the search anew after its files were written; `written` differs each time. */
  settleSearch: (written: number | undefined) => void;
}

/** Starts the event stream of a page, unbuffered by headers; without a template for an address without a page. */
export function openPage(
  place: { path: string; locale: string },
  template: string | undefined,
  stream: EventStream,
): OpenPage {
  let lastText = '';
  let madeBy = template;
  let lastWritten: number | undefined;
  stream.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
  const send = (event: string, data: object) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    ...place,
    sendState: (state) => send(WRITING_EVENT.state, state),
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
      const isNew = lastWritten !== undefined && written !== lastWritten;
      lastWritten = written;
      if (isNew) send(WRITING_EVENT.search, { locale: place.locale });
    },
  };
}
