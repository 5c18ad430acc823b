import { WRITING_EVENT, WRITING_EVENTS, type FreshText, type WritingState } from '../../model/writing/writing';
import { observable } from '../../model/observable';

/** Event handlers for the open page; its state is stored here. */
interface WritingHandlers {
  text: (text: FreshText) => void;
  /** The page was created or removed, has another template, or may have changed before the stream opened. */
  renew: () => void;
  /** The texts of a locale's search have changed. */
  search: (locale: string) => void;
}

type Browser = Pick<Window, 'document'> & { EventSource: typeof EventSource };

/** Creates the page's client of the event stream, one per document. */
export function createWriting(browser: Browser) {
  const state = observable<WritingState | undefined>(undefined);
  let handlers: Partial<WritingHandlers> = {};
  let path: string | undefined;
  let source: EventSource | undefined;
  const listen = () => {
    source?.close();
    source = undefined;
    // A browser opens six connections per host, so background tabs must not hold one.
    if (path === undefined || browser.document.hidden) return;
    const opened = new browser.EventSource(`${WRITING_EVENTS}?${new URLSearchParams({ path }).toString()}`);
    const on = <Data>(event: string, handle: (data: Data) => void) =>
      opened.addEventListener(event, ({ data }: MessageEvent<string>) => handle(JSON.parse(data) as Data));
    on<WritingState>(WRITING_EVENT.state, state.set);
    on<FreshText>(WRITING_EVENT.text, (text) => handlers.text?.(text));
    on<{ locale: string }>(WRITING_EVENT.search, ({ locale }) => handlers.search?.(locale));
    on(WRITING_EVENT.renew, () => handlers.renew?.());
    opened.addEventListener('open', () => handlers.renew?.());
    source = opened;
  };
  browser.document.addEventListener('visibilitychange', listen);
  return {
    state: state.get,
    subscribe: state.subscribe,
    handle: (next: WritingHandlers) => {
      handlers = next;
    },
    /** Subscribes to the events of a page. */
    follow: (next: string) => {
      if (next === path) return;
      path = next;
      listen();
    },
  };
}
