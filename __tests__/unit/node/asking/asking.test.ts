import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { askContent } from '../../../../src/node/asking/askContent';
import { type AnswerForm, formatAnswer } from '../../../../src/node/asking/formatAnswer';
import { askedSchema } from '../../../../src/node/types/schemaText';
import {
  applyChanges,
  type Changes,
  makeContentFolder,
  makeTemporaryFolder,
  removeTemporaryFolders,
} from '../../../support/contentFolder';
import { gatsbySchema } from '../../../support/gatsbySchema';
import { sampleGlossary } from '../../../support/media';
import { contentOf } from '../../../support/writing';

afterAll(removeTemporaryFolders);

describe('askContent', () => {
  afterEach(removeTemporaryFolders);

  const ask = async (query: string, changes: Changes = {}, variables = {}) =>
    askContent(await contentOf(makeContentFolder(changes)), query, variables);

  const queries: [what: string, query: string, answer: unknown][] = [
    [
      'the longest pages',
      '{ allDoc(filter: { locale: { eq: "fi" } }, sort: { words: DESC }, limit: 2) { totalCount nodes { path words } } }',
      {
        allDoc: {
          totalCount: 5,
          nodes: [
            { path: '/docs/ohjeet/lasku', words: 14 },
            { path: '/docs/versiot/kesakuu', words: 8 },
          ],
        },
      },
    ],
    [
      'what links to a page',
      '{ allDoc(filter: { linksTo: { eq: "/docs/ohjeet/lasku" } }) { nodes { path links } } }',
      { allDoc: { nodes: [{ path: '/docs/alku', links: ['/docs/ohjeet', '/docs/ohjeet/lasku#lähetys'] }] } },
    ],
    [
      'orphans, and what leads to the others',
      '{ none: allDoc(filter: { inboundLinks: { eq: 0 }, locale: { eq: "fi" } }) { nodes { path } } some: allDoc(filter: { inboundLinks: { gt: 1 }, path: { regex: "/saldo/" } }) { nodes { linkedFrom } } }',
      {
        none: { nodes: [{ path: '/docs/alku' }] },
        some: { nodes: [{ linkedFrom: ['/docs/ohjeet', '/docs/versiot/kesakuu'] }] },
      },
    ],
    [
      'a word of a section',
      '{ allDoc(filter: { sections: { elemMatch: { text: { regex: "/SUMMA/i" } } } }) { nodes { path } } }',
      { allDoc: { nodes: [{ path: '/docs/ohjeet/lasku' }] } },
    ],
    [
      'days in a format, and sorting by two keys',
      '{ allBlogPost(sort: [{ readingMinutes: ASC }, { date: DESC }]) { nodes { date(formatString: "D.M.YYYY") authors { name } tags { path } } } }',
      expect.objectContaining({
        allBlogPost: {
          nodes: [expect.objectContaining({ date: '5.9.2025' }), expect.objectContaining({ date: '30.6.2025' })],
        },
      }),
    ],
    [
      'what has no value, and what is not one of some',
      '{ allDoc(filter: { released: { ne: null }, path: { nin: ["/docs/alku"], glob: "/docs/*" } }) { nodes { released reviewed } } }',
      { allDoc: { nodes: [{ released: '2025-06', reviewed: '2025-06-30' }] } },
    ],
    [
      'terms',
      '{ allTerm(skip: 1, limit: 1, sort: { term: ASC }) { nodes { key words { locale } } } allAuthor { nodes { name } } allVideo { nodes { key } } }',
      expect.objectContaining({ allVideo: { nodes: [] } }),
    ],
  ];

  test.each(queries)('%s', async (_what, query, answer) => {
    expect(await ask(query, sampleGlossary())).toEqual(answer);
  });

  test('kinds, confirmation and dates are those of the content', async () => {
    const folder = makeContentFolder({ 'kinds.yaml': 'ohje: { under: docs/ohjeet, unconfirmed: details }\n' });
    const commit = (time: string) => {
      const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time };
      const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { env, stdio: 'ignore' });
      git('init', '-q');
      git('add', '-A');
      git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'Change');
    };
    commit('2025-01-01T10:00:00Z');
    applyChanges(folder, { 'docs/alku.mdx': '---\ntitle: Alku\ndescription: Alusta.\n---\n\nUusi.\n' });
    commit('2025-02-03T10:00:00Z');
    const query = `query ($since: Date!) {
    new: allDoc(filter: { lastUpdated: { gte: $since } }) { nodes { path lastUpdated(formatString: "YYYY-MM-DD") } }
    old: allDoc(filter: { isOutdated: { eq: true } }) { nodes { file } }
    open: allDoc(filter: { unconfirmed: { eq: "details" } }) { nodes { kind path } }
  }`;
    expect(await askContent(await contentOf(folder), query, { since: '2025-02-01' })).toEqual({
      new: { nodes: [{ path: '/docs/alku', lastUpdated: '2025-02-03' }] },
      old: { nodes: [{ file: 'content/docs/alku.sv.mdx' }] },
      open: {
        nodes: [
          { kind: 'ohje', path: '/docs/ohjeet' },
          { kind: 'ohje', path: '/docs/ohjeet/lasku' },
          { kind: 'ohje', path: '/docs/ohjeet/saldo' },
        ],
      },
    });
  });

  const FAULTS = {
    '{ allDoc { nodes { titel } } }':
      '(line 1, column 20): Cannot query field "titel" on type "Doc". Did you mean "title", "date", "file", or "html"?',
    '{ allDoc { nodes { html(locale: "fi") } } }':
      '(line 1, column 20): "html" is made by a build. Ask for it in GraphiQL: npm run develop, then http://localhost:8000/___graphql',
    '{ allDoc(filter: { title: { regex: "a" } }) { nodes { path } } }':
      '(line 1, column 3): "a" is no regular expression. Write it between slashes: /tila/i',
    '{ allBlogPost { nodes { date(formatString: "D. MMMM") } } }':
      '(line 1, column 25): The format "D. MMMM" has "MMMM". Use YYYY, YY, MM, M, DD, D, HH, mm: D.M.YYYY',
    '{ allBlogPost { nodes { date(fromNow: true) } } }':
      '(line 1, column 25): Of dates only "formatString" can be asked here.',
  };

  test.each(Object.entries(FAULTS))('%s is a fault', async (query, message) => {
    await expect(ask(query)).rejects.toThrow(new Error(`The query cannot be answered ${message}`));
  });
});

const nodes = [
  { title: 'Väli\nlyönti', words: 5, links: ['/a', '/b'], terms: [{ key: 'saldo', term: 'Saldo' }] },
  { title: '=1+1', words: 12, links: [], terms: null },
];

const rows: [what: string, answer: Record<string, unknown>, form: AnswerForm, text: string][] = [
  [
    'a table',
    { allDoc: { nodes } },
    'table',
    'title        words  links   terms\nVäli lyönti  5      /a, /b  saldo Saldo\n=1+1         12\n\n2 rows',
  ],
  ['an empty table', { allDoc: { nodes: [] } }, 'table', 'Nothing was found.'],
  ['CSV', { allDoc: { nodes } }, 'csv', `title,words,links,terms\r\nVäli lyönti,5,"/a, /b",saldo Saldo\r\n'=1+1,12,,`],
  [
    'several lists',
    { a: { nodes: [{ x: 'a "b"' }] }, b: { nodes: [{ y: true }] } },
    'csv',
    'list,x,y\r\na,"a ""b""",\r\nb,,true',
  ],
  ['JSON', { a: { nodes: [] } }, 'json', '{\n  "a": {\n    "nodes": []\n  }\n}'],
];

test.each(rows)('%s', (_what, answer, form, text) => {
  expect(formatAnswer(answer, form)).toBe(text);
});

describe('schema', () => {
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
  const OWN = `
  Doc BlogPost Author Tag Term GlossaryWord Video Heading Section Image TocEntry Change IndexedWord
  IndexedSection SidebarEntry Breadcrumb Neighbour Sidebar CategoryCard CategoryGroup Category PageChange
  SiteLocale NavbarLink NavbarItem NavbarLogo Navbar FooterLink FooterColumn FooterLogo Footer
  ColorModeConfig AnnouncementPart Announcement SiteFeed HiddenPages SiteFeeds FeedbackTargets SiteSettings
  PageCard SiteFeatures PageFeatures OriginalPage`;

  test.each(OWN.trim().split(/\s+/))('every field of %s is described with an example', (name) => {
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
});
