import { WRITING_EVENT, WRITING_EVENTS, type FreshText, type WritingState } from '../../model/writing/writing';

/** What the develop server has told of the open page. */
export interface Writing {
  state: WritingState | undefined;
  /** The newest text of the page, where it has changed since the page was opened. */
  text: FreshText | undefined;
}

/** Nothing has been told yet. */
const NOTHING: Writing = { state: undefined, text: undefined };

type Browser = Pick<Window, 'location' | 'document'> & { EventSource: typeof EventSource };

/** The page's end of the stream of events; there is one for the document. */
export function createWriting(browser: Browser) {
  const listeners = new Set<() => void>();
  let told = NOTHING;
  let pathname: string | undefined;
  let source: EventSource | undefined;
  const set = (next: Partial<Writing>) => {
    told = { ...told, ...next };
    for (const listener of listeners) listener();
  };
  const listen = () => {
    source?.close();
    source = undefined;
    // A browser opens six connections to a host, so that a tab in the background must not keep one.
    if (pathname === undefined || browser.document.hidden) return;
    source = new browser.EventSource(`${WRITING_EVENTS}?path=${encodeURIComponent(pathname)}`);
    source.addEventListener(WRITING_EVENT.state, ({ data }: MessageEvent<string>) =>
      set({ state: JSON.parse(data) as WritingState }),
    );
    source.addEventListener(WRITING_EVENT.text, ({ data }: MessageEvent<string>) =>
      set({ text: JSON.parse(data) as FreshText }),
    );
    source.addEventListener(WRITING_EVENT.reload, () => browser.location.reload());
  };
  browser.document.addEventListener('visibilitychange', listen);
  return {
    told: (): Writing => told,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears of a page from now on. */
    follow: (next: string) => {
      if (next === pathname) return;
      pathname = next;
      set({ text: undefined });
      listen();
    },
  };
}
