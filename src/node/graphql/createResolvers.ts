import type { CreateResolversArgs, Node as GatsbyNodeType } from 'gatsby';
import { localizedPath } from '../../model/site/locale';
import { localizeHtml } from '../content/localizeHtml';
import { findNeighbours, type Neighbour } from '../../model/navigation/sidebar';
import { buildToc } from '../../model/reading/toc';
import { contentFolder } from '../files/contentFolder';
import { projectSite } from '../content/projectSite';
import { contentNamespaces } from '../site/featuresOf';
import { gitDatesOnce } from '../content/gitDates';
import { leadInList } from '../content/mdx/lead';
import { indexed } from '../search/indexedWords';
import { structuredData } from '../structured/structuredData';
import { changesField, changesOf } from './changesField';
import { createPageFinder, missingCard } from './createPageFinder';
import { pagesMade } from './pagesUnderWay';
import { findNode, type ResolverContext as Context } from '../types/resolverContext';
import { editUrlField } from './editUrlField';
import { confirmationFields } from './confirmationFields';
import { linkFields } from './linkFields';
import { categoryId, hiddenPagesId, pageFeaturesId, pageListId, sidebarId, siteSettingsId } from '../types/nodeIds';
import { marksField } from './marksField';
import { cardField, siteResolvers } from './siteNodes';
import { sidebarFields, treeOf } from './sidebarFields';
import type { BlogPostNode, CategoryNode, DocNode, SidebarNode } from '../types/nodeTypes';

type InLocale = { locale: string };
type AtPath = { path: string };

/** Gatsby types the function as any function and omits the prefix. */
interface ResolverArgs extends Omit<CreateResolversArgs, 'createResolvers'> {
  createResolvers: (resolvers: object) => void;
  pathPrefix: string;
}

/** Gatsby adds its default resolver to the field info. */
interface FieldInfo {
  originalResolver: (source: object, args: object, context: unknown, info: FieldInfo) => unknown;
}

/** Returns a doc as a previous or next page. */
function asNeighbour(doc: DocNode | null, locale: string): Neighbour | null {
  if (doc === null) return null;
  const label = doc.paginationLabel ?? doc.sidebarLabel;
  return { label, path: doc.path, lang: doc.locale === locale ? null : doc.locale };
}

/** Returns a required node: at once, or when pending files have their pages. */
async function required<Found>(find: () => Found | null, what: string): Promise<Found> {
  const found = find();
  if (found !== null) return found;
  await pagesMade();
  const made = find();
  if (made === null) throw new Error(`There is no ${what}.`);
  return made;
}

/** Resolvers for values that depend on the requesting page, its locale or the repository, and cannot be stored. */
export const createResolvers = ({ createResolvers: create, pathPrefix }: ResolverArgs) => {
  const defaultCode = () => projectSite()?.codes[0] ?? '';
  const gitDates = () => gitDatesOnce(contentFolder());

  /** `textLocale` is the language of the text: labels in it use the same language, for screen readers. */
  const localize = async (html: string, locale: string, { nodeModel }: Context, textLocale = locale) => {
    const filter = { language: { eq: textLocale }, ns: { in: contentNamespaces() } };
    const { entries } = await nodeModel.findAll<{ data: string }>({ type: 'Locale', query: { filter } });
    const texts = Object.assign({}, ...[...entries].map(({ data }) => JSON.parse(data) as object)) as Record<
      string,
      string
    >;
    const localeBase = localizedPath('/', locale, defaultCode()).replace(/\/$/, '');
    const hidden = findNode<{ paths: string[] }>(nodeModel, { id: hiddenPagesId(locale), type: 'HiddenPages' });
    return localizeHtml(html, { base: pathPrefix, localeBase, texts, missing: new Set(hidden?.paths) });
  };
  const { docIn, postIn, findCard } = createPageFinder(defaultCode);
  const postsBy =
    (field: 'authors' | 'tags') =>
    async ({ key }: { key: string }, { locale }: InLocale, { nodeModel }: Context) => {
      const filter = {
        [field]: { elemMatch: { key: { eq: key } } },
        locale: { eq: defaultCode() },
        unlisted: { eq: false },
      };
      const { entries } = await nodeModel.findAll<BlogPostNode>({
        type: 'BlogPost',
        query: { filter, sort: { fields: ['date'], order: ['DESC'] } },
      });
      return [...entries].flatMap(({ path }) => postIn(path, locale, nodeModel) ?? []);
    };
  const pageFields = {
    card: cardField,
    editUrl: editUrlField(defaultCode),
    indexed,
    ...linkFields,
    html: {
      resolve: ({ html, locale: own }: DocNode, { locale }: InLocale, context: Context) =>
        localize(html, locale, context, own),
    },
    toc: {
      resolve: ({ headings, tocMin, tocMax, hideToc }: DocNode) => (hideToc ? [] : buildToc(headings, tocMin, tocMax)),
    },
    lastUpdated: {
      // The field's default resolver formats the date as the query asks.
      resolve: (page: DocNode, args: object, context: unknown, info: FieldInfo) => {
        const lastUpdated = gitDates().get(page.absolutePath)?.changed ?? null;
        return info.originalResolver({ ...page, lastUpdated }, args, context, info);
      },
    },
  };

  const sidebarOf = (name: string | null | undefined, locale: string, { nodeModel }: Context) =>
    findNode<SidebarNode>(nodeModel, { id: sidebarId(name ?? '', locale), type: 'Sidebar' });
  // A translation without pagination settings uses its original's.
  const neighbour = (side: 'previous' | 'next') => ({
    resolve: (doc: DocNode, { sidebar, locale }: InLocale & { sidebar?: string | null }, context: Context) => {
      const original = docIn(doc.path, defaultCode(), context.nodeModel);
      const named = doc.pagination[side] === undefined ? original?.pagination[side] : doc.pagination[side];
      if (named === null) return null;
      if (named !== undefined) return asNeighbour(docIn(named, locale, context.nodeModel), locale);
      const tree = sidebarOf(sidebar, locale, context);
      return tree === null ? null : findNeighbours(treeOf(tree), doc.path)[side];
    },
  });

  create({
    Doc: {
      ...pageFields,
      marks: marksField(localize),
      ...confirmationFields({
        site: projectSite,
        gitDates,
        findOriginal: ({ path }, { nodeModel }: Context) => docIn(path, defaultCode(), nodeModel),
      }),
      structuredData: structuredData({ localize, gitDates, base: pathPrefix }),
      changedIn: {
        resolve: changesOf((path, locale, { nodeModel }) => docIn(path, locale, nodeModel) !== null),
      },
      previous: neighbour('previous'),
      next: neighbour('next'),
      affected: {
        resolve: ({ affects }: DocNode, { locale }: InLocale, context: Context) =>
          affects.flatMap((path) => findCard(path, locale, context) ?? []),
      },
    },
    BlogPost: {
      ...pageFields,
      ...confirmationFields({
        site: projectSite,
        gitDates,
        findOriginal: ({ path }, { nodeModel }: Context) => postIn(path, defaultCode(), nodeModel),
      }),
      leadHtml: {
        resolve: ({ leadHtml, path, locale: own }: BlogPostNode, { locale }: InLocale, context: Context) =>
          leadHtml === null ? null : localize(leadInList(leadHtml, path), locale, context, own),
      },
    },
    SiteSettings: siteResolvers,
    Category: { changes: changesField(gitDates) },
    Author: { posts: { resolve: postsBy('authors') } },
    Tag: { posts: { resolve: postsBy('tags') } },
    Sidebar: sidebarFields,
    Term: {
      guide: {
        resolve: ({ page }: { page: string | null }, { locale }: InLocale, context: Context) =>
          page === null ? null : findCard(page, locale, context),
      },
    },
    Query: {
      siteAt: {
        resolve: (_: unknown, { locale }: InLocale, { nodeModel }: Context) =>
          required(
            () => findNode<GatsbyNodeType>(nodeModel, { id: siteSettingsId(locale), type: 'SiteSettings' }),
            `locale ${locale}`,
          ),
      },
      docAt: {
        resolve: (_: unknown, { path, locale }: AtPath & InLocale, { nodeModel }: Context) =>
          required(() => docIn(path, locale, nodeModel), `doc at ${path}`),
      },
      docsAt: {
        resolve: (_: unknown, { paths, locale }: { paths: string[] } & InLocale, { nodeModel }: Context) =>
          paths.flatMap((path) => docIn(path, locale, nodeModel) ?? []),
      },
      postAt: {
        resolve: (_: unknown, { path, locale }: AtPath & InLocale, { nodeModel }: Context) =>
          required(() => postIn(path, locale, nodeModel), `post at ${path}`),
      },
      featuresAt: {
        resolve: (_: unknown, { path, locale }: AtPath & InLocale, { nodeModel }: Context) =>
          findNode<GatsbyNodeType>(nodeModel, { id: pageFeaturesId(path, locale), type: 'PageFeatures' }),
      },
      postsAt: {
        resolve: (_: unknown, { paths, locale }: { paths: string[] } & InLocale, { nodeModel }: Context) =>
          paths.flatMap((path) => postIn(path, locale, nodeModel) ?? []),
      },
      sidebarOf: {
        resolve: (_: unknown, { name, locale }: { name?: string | null } & InLocale, context: Context) =>
          sidebarOf(name, locale, context),
      },
      categoryAt: {
        resolve: (_: unknown, { path, locale }: AtPath & InLocale, { nodeModel }: Context) =>
          required(
            () => findNode<CategoryNode>(nodeModel, { id: categoryId(path, locale), type: 'Category' }),
            `category at ${path}`,
          ),
      },
      cardsAt: {
        resolve: (_: unknown, { paths, locale }: { paths: string[] } & InLocale, context: Context) =>
          paths.map((path) => findCard(path, locale, context) ?? missingCard(path)),
      },
      pageListAt: {
        resolve: async (_: unknown, { locale }: InLocale, { nodeModel }: Context) => {
          const find = () => findNode<{ url: string }>(nodeModel, { id: pageListId(locale), type: 'PageList' });
          return (await required(find, `list of pages in ${locale}`)).url;
        },
      },
    },
  });
};
