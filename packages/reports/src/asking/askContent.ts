import { defaultFieldResolver, graphql, type GraphQLFieldResolver } from 'graphql';
import type { Content } from '../../../../src/node/content/loadContent';
import { queryableSchema, QUERYABLE_TYPES } from '../../../../src/node/types/queryableSchema';
import { contentRecords } from './contentRecords';
import { selectNodes, type ContentRecord, type ListArguments } from './selectNodes';

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
    schema: queryableSchema(),
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
