import { WRITING_EVENT, WRITING_EVENTS, type FreshText, type WritingState } from '../../model/writing/writing';

/** What the develop server has sent of the open page. */
export interface Writing {
  state: WritingState | undefined;
  /** The newest text of the page, where it has changed since the page was opened. */
  text: FreshText | undefined;
}

/** The open page: its address, and the template that makes what is shown; undefined for an address without a page. */
interface ShownPage {
  path: string;
  shown: string | undefined;
}

/** Nothing has been sent yet. */
const NOTHING: Writing = { state: undefined, text: undefined };

/** Names, in the session, the page that was loaded again last, and says how often. */
const RELOADED_KEY = 'site.reloadedPage';
/** A page that stays as it is must not be loaded again for ever. */
const MOST_RELOADS = 3;

type Browser = Pick<Window, 'location' | 'document' | 'sessionStorage'> & { EventSource: typeof EventSource };

/**
 * The page's end of the stream of events; there is one for the document.
 * @param onSearch called with a locale when its search finds other texts than before
 */
export function createWriting(browser: Browser, onSearch: (locale: string) => void) {
  const listeners = new Set<() => void>();
  let told = NOTHING;
  let page: ShownPage | undefined;
  let source: EventSource | undefined;
  const set = (next: Partial<Writing>) => {
    told = { ...told, ...next };
    for (const listener of listeners) listener();
  };
  const reload = (name: string) => {
    const [before, times = '0'] = (browser.sessionStorage.getItem(RELOADED_KEY) ?? '').split('\n');
    const count = before === name ? Number(times) : 0;
    if (count >= MOST_RELOADS) return;
    browser.sessionStorage.setItem(RELOADED_KEY, `${name}\n${count + 1}`);
    browser.location.reload();
  };
  const listen = () => {
    source?.close();
    source = undefined;
    // A browser opens six connections to a host, so that a tab in the background must not keep one.
    if (page === undefined || browser.document.hidden) return;
    const { path, shown } = page;
    const query = new URLSearchParams({ path, ...(shown === undefined ? {} : { shown }) });
    source = new browser.EventSource(`${WRITING_EVENTS}?${query.toString()}`);
    source.addEventListener(WRITING_EVENT.state, ({ data }: MessageEvent<string>) =>
      set({ state: JSON.parse(data) as WritingState }),
    );
    source.addEventListener(WRITING_EVENT.text, ({ data }: MessageEvent<string>) =>
      set({ text: JSON.parse(data) as FreshText }),
    );
    source.addEventListener(WRITING_EVENT.search, ({ data }: MessageEvent<string>) =>
      onSearch((JSON.parse(data) as { locale: string }).locale),
    );
    source.addEventListener(WRITING_EVENT.reload, () => reload(`${path} ${shown}`));
  };
  browser.document.addEventListener('visibilitychange', listen);
  return {
    told: (): Writing => told,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears of a page from now on. */
    follow: (next: ShownPage) => {
      if (next.path === page?.path && next.shown === page.shown) return;
      page = next;
      set({ text: undefined });
      listen();
    },
  };
}
