import type { GatsbyNode, CreatePagesArgs, Node, Page } from 'gatsby';
import { createHash } from 'node:crypto';
import { isBuild } from './environment';
import { planPages } from './pages/planPages';
import {
  gatherPlanInput,
  listedPages,
  publishedPages,
  publishedSidebars,
  hiddenPaths,
  type PlannablePage,
} from './pages/planInput';
import { allSidebars, type LoadedSite } from './content/loadSite';
import type { Engine } from './content/engine';
import { timeOfContent } from './content/gitDates';
import { siteLinks } from './content/checks/siteLinks';
import { createFeatureNodes } from './createFeatureNodes';
import { pagesOfFeatures } from './pages/pagesOfFeatures';
import type { PagePlan } from './pages/pagePlan';
import { makeNode } from './types/makeNode';
import { docId, hiddenPagesId, RELEASE_NOTES_ID, pageListId } from './types/nodeIds';
import { docComponent, templateFile } from './pages/docComponent';
import type { BlogPostNode, DocNode, CategoryNode } from './types/nodeTypes';
import { pagesMade } from './graphql/pagesUnderWay';
import { createSearchFiles } from './search/createSearchFiles';
import { createSidebarNodes } from './createSidebarNodes';
import { packPages, type ListedPage } from '../model/pages/pageList';
import { MAIN_ROOT, docRootOf } from '../model/pages/docRoots';
import { replaceFiles, type TextFile } from './files/writeFiles';
import { isDeepStrictEqual } from 'node:util';

/** Context that the i18n plugin adds to the page of a locale. */
interface I18nContext {
  language: string;
  i18n: { languages: string[]; defaultLanguage: string };
}

/** A page as Gatsby has it. */
type SitePage = Node & Page & { context: PagePlan['context'] & Partial<I18nContext> };

/** Returns a context as Gatsby stores it: without undefined keys. */
const asKept = (context: object): unknown => JSON.parse(JSON.stringify(context));

/**
 * Returns the pages that the last build made of a plan, in each locale; undefined if anything changed. Gatsby compares
 * a planned page's context with the i18n plugin's, always finds a difference, and would run every page's query again.
 * @param nodes all nodes of the type `SitePage`
 * @param codes locale codes, the default first
 * @param componentOf the component of a planned page in a locale
 */
export function keptPages(
  nodes: readonly Node[],
  codes: readonly string[],
  componentOf: (plan: PagePlan, language: string) => string,
) {
  const pagesByPath = new Map<string, SitePage[]>();
  for (const node of nodes as readonly SitePage[]) {
    const { sitePath } = node.context;
    pagesByPath.set(sitePath, [...(pagesByPath.get(sitePath) ?? []), node]);
  }
  return (plan: PagePlan): Page[] | undefined => {
    const pages = pagesByPath.get(plan.context.sitePath) ?? [];
    const languages = plan.context.onlyIn ?? codes;
    const planned = asKept(plan.context);
    const isSame = ({ component, context: { language = '', i18n, ...context } }: SitePage) =>
      languages.includes(language) &&
      isDeepStrictEqual([i18n?.languages, i18n?.defaultLanguage], [codes, codes[0]]) &&
      component === componentOf(plan, language) &&
      isDeepStrictEqual(context, planned);
    if (pages.length !== languages.length || !pages.every(isSame)) return undefined;
    return pages.map(({ path, matchPath, component, context }) => ({
      path,
      matchPath,
      component,
      context,
    }));
  };
}

/** A page with a title, in one language. */
interface TitledPage extends PlannablePage {
  title: string;
}

/** Returns the published and listed pages and categories with their titles in a locale, else in the default one. */
export function listPages(
  pages: readonly TitledPage[],
  categories: readonly Pick<CategoryNode, 'path' | 'locale' | 'title' | 'groups'>[],
  locale: string,
  defaultCode: string,
): ListedPage[] {
  const own = categories.filter((category) => category.locale === locale);
  const sections = new Map(
    own.flatMap(({ title, groups }) => groups.flatMap(({ cards }) => cards.map(({ href }) => [href, title] as const))),
  );
  const sectionOf = (path: string) => sections.get(path) ?? '';
  const listed = new Map<string, ListedPage>();
  const hidden = hiddenPaths(pages, locale, defaultCode);
  for (const page of listedPages(publishedPages(pages, defaultCode), defaultCode)) {
    const { path, title } = page;
    if (hidden.has(path)) continue;
    if (page.locale === locale) listed.set(path, { path, title, lang: null, section: sectionOf(path) });
    else if (page.locale === defaultCode && !listed.has(path))
      listed.set(path, { path, title, lang: defaultCode, section: sectionOf(path) });
  }
  return [...listed.values(), ...own.map(({ path, title }) => ({ path, title, lang: null, section: sectionOf(path) }))];
}

/** Folder of the lists, under the output folder and in URLs. */
const FOLDER = 'static/pages';
/** Characters of the digest in a file's name, to tell versions of one list apart. */
const DIGEST_LENGTH = 16;

/**
 * Writes the list of a locale's pages for its not-found page. The name contains a digest, so that browsers may cache
 * it; a node of each locale has its address. Runs after the nodes of the categories are created.
 * @param others names of the doc roots except the main one; the lists leave their pages out, because a reader who is
 * lost wants the newest text
 */
async function createPageLists(
  { actions, getNodesByType, createContentDigest }: CreatePagesArgs,
  { codes, others }: { codes: readonly string[]; others: readonly string[] },
): Promise<void> {
  const [defaultCode = ''] = codes;
  const isCurrent = (page: { path: string }) => [MAIN_ROOT, undefined].includes(docRootOf(page.path, others));
  const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as (DocNode | BlogPostNode)[];
  const categories = (getNodesByType('Category') as unknown as CategoryNode[]).filter(isCurrent);
  const lists = codes.map((locale): TextFile & { locale: string } => {
    const listed = listPages(pages.filter(isCurrent), categories, locale, defaultCode);
    const text = JSON.stringify(packPages([...listed].sort((a, b) => (a.path < b.path ? -1 : 1))));
    const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
    return { locale, path: `${FOLDER}/${locale}-${digest}.json`, text };
  });
  replaceFiles('public', FOLDER, lists);
  for (const { locale, path: file } of lists)
    await actions.createNode(makeNode(createContentDigest, 'PageList', pageListId(locale), { url: `/${file}` }));
}

interface Published {
  docs: readonly DocNode[];
  posts: readonly BlogPostNode[];
}

/** Creates nodes of data that depends on all pages, so that an edited page does not rebuild all others. */
async function createSharedNodes(
  { actions, createContentDigest }: CreatePagesArgs,
  loaded: LoadedSite,
  { docs, posts }: Published,
): Promise<void> {
  const { codes } = loaded;
  const [defaultCode = ''] = codes;
  const add = async (type: string, id: string, fields: object) =>
    actions.createNode(makeNode(createContentDigest, type, id, fields));
  const pages = [...docs, ...posts];
  const linked = new Set(siteLinks(loaded).map(({ path }) => path));
  for (const locale of codes) {
    const paths = [...hiddenPaths(pages, locale, defaultCode)].sort();
    const translated = new Set(pages.flatMap((page) => (page.locale === locale ? page.path : [])));
    const originals = pages
      .flatMap(({ path, locale: own }) =>
        own === defaultCode && linked.has(path) && !translated.has(path) ? path : [],
      )
      .sort();
    await add('HiddenPages', hiddenPagesId(locale), { locale, paths, originals });
  }
  const notes = docs
    .filter(({ locale, unlisted, released }) => locale === defaultCode && !unlisted && released !== null)
    .flatMap(({ path, released, affects }) => (affects.length === 0 ? [] : [{ path, released, affects }]))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  await add('ReleaseNotes', RELEASE_NOTES_ID, { notes });
}

const MONTH = 30.4 * 24 * 3600 * 1000;
/** Returns the day some months before a time (ISO 8601). */
const monthsBefore = (time: Date, months: number) =>
  new Date(time.getTime() - months * MONTH).toISOString().slice(0, 10);

/** Creates every planned page; the i18n plugin creates its other locales. */
export const createPages =
  (engine: Engine): GatsbyNode['createPages'] =>
  async (args) => {
    await pagesMade();
    const { actions, getNodesByType } = args;
    const { loaded } = engine.loadWithFolders();
    if (loaded === undefined) return;
    const { site, codes, otherRoots } = loaded;
    // `develop` shows drafts like all other pages.
    const visible = <Page extends DocNode | BlogPostNode>(pages: Page[]) =>
      isBuild() ? publishedPages(pages, codes[0] ?? '') : pages;
    const docs = visible(getNodesByType('Doc') as DocNode[]);
    const sidebars = publishedSidebars(allSidebars(loaded), docs);
    const posts = visible(getNodesByType('BlogPost') as BlogPostNode[]);
    const listed = <Page extends DocNode | BlogPostNode>(pages: Page[]) => listedPages(pages, codes[0] ?? '');
    await createSharedNodes(args, loaded, { docs, posts });
    await createSidebarNodes(args, sidebars, listed(docs), codes);
    await createPageLists(args, { codes, others: otherRoots });
    const authors = getNodesByType('Author');
    const plans = planPages(
      gatherPlanInput({
        docs,
        posts,
        sidebars,
        otherRoots,
        tags: getNodesByType('Tag').map(({ key }) => String(key)),
        hasAuthors: authors.length > 0,
        authorPages: authors.flatMap(({ key, page }) => (page === true ? [String(key)] : [])),
        redirects: loaded.redirects.data,
        searchPath: site.search.searchPagePath,
        featurePages: pagesOfFeatures(loaded.added),
        home: site.home,
        postsSince: monthsBefore(timeOfContent(loaded.folder), site.home.postMonths),
        defaultCode: codes[0] ?? '',
      }),
    );
    await createFeatureNodes(args, loaded, { plans, sidebars, docs: listed(docs), posts: listed(posts) });
    createSearchFiles(args, { loaded, plans });
    const [defaultCode = ''] = codes;
    const componentOf = ({ template, context }: PagePlan, language: string): string => {
      const docIn = (code: string) =>
        template === 'doc' ? docComponent(args.getNode(docId(context.sitePath, code))) : undefined;
      return docIn(language) ?? docIn(defaultCode) ?? templateFile(template);
    };
    const keptOf = keptPages(getNodesByType('SitePage'), codes, componentOf);
    // The addresses of redirects are not pages: the build writes a short file for each, and `develop` answers them.
    for (const plan of plans.filter(({ template }) => template !== 'redirect')) {
      const { path, context } = plan;
      const pages = keptOf(plan) ?? [{ path, component: componentOf(plan, defaultCode), context }];
      for (const page of pages) actions.createPage(page);
    }
  };
