import { authorPath, groupByYear, newestFirst, tagPath } from './blog';
import { BLOG_PAGE_SIZE, HOME_POSTS } from './limits';
import { listPages } from './pagination';
import { NOT_FOUND_PATH } from './path';
import type { Redirect } from './redirects';

/** The templates of the site, each a file of that name in `src/templates`. */
export type Template =
  | 'home'
  | 'doc'
  | 'category'
  | 'blogList'
  | 'blogPost'
  | 'blogTags'
  | 'blogTag'
  | 'blogArchive'
  | 'blogAuthors'
  | 'blogAuthor'
  | 'search'
  | 'notFound'
  | 'redirect';

/** One page to make, before locales: the path is the default locale's. */
export interface PagePlan {
  path: string;
  template: Template;
  context: PageContextPlan;
}

/** Values a page's query gets as variables; anything a page's data depends on beyond its nodes stands here. */
export interface PageContextPlan {
  /** Site path of the page, without locale: what queries look things up by. (Gatsby keeps `path` for itself.) */
  sitePath: string;
  [variable: string]: string | number | boolean | null | string[];
}

export interface PlannedDoc {
  path: string;
  /** Name of the sidebar that the doc is shown with, or null. */
  sidebar: string | null;
  /** Locales that have their own text of it. */
  locales: string[];
  /** True for a page that nothing leads to. */
  unlisted?: boolean;
}

export interface PlannedPost {
  path: string;
  date: string;
  /** Keys of authors and tags. */
  authors: string[];
  tags: string[];
  locales: string[];
  unlisted?: boolean;
}

export interface SitePlanInput {
  docs: readonly PlannedDoc[];
  categories: readonly { path: string; sidebar: string }[];
  posts: readonly PlannedPost[];
  tags: readonly string[];
  hasAuthors: boolean;
  /** Keys of the authors that have pages of their own. */
  authorPages: readonly string[];
  redirects: readonly Redirect[];
  searchPath: string;
  /** Paths of the pages that the home page leads to. */
  home: { ways: { to: string; pictogram: string }[]; featured: string[]; releases?: string; support?: string };
  /** Path of the newest release note, when the home page is to show it. */
  newestRelease?: string;
}

function plan(path: string, template: Template, context: Omit<PageContextPlan, 'sitePath'> = {}): PagePlan {
  return { path, template, context: { sitePath: path, ...context } };
}

function planPostLists(
  template: 'blogList' | 'blogTag' | 'blogAuthor',
  path: string,
  posts: readonly PlannedPost[],
  context: Omit<PageContextPlan, 'sitePath'> = {},
): PagePlan[] {
  const pages = listPages(path, posts, BLOG_PAGE_SIZE);
  return pages.map(({ path: pagePath, number, items }) =>
    plan(pagePath, template, {
      ...context,
      posts: items.map((post) => post.path),
      number,
      newer: number === 1 ? null : (pages[number - 2]?.path ?? null),
      older: pages[number]?.path ?? null,
    }),
  );
}

/** Only an unlisted page says that it is one. */
function hiddenIf(unlisted: boolean | undefined): Record<string, boolean> {
  return unlisted === true ? { isUnlisted: true } : {};
}

function planUnlistedPosts(posts: readonly PlannedPost[]): PagePlan[] {
  return posts
    .filter(({ unlisted }) => unlisted === true)
    .map(({ path, locales }) =>
      plan(path, 'blogPost', { locales, newer: null, older: null, neighbours: [], ...hiddenIf(true) }),
    );
}

function planBlog({ posts, tags, hasAuthors, authorPages }: SitePlanInput): PagePlan[] {
  const sorted = newestFirst(posts);
  const used = tags.filter((tag) => posts.some((post) => post.tags.includes(tag)));
  const own = sorted.map(({ path, locales }, index) => {
    const newer = sorted[index - 1]?.path ?? null;
    const older = sorted[index + 1]?.path ?? null;
    const neighbours = [newer, older].filter((neighbour) => neighbour !== null);
    return plan(path, 'blogPost', { locales, newer, older, neighbours });
  });
  const hasTags = used.length > 0;
  const archived = groupByYear(posts).flatMap((group) => group.posts.map((post) => post.path));
  const tagged = used.flatMap((tag) =>
    planPostLists(
      'blogTag',
      tagPath(tag),
      sorted.filter((post) => post.tags.includes(tag)),
      { tag, hasTags },
    ),
  );
  const byAuthor = authorPages.flatMap((author) =>
    planPostLists(
      'blogAuthor',
      authorPath(author),
      sorted.filter((post) => post.authors.includes(author)),
      { author, hasTags },
    ),
  );
  return [
    ...planPostLists('blogList', '/blog', sorted, { hasTags }),
    ...own,
    plan('/blog/archive', 'blogArchive', { posts: archived, hasTags }),
    ...(hasAuthors ? [plan('/blog/authors', 'blogAuthors', { hasTags })] : []),
    ...byAuthor,
    ...(hasTags ? [plan('/blog/tags', 'blogTags', { tags: used, hasTags }), ...tagged] : []),
  ];
}

function planWays({ home: { ways } }: Pick<SitePlanInput, 'home'>) {
  return { ways: ways.map(({ to }) => to), pictograms: ways.map(({ pictogram }) => pictogram) };
}

function planHome({ home, posts, newestRelease }: SitePlanInput): Omit<PageContextPlan, 'sitePath'> {
  const { featured, releases, support } = home;
  return {
    ...planWays({ home }),
    featured,
    release: newestRelease === undefined ? [] : [newestRelease],
    releases: releases ?? null,
    support: support === undefined ? [] : [support],
    posts: newestFirst(posts)
      .slice(0, HOME_POSTS)
      .map(({ path }) => path),
  };
}

/** All pages of the site in the default locale; the i18n plugin makes the others of them. */
export function planPages(site: SitePlanInput): PagePlan[] {
  const input = { ...site, posts: site.posts.filter(({ unlisted }) => unlisted !== true) };
  return [
    plan('/', 'home', planHome(input)),
    plan(input.searchPath, 'search'),
    plan(NOT_FOUND_PATH, 'notFound', planWays(input)),
    ...input.docs.map(({ path, sidebar, locales, unlisted }) =>
      plan(path, 'doc', { sidebar, locales, ...hiddenIf(unlisted) }),
    ),
    ...input.categories.map(({ path, sidebar }) => plan(path, 'category', { sidebar })),
    ...(input.posts.length > 0 ? planBlog(input) : []),
    ...planUnlistedPosts(site.posts),
    ...input.redirects.map(({ from, to }) => plan(from, 'redirect', { to })),
  ];
}
