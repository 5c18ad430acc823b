import { isOlder, unconfirmedAs, type Unconfirmed } from '../schema/confirmation';
import type { LoadedSite } from '../content/loadSite';
import { kindOf } from '../content/checks/pageKinds';
import type { GitDates } from '../content/gitDates';

interface Sources<Context> {
  /** Returns the current site: in `develop`, its files change. */
  site: () => Pick<LoadedSite, 'folder' | 'kinds'> | undefined;
  gitDates: () => ReadonlyMap<string, GitDates>;
  /** Finds the original of a page in the default locale. */
  findOriginal: (page: Page, context: Context) => { absolutePath: string } | null;
}

interface Page {
  absolutePath: string;
  path: string;
  locale: string;
  reviewed: string | null;
}

/** Fields for the status of a page: its kind, whether it is confirmed, and whether its original is newer. */
export function confirmationFields<Context>({ site, gitDates, findOriginal }: Sources<Context>) {
  const kindNow = (absolutePath: string) => {
    const loaded = site();
    return loaded === undefined ? undefined : kindOf(absolutePath, loaded);
  };
  const kind = { resolve: ({ absolutePath }: Page): string | null => kindNow(absolutePath)?.[0] ?? null };
  const unconfirmed = {
    resolve: (page: Page): Unconfirmed | null => unconfirmedAs(page, kindNow(page.absolutePath)?.[1]),
  };
  const isOutdated = {
    resolve: (page: Page, _args: unknown, context: Context): boolean => {
      const pageDates = gitDates().get(page.absolutePath);
      const original = gitDates().get(findOriginal(page, context)?.absolutePath ?? '');
      return pageDates !== undefined && original !== undefined && isOlder(pageDates.changed, original.changed);
    },
  };
  return { kind, unconfirmed, isOutdated };
}
