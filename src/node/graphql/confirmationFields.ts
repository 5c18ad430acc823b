import { isOlder, unconfirmedAs, type Unconfirmed } from '../../node/content/confirmation';
import { projectSite } from '../site/projectSite';
import { kindOf } from '../content/checks/pageKinds';
import type { GitDates } from '../content/gitDates';

interface Page {
  absolutePath: string;
  path: string;
  locale: string;
  reviewed: string | null;
}

/** Finds the original of a page in the default locale. */
type FindOriginal = (page: Page, context: unknown) => { absolutePath: string } | null;

const kindNow = (absolutePath: string) => {
  const loaded = projectSite();
  return loaded === undefined ? undefined : kindOf(absolutePath, loaded);
};

/** What a page tells of its own standing: its kind, whether it is confirmed, and whether its original is newer. */
export const confirmationFields = (gitDates: () => ReadonlyMap<string, GitDates>, findOriginal: FindOriginal) => ({
  kind: { resolve: ({ absolutePath }: Page): string | null => kindNow(absolutePath)?.[0] ?? null },
  unconfirmed: {
    resolve: (page: Page): Unconfirmed | null => unconfirmedAs(page, kindNow(page.absolutePath)?.[1]),
  },
  isOutdated: {
    resolve: (page: Page, _args: unknown, context: unknown): boolean => {
      const own = gitDates().get(page.absolutePath);
      const original = gitDates().get(findOriginal(page, context)?.absolutePath ?? '');
      return own !== undefined && original !== undefined && isOlder(own.changed, original.changed);
    },
  },
});
