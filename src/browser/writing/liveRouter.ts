import type { ScrollMove } from '../../model/navigation/pageNavigation';
import type { FreshText } from '../../model/writing/writing';
import type { LoadedPage } from '../router/pageSource';
import type { Router, Shown } from '../router/router';

/** A router whose open page changes while it is written. */
export interface LiveRouter extends Router {
  /** Shows the open page with its new data or template; returns false where it has not changed. */
  renew: (page: LoadedPage) => boolean;
  /** Shows a new text of the open page, and keeps it over data that arrive later: they may be older. */
  write: (text: FreshText) => void;
}

/** Keys of a page's data that hold its text. */
const TEXTS = ['doc', 'post'] as const;

/** A renewed page gets its head again, and stays where the writer has scrolled. */
const renewed = (scroll: ScrollMove): Shown['arrival'] => ({ by: 'replace', isNewPage: true, scroll });
const IN_PLACE = renewed({ to: 'nowhere' });

function withText(page: LoadedPage, text: FreshText | undefined): LoadedPage {
  const data = page.data as Readonly<Record<string, object>>;
  const key = TEXTS.find((each) => each in data);
  return text === undefined || key === undefined
    ? page
    : { ...page, data: { ...data, [key]: { ...data[key], ...text } } };
}

const isSame = (one: LoadedPage, other: LoadedPage) =>
  one.template.default === other.template.default &&
  JSON.stringify([one.path, one.data, one.pageContext]) === JSON.stringify([other.path, other.data, other.pageContext]);

/** @param scroll where to scroll the first page, which no server has written */
export function createLiveRouter(router: Router, scroll: ScrollMove): LiveRouter {
  let { page } = router.shown();
  let text: FreshText | undefined;
  let opened = page;
  let shown: Shown = { ...router.shown(), arrival: renewed(scroll) };
  const listeners = new Set<() => void>();
  const show = (next: Partial<Shown>) => {
    shown = { ...router.shown(), ...next, page: withText(page, text) };
    listeners.forEach((listener) => listener());
  };
  router.subscribe(() => {
    if (router.shown().page !== opened) {
      opened = router.shown().page;
      page = opened;
      text = undefined;
    }
    show({});
  });
  return {
    ...router,
    shown: () => shown,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    // Each would run the query of a page that nobody may open.
    prefetch: () => Promise.resolve(),
    renew: (next) => {
      if (isSame(next, page)) return false;
      page = next;
      show({ arrival: IN_PLACE });
      return true;
    },
    write: (next) => {
      text = next;
      show({ arrival: IN_PLACE });
    },
  };
}
