import path from 'node:path';
import type { PagePlan } from '../../pages/pagePlan';
import { planPages } from '../../pages/planPages';
import { canonicalPath } from '../../../model/site/path';
import { displayedSidebar } from '../pageReader';
import { gatherPlanInput, publishedPages, publishedSidebars, walk, type PlannableSite } from '../../pages/planInput';
import { pagesOfFeatures, termsPageOf } from '../../pages/pagesOfFeatures';
import type { SidebarSpec } from '../../../model/navigation/sidebar';
import type { Content } from '../loadContent';
import { allSidebars } from '../loadSite';

function plannable(content: Content): PlannableSite {
  const { docs, posts, sidebars, otherSidebars, otherRoots, tags, authors, redirects, site, codes } = content;
  const [defaultCode = ''] = codes;
  const plannableDocs = docs.map(({ path, locale, version, frontMatter }) => ({
    ...frontMatter,
    path,
    locale,
    displayedSidebar: displayedSidebar(frontMatter, version),
  }));
  const plannablePosts = posts.map(({ path, locale, date, frontMatter }) => ({ ...frontMatter, path, locale, date }));
  return {
    docs: publishedPages(plannableDocs, defaultCode),
    posts: publishedPages(plannablePosts, defaultCode),
    sidebars: [sidebars, ...otherSidebars].flatMap((file) => file.sidebars),
    otherRoots,
    tags: Object.keys(tags.data),
    hasAuthors: Object.keys(authors.data).length > 0,
    authorPages: Object.entries(authors.data).flatMap(([key, { page }]) => (page ? [key] : [])),
    redirects: redirects.data,
    searchPath: site.search.searchPagePath,
    featurePages: pagesOfFeatures(content.added),
    home: site.home,
    defaultCode,
  };
}

/** The pages that the site will have, without redirects. Ids are null where errors hide them. */
export interface KnownPaths {
  /** True for a page that exists or may exist. */
  has: (path: string) => boolean;
  /** The ids on a page, or on its translation into a language; undefined where there is no page. */
  get: (path: string, locale?: string) => ReadonlySet<string> | null | undefined;
  /** True for a page that exists whatever the unreadable files contain. */
  isCertain: (path: string) => boolean;
  /** The paths of the certain pages. */
  keys: () => IterableIterator<string>;
  /** The page kinds of the site, named like their templates: `blog-post`. */
  kinds: () => ReadonlySet<string>;
}

/** Returns a test for paths that an unreadable file may create. */
function hiddenBy({ broken }: Content): (path: string) => boolean {
  const hidden = [
    ...(broken.has('sidebars') ? [/^\/docs\/(?:.+\/)?category\//] : []),
    ...(broken.has('tags') ? [/^\/blog\/tags(?:\/|$)/] : []),
    ...(broken.has('authors') ? [/^\/blog\/authors(?:\/|$)/] : []),
    ...(broken.has('posts') ? [/^\/blog(?:\/|$)/] : []),
    ...(broken.has('docRoots') ? [/^\/docs(?:\/|$)/] : []),
  ];
  return (path) => hidden.some((pattern) => pattern.test(path));
}

/** Returns the kinds of planned pages without redirects and the not-found page, which nobody visits by its address. */
function kindsOf({ docs }: Content, plans: readonly PagePlan[]): ReadonlySet<string> {
  const kinds = plans.map(({ template }) =>
    template.replace(/^.*\//, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const hasReact = docs.some(({ content: { reactTree } }) => reactTree !== null);
  return new Set(
    [...kinds, ...(hasReact ? ['react-doc'] : [])].filter((kind) => kind !== 'not-found' && kind !== 'redirect'),
  );
}

/** Returns the pages of a content folder, drafts included: the link check reports links to drafts separately. */
export function knownPaths(content: Content): KnownPaths {
  const plans = planPages(gatherPlanInput(plannable(content)));
  const pages = plans.filter(({ template }) => template !== 'redirect');
  const paths = new Map<string, ReadonlySet<string> | null>(pages.map(({ path }) => [path, new Set<string>()]));
  const termsPage = termsPageOf(content.added);
  if (termsPage !== undefined)
    paths.set(termsPage, content.broken.has('glossary') ? null : new Set(Object.keys(content.glossary.data)));
  const translated = new Map<string, ReadonlySet<string>>();
  for (const { path, locale, content: compiled } of [...content.docs, ...content.posts]) {
    if (locale === content.codes[0]) paths.set(path, new Set(compiled.ids));
    else translated.set(`${locale} ${path}`, new Set(compiled.ids));
  }
  for (const path of content.brokenDocs) paths.set(path, null);
  const isHidden = hiddenBy(content);
  return {
    has: (path) => paths.has(path) || isHidden(path),
    get: (path, locale) =>
      !paths.has(path) && isHidden(path) ? null : (translated.get(`${locale ?? ''} ${path}`) ?? paths.get(path)),
    isCertain: (path) => paths.has(path),
    keys: () => paths.keys(),
    kinds: () => kindsOf(content, plans),
  };
}

/** Returns the paths of pages that no file of the content makes: lists, categories, search. */
export function pathsWithoutFile(content: Content): ReadonlySet<string> {
  const plans = planPages(gatherPlanInput(plannable(content)));
  return new Set(
    plans
      .filter(({ template }) => !['doc', 'blogPost', 'redirect'].includes(template) && !path.isAbsolute(template))
      .map((page) => page.path),
  );
}

/** Returns the paths of unpublished pages: drafts, pages for others than readers, categories with no other pages. */
export function draftPaths(content: Content): ReadonlySet<string> {
  const { docs, posts, codes } = content;
  const drafts = [...docs, ...posts].filter(({ locale, frontMatter }) => locale === codes[0] && frontMatter.draft);
  const paths = new Set(drafts.map(({ path }) => path));
  const isPublished = ({ path, frontMatter }: (typeof docs)[number]) => !frontMatter.draft && !paths.has(path);
  const categoriesOf = (sidebars: readonly SidebarSpec[]) =>
    sidebars.flatMap(({ items }) => walk(items)).flatMap((item) => (item.type === 'category' ? (item.path ?? []) : []));
  const sidebars = allSidebars(content);
  const published = new Set(categoriesOf(publishedSidebars(sidebars, docs.filter(isPublished))));
  for (const path of categoriesOf(sidebars)) if (!published.has(path)) paths.add(path);
  return paths;
}

/** True when the site has a page at the path. */
export function hasPath(paths: KnownPaths, path: string): boolean {
  return paths.has(canonicalPath(path));
}
