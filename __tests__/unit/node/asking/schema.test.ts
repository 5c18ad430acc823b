import { readFileSync } from 'node:fs';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  validate,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { askedSchema } from '../../../../src/node/asking/schemaText';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';
import { gatsbySchema } from '../../../support/gatsbySchema';

afterAll(removeTemporaryFolders);

/** A field of a type, with what it takes and what it brings. */
interface Part {
  name: string;
  type: GraphQLType;
  args: readonly GraphQLArgument[];
}

/** The fields of a type that has some. */
function fieldsOf(type: GraphQLNamedType): Part[] {
  if (isObjectType(type))
    return Object.values(type.getFields()).map(({ name, type: own, args }) => ({ name, type: own, args }));
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map(({ name, type: own }) => ({ name, type: own, args: [] }));
}

/** The types that a query can name, be told or bring. */
function reachable(type: GraphQLNamedType, known = new Set<GraphQLNamedType>()): Set<GraphQLNamedType> {
  if (known.has(type)) return known;
  known.add(type);
  for (const { type: own, args } of fieldsOf(type))
    for (const each of [own, ...args.map((arg): GraphQLType => arg.type)]) reachable(getNamedType(each), known);
  return known;
}

/** Every field of the types that a query can reach, with its type and its arguments, and every value of an enum. */
function partsOf(schema: GraphQLSchema): string[] {
  const query = schema.getQueryType();
  const types = query === undefined || query === null ? [] : [...reachable(query)];
  return types.flatMap((type) => [
    ...(isEnumType(type) ? type.getValues().map(({ name }) => `${type.name}.${name}`) : []),
    ...fieldsOf(type).flatMap(({ name, type: own, args }) => [
      `${type.name}.${name}: ${own.toString()}`,
      ...args.map((arg) => `${type.name}.${name}(${arg.name}: ${arg.type.toString()})`),
    ]),
  ]);
}

let inGraphiql: GraphQLSchema;
beforeAll(() => {
  inGraphiql = gatsbySchema(makeTemporaryFolder(), (file) => readFileSync(file, 'utf8'));
});

test('the queries of the handbook can be asked in GraphiQL', () => {
  const page = readFileSync('handbook/asking-the-content.md', 'utf8');
  const queries = [...page.matchAll(/^```graphql\n(.*?)^```/gms)].map(([, query = '']) => query);
  expect(queries.length).toBeGreaterThan(3);
  expect(queries.flatMap((query) => validate(inGraphiql, parse(query)).map(({ message }) => message))).toEqual([]);
});

test('what can be asked without a server can be asked in GraphiQL', () => {
  const known = new Set(partsOf(inGraphiql));
  const asked = partsOf(askedSchema());
  expect(asked.filter((part) => !known.has(part))).toEqual([]);
  expect(asked).toEqual(
    expect.arrayContaining(['Query.allDoc(filter: DocFilterInput)', 'DocFilterInput.words: IntQueryOperatorInput']),
  );
});

/** Types of what writers write, and of what stands around it. */
const OWN = [
  'Doc',
  'BlogPost',
  'Author',
  'Tag',
  'Term',
  'GlossaryWord',
  'Video',
  'Heading',
  'Section',
  'Image',
  'TocEntry',
  'Change',
  'IndexedWord',
  'IndexedSection',
  'SidebarEntry',
  'Breadcrumb',
  'Neighbour',
  'Sidebar',
  'CategoryCard',
  'CategoryGroup',
  'Category',
  'PageChange',
  'SiteLocale',
  'NavbarLink',
  'NavbarItem',
  'NavbarLogo',
  'Navbar',
  'FooterLink',
  'FooterColumn',
  'FooterLogo',
  'Footer',
  'ColorModeConfig',
  'AnnouncementPart',
  'Announcement',
  'SiteFeed',
  'HiddenPages',
  'SiteFeeds',
  'FeedbackTargets',
  'SiteSettings',
  'PageCard',
  'VersionLink',
  'DocsVersion',
  'OriginalPage',
  'PageVersion',
];

test.each(OWN)('every field of %s is described with an example', (name) => {
  const type = askedSchema().getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const bare = fields.filter(
    (field) =>
      field.name !== 'id' && !/(?:: |such as |Example|\(locale|details, or example)/.test(field.description ?? ''),
  );
  expect(type?.description).toBeTruthy();
  expect(fields.length).toBeGreaterThan(1);
  expect(bare.map((field) => `${field.name}: ${field.description ?? ''}`)).toEqual([]);
});
