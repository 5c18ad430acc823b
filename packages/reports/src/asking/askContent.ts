import { defaultFieldResolver, graphql, type GraphQLFieldResolver } from 'graphql';
import path from 'node:path';
import type { Content } from '../../../../src/node/content/loadContent';
import { queryableSchema, QUERYABLE_TYPES, type QueryableType } from './queryableSchema';
import { selectNodes, type ContentRecord, type ListArguments } from './selectNodes';
import { buildToc } from '../../../../src/model/reading/toc';
import { kindOf } from '../../../../src/node/content/checks/pageKinds';
import { isOlder, unconfirmedAs } from '../../../../src/node/schema/kindsSchema';
import { readGitDates } from '../../../../src/node/content/gitDates';
import type { Doc, Post } from '../../../../src/node/content/pageReader';
import { readVideo, listVideos } from '../../../../src/node/content/readTables';
import { buildDocNode, buildPostNode } from '../../../../src/node/graphql/pageNodes';
import { authorFields, tagFields, termFields } from '../../../../src/node/graphql/tableFields';
import type { BlogPostNode, DocNode } from '../../../../src/node/types/nodeTypes';
import { sourcesOf } from '../../../../src/model/pages/linkSources';
import { editUrl } from '../../../../src/model/site/editUrl';

/** Fields whose stored value differs from what a query returns in a build. */
const COMPUTED_BY_A_BUILD = ['html', 'leadHtml'];

/** Returns a function that gives the record of a page, with the fields that resolvers add in a build. */
function pageRecords(content: Content) {
  const { docs, posts, codes, folder, site, engine } = content;
  const dates = readGitDates(folder);
  const nodes = new Map<Doc | Post, DocNode | BlogPostNode>([
    ...docs.map((doc) => [doc, buildDocNode(doc, '', () => '', engine.added) as unknown as DocNode] as const),
    ...posts.map((post) => [post, buildPostNode(post, '', () => '') as unknown as BlogPostNode] as const),
  ]);
  const sources = sourcesOf([...nodes.values()]);
  const terms = termFields(content).map(withId);
  return (page: Doc | Post): ContentRecord => {
    const node = nodes.get(page);
    if (node === undefined) return {};
    const siblings = 'version' in page ? docs : posts;
    const original = siblings.find((each) => each.path === page.path && each.locale === codes[0]);
    const changedAt = dates?.get(page.absolutePath)?.changed;
    const other = dates?.get(original?.absolutePath ?? '')?.changed;
    const kind = kindOf(page.absolutePath, content);
    const linkedFrom = sources.get(page.path) ?? [];
    const used = new Set(node.terms);
    const record = {
      ...node,
      kind: kind?.[0] ?? null,
      unconfirmed: unconfirmedAs({ reviewed: page.frontMatter.reviewed ?? null }, kind?.[1]),
      isOutdated: isOlder(changedAt, other),
      lastUpdated: changedAt ?? null,
      linkedFrom,
      inboundLinks: linkedFrom.length,
      editUrl:
        site.editUrl === undefined
          ? null
          : editUrl(site.editUrl, path.relative(folder, page.absolutePath).split(path.sep).join('/')),
      toc: 'hideToc' in node && node.hideToc ? [] : buildToc(node.headings, node.tocMin, node.tocMax),
      terms: terms.filter(({ key }) => used.has(key)),
    };
    return Object.fromEntries(Object.entries(record).filter(([key]) => !COMPUTED_BY_A_BUILD.includes(key)));
  };
}

const withId = <Row extends { key: string }>(row: Row) => ({ ...row, id: row.key });

/** Returns the records that saved queries can list, by type. They include drafts, as in `npm run develop`. */
function contentRecords(content: Content): Readonly<Record<QueryableType, readonly ContentRecord[]>> {
  const recordOf = pageRecords(content);
  const authors = authorFields(content).map(withId);
  const tags = tagFields(content).map(withId);
  const posts = content.posts.map((post) => ({
    ...recordOf(post),
    authors: authors.filter(({ key }) => post.frontMatter.authors.includes(key)),
    tags: tags.filter(({ key }) => post.frontMatter.tags.includes(key)),
  }));
  const videos = listVideos(content.folder).flatMap((file) => {
    const { video } = readVideo(file);
    return video === undefined ? [] : [withId({ ...video, key: path.basename(file, '.yaml') })];
  });
  return {
    Doc: content.docs.map(recordOf),
    BlogPost: posts,
    Author: authors,
    Tag: tags,
    Term: termFields(content).map(withId),
    Video: videos,
  };
}

const DAY_FORMAT = 'YYYY-MM-DD';

/** Returns the value of a record's field. A field that only a build can compute is an error, never null. */
const resolveField: GraphQLFieldResolver<ContentRecord, unknown, { formatString?: string }> = (
  source,
  args,
  context,
  info,
) => {
  if (!(info.fieldName in source))
    throw new Error(
      `"${info.fieldName}" needs a build. Query it in GraphiQL: npm run develop, then http://localhost:8000/___graphql`,
    );
  const value: unknown = defaultFieldResolver(source, args, context, info);
  const { formatString = '' } = args;
  if (formatString === '' || typeof value !== 'string') return value;
  if (formatString !== DAY_FORMAT)
    throw new Error(`The format "${formatString}" works only in GraphiQL. Write ${DAY_FORMAT}.`);
  return value.slice(0, DAY_FORMAT.length);
};

/**
 * Answers a GraphQL query from the content folder, without a build.
 * @throws an error with the position and the reason when the query is invalid
 */
export async function askContent(
  content: Content,
  source: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<ContentRecord> {
  const records = contentRecords(content);
  const rootValue = Object.fromEntries(
    QUERYABLE_TYPES.map((type) => [`all${type}`, (args: ListArguments) => selectNodes(records[type], args)]),
  );
  const { data, errors } = await graphql({
    schema: queryableSchema(content.engine.added),
    source,
    rootValue,
    variableValues: variables,
    fieldResolver: resolveField,
  });
  const [error] = errors ?? [];
  if (error !== undefined || data === null || data === undefined) {
    const { line, column } = error?.locations?.[0] ?? { line: 1, column: 1 };
    throw new Error(`Cannot answer the query (line ${line}, column ${column}): ${error?.message ?? ''}`);
  }
  return data;
}
