import path from 'node:path';
import { isOlder, unconfirmedAs, type Unconfirmed } from '../schema/kindsSchema';
import type { LoadedSite } from '../content/loadSite';
import { kindOf } from '../content/checks/pageKinds';
import type { DatesByFile } from '../content/gitDates';
import { editUrl } from '../../model/site/editUrl';
import { sourcesOf, type LinkingPage } from '../../model/pages/linkSources';
import { siteSettingsId } from '../types/nodeIds';
import { findNode, type FindNode, type ResolverContext } from '../types/resolverContext';
import { plainText } from '../content/localizeHtml';
import { marksIn, type FilledMark } from '../../model/pages/marks';

interface Sources<Context> {
  /** Returns the current site: in `develop`, its files change. */
  site: () => Pick<LoadedSite, 'folder' | 'kinds'> | undefined;
  gitDates: () => DatesByFile;
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
      const original = gitDates()?.get(findOriginal(page, context)?.absolutePath ?? '');
      return isOlder(gitDates()?.get(page.absolutePath)?.changed, original?.changed);
    },
  };
  return { kind, unconfirmed, isOutdated };
}

/** The URL where a page's file can be edited, by the site's node, whose changes rebuild pages. */
export const editUrlField = (contentFolder: string, defaultCode: () => string) => ({
  resolve: (
    { absolutePath }: { absolutePath: string },
    _args: unknown,
    { nodeModel }: ResolverContext<FindNode>,
  ): string | null => {
    const query = { id: siteSettingsId(defaultCode()), type: 'SiteSettings' };
    const template = findNode<{ editUrl: string | null }>(nodeModel, query)?.editUrl ?? null;
    if (template === null) return null;
    return editUrl(template, path.relative(contentFolder, absolutePath).split(path.sep).join('/'));
  },
});

type Context = ResolverContext<'findAll'>;

/** One pass over all pages per query: all its fields share a context. */
const sourcesByContext = new WeakMap<object, Promise<ReadonlyMap<string, readonly string[]>>>();

function sourcesIn(context: Context): Promise<ReadonlyMap<string, readonly string[]>> {
  const found =
    sourcesByContext.get(context) ??
    Promise.all(['Doc', 'BlogPost'].map((type) => context.nodeModel.findAll<LinkingPage>({ type, query: {} }))).then(
      (lists) => sourcesOf(lists.flatMap(({ entries }) => [...entries])),
    );
  sourcesByContext.set(context, found);
  return found;
}

const resolveSources = async ({ path }: { path: string }, context: Context) =>
  (await sourcesIn(context)).get(path) ?? [];

/** The pages that link to a page. */
export const linkFields = {
  linkedFrom: { resolve: (page: { path: string }, _args: unknown, context: Context) => resolveSources(page, context) },
  inboundLinks: {
    resolve: async (page: { path: string }, _args: unknown, context: Context) =>
      (await resolveSources(page, context)).length,
  },
};

type Localize<Context> = (html: string, locale: string, context: Context, textLocale: string) => string;

/** The values of a page's marks in a locale, for React pages. */
export const marksField = <Context>(localize: Localize<Context>) => ({
  resolve: (
    { html, isReact, locale: own }: { html: string; isReact: boolean; locale: string },
    { locale }: { locale: string },
    context: Context,
  ): FilledMark[] =>
    (isReact ? marksIn(html) : []).map((mark) => ({ mark, text: plainText(localize(mark, locale, context, own)) })),
});
