import { formatQueries, parseAskArguments } from '../../../../scripts/lib/askArguments';
import { readQueries } from '../../../../src/node/asking/savedQueries';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';

afterEach(removeTemporaryFolders);

const QUERIES: Changes = {
  'queries/changed.graphql':
    '# Pages that have changed\n# since a day.\nquery ($since: Date!, $limit: Int = 5, $drafts: Boolean, $paths: [String!]) { allDoc { totalCount } }\n',
  'queries/all.graphql': '# All pages.\n{ allDoc { totalCount } }\n',
};

const parse = (...args: string[]) => parseAskArguments(args, readQueries(makeContentFolder(QUERIES)));

test('the queries are listed with what they answer and have to be told', () => {
  expect(formatQueries(readQueries(makeContentFolder(QUERIES)))).toBe(
    'all\n  All pages.\nchanged --since 2025-01-31 [--limit 20] [--drafts true] [--paths "…"]\n  Pages that have changed since a day.',
  );
  expect(formatQueries([])).toBe('There are no saved queries. Write one into queries/ of the content folder.');
  expect(parse()).toBeUndefined();
});

test('options become what the query is told', () => {
  const asked = parse(
    'changed',
    '--since',
    '2025-03-01',
    '--limit',
    '3',
    '--drafts',
    'true',
    '--paths',
    'a',
    '--paths',
    'b',
    '--csv',
  );
  expect(asked).toMatchObject({
    form: 'csv',
    variables: { since: '2025-03-01', limit: 3, drafts: true, paths: ['a', 'b'] },
  });
  expect(parse('all')).toMatchObject({ form: 'table', variables: {} });
});

const faults: [args: string[], message: string][] = [
  [['chanced'], 'There is no query "chanced". Did you mean "changed"?'],
  [['--csv'], 'Name the query first: npm run ask -- longest-pages --csv'],
  [['changed'], 'changed has to be told: --since 2025-01-31'],
  [['changed', '--since', 'eilen'], '--since is "eilen". Write a day as year-month-day: 2025-01-31'],
  [['changed', '--since', '2025-01-01', '--limit', 'x'], '--limit is "x". Write a whole number: 20'],
  [['changed', '--since', '2025-01-01', '--drafts', 'x'], '--drafts is "x". Write true or false.'],
  [['all', '--since', '2025-01-01'], 'The options of all are --table, --csv, --json.'],
  [['all', '--csv', '--json'], 'Choose one of --csv and --json.'],
];

test.each(faults)('%j is a fault', (args, message) => {
  const told = () => {
    try {
      return parse(...args);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  expect(told()).toBe(message);
});

test('a file that is no query is named', () => {
  const folder = makeContentFolder({ 'queries/x.graphql': '{ allDoc {' });
  expect(() => readQueries(folder)).toThrow(
    'content/queries/x.graphql is no query: Syntax Error: Expected Name, found <EOF>.',
  );
});
