import { defaultFieldResolver, graphql, type GraphQLFieldResolver } from 'graphql';
import type { Content } from '../content/loadContent';
import { contentRecords } from './contentRecords';
import { formatDate } from './formatDate';
import { ASKED_TYPES, askedSchema } from '../types/schemaText';
import { selectNodes, type AskedRecord, type ListArguments } from './selectNodes';

/** What a query has to say of dates. */
type DateArguments = { formatString?: string; fromNow?: boolean; difference?: string; locale?: string };

function resolveDate(value: unknown, { formatString, fromNow, difference, locale }: DateArguments): unknown {
  if (fromNow === true || difference !== undefined || locale !== undefined)
    throw new Error('Of dates only "formatString" can be asked here.');
  return typeof value === 'string' && formatString !== undefined ? formatDate(value, formatString) : value;
}

/** What a record holds; a field that only a build can make is an error and not nothing. */
const resolveField: GraphQLFieldResolver<AskedRecord, unknown, DateArguments> = (source, args, context, info) => {
  if (!(info.fieldName in source))
    throw new Error(
      `"${info.fieldName}" is made by a build. Ask for it in GraphiQL: npm run develop, then http://localhost:8000/___graphql`,
    );
  const value: unknown = defaultFieldResolver(source, args, context, info);
  return info.parentType.getFields()[info.fieldName]?.args.some(({ name }) => name === 'formatString') === true
    ? resolveDate(value, args)
    : value;
};

/**
 * Answers a query of the content without a server.
 * @throws an error that says what is wrong with the query
 */
export async function askContent(
  content: Content,
  source: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<AskedRecord> {
  const records = contentRecords(content);
  const rootValue = Object.fromEntries(
    ASKED_TYPES.map((type) => [`all${type}`, (args: ListArguments) => selectNodes(records[type], args)]),
  );
  const { data, errors } = await graphql({
    schema: askedSchema(),
    source,
    rootValue,
    variableValues: variables,
    fieldResolver: resolveField,
  });
  const [fault] = errors ?? [];
  if (fault !== undefined || data === null || data === undefined) {
    const { line, column } = fault?.locations?.[0] ?? { line: 1, column: 1 };
    throw new Error(`The query cannot be answered (line ${line}, column ${column}): ${fault?.message ?? ''}`);
  }
  // Objects of GraphQL have no prototype, which other code may ask for.
  return JSON.parse(JSON.stringify(data)) as AskedRecord;
}
