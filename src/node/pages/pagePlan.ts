import type { HomeImage } from '../../model/pages/homeSections';

/** The templates of the core, as file names in `src/templates`. */
type CoreTemplate =
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

/** A template of the core or of a feature: `support/templates/reply`. */
type Template = CoreTemplate | `${string}/${string}`;

/** A planned page without locales; its path is the default locale's. */
export interface PagePlan {
  path: string;
  template: Template;
  context: PageContextPlan;
}

/** Variables of a page's query: all that a page's data depends on besides its nodes. */
export interface PageContextPlan {
  /** Site path of the page, without locale, for look-ups in queries. (Gatsby reserves `path`.) */
  sitePath: string;
  /** Locales of the page; all by default. */
  onlyIn?: string[];
  [variable: string]: string | number | boolean | null | string[] | Exclude<HomeImage, string> | undefined;
}

/** The plan of a page. */
export function plan(path: string, template: Template, context: Omit<PageContextPlan, 'sitePath'> = {}): PagePlan {
  return { path, template, context: { sitePath: path, ...context } };
}
