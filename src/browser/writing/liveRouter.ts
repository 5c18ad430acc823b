import { PAGE_TEXTS, type ScrollMove } from '../../model/navigation/pageNavigation';
import type { FreshText } from '../../model/writing/writing';
import type { LoadedPage } from '../router/pageSource';
import type { Router, Shown } from '../router/router';
import { observable } from '../../model/observable';

/** A router that updates the open page while its content is edited. */
export interface LiveRouter extends Router {
  /** Rerenders the open page with new data or a new template; returns false without a change. */
  renew: (page: LoadedPage) => boolean;
  /** Shows a newer text of the open page; data that arrive later may be older and do not replace it. */
  write: (text: FreshText) => void;
}

/** A refreshed page updates its head and keeps its scroll position. */
const renewed = (scroll: ScrollMove): Shown['arrival'] => ({ by: 'replace', isNewPage: true, scroll });
const IN_PLACE = renewed({ to: 'nowhere' });

const textKey = ({ data }: LoadedPage) => PAGE_TEXTS.find((each) => each in (data as object));

/** True if a page shows a text: its islands and contents differ only with the others. */
function hasText(page: LoadedPage, text: FreshText): boolean {
  const shown = (page.data as Readonly<Record<string, FreshText>>)[textKey(page) ?? ''];
  return (['title', 'description', 'html'] as const).every((key) => shown?.[key] === text[key]);
}

function withText(page: LoadedPage, text: FreshText | undefined): LoadedPage {
  const data = page.data as Readonly<Record<string, object>>;
  const key = textKey(page);
  return text === undefined || key === undefined
    ? page
    : { ...page, data: { ...data, [key]: { ...data[key], ...text } } };
}

const isSame = (one: LoadedPage, other: LoadedPage) =>
  one.template.default === other.template.default &&
  JSON.stringify([one.path, one.data, one.pageContext]) === JSON.stringify([other.path, other.data, other.pageContext]);

/** @param scroll initial scroll of the first page, which is not server-rendered */
export function createLiveRouter(router: Router, scroll: ScrollMove): LiveRouter {
  let { page } = router.shown();
  let text: FreshText | undefined;
  let opened = page;
  const shown = observable<Shown>({ ...router.shown(), arrival: renewed(scroll) });
  const show = (next: Partial<Shown>) => shown.set({ ...router.shown(), ...next, page: withText(page, text) });
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
    shown: shown.get,
    subscribe: shown.subscribe,
    // A prefetch would run the query of a page that is never opened.
    prefetch: () => Promise.resolve(),
    renew: (next) => {
      if (isSame(next, page)) return false;
      page = next;
      show({ arrival: IN_PLACE });
      return true;
    },
    write: (next) => {
      if (text === undefined && hasText(page, next)) return;
      text = next;
      show({ arrival: IN_PLACE });
    },
  };
}
