import type { CreateNodeArgs, GatsbyNode, Node, NodeInput } from 'gatsby';
import { authorPath, tagPath } from '../../model/blog/posts';
import type { Doc, Post } from '../content/pageReader';
import { isRevealed } from '../content/unpublished';
import type { EngineParts } from '../site/siteFacts';
import { readVideo } from '../content/readTables';
import type { Engine } from '../content/engine';
import { makeNode } from '../types/makeNode';
import { authorId, siteSettingsId, tagId, termId, videoId } from '../types/nodeIds';
import { withKnownKeys, withStanding } from './renewPages';
import { buildDocNode, buildPostNode } from './pageNodes';
import { endPage } from './pagesUnderWay';
import { siteFields } from './siteNodes';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';

interface FileNode extends Node {
  absolutePath: string;
  sourceInstanceName: string;
  name: string;
  base: string;
  ext: string;
}

type Fields = Record<string, unknown>;

async function addChild(
  { actions, createContentDigest }: CreateNodeArgs,
  parent: Node,
  id: string,
  type: string,
  fields: Fields,
): Promise<void> {
  const node = makeNode(createContentDigest, type, id, fields, parent.id);
  await actions.createNode(node);
  actions.createParentChildLink({ parent, child: node });
}

/** False for drafts in a build, except in a preview; features decide on other unpublished pages. */
export const isShown =
  ({ added }: EngineParts) =>
  ({ frontMatter }: Doc | Post): boolean =>
    !frontMatter.draft || process.env.NODE_ENV !== 'production' || isRevealed(frontMatter, added);

/** Creates docs and posts from MDX files; a broken file becomes a page with its errors and its readable parts. */
async function addPage(engine: Engine, args: CreateNodeArgs): Promise<void> {
  const { node, getNode, actions, createContentDigest } = args;
  const file = getNode(node.parent ?? '') as FileNode | undefined;
  const site = engine.site();
  if (file === undefined || site === undefined) return;
  const { pages: reader } = site;
  const add = async (child: NodeInput) => {
    const nodeWithStanding = withStanding(engine, child, createContentDigest);
    await actions.createNode(nodeWithStanding);
    actions.createParentChildLink({ parent: node, child: nodeWithStanding });
  };
  if (['docs', ROOTS_FOLDER].includes(file.sourceInstanceName)) {
    const { page, standIn = page } = await reader.readDoc(file.absolutePath);
    if (standIn !== undefined && isShown(engine)(standIn))
      await add(buildDocNode(standIn, node.id, createContentDigest, engine.added));
  } else if (file.sourceInstanceName === 'blog') {
    const { page, standIn = page } = await reader.readPost(file.absolutePath);
    if (standIn === undefined || !isShown(engine)(standIn)) return;
    await add(buildPostNode(withKnownKeys(standIn, site), node.id, createContentDigest));
  }
}

async function addSiteSettings(engine: Engine, args: CreateNodeArgs, file: FileNode): Promise<void> {
  const loaded = engine.site();
  if (loaded === undefined) return;
  for (const code of loaded.codes)
    await addChild(args, file, siteSettingsId(code), 'SiteSettings', siteFields(loaded, code));
}

async function addAuthors(engine: Engine, args: CreateNodeArgs, file: FileNode): Promise<void> {
  for (const [key, author] of Object.entries(engine.site()?.authors.data ?? {})) {
    await addChild(args, file, authorId(key), 'Author', {
      ...author,
      key,
      path: author.page ? authorPath(key) : null,
    });
  }
}

async function addTags(engine: Engine, args: CreateNodeArgs, file: FileNode): Promise<void> {
  for (const [key, tag] of Object.entries(engine.site()?.tags.data ?? {})) {
    await addChild(args, file, tagId(key), 'Tag', { ...tag, key, path: tagPath(key) });
  }
}

async function addTerms(engine: Engine, args: CreateNodeArgs, file: FileNode): Promise<void> {
  const terms = engine.site()?.terms?.terms ?? [];
  for (const { key, term, explanation, page = null, variants, words } of terms) {
    const wordList = Object.entries(words).map(([locale, word]) => ({ locale, word }));
    await addChild(args, file, termId(key), 'Term', {
      key,
      term,
      explanation,
      page,
      variants,
      words: wordList,
    });
  }
}

async function addVideo(args: CreateNodeArgs, file: FileNode): Promise<void> {
  const { video } = readVideo(file.absolutePath);
  if (video !== undefined) await addChild(args, file, videoId(file.name), 'Video', { ...video, key: file.name });
}

/** Creates the site's nodes from the source plugins' files. */
export const onCreateNode =
  (engine: Engine): GatsbyNode['onCreateNode'] =>
  async (args) => {
    const { node } = args;
    if (node.internal.type === 'Mdx') return addPage(engine, args).finally(() => endPage(node.parent ?? ''));
    if (node.internal.type !== 'File') return;
    const file = node as FileNode;
    const { sourceInstanceName: source, base } = file;
    if (source === 'site' && base === 'site.yaml') await addSiteSettings(engine, args, file);
    else if (source === 'site' && base === 'glossary.yaml') await addTerms(engine, args, file);
    else if (source === 'blog' && base === 'authors.yaml') await addAuthors(engine, args, file);
    else if (source === 'blog' && base === 'tags.yaml') await addTags(engine, args, file);
    else if (source === 'videos' && file.ext === '.yaml') await addVideo(args, file);
  };
