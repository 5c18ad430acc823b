import { planPages } from '../../pages/planPages';
import { canonicalPath } from '../../../model/site/path';
import { gatherPlanInput, publishedPages, type PlannableSite } from '../../pages/planInput';
import type { Content } from '../loadContent';

function plannable(content: Content): PlannableSite {
  const { docs, posts, sidebars, versionSidebars, versions, tags, authors, redirects, site, codes } = content;
  const [defaultCode = ''] = codes;
  const plannableDocs = docs.map(({ path, locale, frontMatter }) => ({
    ...frontMatter,
    path,
    locale,
    displayedSidebar: frontMatter.displayed_sidebar,
  }));
  const plannablePosts = posts.map(({ path, locale, date, frontMatter }) => ({ ...frontMatter, path, locale, date }));
  return {
    docs: publishedPages(plannableDocs, defaultCode),
    posts: publishedPages(plannablePosts, defaultCode),
    sidebars: [sidebars, ...versionSidebars].flatMap((file) => file.sidebars),
    otherVersions: versions.others,
    tags: Object.keys(tags.data),
    hasAuthors: Object.keys(authors.data).length > 0,
    authorPages: Object.entries(authors.data).flatMap(([key, { page }]) => (page ? [key] : [])),
    redirects: redirects.data,
    searchPath: site.search.searchPagePath,
    glossaryPath: site.glossaryPage,
    home: site.home,
    defaultCode,
  };
}

/** Ids on each page that the site will have, by path; null where a fault hides them. Redirects are not pages. */
export type KnownPaths = ReadonlyMap<string, ReadonlySet<string> | null>;

/** The pages that a content folder makes, drafts included; links to those are told apart by the link check. */
export function knownPaths(content: Content): KnownPaths {
  const plans = planPages(gatherPlanInput(plannable(content))).filter(({ template }) => template !== 'redirect');
  const paths = new Map<string, ReadonlySet<string> | null>(plans.map(({ path }) => [path, new Set<string>()]));
  if (content.site.glossaryPage !== undefined)
    paths.set(content.site.glossaryPage, new Set(Object.keys(content.glossary.data)));
  for (const path of content.brokenDocs) paths.set(path, null);
  for (const { path, locale, content: compiled } of [...content.docs, ...content.posts]) {
    if (locale === content.codes[0] && !content.brokenDocs.includes(path)) paths.set(path, new Set(compiled.ids));
  }
  return paths;
}

/** The pages that the site makes without a content file: lists, categories, search. */
export function pathsWithoutFile(content: Content): ReadonlySet<string> {
  const plans = planPages(gatherPlanInput(plannable(content)));
  return new Set(
    plans.filter(({ template }) => !['doc', 'blogPost', 'redirect'].includes(template)).map(({ path }) => path),
  );
}

/** The pages that are not published yet. */
export function draftPaths({ docs, posts, codes }: Content): ReadonlySet<string> {
  const drafts = [...docs, ...posts].filter(({ locale, frontMatter }) => locale === codes[0] && frontMatter.draft);
  return new Set(drafts.map(({ path }) => path));
}

/** True when the site has a page at the path. */
export function hasPath(paths: KnownPaths, path: string): boolean {
  return paths.has(canonicalPath(path));
}
