import { createHash } from 'node:crypto';
import type { NodePluginArgs } from 'gatsby';
import type { CompiledContent } from '../../model/pages/compiledContent';
import type { LoadedContent } from '../content/loadContent';
import type { Doc, Post } from '../content/pageReader';
import { projectSite } from '../site/projectSite';
import { withKnownKeys } from './knownKeys';
import { docId, postId } from './nodeIds';
import type { BlogPostNode, DocNode } from './nodeTypes';
import { buildDocNode, buildPostNode } from './pageNodes';

interface NotedPage {
  absolutePath: string;
  stamp: string;
}

const isPost = (page: Doc | Post): page is Post => 'date' in page;

/** What a page's file leads to together with what lies outside of it: images, terms, videos, tables, settings. */
const stampOf = ({ html, images, uses }: Pick<CompiledContent, 'html' | 'images' | 'uses'>) =>
  createHash('sha256')
    .update(JSON.stringify([html, images, uses]))
    .digest('base64');

/** Types of nodes that `createPages` makes of all pages together, which belong to no file. */
const OF_ALL_PAGES = ['DocsVersion', 'HiddenPages', 'ReleaseNotes', 'SiteFeeds', 'SitePage'];

let noted = new Map<string, NotedPage>();

/** Notes what the pages are now, for `renewPages`. */
export function notePages(content: LoadedContent['content']): void {
  const pages = [...(content?.docs ?? []), ...(content?.posts ?? [])];
  noted = new Map(
    pages.map((page) => [
      isPost(page) ? postId(page.path, page.locale) : docId(page.path, page.locale),
      { absolutePath: page.absolutePath, stamp: stampOf(page.content) },
    ]),
  );
}

/**
 * Makes those pages again that are no longer what was noted. Gatsby knows of their own files alone, and would leave
 * a page as it is whose picture or term has changed. What is still right comes from the records.
 */
export async function renewPages({ getNode, actions, createContentDigest }: NodePluginArgs): Promise<void> {
  const site = projectSite();
  if (site === undefined) return;
  for (const [id, { absolutePath, stamp }] of noted) {
    const before = getNode(id) as DocNode | BlogPostNode | undefined;
    if (before === undefined || stampOf(before) === stamp) continue;
    const { readDoc, readPost } = site.pages;
    const { page, standIn = page } = await (before.internal.type === 'Doc' ? readDoc : readPost)(absolutePath);
    if (standIn === undefined) continue;
    const parent = before.parent ?? '';
    const node = isPost(standIn)
      ? buildPostNode(withKnownKeys(standIn, site), parent, createContentDigest)
      : buildDocNode(standIn, parent, createContentDigest);
    await actions.createNode(node);
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
