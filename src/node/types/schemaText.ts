import { buildSchema, Kind, parse, type GraphQLSchema, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import { typeDefs } from './typeDefs';

/** What can be asked for without a build: what writers write. The other types need the whole site. */
export const ASKED_TYPES = ['Doc', 'BlogPost', 'Author', 'Tag', 'Term', 'Video'] as const;
export type AskedType = (typeof ASKED_TYPES)[number];

/** What Gatsby's schema has of itself, as far as the site's types and its queries use it. */
const BASE = /* GraphQL */ `
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  scalar Date
  scalar JSON
  interface Node {
    id: ID!
  }
  enum SortOrderEnum {
    ASC
    DESC
  }
  input StringQueryOperatorInput {
    eq: String
    ne: String
    in: [String]
    nin: [String]
    regex: String
    glob: String
  }
  input IntQueryOperatorInput {
    eq: Int
    ne: Int
    gt: Int
    gte: Int
    lt: Int
    lte: Int
    in: [Int]
    nin: [Int]
  }
  input BooleanQueryOperatorInput {
    eq: Boolean
    ne: Boolean
    in: [Boolean]
    nin: [Boolean]
  }
  input DateQueryOperatorInput {
    eq: Date
    ne: Date
    gt: Date
    gte: Date
    lt: Date
    lte: Date
    in: [Date]
    nin: [Date]
  }
`;

const DATE_ARGUMENTS = '(formatString: String, fromNow: Boolean, difference: String, locale: String)';

/** The name of a type without its marks, and whether it is a list. */
function plainType(type: TypeNode): { name: string; isList: boolean } {
  if (type.kind === Kind.NAMED_TYPE) return { name: type.name.value, isList: false };
  const inner = plainType(type.type);
  return { name: inner.name, isList: inner.isList || type.kind === Kind.LIST_TYPE };
}

const SCALARS: Readonly<Record<string, string>> = {
  ID: 'String',
  String: 'String',
  Int: 'Int',
  Boolean: 'Boolean',
  Date: 'Date',
};

/** The inputs with which nodes of a type are filtered and sorted. */
function inputsOf({ name, fields = [] }: ObjectTypeDefinitionNode, objects: ReadonlySet<string>): string {
  const known = fields.filter((field) => (field.arguments ?? []).length === 0);
  const of = (make: (type: string, isList: boolean) => string | undefined) =>
    known
      .flatMap((field) => {
        const { name: type, isList } = plainType(field.type);
        const input = make(type, isList);
        return input === undefined ? [] : [`  ${field.name.value}: ${input}`];
      })
      .join('\n');
  const filter = of((type, isList) => {
    if (SCALARS[type] !== undefined) return `${SCALARS[type]}QueryOperatorInput`;
    return objects.has(type) ? `${type}Filter${isList ? 'List' : ''}Input` : undefined;
  });
  const sort = of((type) =>
    SCALARS[type] !== undefined ? 'SortOrderEnum' : objects.has(type) ? `${type}SortInput` : undefined,
  );
  return [
    `input ${name.value}FilterInput {\n${filter}\n}`,
    `input ${name.value}FilterListInput {\n  elemMatch: ${name.value}FilterInput\n}`,
    `input ${name.value}SortInput {\n${sort}\n}`,
  ].join('\n');
}

const listField = (type: AskedType) =>
  `all${type}(filter: ${type}FilterInput, sort: [${type}SortInput], skip: Int, limit: Int): ${type}Connection!`;

const connection = (type: AskedType) => `type ${type}Connection {\n  totalCount: Int!\n  nodes: [${type}!]!\n}`;

/** The names of the site's types that have fields. */
const objectsIn = (text: string) =>
  parse(text).definitions.filter(
    (definition): definition is ObjectTypeDefinitionNode =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION && !['Query', 'Mdx'].includes(definition.name.value),
  );

/** The schema in which the content is asked without a server. */
export const askedSchema = (): GraphQLSchema => (asked ??= buildSchema(schemaText()));

let asked: GraphQLSchema | undefined;

/**
 * The text of that schema: the site's own types, and around them the same filters,
 * sorting and lists as Gatsby's, so that a query means the same here and in GraphiQL.
 */
function schemaText(): string {
  const own = typeDefs
    .join('\n')
    .replace(/^\s*type Query \{[\s\S]*?^\s*\}/m, '')
    .replace(/^\s*type Mdx implements Node \{[\s\S]*?^\s*\}/m, '');
  const objects = objectsIn(BASE + own);
  const names = new Set(objects.map(({ name }) => name.value));
  const withIds = own
    .replace(/^(\s*type \w+ implements Node[^{]*\{)/gm, '$1\n    "Id of the node in the build."\n    id: ID!')
    .replace(/^(\s*\w+): (Date!?) @dateformat/gm, `$1${DATE_ARGUMENTS}: $2 @dateformat`);
  return [
    BASE,
    withIds,
    ...objects.map((object) => inputsOf(object, names)),
    ...ASKED_TYPES.map(connection),
    `type Query {\n${ASKED_TYPES.map((type) => `  ${listField(type)}`).join('\n')}\n}`,
  ].join('\n');
}
