import { buildSchema, Kind, parse, type GraphQLSchema, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import { onceFor, type Additions } from '../../../../src/model/site/additions';
import { typeDefs } from '../../../../src/node/types/typeDefs';

/** The types that saved queries can list without a build: the content. */
export const QUERYABLE_TYPES = ['Doc', 'BlogPost', 'Author', 'Tag', 'Term', 'Video'] as const;
export type QueryableType = (typeof QUERYABLE_TYPES)[number];

/** A condition is `{ eq: … }`; as a scalar it accepts any operator, which `selectNodes` checks. */
const BASE = /* GraphQL */ `
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  scalar Date
  scalar JSON
  scalar Condition
  interface Node {
    id: ID!
  }
  enum SortOrder {
    ASC
    DESC
  }
`;

const typeName = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type));

/** Returns the inputs that filter and sort by the fields of a type, as in Gatsby's schema. */
function inputsOf({ name, fields = [] }: ObjectTypeDefinitionNode, objects: ReadonlySet<string>): string {
  const inputs = (suffix: string, leaf: string) =>
    fields.map((field) => {
      const type = typeName(field.type);
      return `${field.name.value}: ${objects.has(type) ? type + suffix : leaf}`;
    });
  return [
    `input ${name.value}Filter { elemMatch: ${name.value}Filter ${inputs('Filter', 'Condition').join(' ')} }`,
    `input ${name.value}Sort { ${inputs('Sort', 'SortOrder').join(' ')} }`,
  ].join('\n');
}

function schemaText(added: Additions): string {
  const types = typeDefs(added)
    .join('\n')
    .replace(/^\s*type Query \{[\s\S]*?^\s*\}/m, '')
    .replace(/^\s*type Mdx implements Node \{[\s\S]*?^\s*\}/m, '')
    .replace(/^(\s*type \w+ implements Node[^{]*\{)/gm, '$1\n    "Id of the node in the build."\n    id: ID!')
    .replace(/^(\s*\w+): (Date!?) @dateformat/gm, '$1(formatString: String): $2');
  const objects = parse(BASE + types).definitions.filter((each) => each.kind === Kind.OBJECT_TYPE_DEFINITION);
  const names = new Set(objects.map(({ name }) => name.value));
  const lists = QUERYABLE_TYPES.map(
    (type) => `all${type}(filter: ${type}Filter, sort: [${type}Sort!], limit: Int): ${type}Connection!`,
  );
  return [
    BASE,
    types,
    ...objects.map((object) => inputsOf(object, names)),
    ...QUERYABLE_TYPES.map((type) => `type ${type}Connection { totalCount: Int! nodes: [${type}!]! }`),
    `type Query { ${lists.join(' ')} }`,
  ].join('\n');
}

/** Returns the schema of saved queries: the site's types, with filters and sorting as in GraphiQL. */
export const queryableSchema = onceFor((added): GraphQLSchema => buildSchema(schemaText(added)));
