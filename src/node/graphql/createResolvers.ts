import type { CreateResolversArgs, Node as GatsbyNodeType } from 'gatsby';
import type { PageFeatures } from '../../model/site/features';
import { langIn, localizedPath } from '../../model/site/locale';
import { linkedPages, localizeHtml } from '../content/localizeHtml';
import { findNeighbours, type Neighbour, type Neighbours } from '../../model/navigation/sidebar';
import { buildToc } from '../../model/reading/toc';
import type { Engine } from '../content/engine';
import { contentNamespaces } from '../content/mdx/components/registry';
import { gitDatesOnce } from '../content/gitDates';
import { leadInList } from '../content/mdx/lead';
import { indexed } from '../search/indexedWords';
import { structuredData } from '../structured/structuredData';
import { changesField, changesOf } from './changesField';
import { createPageFinder, missingCard } from './createPageFinder';
import { pagesMade } from './pagesUnderWay';
import { findNode, type ResolverContext as Context } from '../types/resolverContext';
import { editUrlField, confirmationFields, linkFields, marksField } from './pageFields';
import {
  categoryId,
  hiddenPagesId,
  localeTextsId,
  pageFeaturesId,
  pageListId,
  sidebarId,
  siteSettingsId,
} from '../types/nodeIds';
import { sidebarFields, treeOf } from './sidebarFields';
import { cardField, siteResolvers } from './siteNodes';
import type { BlogPostNode, DocNode, SidebarNode } from '../types/nodeTypes';

type InLocale = { locale: string };
type AtPath = { path: string };
type AtPaths = { paths: readonly string[] };

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
  return { label, path: doc.path, lang: langIn(doc.locale, locale) };
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

type TextsByKey = Record<string, string>;

/** Returns the texts of the interface, as JSON by namespace. */
const findTexts = (nodeModel: Context['nodeModel'], namespaces: readonly string[], locale: string) =>
  namespaces.flatMap((ns) => {
    const node = findNode<{ data: string }>(nodeModel, { id: localeTextsId(locale, ns), type: 'Locale' });
    return node === null ? [] : [{ ns, data: node.data, language: locale }];
  });

/** A field of the query itself. */
const ask = <Args = unknown>(find: (args: Args & InLocale, context: Context) => unknown) => ({
  resolve: (_: unknown, args: Args & InLocale, context: Context) => find(args, context),
});

const stored = (nodeModel: Context['nodeModel'], type: string, id: string) =>
  findNode<GatsbyNodeType>(nodeModel, { id, type });

/** Resolvers for values that depend on the requesting page, its locale or the repository, and cannot be stored. */
export const createResolvers =
  (engine: Engine) =>
  ({ createResolvers: create, pathPrefix }: ResolverArgs) => {
    const defaultCode = () => engine.site()?.codes[0] ?? '';
    const gitDates = () => gitDatesOnce(engine.folder);

    const { docIn, postIn, findCard } = createPageFinder(defaultCode);
    /** `textLocale` is the language of the text: labels in it use the same language, for screen readers. */
    const localize = (html: string, locale: string, { nodeModel }: Context, textLocale = locale) => {
      const catalogues = findTexts(nodeModel, contentNamespaces(engine.added), textLocale);
      const texts = Object.assign({}, ...catalogues.map(({ data }) => JSON.parse(data) as object)) as TextsByKey;
      const localeBase = localizedPath('/', locale, defaultCode()).replace(/\/$/, '');
      const hidden = findNode<{ paths: string[] }>(nodeModel, { id: hiddenPagesId(locale), type: 'HiddenPages' });
      const missing = new Set(hidden?.paths);
      // In a translated text, a link to a page without a translation says so.
      const inOriginal = (path: string) =>
        (docIn(path, locale, nodeModel) ?? postIn(path, locale, nodeModel))?.locale === defaultCode();
      const isTranslated = locale !== defaultCode() && textLocale === locale;
      const paths = new Set(isTranslated ? linkedPages(html).filter(inOriginal) : []);
      const originals = {
        paths,
        lang: engine.site()?.site.locales.find(({ code }) => code === defaultCode())?.htmlLang ?? '',
      };
      return localizeHtml(html, { base: pathPrefix, localeBase, texts, missing, originals });
    };
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
      card: cardField(engine),
      editUrl: editUrlField(engine.folder, defaultCode),
      indexed,
      ...linkFields,
      html: {
        resolve: ({ html, locale: own }: DocNode, { locale }: InLocale, context: Context) =>
          localize(html, locale, context, own),
      },
      toc: {
        resolve: ({ headings, tocMin, tocMax, hideToc }: DocNode) =>
          hideToc ? [] : buildToc(headings, tocMin, tocMax),
      },
      lastUpdated: {
        // The field's default resolver formats the date as the query asks.
        resolve: (page: DocNode, args: object, context: unknown, info: FieldInfo) => {
          const lastUpdated = page.updated ?? gitDates()?.get(page.absolutePath)?.changed ?? null;
          return info.originalResolver({ ...page, lastUpdated }, args, context, info);
        },
      },
    };

    const sidebarOf = (name: string | null | undefined, locale: string, { nodeModel }: Context) =>
      findNode<SidebarNode>(nodeModel, { id: sidebarId(name ?? '', locale), type: 'Sidebar' });
    const neighbours = {
      resolve: (
        doc: DocNode,
        { sidebar, locale }: InLocale & { sidebar?: string | null },
        context: Context,
      ): Neighbours => {
        const original = docIn(doc.path, defaultCode(), context.nodeModel);
        const tree = sidebarOf(sidebar, locale, context);
        const found = findNeighbours(tree === null ? [] : treeOf(tree), doc.path);
        // A translation without pagination settings uses its original's.
        const neighbour = (side: keyof Neighbours) => {
          const named = doc.pagination[side] === undefined ? original?.pagination[side] : doc.pagination[side];
          if (named === undefined) return found[side];
          return named === null ? null : asNeighbour(docIn(named, locale, context.nodeModel), locale);
        };
        return { previous: neighbour('previous'), next: neighbour('next') };
      },
    };

    create({
      Doc: {
        ...pageFields,
        marks: marksField(localize),
        ...confirmationFields({
          site: engine.site,
          gitDates,
          findOriginal: ({ path }, { nodeModel }: Context) => docIn(path, defaultCode(), nodeModel),
        }),
        structuredData: structuredData({ engine, localize, gitDates, base: pathPrefix }),
        changedIn: {
          resolve: changesOf((path, locale, { nodeModel }) => docIn(path, locale, nodeModel) !== null),
        },
        neighbours,
        affected: {
          resolve: ({ affects }: DocNode, { locale }: InLocale, context: Context) =>
            affects.flatMap((path) => findCard(path, locale, context) ?? []),
        },
      },
      BlogPost: {
        ...pageFields,
        ...confirmationFields({
          site: engine.site,
          gitDates,
          findOriginal: ({ path }, { nodeModel }: Context) => postIn(path, defaultCode(), nodeModel),
        }),
        leadHtml: {
          resolve: ({ leadHtml, path, locale: own }: BlogPostNode, { locale }: InLocale, context: Context) =>
            leadHtml === null ? null : localize(leadInList(leadHtml, path), locale, context, own),
        },
      },
      SiteSettings: siteResolvers(engine),
      Category: { changes: changesField(engine, gitDates) },
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
        siteAt: ask(({ locale }, { nodeModel }) =>
          required(() => stored(nodeModel, 'SiteSettings', siteSettingsId(locale)), `locale ${locale}`),
        ),
        texts: ask<{ namespaces: readonly string[] }>(({ namespaces, locale }, { nodeModel }) => ({
          edges: findTexts(nodeModel, [...namespaces].sort(), locale).map((node) => ({ node })),
        })),
        docAt: ask<AtPath>(({ path, locale }, { nodeModel }) =>
          required(() => docIn(path, locale, nodeModel), `doc at ${path}`),
        ),
        docsAt: ask<AtPaths>(({ paths, locale }, { nodeModel }) =>
          paths.flatMap((path) => docIn(path, locale, nodeModel) ?? []),
        ),
        postAt: ask<AtPath>(({ path, locale }, { nodeModel }) =>
          required(() => postIn(path, locale, nodeModel), `post at ${path}`),
        ),
        featuresAt: ask<AtPath>(({ path, locale }, { nodeModel }): PageFeatures | null => {
          const node = findNode<PageFeatures>(nodeModel, { id: pageFeaturesId(path, locale), type: 'PageFeatures' });
          return node === null ? null : { data: node.data, original: node.original };
        }),
        postsAt: ask<AtPaths>(({ paths, locale }, { nodeModel }) =>
          paths.flatMap((path) => postIn(path, locale, nodeModel) ?? []),
        ),
        sidebarOf: ask<{ name?: string | null }>(({ name, locale }, context) => sidebarOf(name, locale, context)),
        categoryAt: ask<AtPath>(({ path, locale }, { nodeModel }) =>
          required(() => stored(nodeModel, 'Category', categoryId(path, locale)), `category at ${path}`),
        ),
        cardsAt: ask<AtPaths>(({ paths, locale }, context) =>
          paths.map((path) => findCard(path, locale, context) ?? missingCard(path)),
        ),
        pageListAt: ask(async ({ locale }, { nodeModel }) => {
          const find = () => findNode<{ url: string }>(nodeModel, { id: pageListId(locale), type: 'PageList' });
          return (await required(find, `list of pages in ${locale}`)).url;
        }),
      },
    });
  };
