import { newestFirst } from '../../model/blog/posts';
import { firstPageRedirects, planBlog, type BlogPlanInput } from './planBlog';
import { plan, type PageContextPlan, type PagePlan } from './pagePlan';
import { NOT_FOUND_PATH } from '../../model/site/path';
import { targetPath, type Redirect } from '../navigation/redirects';

/** Newest blog posts that the home page shows. */
const HOME_POSTS = 3;

export interface PlannedDoc {
  path: string;
  /** Name of the sidebar that the doc is shown with, or null. */
  sidebar: string | null;
  /** Locales that have their own text of it. */
  locales: string[];
  /** True for a page that nothing leads to. */
  unlisted?: boolean;
  /** False for a page that is there only in the languages that it has been written in. */
  fallback?: boolean;
}

export interface SitePlanInput extends BlogPlanInput {
  docs: readonly PlannedDoc[];
  categories: readonly { path: string; sidebar: string }[];
  redirects: readonly Redirect[];
  searchPath: string;
  /** Pages that features add. */
  featurePages: readonly Pick<PagePlan, 'path' | 'template'>[];
  /** Paths of the pages that the home page leads to. */
  home: { ways: { to: string; pictogram: string }[]; featured: string[]; releases?: string; support?: string };
  /** Day before which the newest post is too old for the home page (ISO 8601); any age without it. */
  postsSince?: string | undefined;
  /** Path of the newest release note, when the home page is to show it. */
  newestRelease?: string;
}

function planWays({ home: { ways } }: Pick<SitePlanInput, 'home'>) {
  return { ways: ways.map(({ to }) => to), pictograms: ways.map(({ pictogram }) => pictogram) };
}

function planHome({ home, posts, newestRelease, postsSince = '' }: SitePlanInput): Omit<PageContextPlan, 'sitePath'> {
  const { featured, releases, support } = home;
  const newest = newestFirst(posts).slice(0, HOME_POSTS);
  return {
    ...planWays({ home }),
    featured,
    release: newestRelease === undefined ? [] : [newestRelease],
    releases: releases ?? null,
    support: support === undefined ? [] : [support],
    posts: newest.some(({ date }) => date >= postsSince) ? newest.map(({ path }) => path) : [],
  };
}

/** Redirects lead on in the languages that have their page. */
function planRedirects(redirects: readonly Redirect[], pages: readonly PagePlan[]): PagePlan[] {
  const onlyIn = new Map(pages.map(({ path, context }) => [path, context.onlyIn]));
  return redirects.map((redirect) => {
    const locales = onlyIn.get(targetPath(redirect));
    return plan(redirect.from, 'redirect', { to: redirect.to, ...(locales === undefined ? {} : { onlyIn: locales }) });
  });
}

/** All pages of the site in the default locale; the i18n plugin makes the others of them. */
export function planPages(site: SitePlanInput): PagePlan[] {
  const listed = { ...site, posts: site.posts.filter(({ unlisted }) => unlisted !== true) };
  const pages = [
    plan('/', 'home', planHome(listed)),
    plan(site.searchPath, 'search'),
    plan(NOT_FOUND_PATH, 'notFound', planWays(site)),
    ...site.featurePages.map(({ path, template }) => plan(path, template)),
    ...site.docs.map(({ path, sidebar, locales, unlisted, fallback }) =>
      plan(path, 'doc', {
        sidebar,
        locales,
        // Only a page that differs from the others in this says so.
        ...(unlisted === true ? { isUnlisted: true } : {}),
        ...(fallback === false ? { onlyIn: locales } : {}),
      }),
    ),
    ...site.categories.map(({ path, sidebar }) => plan(path, 'category', { sidebar })),
    ...planBlog(site),
  ];
  return [...pages, ...planRedirects([...site.redirects, ...firstPageRedirects(listed)], pages)];
}
