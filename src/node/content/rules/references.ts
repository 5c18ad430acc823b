import type { RuledFinding, Finding } from '../../diagnostics/diagnostic';
import { canonicalPath } from '../../../model/site/path';
import { didYouMean, suggest } from '../../diagnostics/nearest';
import { allSidebars } from '../loadSite';
import type { SidebarSpec } from '../../../model/navigation/sidebar';
import { sidebarInRoot, docRootOf, MAIN_ROOT, rootPath, ROOTS_FOLDER } from '../../../model/pages/docRoots';
import type { Content } from '../loadContent';
import type { Doc, Post } from '../pageReader';
import { didYouMeanPage } from '../checks/nearestPage';
import { essential } from '../../diagnostics/rule';
import { defineRules, defineRule } from './contentRule';
import { say } from '../say';
import { newPaths } from '../checks/allRedirects';
import { draftPaths, hasPath, pathsWithoutFile, type KnownPaths } from '../checks/knownPaths';
import type { SidebarsFile } from '../readSidebars';

const NAVIGATION_RULES = {
  'page/unknown-sidebar': essential('The sidebar that a doc names is there.'),
  'page/unknown-neighbour': essential(
    'The docs that a doc names as the previous and the next are there and published.',
  ),
};

type NavigationFinding = RuledFinding<keyof typeof NAVIGATION_RULES>;

const NEIGHBOURS = ['pagination_prev', 'pagination_next'] as const;

/** Reports sidebars in front matter that do not exist, and previous or next docs that are missing or drafts. */
function checkNavigation(content: Content): NavigationFinding[] {
  const sidebars = allSidebars(content);
  const canJudge = !content.broken.has('sidebars');
  const published = new Map(content.brokenDocs.map((path) => [path, true]));
  for (const { path, locale, frontMatter } of content.docs) {
    if (locale === content.codes[0]) published.set(path, !frontMatter.draft);
  }
  return content.docs.flatMap((doc) => [
    ...(canJudge ? checkSidebarName(doc, sidebars) : []),
    ...checkNeighbours(doc, published),
  ]);
}

function checkSidebarName(
  { file, version, frontMatter, locate }: Doc,
  sidebars: readonly SidebarSpec[],
): NavigationFinding[] {
  const name = frontMatter.displayed_sidebar ?? undefined;
  const prefix = sidebarInRoot('', version);
  const names = sidebars.filter((each) => each.version === version).map((each) => each.name.slice(prefix.length));
  if (name === undefined || names.includes(name)) return [];
  return [
    {
      rule: 'page/unknown-sidebar',
      file,
      ...locate(['displayed_sidebar']),
      ...say('page/unknown-sidebar', { name, names: names.join(', ') }, didYouMean(name, names)),
    },
  ];
}

function checkNeighbours(
  { file, frontMatter, locate }: Doc,
  published: ReadonlyMap<string, boolean>,
): NavigationFinding[] {
  return NEIGHBOURS.flatMap((key): NavigationFinding | NavigationFinding[] => {
    const path = frontMatter[key] ?? undefined;
    if (path === undefined) return [];
    const isPublished = published.get(canonicalPath(path));
    if (isPublished === true || (isPublished === false && frontMatter.draft)) return [];
    const place = { rule: 'page/unknown-neighbour', file, ...locate([key]) } as const;
    if (isPublished === false) {
      return [{ ...place, ...say('page/unknown-neighbour.draft', { path, key }) }];
    }
    return { ...place, ...say('page/unknown-neighbour', { path, key }, didYouMeanPage(path, published.keys())) };
  });
}

export const navigation = defineRules(NAVIGATION_RULES, checkNavigation);

const REFERENCES_RULES = {
  'post/unknown-author': essential('Authors of posts are in `blog/authors.yaml`.'),
  'post/unknown-tag': essential('Tags of posts are in `blog/tags.yaml`.'),
  'release/unknown-page': essential('Pages that a release note changes are there and published.'),
};

type ReferenceFinding = RuledFinding<keyof typeof REFERENCES_RULES>;

/** Reports authors and tags in front matter that do not exist, and affected pages that are missing or drafts. */
function checkReferences(content: Content, paths: KnownPaths): ReferenceFinding[] {
  const { posts, docs, authors, tags, broken } = content;
  const authorKeys = Object.keys(authors.data);
  const tagKeys = Object.keys(tags.data);
  const postDiagnostics = posts.flatMap(({ file, frontMatter, locate }): ReferenceFinding[] => [
    ...(broken.has('authors') ? [] : missing(frontMatter.authors, authorKeys)).map(([key, index]) => ({
      rule: 'post/unknown-author' as const,
      file,
      ...locate(['authors', index]),
      ...say('post/unknown-author', { key, file: authors.file }, didYouMean(key, authorKeys)),
    })),
    ...(broken.has('tags') ? [] : missing(frontMatter.tags, tagKeys)).map(([key, index]) => ({
      rule: 'post/unknown-tag' as const,
      file,
      ...locate(['tags', index]),
      ...say('post/unknown-tag', { key, file: tags.file }, didYouMean(key, tagKeys)),
    })),
  ]);
  const drafts = draftPaths(content);
  const moved = newPaths(content);
  const docDiagnostics = docs.flatMap(({ file, frontMatter, locate }) =>
    frontMatter.affects.flatMap((path, index): ReferenceFinding[] => {
      const place = { rule: 'release/unknown-page', file, ...locate(['affects', index]) } as const;
      if (!hasPath(paths, path)) {
        return [{ ...place, ...say('release/unknown-page', { path }, didYouMeanPage(path, paths.keys(), moved)) }];
      }
      if (frontMatter.draft || !drafts.has(canonicalPath(path))) return [];
      return [{ ...place, ...say('release/unknown-page.draft', { path }) }];
    }),
  );
  return [...postDiagnostics, ...docDiagnostics];
}

function missing(keys: readonly string[], existingKeys: readonly string[]): [string, number][] {
  return keys.flatMap((key, index): [string, number][] => (existingKeys.includes(key) ? [] : [[key, index]]));
}

export const references = defineRules(REFERENCES_RULES, checkReferences);

const ROUTES_RULES = {
  'page/route-clash': essential('No two files make one page.'),
  'page/reserved-path': essential('No file makes a page that the site makes by itself.'),
};

type RouteFinding = RuledFinding<keyof typeof ROUTES_RULES>;

/** Posts may set another address than their file's; docs may not. */
const hasSlug = (page: Doc | Post) => 'date' in page;

/** Reports files that make the same page. */
function checkUniquePaths({ docs, posts }: Content): RouteFinding[] {
  const owners = new Map<string, string>();
  return [...docs, ...posts].flatMap((page): RouteFinding | RouteFinding[] => {
    const { path, locale, file } = page;
    const key = `${locale} ${path}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    return {
      rule: 'page/route-clash',
      file,
      line: 1,
      column: 1,
      ...say(hasSlug(page) ? 'page/route-clash.post' : 'page/route-clash', { path, owner }),
    };
  });
}

/** Reports files whose page the site generates itself. */
function checkReservedPaths(content: Content): RouteFinding[] {
  const reserved = pathsWithoutFile(content);
  return [...content.docs, ...content.posts]
    .filter(({ path }) => reserved.has(path))
    .map((page) => ({
      rule: 'page/reserved-path',
      file: page.file,
      line: 1,
      column: 1,
      ...say(hasSlug(page) ? 'page/reserved-path.post' : 'page/reserved-path', { path: page.path }),
    }));
}

export const routes = defineRules(ROUTES_RULES, (content) => [
  ...checkUniquePaths(content),
  ...checkReservedPaths(content),
]);

/** Reports sidebar items that do not exist in their doc root or repeat, and categories that share a page. */
function checkSidebars(content: Content): Finding[] {
  const moved = newPaths(content);
  return [content.sidebars, ...content.otherSidebars].flatMap((sidebars) => checkFile(sidebars, content, moved));
}

function checkFile(
  { file, version, placed }: SidebarsFile,
  { docs, brokenDocs, otherRoots, own }: Content,
  moved: ReadonlyMap<string, string>,
): Finding[] {
  const withoutRoot = (path: string) => path.slice(rootPath(version, own.docsBase).length + 1);
  const isOwn = (path: string) => (docRootOf(path, otherRoots) ?? MAIN_ROOT) === version;
  const paths = new Set([...docs.map(({ path }) => path), ...brokenDocs].filter(isOwn));
  const folder = version === MAIN_ROOT ? 'docs' : `${ROOTS_FOLDER}/${version}/docs`;
  const seen = new Map<string, string>();
  return placed.flatMap(({ sidebar, item, line, column }): Finding | Finding[] => {
    const place = { file, line, column };
    if (item.type === 'link' || item.path === undefined) return [];
    const earlier = seen.get(item.path);
    seen.set(item.path, sidebar);
    if (item.type === 'category') {
      if (earlier === undefined) return [];
      return { ...place, ...say('sidebar/docs.slug', { slug: withoutRoot(item.path).replace('category/', '') }) };
    }
    const name = withoutRoot(item.path);
    if (!paths.has(item.path)) {
      const now = moved.get(item.path);
      const hint =
        now !== undefined && paths.has(now) ? suggest(withoutRoot(now)) : didYouMean(name, [...paths].map(withoutRoot));
      return { ...place, ...say('sidebar/docs', { name, folder }, hint) };
    }
    if (earlier === undefined) return [];
    return {
      ...place,
      ...say(earlier === sidebar ? 'sidebar/docs.twice' : 'sidebar/docs.both', { name, sidebar, earlier }),
    };
  });
}

export const sidebarDocs = defineRule(
  'sidebar/docs',
  essential('Sidebars list docs that are there, each once, and no two categories have one address.'),
  checkSidebars,
);
