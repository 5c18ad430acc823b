import type { Additions } from '../../model/site/additions';
import type { NodeInput } from 'gatsby';
import { TOC_MAX_LEVEL, TOC_MIN_LEVEL } from '../../model/reading/toc';
import { readingMinutes } from '../../model/blog/posts';
import { canonicalPath, safeDecode, splitAddress } from '../../model/site/path';
import { displayedSidebar, type Doc, type Post } from '../content/pageReader';
import { isRevealed } from '../content/unpublished';
import { previewFile } from '../environment';
import { strongParts } from '../content/passage';
import { makeNode, type Digest } from '../types/makeNode';
import { docId, postId } from '../types/nodeIds';
import { shownFields } from '../types/shownKeys';

/** Returns the common fields of docs and posts. */
function pageFields(
  { absolutePath, file, path, locale, frontMatter, content, passages }: Doc | Post,
  revealed: boolean,
) {
  const { title, description, keywords, aliases, draft, unlisted, fallback, updated = null } = frontMatter;
  const links = content.links.map(({ href }) => href);
  const { reactTree, ...record } = content;
  const pages = links.filter((href) => href.startsWith('/')).map((href) => safeDecode(splitAddress(href).pathname));
  const bold = passages.flatMap(strongParts).map(({ text }) => text);
  const terms = new Set(content.uses.filter(({ kind }) => kind === 'term').map(({ key }) => key));
  return {
    ...record,
    isReact: Boolean(reactTree),
    absolutePath,
    file,
    path,
    locale,
    title,
    description,
    keywords,
    aliases,
    draft: draft && !revealed,
    isUnpublished: draft,
    unlisted,
    fallback,
    updated,
    links,
    linksTo: [...new Set(pages.map(canonicalPath))],
    bold: [...new Set(bold)],
    terms: [...terms],
  };
}

/** Returns the canonical form of a path. */
const pathOf = (path: string | null | undefined) => (typeof path === 'string' ? canonicalPath(path) : path);

/** Returns the heading levels of a page's table of contents; posts have defaults. */
export function tocLevels(frontMatter: Partial<Doc['frontMatter']>) {
  return {
    hideToc: frontMatter.hide_table_of_contents ?? false,
    min: frontMatter.toc_min_heading_level ?? TOC_MIN_LEVEL,
    max: frontMatter.toc_max_heading_level ?? TOC_MAX_LEVEL,
  };
}

/** Builds the node of a doc. */
export function buildDocNode(doc: Doc, parent: string, digest: Digest, added: Additions): NodeInput {
  const { frontMatter } = doc;
  const { sidebar_label: label, tags, affects } = frontMatter;
  const { hideToc, min, max } = tocLevels(frontMatter);
  const fields = {
    ...pageFields(doc, isRevealed(frontMatter, added)),
    version: doc.version,
    sidebarLabel: label ?? frontMatter.title,
    sidebarBadge: frontMatter.sidebar_badge,
    paginationLabel: frontMatter.pagination_label ?? null,
    pagination: { previous: pathOf(frontMatter.pagination_prev), next: pathOf(frontMatter.pagination_next) },
    displayedSidebar: displayedSidebar(frontMatter, doc.version),
    hideToc,
    tags,
    affects,
    ...shownFields(frontMatter, added),
    tocMin: min,
    tocMax: max,
  };
  return makeNode(digest, 'Doc', docId(doc.path, doc.locale), fields, parent);
}

/** Builds the node of a blog post. */
export function buildPostNode(post: Post, parent: string, digest: Digest): NodeInput {
  const { authors, tags, reviewed = null } = post.frontMatter;
  const fields = {
    ...pageFields(post, previewFile() !== undefined),
    date: post.date,
    authors,
    tags,
    reviewed,
    readingMinutes: readingMinutes(post.content.words),
    tocMin: TOC_MIN_LEVEL,
    tocMax: TOC_MAX_LEVEL,
  };
  return makeNode(digest, 'BlogPost', postId(post.path, post.locale), fields, parent);
}
