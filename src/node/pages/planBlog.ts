import { authorPath, BLOG_PATH, groupByYear, newestFirst, tagPath } from '../../model/blog/posts';
import { plan, type PageContextPlan, type PagePlan } from './pagePlan';
import type { Redirect } from '../navigation/redirects';

/** Number of newest posts beside a post. */
const RECENT_POSTS = 5;

/** Blog posts on one list page. */
const BLOG_PAGE_SIZE = 10;

export interface PlannedPost {
  path: string;
  date: string;
  /** Keys of authors and tags. */
  authors: string[];
  tags: string[];
  locales: string[];
  unlisted?: boolean;
  /** False for a post that is shown only in the languages of its files. */
  fallback?: boolean;
}

export interface BlogPlanInput {
  /** All published posts. */
  posts: readonly PlannedPost[];
  tags: readonly string[];
  hasAuthors: boolean;
  /** Keys of the authors that have pages of their own. */
  authorPages: readonly string[];
}

type ListInput = Omit<BlogPlanInput, 'posts' | 'hasAuthors'> & {
  posts: readonly Pick<PlannedPost, 'path' | 'date' | 'authors' | 'tags'>[];
};

/** A list of posts, the newest first. */
interface PostList {
  template: 'blogList' | 'blogTag' | 'blogAuthor';
  path: string;
  posts: readonly { path: string }[];
  context: Omit<PageContextPlan, 'sitePath'>;
}

/** Returns the lists of a blog with posts: all, by author, and by tag. */
function postLists({ posts, tags, authorPages }: ListInput): PostList[] {
  const sorted = newestFirst(posts);
  const having = (key: 'authors' | 'tags', value: string) => sorted.filter((post) => post[key].includes(value));
  const byAuthor = authorPages.map((author) => ({ author, posts: having('authors', author) }));
  const byTag = tags.map((tag) => ({ tag, posts: having('tags', tag) })).filter((list) => list.posts.length > 0);
  return [
    { template: 'blogList', path: BLOG_PATH, posts: sorted, context: {} },
    ...byAuthor.map(({ author, ...list }): PostList => ({
      ...list,
      template: 'blogAuthor',
      path: authorPath(author),
      context: { author },
    })),
    ...byTag.map(({ tag, ...list }): PostList => ({
      ...list,
      template: 'blogTag',
      path: tagPath(tag),
      context: { tag },
    })),
  ];
}

/** Returns redirects to each list from its numbered first page. */
export function firstPageRedirects(input: ListInput): Redirect[] {
  if (input.posts.length === 0) return [];
  return postLists(input).map(({ path }) => ({ from: `${path}/page/1`, to: path }));
}

function planList({ template, path, posts, context }: PostList): PagePlan[] {
  const pages = listPages(path, posts, BLOG_PAGE_SIZE);
  return pages.map(({ path: pagePath, number, items }) =>
    plan(pagePath, template, {
      ...context,
      posts: items.map((post) => post.path),
      number,
      count: posts.length,
      newer: number === 1 ? null : (pages[number - 2]?.path ?? null),
      older: pages[number]?.path ?? null,
    }),
  );
}

/** Returns posts in order up to the first that readers of every language are shown. */
function nearest(posts: readonly PlannedPost[]): string[] {
  const end = posts.findIndex(({ fallback }) => fallback !== false);
  return posts.slice(0, end < 0 ? posts.length : end + 1).map(({ path }) => path);
}

function planPosts(posts: readonly PlannedPost[]): PagePlan[] {
  const sorted = newestFirst(posts.filter(({ unlisted }) => unlisted !== true));
  const recent = sorted.slice(0, RECENT_POSTS).map(({ path }) => path);
  return newestFirst(posts).map((post) => {
    const at = sorted.indexOf(post);
    // A post that no list names has no neighbours.
    const newer = nearest(sorted.slice(0, Math.max(at, 0)).reverse());
    const older = at < 0 ? [] : nearest(sorted.slice(at + 1));
    return plan(post.path, 'blogPost', {
      locales: post.locales,
      newer,
      older,
      recent,
      ...(at < 0 ? { isUnlisted: true } : {}),
      ...(post.fallback === false ? { onlyIn: post.locales } : {}),
    });
  });
}

/** Plans the pages of a blog; none without listed posts. */
export function planBlog({ posts, tags, hasAuthors, authorPages }: BlogPlanInput): PagePlan[] {
  const listed = posts.filter(({ unlisted }) => unlisted !== true);
  if (listed.length === 0) return planPosts(posts);
  const lists = postLists({ posts: listed, tags, authorPages });
  const used = lists.flatMap(({ context: { tag } }) => (typeof tag === 'string' ? tag : []));
  const hasTags = used.length > 0;
  const planned = lists.flatMap((list) => planList({ ...list, context: { ...list.context, hasTags } }));
  const archived = groupByYear(listed).flatMap((group) => group.posts.map(({ path }) => path));
  return [
    ...planned,
    ...planPosts(posts),
    plan(`${BLOG_PATH}/archive`, 'blogArchive', { posts: archived, hasTags }),
    ...(hasAuthors ? [plan(`${BLOG_PATH}/authors`, 'blogAuthors', { hasTags })] : []),
    ...(hasTags ? [plan(`${BLOG_PATH}/tags`, 'blogTags', { tags: used, hasTags })] : []),
  ];
}

/** One page of a list: its 1-based number, its path and its items. */
interface ListPage<Item> {
  number: number;
  path: string;
  items: Item[];
}

/** Splits a list into pages: the first at the list's path, the others at `/page/N`. An empty list has one. */
function listPages<Item>(path: string, items: readonly Item[], size: number): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    path: index === 0 ? path : `${path}/page/${index + 1}`,
    items: items.slice(index * size, (index + 1) * size),
  }));
}
