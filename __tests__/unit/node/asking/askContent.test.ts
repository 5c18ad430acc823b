import { execFileSync } from 'node:child_process';
import { askContent } from '../../../../src/node/asking/askContent';
import { sampleGlossary } from '../../../support/media';
import { applyChanges, makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';
import { contentOf } from '../../../support/writing';

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
    'a name in bold',
    '{ allDoc(filter: { bold: { eq: "Saldo" } }) { nodes { title sidebarLabel } } }',
    { allDoc: { nodes: [{ title: 'Laskut', sidebarLabel: 'Laskut' }] } },
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

const faults: [what: string, query: string, message: string][] = [
  [
    'a field that is not there',
    '{ allDoc { nodes { titel } } }',
    'The query cannot be answered (line 1, column 20): Cannot query field "titel" on type "Doc". Did you mean "title", "date", "file", or "html"?',
  ],
  [
    'what only a build makes',
    '{ allDoc { nodes { html(locale: "fi") } } }',
    'The query cannot be answered (line 1, column 20): "html" is made by a build. Ask for it in GraphiQL: npm run develop, then http://localhost:8000/___graphql',
  ],
  [
    'no regular expression',
    '{ allDoc(filter: { title: { regex: "a" } }) { nodes { path } } }',
    'The query cannot be answered (line 1, column 3): "a" is no regular expression. Write it between slashes: /tila/i',
  ],
  [
    'a format with names',
    '{ allBlogPost { nodes { date(formatString: "D. MMMM") } } }',
    'The query cannot be answered (line 1, column 25): The format "D. MMMM" has "MMMM". Use YYYY, YY, MM, M, DD, D, HH, mm: D.M.YYYY',
  ],
  [
    'how long ago a day is',
    '{ allBlogPost { nodes { date(fromNow: true) } } }',
    'The query cannot be answered (line 1, column 25): Of dates only "formatString" can be asked here.',
  ],
];

test.each(faults)('%s is a fault', async (_what, query, message) => {
  await expect(ask(query)).rejects.toThrow(new Error(message));
});
