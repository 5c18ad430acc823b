import { newestFirst } from '../../model/blog/posts';
import { HOME_SECTIONS, type HomeImage, type HomeSectionName } from '../../model/pages/homeSections';
import { firstPageRedirects, planBlog, type BlogPlanInput } from './planBlog';
import { plan, type PageContextPlan, type PagePlan } from './pagePlan';
import { NOT_FOUND_PATH } from '../../model/site/path';
import { targetPath, type Redirect } from '../navigation/redirects';

/** Number of newest blog posts on the home page. */
const HOME_POSTS = 3;

export interface PlannedDoc {
  path: string;
  /** Name of the doc's sidebar, or null. */
  sidebar: string | null;
  /** Locales in which it is written, including the original. */
  locales: string[];
  /** True for a page that lists and the search leave out. */
  unlisted?: boolean;
  /** False for a page that is shown only in the languages of its files. */
  fallback?: boolean;
}

export interface SitePlanInput extends BlogPlanInput {
  docs: readonly PlannedDoc[];
  categories: readonly { path: string; sidebar: string }[];
  redirects: readonly Redirect[];
  searchPath: string;
  /** Pages that features add. */
  featurePages: readonly Pick<PagePlan, 'path' | 'template'>[];
  /** Paths of the pages that the home page links to. */
  home: {
    ways: { to: string; pictogram: string }[];
    featured: string[];
    releases?: string;
    support?: string;
    /** Sections of the home page, and its picture, where they are not the usual ones. */
    sections?: HomeSectionName[];
    image?: HomeImage;
  };
  /** The home page shows posts only if the newest is of this day (ISO 8601) or later; always without it. */
  postsSince?: string | undefined;
  /** Path of the newest release note, if the home page shows it. */
  newestRelease?: string;
}

function planWays({ home: { ways } }: Pick<SitePlanInput, 'home'>) {
  return { ways: ways.map(({ to }) => to), pictograms: ways.map(({ pictogram }) => pictogram) };
}

/** Plans the home page with the pages of the sections that it has. */
function planHome({ home, posts, newestRelease, postsSince = '' }: SitePlanInput): Omit<PageContextPlan, 'sitePath'> {
  const { featured, releases, support, sections, image } = home;
  const newest = newestFirst(posts).slice(0, HOME_POSTS);
  const shown = new Set(sections ?? HOME_SECTIONS);
  const inSection = <Page>(name: HomeSectionName, pages: Page[]) => (shown.has(name) ? pages : []);
  return {
    ...planWays({ home: { ...home, ways: inSection('ways', home.ways) } }),
    featured: inSection('featured', featured),
    release: inSection('releases', newestRelease === undefined ? [] : [newestRelease]),
    releases: releases ?? null,
    support: inSection('support', support === undefined ? [] : [support]),
    posts: inSection('posts', newest.some(({ date }) => date >= postsSince) ? newest.map(({ path }) => path) : []),
    ...(sections === undefined ? {} : { sections }),
    ...(image === undefined ? {} : { image }),
  };
}

/** Plans redirects in the languages of their target. */
function planRedirects(redirects: readonly Redirect[], pages: readonly PagePlan[]): PagePlan[] {
  const onlyIn = new Map(pages.map(({ path, context }) => [path, context.onlyIn]));
  return redirects.map((redirect) => {
    const locales = onlyIn.get(targetPath(redirect));
    return plan(redirect.from, 'redirect', { to: redirect.to, ...(locales === undefined ? {} : { onlyIn: locales }) });
  });
}

/** Plans all pages of the site in the default locale; the i18n plugin creates the others. */
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
        // Set only for pages that differ from the default.
        ...(unlisted === true ? { isUnlisted: true } : {}),
        ...(fallback === false ? { onlyIn: locales } : {}),
      }),
    ),
    ...site.categories.map(({ path, sidebar }) => plan(path, 'category', { sidebar })),
    ...planBlog(site),
  ];
  return [...pages, ...planRedirects([...site.redirects, ...firstPageRedirects(listed)], pages)];
}
