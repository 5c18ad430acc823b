import { reportBudgets } from '../../../../../src/node/output/budgets/budgetReport';
import { heaviestVisits } from '../../../../../src/node/output/budgets/measureVisits';

const LIMITS = { html: 12, script: 75, data: 6, requests: 8 };
const WEIGHT = { html: 11, script: 70, data: 5, requests: 7 };

/** Reports one page of docs that weighs this, after a build in which it weighed `WEIGHT`. */
const report = (weight: typeof WEIGHT, last: Record<string, typeof WEIGHT> = { doc: WEIGHT }) =>
  reportBudgets(
    heaviestVisits([{ kind: 'doc', page: 'docs/saldo/index.html', weight }]),
    { doc: LIMITS },
    last,
    'budgets.json',
  );

test('nothing is told of what has not grown', () => {
  expect(report(WEIGHT)).toEqual({ table: undefined, findings: [], weights: { doc: WEIGHT } });
  expect(report({ ...WEIGHT, script: 60 }).table).toBeUndefined();
  expect(report(WEIGHT, {}).table).toBeUndefined();
});

test('what has grown within its limit is in the table, and no fault', () => {
  const { table, findings } = report({ ...WEIGHT, script: 72.5 });
  expect(table?.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
    ['Kind', 'What', 'Before', 'Now', 'Limit', 'Page'],
    ['doc', 'script', '70', '72.5', '75', 'docs/saldo/index.html'],
  ]);
  expect(findings).toEqual([]);
});

test('what passes its limit says which page it is, by how much, and what to do', () => {
  const { table, findings } = report({ ...WEIGHT, html: 12.1, requests: 9 }, {});
  expect(table).toContain('too much');
  expect(findings).toEqual([
    'docs/saldo/index.html: html 12.1 kB, of which 12 kB are allowed to pages of the kind "doc". ' +
      'Make it lighter, or raise "doc.html" in budgets.json.',
    'docs/saldo/index.html: requests 9, of which 8 are allowed to pages of the kind "doc". ' +
      'Make it lighter, or raise "doc.requests" in budgets.json.',
  ]);
});
