import { createHash } from 'node:crypto';
import type { NodeInput, NodePluginArgs } from 'gatsby';
import type { CompiledContent } from '../../model/pages/compiledContent';
import { kindOf } from '../content/checks/pageKinds';
import { isOlder } from '../schema/kindsSchema';
import { gitDatesOnce } from '../content/gitDates';
import type { Content, LoadedContent } from '../content/loadContent';
import type { Doc, Post } from '../content/pageReader';
import type { Engine } from '../content/engine';
import { docId, postId } from '../types/nodeIds';
import type { BlogPostNode, DocNode } from '../types/nodeTypes';
import { buildDocNode, buildPostNode } from './pageNodes';
import type { LoadedSite } from '../content/loadSite';

/** Removes unknown authors and tags, which the check reports, from a post: its query would fail on them. */
export function withKnownKeys(post: Post, { authors, tags }: Pick<LoadedSite, 'authors' | 'tags'>): Post {
  const { frontMatter } = post;
  return {
    ...post,
    frontMatter: {
      ...frontMatter,
      authors: frontMatter.authors.filter((key) => Object.hasOwn(authors.data, key)),
      tags: frontMatter.tags.filter((key) => Object.hasOwn(tags.data, key)),
    },
  };
}

interface NotedPage {
  absolutePath: string;
  stamp: string;
  standing: string;
}

const isPost = (page: Doc | Post): page is Post => 'date' in page;

/** Returns the digest of a page's HTML and of what it uses: images, terms, videos, tables, settings. */
const stampOf = ({ html, images, uses }: Pick<CompiledContent, 'html' | 'images' | 'uses'>) =>
  createHash('sha256')
    .update(JSON.stringify([html, images, uses]))
    .digest('base64');

/** Returns what a page shows of other files: texts of its front matter, kind, times, whether its original is newer. */
function standings(content: Content, pages: readonly (Doc | Post)[]): (page: Doc | Post) => string {
  const dates = gitDatesOnce(content.folder);
  const isOriginal = ({ locale }: Doc | Post) => locale === content.codes[0];
  const originals = new Map(pages.filter(isOriginal).map(({ path, absolutePath }) => [path, dates?.get(absolutePath)]));
  return ({ path, absolutePath, frontMatter: { title, description } }) => {
    const own = dates?.get(absolutePath);
    const isOutdated = isOlder(own?.changed, originals.get(path)?.changed);
    const [kind, demands] = kindOf(absolutePath, content) ?? [];
    return JSON.stringify([title, description, kind, demands?.unconfirmed, own, isOutdated]);
  };
}

/** Types of nodes that `createPages` creates from all pages, not from a file. */
const OF_ALL_PAGES = ['HiddenPages', 'Locale', 'PageFeatures', 'PageList', 'ReleaseNotes', 'SiteFeatures', 'SitePage'];

const notedBy = new WeakMap<Engine, ReadonlyMap<string, NotedPage>>();
const NONE: ReadonlyMap<string, NotedPage> = new Map();

/** Records the stamps and the standings of all pages, for `renewPages`. */
export function notePages(engine: Engine, content: LoadedContent['content']): void {
  const pages = [...(content?.docs ?? []), ...(content?.posts ?? [])];
  const standingOf = content === undefined ? () => '' : standings(content, pages);
  const noted = new Map(
    pages.map((page): [string, NotedPage] => [
      isPost(page) ? postId(page.path, page.locale) : docId(page.path, page.locale),
      { absolutePath: page.absolutePath, stamp: stampOf(page.content), standing: standingOf(page) },
    ]),
  );
  notedBy.set(engine, noted);
}

/** Returns a page's node with its standing: Gatsby rebuilds a page only if a node that it queries changes. */
export function withStanding(
  engine: Engine,
  node: NodeInput,
  digest: NodePluginArgs['createContentDigest'],
): NodeInput {
  const standing = notedBy.get(engine)?.get(node.id)?.standing ?? '';
  const contentDigest = digest([node.internal.contentDigest, standing]);
  return { ...node, standing, internal: { ...node.internal, contentDigest } };
}

/** Creates nodes of pages again whose stamp or standing has changed: Gatsby tracks only their own files. */
export async function renewPages(
  engine: Engine,
  { getNode, actions, createContentDigest }: NodePluginArgs,
): Promise<void> {
  const site = engine.site();
  if (site === undefined) return;
  for (const [id, { absolutePath, stamp, standing }] of notedBy.get(engine) ?? NONE) {
    const before = getNode(id) as DocNode | BlogPostNode | undefined;
    if (before === undefined || (before.standing === standing && stampOf(before) === stamp)) continue;
    const { readDoc, readPost } = site.pages;
    const { page, standIn = page } = await (before.internal.type === 'Doc' ? readDoc : readPost)(absolutePath);
    if (standIn === undefined) continue;
    const parent = before.parent ?? '';
    const node = isPost(standIn)
      ? buildPostNode(withKnownKeys(standIn, site), parent, createContentDigest)
      : buildDocNode(standIn, parent, createContentDigest, engine.added);
    await actions.createNode(withStanding(engine, node, createContentDigest));
  }
}

/** Keeps the nodes of the last build's `createPages`, which Gatsby would delete, and renews changed pages. */
export const sourceNodes =
  (engine: Engine) =>
  async (args: NodePluginArgs): Promise<void> => {
    for (const type of OF_ALL_PAGES) for (const node of args.getNodesByType(type)) args.actions.touchNode(node);
    await renewPages(engine, args);
  };
