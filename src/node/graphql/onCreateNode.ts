import type { CreateNodeArgs, GatsbyNode, Node, NodeInput } from 'gatsby';
import { isBuild } from '../environment';
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
import { authorFields, tagFields, termFields } from './tableFields';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';

interface FileNode extends Node {
  absolutePath: string;
  sourceInstanceName: string;
  name: string;
  base: string;
  ext: string;
}

async function addChild(
  { actions, createContentDigest }: CreateNodeArgs,
  parent: Node,
  id: string,
  type: string,
  fields: object,
): Promise<void> {
  const node = makeNode(createContentDigest, type, id, fields, parent.id);
  await actions.createNode(node);
  actions.createParentChildLink({ parent, child: node });
}

/** False for drafts in a build, except in a preview; features decide on other unpublished pages. */
export const isShown =
  ({ added }: EngineParts) =>
  ({ frontMatter }: Doc | Post): boolean =>
    !frontMatter.draft || !isBuild() || isRevealed(frontMatter, added);

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

type Row = { key: string };

/** Creates the nodes of the rows of a file. */
async function addRows(
  args: CreateNodeArgs,
  file: FileNode,
  type: string,
  idOf: (key: string) => string,
  rows: readonly Row[],
): Promise<void> {
  for (const row of rows) await addChild(args, file, idOf(row.key), type, row);
}

/** Creates the site's nodes from the source plugins' files. */
export const onCreateNode =
  (engine: Engine): GatsbyNode['onCreateNode'] =>
  async (args) => {
    const { node } = args;
    if (node.internal.type === 'Mdx') return addPage(engine, args).finally(() => endPage(node.parent ?? ''));
    if (node.internal.type !== 'File') return;
    const file = node as FileNode;
    const { sourceInstanceName: source, base, name } = file;
    const site = engine.site();
    if (source === 'videos' && file.ext === '.yaml') {
      const { video } = readVideo(file.absolutePath);
      return addRows(args, file, 'Video', videoId, video === undefined ? [] : [{ ...video, key: name }]);
    }
    if (site === undefined) return;
    if (source === 'site' && base === 'site.yaml')
      for (const code of site.codes)
        await addChild(args, file, siteSettingsId(code), 'SiteSettings', siteFields(site, code));
    else if (source === 'site' && base === 'glossary.yaml') await addRows(args, file, 'Term', termId, termFields(site));
    else if (source === 'blog' && base === 'authors.yaml')
      await addRows(args, file, 'Author', authorId, authorFields(site));
    else if (source === 'blog' && base === 'tags.yaml') await addRows(args, file, 'Tag', tagId, tagFields(site));
  };
