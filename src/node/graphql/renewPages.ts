import { createHash } from 'node:crypto';
import type { NodeInput, NodePluginArgs } from 'gatsby';
import type { CompiledContent } from '../../model/pages/compiledContent';
import { kindOf } from '../content/checks/pageKinds';
import { isOlder } from '../schema/confirmation';
import { gitDatesOnce } from '../content/gitDates';
import type { Content, LoadedContent } from '../content/loadContent';
import type { Doc, Post } from '../content/pageReader';
import { projectSite } from '../content/projectSite';
import { withKnownKeys } from './knownKeys';
import { docId, postId } from '../types/nodeIds';
import type { BlogPostNode, DocNode } from '../types/nodeTypes';
import { buildDocNode, buildPostNode } from './pageNodes';

interface NotedPage {
  absolutePath: string;
  stamp: string;
  standing: string;
}

const isPost = (page: Doc | Post): page is Post => 'date' in page;

/** What a page's file leads to together with what lies outside of it: images, terms, videos, tables, settings. */
const stampOf = ({ html, images, uses }: Pick<CompiledContent, 'html' | 'images' | 'uses'>) =>
  createHash('sha256')
    .update(JSON.stringify([html, images, uses]))
    .digest('base64');

/** The standing of each page: its kind, its times in the repository, and whether its original is newer. */
function standings(content: Content, pages: readonly (Doc | Post)[]): (page: Doc | Post) => string {
  const dates = gitDatesOnce(content.folder);
  const isOriginal = ({ locale }: Doc | Post) => locale === content.codes[0];
  const originals = new Map(pages.filter(isOriginal).map(({ path, absolutePath }) => [path, dates.get(absolutePath)]));
  return ({ path, absolutePath }) => {
    const [own, original] = [dates.get(absolutePath), originals.get(path)];
    const isOutdated = own !== undefined && original !== undefined && isOlder(own.changed, original.changed);
    const [kind, demands] = kindOf(absolutePath, content) ?? [];
    return JSON.stringify([kind, demands?.unconfirmed, own, isOutdated]);
  };
}

/** Types of nodes that `createPages` makes of all pages together, which belong to no file. */
const OF_ALL_PAGES = ['HiddenPages', 'PageFeatures', 'PageList', 'ReleaseNotes', 'SiteFeatures', 'SitePage'];

let noted = new Map<string, NotedPage>();

/** Notes what the pages are now, for `renewPages`. */
export function notePages(content: LoadedContent['content']): void {
  const pages = [...(content?.docs ?? []), ...(content?.posts ?? [])];
  const standingOf = content === undefined ? () => '' : standings(content, pages);
  noted = new Map(
    pages.map((page) => [
      isPost(page) ? postId(page.path, page.locale) : docId(page.path, page.locale),
      { absolutePath: page.absolutePath, stamp: stampOf(page.content), standing: standingOf(page) },
    ]),
  );
}

/**
 * The node of a page with its standing, which the resolvers find elsewhere: Gatsby makes a page again only where a node
 * that it asks for is another one.
 */
export function withStanding(node: NodeInput, digest: NodePluginArgs['createContentDigest']): NodeInput {
  const standing = noted.get(node.id)?.standing ?? '';
  const contentDigest = digest([node.internal.contentDigest, standing]);
  return { ...node, standing, internal: { ...node.internal, contentDigest } };
}

/**
 * Makes those pages again that are no longer what was noted. Gatsby knows of their own files alone, and would leave
 * a page as it is whose picture, term or kind has changed, or which has been committed. What is still right comes from the
 * records.
 */
export async function renewPages({ getNode, actions, createContentDigest }: NodePluginArgs): Promise<void> {
  const site = projectSite();
  if (site === undefined) return;
  for (const [id, { absolutePath, stamp, standing }] of noted) {
    const before = getNode(id) as DocNode | BlogPostNode | undefined;
    if (before === undefined || (before.standing === standing && stampOf(before) === stamp)) continue;
    const { readDoc, readPost } = site.pages;
    const { page, standIn = page } = await (before.internal.type === 'Doc' ? readDoc : readPost)(absolutePath);
    if (standIn === undefined) continue;
    const parent = before.parent ?? '';
    const node = isPost(standIn)
      ? buildPostNode(withKnownKeys(standIn, site), parent, createContentDigest)
      : buildDocNode(standIn, parent, createContentDigest);
    await actions.createNode(withStanding(node, createContentDigest));
  }
}

/**
 * What a build does with the nodes of the one before. Gatsby would take nodes without a file away before they are made
 * again, and make every page again that asks for them.
 */
export async function sourceNodes(args: NodePluginArgs): Promise<void> {
  for (const type of OF_ALL_PAGES) for (const node of args.getNodesByType(type)) args.actions.touchNode(node);
  await renewPages(args);
}
