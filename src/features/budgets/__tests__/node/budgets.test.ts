import path from 'node:path';
import { reportBudgets } from '../../node/checkBudgets';
import { heaviestVisits, measureVisits } from '../../node/measureVisits';
import { limitsFor, readBudgets } from '../../node/readBudgets';
import { formatReport } from '../../../../node/diagnostics/diagnostic';
import { diagnosticsAfter } from '../../../../../__tests__/support/errorCases';
import { makeTemporaryFolder } from '../../../../../__tests__/support/contentFolder';

test('rejects invalid JSON', () => expect(read('{ doc: }').diagnostics.map(({ line }) => line)).toEqual([1]));

describe('budgetReport', () => {
  const LIMITS = { html: 12, script: 75, data: 6, requests: 8 };
  const WEIGHT = { html: 11, script: 70, data: 5, requests: 7 };

  /** Reports one doc page with this weight, after a build with the weight `WEIGHT`. */
  const report = (weight: typeof WEIGHT, last: Record<string, typeof WEIGHT> = { doc: WEIGHT }) => {
    const visits = heaviestVisits([{ kind: 'doc', page: 'docs/saldo/index.html', weight }]);
    return reportBudgets(visits, { doc: LIMITS }, last, 'budgets.json');
  };

  test('reports nothing without growth', () => {
    expect(report(WEIGHT)).toEqual({ table: undefined, findings: [], weights: { doc: WEIGHT } });
    expect([report({ ...WEIGHT, script: 60 }).table, report(WEIGHT, {}).table]).toEqual([undefined, undefined]);
  });

  test('growth within the limit is in the table, without an error', () => {
    const { table, findings } = report({ ...WEIGHT, script: 72.5 });
    expect(table?.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
      ['Kind', 'What', 'Before', 'Now', 'Limit', 'Page'],
      ['doc', 'script', '70', '72.5', '75', 'docs/saldo/index.html'],
    ]);
    expect(findings).toEqual([]);
  });

  test('exceeding a limit reports the page, the amount, and how to fix it', () => {
    const { table, findings } = report({ ...WEIGHT, html: 12.1, requests: 9 }, {});
    expect(table).toContain('too much');
    expect(findings).toEqual([
      'docs/saldo/index.html: html 12.1 kB, of which 12 kB are allowed to pages of the kind "doc". ' +
        'Make it lighter, or raise "doc.html" in budgets.json.',
      'docs/saldo/index.html: requests 9, of which 8 are allowed to pages of the kind "doc". ' +
        'Make it lighter, or raise "doc.requests" in budgets.json.',
    ]);
  });
});

const bytes = (count: number) => 'x'.repeat(count);
const pageOf = (template: string, count: number) =>
  '<script async src="/ohje/app-1.js"></script><script type="application/json" id="pageData">' +
  `{"componentChunkName":"component---src-templates-${template}"}</script>${bytes(count)}`;

/** A built site below /ohje; only one of its files is compressed. */
function weigh() {
  const folder = makeTemporaryFolder({
    'app-1.js': bytes(4000),
    'doc-2.js': bytes(500),
    'shared-3.js': bytes(200),
    'index.html': pageOf('home-tsx', 2000),
    'docs/saldo/index.html': pageOf('doc-tsx', 2800),
    'docs/lasku/index.html': pageOf('react-doc-tsx-content-file-path-content-docs-lasku-mdx', 7000),
    'docs/vanha/index.html': '<meta http-equiv="refresh">',
    'page-data/index/page-data.json': bytes(100),
    'page-data/docs/saldo/page-data.json': bytes(100),
    'page-data/docs/lasku/page-data.json': bytes(100),
  });
  return measureVisits(folder, '/ohje', new Map([['app-1.js', { transfer: 1000 }]]), {
    'component---src-templates-doc-tsx': ['shared-3.js', 'doc-2.js'],
    'component---src-templates-home-tsx': ['shared-3.js'],
  });
}

test('a visit includes its document, all scripts that it fetches, and its data, as transferred', () => {
  const visits = weigh();
  expect(visits.map(({ kind, page }) => [kind, page]).sort()).toEqual([
    ['doc', 'docs/saldo/index.html'],
    ['home', 'index.html'],
    ['react-doc', 'docs/lasku/index.html'],
  ]);
  expect(visits.find(({ kind }) => kind === 'doc')?.weight).toEqual({ html: 3, script: 1.7, data: 0.1, requests: 4 });
});

test('the heaviest page of a kind counts for each measure', () => {
  const found = heaviestVisits([
    { kind: 'doc', page: 'a', weight: { html: 1, script: 9, data: 1, requests: 3 } },
    { kind: 'doc', page: 'b', weight: { html: 2, script: 8, data: 1, requests: 3 } },
  ]);
  expect(found.get('doc')).toMatchObject({ html: { page: 'b' }, script: { page: 'a' } });
});

const LIMITS = { html: 12, script: 75, data: 6.5, requests: 8 };

/** Reads a file with this text. */
function read(text: string) {
  const folder = makeTemporaryFolder({ 'budgets.json': text });
  return readBudgets(path.join(folder, 'budgets.json'), 'budgets.json');
}

test('new limits leave a margin of a tenth, and of one request', () =>
  expect(limitsFor({ html: 10, script: 62.3, data: 1.2, requests: 5 })).toEqual({
    html: 11,
    script: 68.6,
    data: 1.4,
    requests: 6,
  }));

test.each<[content: object, message: string]>([
  [{ doc: { ...LIMITS, data: -1 } }, '"doc.data" is -1, which is too small.'],
  [{ doc: { html: 12, script: 75, data: 6 } }, '"doc.requests" is missing.'],
  [{ doc: { ...LIMITS, fonts: 20 } }, 'Unknown key "fonts" in doc.'],
])('%j is invalid', (content, found) => {
  expect(read(JSON.stringify(content)).diagnostics.map(({ message }) => message)).toEqual([found]);
});

/** The diagnostics of the good folder with limits for these page kinds, one per line. */
const checkLimits = (...kinds: string[]) =>
  diagnosticsAfter({
    'budgets.json': `{\n${kinds.map((kind) => `"${kind}": ${JSON.stringify(LIMITS)}`).join(',\n')}\n}`,
  });

test('limits for an unknown page kind are a warning that lists the kinds', async () => {
  const found = await checkLimits('doc', 'guide');
  expect(formatReport(found, 'warning')).toMatch(
    'content/budgets.json:3:1\n  The site has no page of the kind "guide".\n' +
      '  Remove "guide" with its limits. The kinds of this site: blog-archive, blog-author, blog-authors, blog-list, ' +
      'blog-post, blog-tag, blog-tags, category, doc, home, ',
  );
});

test('limits for existing page kinds give no warning', async () =>
  expect((await checkLimits('doc', 'blog-post', 'home')).filter(({ rule }) => rule.startsWith('budgets/'))).toEqual(
    [],
  ));

test('a limit that is not a number is an error with its line', async () => {
  const found = await diagnosticsAfter({ 'budgets.json': '{ "doc": { "html": "9 kB" } }' }, ['error']);
  expect(found[0]).toMatchObject({
    rule: 'budgets/value',
    file: 'content/budgets.json',
    line: 1,
    column: 20,
    message: '"doc.html" must be a number, but it is a text.',
  });
});
