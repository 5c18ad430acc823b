import { readFileSync } from 'node:fs';
import { type GraphQLSchema, isObjectType, parse, validate } from 'graphql';
import { askContent } from '../../src/asking/askContent';
import { type AnswerForm, formatAnswer } from '../../src/asking/formatAnswer';
import { queryableSchema } from '../../src/asking/queryableSchema';
import type { Changes } from '../../../../__tests__/support/contentFolder';
import { applyChanges, makeContentFolder, makeTemporaryFolder } from '../../../../__tests__/support/contentFolder';
import { gatsbySchema } from '../../../../__tests__/support/gatsbySchema';
import { sampleGlossary } from '../../../../__tests__/support/media';
import { contentOf } from '../../../../__tests__/support/writing';
import { commitAll } from '../../../../__tests__/support/commitAll';
import { added } from '../../../../__tests__/support/engine';

const ask = async (query: string, changes: Changes = {}, variables = {}) =>
  askContent(await contentOf(makeContentFolder(changes)), query, variables);

const ANSWERS = {
  '{ allDoc(filter: { locale: { eq: "fi" } }, sort: { words: DESC }, limit: 2) { totalCount nodes { words } } }': {
    allDoc: { totalCount: 5, nodes: [{ words: 14 }, { words: 8 }] },
  },
  '{ allDoc(filter: { linksTo: { eq: "/docs/ohjeet/lasku" } }) { nodes { path links } } }': {
    allDoc: { nodes: [{ path: '/docs/alku', links: ['/docs/ohjeet', '/docs/ohjeet/lasku#lähetys'] }] },
  },
  '{ allDoc(filter: { inboundLinks: { eq: 0 }, locale: { eq: "fi" } }) { nodes { path } } }': {
    allDoc: { nodes: [{ path: '/docs/alku' }] },
  },
  '{ allDoc(filter: { inboundLinks: { gt: 1 }, path: { regex: "/saldo/" } }) { nodes { linkedFrom } } }': {
    allDoc: { nodes: [{ linkedFrom: ['/docs/ohjeet', '/docs/versiot/kesakuu'] }] },
  },
  '{ allDoc(filter: { sections: { elemMatch: { text: { regex: "/SUMMA/i" } } } }) { nodes { path } } }': {
    allDoc: { nodes: [{ path: '/docs/ohjeet/lasku' }] },
  },
  '{ allBlogPost(sort: [{ readingMinutes: ASC }, { date: DESC }]) { nodes { date(formatString: "YYYY-MM-DD") } } }': {
    allBlogPost: { nodes: [{ date: '2025-09-05' }, { date: '2025-06-30' }] },
  },
  '{ allDoc(filter: { released: { ne: null } }) { nodes { reviewed } } none: allDoc(filter: { released: { eq: null } }) { totalCount } }':
    { allDoc: { nodes: [{ reviewed: '2025-06-30' }] }, none: { totalCount: 5 } },
  '{ allDoc(filter: { words: { gt: 7, lt: 14 } }) { nodes { words } } none: allDoc(filter: { words: { gte: 8, lte: 8, ne: 8 } }) { totalCount } }':
    { allDoc: { nodes: [{ words: 8 }] }, none: { totalCount: 0 } },
  '{ allBlogPost(limit: 1) { nodes { authors { name } tags { path } } } allAuthor { nodes { key } } allVideo { nodes { key } } }':
    {
      allBlogPost: { nodes: [{ authors: [expect.anything()], tags: expect.any(Array) as unknown }] },
      allAuthor: { nodes: [{ key: 'tiimi' }] },
      allVideo: { nodes: [] },
    },
  '{ allTerm(limit: 1, sort: { term: DESC }) { nodes { words { locale } } } }': {
    allTerm: { nodes: [{ words: expect.any(Array) as unknown }] },
  },
};

test.each(Object.entries(ANSWERS))('answers %s', async (query, answer) => {
  expect(await ask(query, sampleGlossary())).toEqual(answer);
});

test('has the content’s kinds, confirmations and dates', async () => {
  const folder = makeContentFolder({ 'kinds.yaml': 'ohje: { under: docs/ohjeet, unconfirmed: details }\n' });
  commitAll(folder, '2025-01-01T10:00:00Z');
  applyChanges(folder, { 'docs/alku.mdx': '---\ntitle: Alku\ndescription: Alusta.\n---\n\nUusi.\n' });
  commitAll(folder, '2025-02-03T10:00:00Z');
  const query = `query ($since: Date!) {
    new: allDoc(filter: { lastUpdated: { gte: $since } }) { nodes { path lastUpdated(formatString: "YYYY-MM-DD") } }
    old: allDoc(filter: { isOutdated: { eq: true } }) { nodes { file } }
    open: allDoc(filter: { unconfirmed: { eq: "details" } }) { nodes { kind path } }
  }`;
  expect(await askContent(await contentOf(folder), query, { since: '2025-02-01' })).toEqual({
    new: { nodes: [{ path: '/docs/alku', lastUpdated: '2025-02-03' }] },
    old: { nodes: [{ file: 'content/docs/alku.sv.mdx' }] },
    open: { nodes: ['', '/lasku', '/saldo'].map((name) => ({ kind: 'ohje', path: `/docs/ohjeet${name}` })) },
  });
});

const ERRORS = {
  '{ allDoc { nodes { titel } } }':
    '(line 1, column 20): Cannot query field "titel" on type "Doc". Did you mean "title", "date", "file", or "html"?',
  '{ allDoc(filter: { titel: { eq: "a" } }) { totalCount } }':
    '(line 1, column 20): Field "titel" is not defined by type "DocFilter". Did you mean "title", "date", "file", or "html"?',
  '{ allDoc { nodes { html(locale: "fi") } } }':
    '(line 1, column 20): "html" needs a build. Query it in GraphiQL: npm run develop, then http://localhost:8000/___graphql',
  '{ allDoc(filter: { title: { regex: "a" } }) { nodes { path } } }':
    '(line 1, column 3): "a" is not a regular expression. Write it in slashes: /tila/i',
  '{ allDoc(filter: { title: { glob: "a*" } }) { nodes { path } } }':
    '(line 1, column 3): The operator "glob" works only in GraphiQL. Operators of saved queries: ne, elemMatch, eq, gt, gte, lt, lte, regex.',
  '{ allBlogPost { nodes { date(formatString: "D.M.YYYY") } } }':
    '(line 1, column 25): The format "D.M.YYYY" works only in GraphiQL. Write YYYY-MM-DD.',
};

test.each(Object.entries(ERRORS))('%s is an error', async (query, message) => {
  await expect(ask(query)).rejects.toThrow(new Error(`Cannot answer the query ${message}`));
});

const LINES = 'Väli lyönti  5      /a, /b  saldo Saldo\n=1+1         12';
const LISTS = 'list,x,y\r\na,"a ""b""",\r\nb,,true';
const nodes = [
  { title: 'Väli\nlyönti', words: 5, links: ['/a', '/b'], terms: [{ key: 'saldo', term: 'Saldo' }] },
  { title: '=1+1', words: 12, links: [], terms: null },
];

const rows: [what: string, answer: Record<string, unknown>, form: AnswerForm, text: string][] = [
  ['a table', { allDoc: { nodes } }, 'table', `title        words  links   terms\n${LINES}\n\n2 rows`],
  ['an empty table', { allDoc: { nodes: [] } }, 'table', 'Nothing was found.'],
  ['CSV', { allDoc: { nodes } }, 'csv', `title,words,links,terms\r\nVäli lyönti,5,"/a, /b",saldo Saldo\r\n'=1+1,12,,`],
  ['several lists', { a: { nodes: [{ x: 'a "b"' }] }, b: { nodes: [{ y: true }] } }, 'csv', LISTS],
  ['JSON', { a: { nodes: [] } }, 'json', '{\n  "a": {\n    "nodes": []\n  }\n}'],
];

test.each(rows)('%s', (_what, answer, form, text) => expect(formatAnswer(answer, form)).toBe(text));

let inGraphiql: GraphQLSchema;
beforeAll(() => {
  inGraphiql = gatsbySchema(makeTemporaryFolder(), (file) => readFileSync(file, 'utf8'));
});
const errorsIn = (schema: GraphQLSchema, source: string) =>
  validate(schema, parse(source)).map(({ message }) => message);

test('the queries in the handbook are valid in GraphiQL', () => {
  const page = readFileSync('handbook/asking-the-content.md', 'utf8');
  const queries = [...page.matchAll(/^```graphql.*?\n(.*?)^```/gms)].map(([, query = '']) => query);
  expect(queries.length).toBeGreaterThan(3);
  expect(queries.flatMap((query) => errorsIn(inGraphiql, query))).toEqual([]);
});

test('saved queries are valid in GraphiQL', () => {
  const query = `query ($since: Date!, $page: String!, $text: String!, $limit: Int = 20) {
      allDoc(filter: { lastUpdated: { gte: $since }, linksTo: { eq: $page } }, sort: { words: DESC }, limit: $limit) {
        totalCount nodes { lastUpdated(formatString: "YYYY-MM-DD") }
      }
      allBlogPost(filter: { sections: { elemMatch: { text: { regex: $text } } } }, sort: [{ date: DESC }]) { totalCount }
    }`;
  expect([errorsIn(inGraphiql, query), errorsIn(queryableSchema(added), query)]).toEqual([[], []]);
  expect(errorsIn(queryableSchema(added), query.replace('linksTo', 'linkTo'))).toEqual([
    'Field "linkTo" is not defined by type "DocFilter". Did you mean "linksTo" or "links"?',
  ]);
});

/** Types of content, and of the navigation around it. */
const OWN = `
  Doc BlogPost Author Tag Term GlossaryWord Video Heading Section Image TocEntry Change IndexedWord
  IndexedSection Sidebar Category SiteLocale SiteSettings PageCard`;

test.each(OWN.trim().split(/\s+/))('every field of %s has a description with an example', (name) => {
  const type = queryableSchema(added).getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const bare = fields.filter(
    (field) =>
      field.name !== 'id' && !/(?:: |such as |Example|\(locale|details, or example)/.test(field.description ?? ''),
  );
  expect(type?.description).toBeTruthy();
  expect(fields.length).toBeGreaterThan(1);
  expect(bare.map((field) => `${field.name}: ${field.description ?? ''}`)).toEqual([]);
});
