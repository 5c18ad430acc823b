import path from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node, NodeInput } from 'gatsby';
import { tagPath } from '../../model/blog';
import { contentFolder } from '../content/contentFolder';
import { localeCodes, readSite } from '../content/readSite';
import { readAuthors, readTags, readVideo } from '../content/readTables';
import { pageReader, resetPageReader } from '../engine';
import { authorId, siteFactsId, tagId, videoId } from '../schema/nodeIds';
import { buildDocNode, buildPostNode } from './pageNodes';
import { siteFields } from './siteNodes';

interface FileNode extends Node {
  absolutePath: string;
  sourceInstanceName: string;
  name: string;
  base: string;
  ext: string;
}

type Fields = Record<string, unknown>;

function addChild({ actions, createContentDigest }: CreateNodeArgs, parent: Node, id: string, type: string, fields: Fields): void {
  const node: NodeInput = { ...fields, id, parent: parent.id, children: [], internal: { type, contentDigest: createContentDigest(fields) } };
  actions.createNode(node);
  actions.createParentChildLink({ parent, child: node as unknown as Node });
}

/** MDX files of the `docs` and `blog` sources become docs and posts. A file with faults becomes nothing; the check tells why. */
async function addPage(args: CreateNodeArgs): Promise<void> {
  const { node, getNode, actions, createContentDigest } = args;
  const file = getNode(node.parent ?? '') as FileNode | undefined;
  const reader = pageReader();
  if (file === undefined || reader === undefined) return;
  const add = (child: NodeInput) => {
    actions.createNode(child);
    actions.createParentChildLink({ parent: node, child: child as unknown as Node });
  };
  if (file.sourceInstanceName === 'docs') {
    const { page } = await reader.readDoc(file.absolutePath);
    if (page !== undefined) add(buildDocNode(page, node.id, createContentDigest));
  } else if (file.sourceInstanceName === 'blog') {
    const { page } = await reader.readPost(file.absolutePath);
    if (page !== undefined) add(buildPostNode(page, node.id, createContentDigest));
  }
}

function addSiteFacts(args: CreateNodeArgs, file: FileNode): void {
  resetPageReader();
  const site = readSite(path.dirname(file.absolutePath)).value?.site;
  if (site === undefined) return;
  for (const code of localeCodes(site)) addChild(args, file, siteFactsId(code), 'SiteFacts', siteFields(site, code));
}

function addAuthors(args: CreateNodeArgs, file: FileNode): void {
  for (const [key, author] of Object.entries(readAuthors(contentFolder()).table.data)) {
    addChild(args, file, authorId(key), 'Author', { ...author, key });
  }
}

function addTags(args: CreateNodeArgs, file: FileNode): void {
  for (const [key, tag] of Object.entries(readTags(contentFolder()).table.data)) {
    addChild(args, file, tagId(key), 'Tag', { ...tag, key, path: tagPath(key) });
  }
}

function addVideo(args: CreateNodeArgs, file: FileNode): void {
  const { video } = readVideo(file.absolutePath);
  if (video !== undefined) addChild(args, file, videoId(file.name), 'Video', { ...video, key: file.name });
}

/** Makes the domain nodes out of the source plugins' files. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  const { node } = args;
  if (node.internal.type === 'Mdx') return addPage(args);
  if (node.internal.type !== 'File') return;
  const file = node as FileNode;
  const { sourceInstanceName: source, base } = file;
  if (source === 'site' && base === 'site.yaml') addSiteFacts(args, file);
  else if (source === 'blog' && base === 'authors.yaml') addAuthors(args, file);
  else if (source === 'blog' && base === 'tags.yaml') addTags(args, file);
  else if (source === 'videos' && file.ext === '.yaml') addVideo(args, file);
};
