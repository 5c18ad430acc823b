import { buildSync } from 'esbuild';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { formatQueries, parseAskArguments } from '../../../../scripts/lib/askArguments';
import { unlockProject, lockProject } from '../../../../scripts/lib/buildLock';
import { failureText } from '../../../../scripts/lib/contentCommand';
import { fullDisk } from '../../../../scripts/lib/diskSpace';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createSiteServer } from '../../../../scripts/lib/siteServer';
import { jestOutcome, playwrightOutcome, type PlaywrightReport } from '../../../../scripts/lib/testReports';
import { readQueries } from '../../../../packages/reports/src/asking/savedQueries';
import { servingTable } from '../../../../src/node/output/serving/servingTable';
import { applyChanges, type Changes, makeContentFolder, makeTemporaryFolder } from '../../../support/contentFolder';
import { parseExpectationArguments } from '../../../../scripts/checkSearch';

describe('askArguments', () => {
  const QUERIES: Changes = {
    'queries/changed.graphql':
      '# Pages that have changed\n# since a day.\nquery ($since: Date!, $limit: Int = 5, $drafts: Boolean, $paths: [String!]) { allDoc { totalCount } }\n',
    'queries/all.graphql': '# All pages.\n{ allDoc { totalCount } }\n',
  };

  const parse = (...args: string[]) => parseAskArguments(args, readQueries(makeContentFolder(QUERIES)));

  test('lists queries with descriptions and variables', () => {
    expect(formatQueries(readQueries(makeContentFolder(QUERIES)))).toBe(
      'all\n  All pages.\nchanged --since 2025-01-31 [--limit 20] [--drafts true] [--paths "…"]\n  Pages that have changed since a day.',
    );
    expect(formatQueries([])).toBe('There are no saved queries. Write one into queries/ of the content folder.');
    expect(parse()).toBeUndefined();
  });

  test('options become the query’s variables', () => {
    const words = 'changed --since 2025-03-01 --limit 3 --drafts true --paths a --paths b --csv';
    const asked = parse(...words.split(' '));
    expect(asked).toMatchObject({
      form: 'csv',
      variables: { since: '2025-03-01', limit: 3, drafts: true, paths: ['a', 'b'] },
    });
    expect(parse('all')).toMatchObject({ form: 'table', variables: {} });
  });

  const errors: [args: string[], message: string][] = [
    [['chanced'], 'There is no query "chanced". Did you mean "changed"?'],
    [['--csv'], 'Name the query first: npm run ask -- longest-pages --csv'],
    [['changed'], 'changed has to be told: --since 2025-01-31'],
    [['changed', '--since', 'eilen'], '--since is "eilen". Write a day as year-month-day: 2025-01-31'],
    [['changed', '--since', '2025-01-01', '--limit', 'x'], '--limit is "x". Write a whole number: 20'],
    [['changed', '--since', '2025-01-01', '--drafts', 'x'], '--drafts is "x". Write true or false.'],
    [['all', '--since', '2025-01-01'], 'The options of all are --table, --csv, --json.'],
    [['all', '--csv', '--json'], 'Choose one of --csv and --json.'],
  ];

  test.each(errors)('%j is an error', (args, message) => {
    expect(() => parse(...args)).toThrow(expect.objectContaining({ message }));
  });

  test('names a file that is not a query', () => {
    const folder = makeContentFolder({ 'queries/x.graphql': '{ allDoc {' });
    expect(() => readQueries(folder)).toThrow(
      'content/queries/x.graphql is not a valid query: Syntax Error: Expected Name, found <EOF>.',
    );
  });
});

describe('expectationArguments', () => {
  const USAGE = 'npm run check -- --search --expectations file.yaml --least 0.95';

  test.each([
    [[], { file: undefined, locale: undefined, least: 1 }],
    [['--expectations', 'a.yaml'], { file: 'a.yaml', locale: undefined, least: 1 }],
    [['--expectations', 'a.yaml', '--least', '0.9'], { file: 'a.yaml', locale: undefined, least: 0.9 }],
    [['--least', '0'], { file: undefined, locale: undefined, least: 0 }],
  ])('%j', (args, expected) => expect(parseExpectationArguments(args)).toEqual(expected));

  test.each([
    [['--lest', '1'], `The options are --expectations, --locale and --least: ${USAGE}`],
    [['--least', '95'], `--least is "95" but must be a share from 0 to 1: ${USAGE}`],
    [['--least', ''], `--least is "" but must be a share from 0 to 1: ${USAGE}`],
    [['--least', 'all'], `--least is "all" but must be a share from 0 to 1: ${USAGE}`],
  ])('%j is an error', (args, message) => expect(() => parseExpectationArguments(args)).toThrow(message));
});

test('less than 100 MB of free disk space is too little', () => {
  expect(fullDisk('.', 99_999_999)).toContain('The disk has only 99 MB left');
  expect(fullDisk('.', 100_000_000)).toBeUndefined();
});

test.each([
  ['an error with advice', new Error('Name a page.'), 'Name a page.'],
  [
    'an error of Node.js',
    Object.assign(new TypeError('Unknown option.'), { code: 'ERR_PARSE_ARGS' }),
    'Unknown option.',
  ],
  [
    'a bug',
    new TypeError('x is undefined'),
    expect.stringMatching(/^TypeError: x is undefined\n +at .*arguments\.test/),
  ],
  ['something else', 'text', 'text'],
])('a command prints of %s what helps', (_what, error, expected) => expect(failureText(error)).toEqual(expected));

describe('buildLock', () => {
  let locks: string;
  beforeEach(() => {
    locks = makeTemporaryFolder();
  });
  /** Writes a lock like that of this process, for another one. */
  const lockFor = (pid: number | undefined, change = (start: string) => start) => {
    lockProject('a', locks);
    const [name = ''] = readdirSync(locks);
    const start = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[21] ?? '';
    rmSync(path.join(locks, name));
    writeFileSync(path.join(locks, `${name.split('.')[0]}.${pid}.${change(start)}.lock`), '');
  };

  test('locks a project once, until released', () => {
    expect([lockProject('a', locks), readdirSync(locks)[0]]).toEqual([
      undefined,
      expect.stringMatching(`^help-centre-[0-9a-f]{16}\\.${process.pid}\\.\\w+\\.lock$`),
    ]);
    unlockProject('a', locks);
    expect(readdirSync(locks)).toEqual([]);
  });

  test('reports the process that holds the lock, and ignores a lock that an ended process with its id left', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      lockFor(other.pid);
      expect(lockProject('a', locks)).toBe(
        `Process ${other.pid} is building this project, or shows it with "npm run develop".\nWait until it has ended, or end it.`,
      );
      expect(lockProject('b', locks)).toBeUndefined();
      unlockProject('a', locks);
      expect(readdirSync(locks)).toHaveLength(2);
      locks = makeTemporaryFolder();
      lockFor(other.pid, (start) => `1${start}`);
      expect(lockProject('a', locks)).toBeUndefined();
      expect(readdirSync(locks)).toHaveLength(1);
    } finally {
      other.kill();
      await once(other, 'exit');
    }
  });

  test('of processes that begin at the same moment one wins, beside the lock of a killed one', async () => {
    lockProject('a', locks);
    const [name = ''] = readdirSync(locks);
    rmSync(path.join(locks, name));
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(path.join(locks, name.replace(String(process.pid), String(pid))), '');
    const script = path.join(makeTemporaryFolder(), 'take.cjs');
    const go = path.join(path.dirname(script), 'go');
    const contents = `import { existsSync } from 'node:fs';
      import { lockProject } from './scripts/lib/buildLock';
      console.log('ready');
      while (!existsSync(${JSON.stringify(go)}));
      console.log(lockProject('a', ${JSON.stringify(locks)}) ?? 'has it');
      process.stdin.resume();`;
    buildSync({ stdin: { contents, resolveDir: process.cwd() }, bundle: true, platform: 'node', outfile: script });
    const processes = Array.from({ length: 4 }, () => spawn(process.execPath, [script]));
    await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')));
    const answers = processes.map(async ({ stdout }) => String(await once(stdout, 'data')));
    writeFileSync(go, '');
    const told = await Promise.all(answers);
    for (const { stdin } of processes) stdin.end();
    expect(told.filter((answer) => answer === 'has it\n')).toHaveLength(1);
  });
});

const TABLE = servingTable({ origins: ['https://a.example'], base: '', codes: ['fi'], policy: '', redirects: [] });

test('serves the current version of rewritten files, with their cache policy', async () => {
  const folder = makeTemporaryFolder({ 'index.html': '<p>Lasku</p>' });
  const server = createSiteServer(folder, TABLE).listen(0);
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const read = async () => {
    const answer = await fetch(address);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    return answer.text();
  };
  expect(await read()).toBe('<p>Lasku</p>');
  applyChanges(folder, { 'index.html': '<p>Laskut ja tilaukset</p>' });
  expect(await read()).toBe('<p>Laskut ja tilaukset</p>');
  server.close();
});

test('a file that a build removes before it is opened is missing, and the answer is whole', async () => {
  const server = createSiteServer(makeTemporaryFolder({ 'app-1a2b3c4d.js': 'long text' }), TABLE).listen(0);
  await once(server, 'listening');
  const gone = Object.assign(new Error('Gone.'), { code: 'ENOENT' });
  const file = new Readable({ read: () => void file.destroy(gone) });
  jest.spyOn(fs, 'createReadStream').mockReturnValueOnce(file as fs.ReadStream);
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/app-1a2b3c4d.js`);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([404, null, 'Not Found']);
  server.close();
});

test.each<[request: string, status: number, body: string]>([
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nRange: bytes=9-5', 416, 'Range Not Satisfiable'],
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nRange: bytes=10-', 416, 'Range Not Satisfiable'],
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nRange: bytes=-3', 206, '789'],
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nRange: bytes=2-4', 206, '234'],
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nRange: bytes=2-99', 206, '23456789'],
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nRange: items=0-1', 200, '0123456789'],
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nRange: bytes=a-b', 416, 'Range Not Satisfiable'],
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br;q=0', 200, '0123456789'],
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br;q=0.5', 200, 'brotli'],
  ['GET /a.txt HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br', 200, 'brotli'],
  ['GET http://localhost/a.txt HTTP/1.1\r\nHost: evil.example', 200, '0123456789'],
  [
    'GET http://evil.example/a.txt HTTP/1.1\r\nHost: localhost',
    403,
    'This server answers only for this computer and the host of the site.\n',
  ],
  [
    'GET /a.txt HTTP/1.1\r\nHost: evil.example',
    403,
    'This server answers only for this computer and the host of the site.\n',
  ],
  ['GET /a.txt HTTP/1.1\r\nHost: ohje.local:9000', 200, '0123456789'],
])('serve answers %j with %d and %j', async (sent, status, body) => {
  const folder = makeTemporaryFolder({ 'a.txt': '0123456789', 'a.txt.br': 'brotli', '404.html': '' });
  const server = createSiteServer(folder, TABLE, ['ohje.local']).listen(0);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(`${sent}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(Number(answer.split(' ')[1])).toBe(status);
  expect(answer.split('\r\n\r\n')[1]).toBe(body);
  server.close();
});

const assertion = (fullName: string, ...failureMessages: string[]) => {
  const status = failureMessages.length === 0 ? 'passed' : 'failed';
  return { fullName, status, failureMessages };
};

it('reports failed Jest tests, with file and first lines, without colours', () => {
  const message = '\u001B[31mExpected: 1\u001B[39m\n\nReceived: 2\n3\n4\n5\n6\n7\n8\n9';
  const testResults = [
    { name: '/p/a.test.ts', status: 'passed', message: '', assertionResults: [assertion('adds')] },
    {
      name: '/p/unit/b.test.ts',
      status: 'failed',
      message: 'all of it',
      assertionResults: [assertion('takes'), assertion('gives', message)],
    },
    { name: '/p/c.test.ts', status: 'failed', message: 'Cannot find module x', assertionResults: [] },
  ];
  expect(jestOutcome({ numPassedTests: 2, testResults }, '/p')).toEqual({
    passed: 2,
    failures: [
      'unit/b.test.ts › gives\n    Expected: 1\n    Received: 2\n    3\n    4\n    5\n    6\n    7\n    8',
      'c.test.ts\n    Cannot find module x',
    ],
  });
});

it('reports failed and flaky Playwright tests, and other errors', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', projectName = '') => ({
    title,
    file: 'a.spec.ts',
    line: 4,
    tests: [{ projectName, status, results: [{}, ...(status === 'unexpected' ? [{ error: { message: 'no' } }] : [])] }],
  });
  const suites = [{ specs: [spec('closes', 'unexpected'), spec('marks', 'flaky', 'webkit')] }];
  const report: PlaywrightReport = {
    config: { rootDir: '/p/e2e' },
    stats: { expected: 1 },
    errors: [{ message: 'no server' }],
    suites: [{ specs: [spec('opens', 'expected'), spec('prints', 'skipped')], suites }],
  };
  expect(playwrightOutcome(report, '/p')).toEqual({
    passed: 1,
    failures: [
      'e2e/a.spec.ts:4 › closes\n    no',
      '[webkit] e2e/a.spec.ts:4 › marks',
      'outside of the tests\n    no server',
    ],
  });
});
