/** The templates of the core, each a file of that name in `src/templates`. */
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

/** A template, or one of a feature: `support/templates/reply`. */
type Template = CoreTemplate | `${string}/${string}`;

/** One page to make, before locales: the path is the default locale's. */
export interface PagePlan {
  path: string;
  template: Template;
  context: PageContextPlan;
}

/** Values a page's query gets as variables; anything a page's data depends on beyond its nodes is here. */
export interface PageContextPlan {
  /** Site path of the page, without locale: what queries look things up by. (Gatsby keeps `path` for itself.) */
  sitePath: string;
  /** Locales that the page is made in; all of them where nothing is said. */
  onlyIn?: string[];
  [variable: string]: string | number | boolean | null | string[] | undefined;
}

/** The plan of a page. */
export function plan(path: string, template: Template, context: Omit<PageContextPlan, 'sitePath'> = {}): PagePlan {
  return { path, template, context: { sitePath: path, ...context } };
}
