import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildReport, parseReport, writeReport, changeOf, reportPage } from '../../src/owner/writeReport';
import type { Diagnostic } from '../../../../src/node/diagnostics/diagnostic';
import { makeContentFolder, makeTemporaryFolder } from '../../../../__tests__/support/contentFolder';
import { contentOf } from '../../../../__tests__/support/writing';

const NOW = new Date('2026-01-01T00:00:00Z');
const KINDS = 'ohje: { under: docs/ohjeet, unconfirmed: details }\nkirjoitus: { under: blog }\n';

const finding = (rule: string, line: number): Diagnostic => ({
  rule,
  level: 'warning',
  file: 'content/docs/alku.mdx',
  line,
  message: 'Pitkä <virke>.',
});

test('counts pages, confirmations, ages and findings', async () => {
  const folder = makeContentFolder({
    'kinds.yaml': KINDS,
    'docs/luonnos.mdx': '---\ntitle: Luonnos\ndescription: Luonnos.\ndraft: true\n---\n\nTeksti.\n',
  });
  const dated = (name: string, changed: string) =>
    [path.join(folder, 'docs', name), { added: changed, changed }] as const;
  const dates = new Map([dated('alku.mdx', '2025-12-31T00:00:00Z'), dated('ohjeet/saldo.mdx', '2024-01-01T00:00:00Z')]);
  const diagnostics = [finding('sentence/long', 3), finding('sentence/long', 9), finding('link/broken', 1)];
  expect(buildReport(await contentOf(folder), diagnostics, dates, NOW)).toEqual({
    made: '2026-01-01T00:00:00.000Z',
    pages: { ohje: { fi: 3 }, kirjoitus: { fi: 2 }, '-': { fi: 2, sv: 1 } },
    unconfirmed: { ohje: { open: 3, all: 3 } },
    ages: { '30': 1, '90': 0, '180': 0, '365': 0, older: 1, undated: 6 },
    findings: expect.objectContaining({
      orphans: [],
      longSentences: [3, 9].map((line) => ({ place: `content/docs/alku.mdx:${line}`, message: 'Pitkä <virke>.' })),
    }),
  });
});

test('the page shows changes since the last report', async () => {
  const content = await contentOf(makeContentFolder({ 'kinds.yaml': KINDS }));
  const findingsAt = (lines: readonly number[]) => lines.map((line) => finding('sentence/long', line));
  const report = (...lines: number[]) => buildReport(content, findingsAt(lines), new Map(), NOW);
  const first = reportPage('Sivusto', report(1), undefined);
  expect(first).toContain('There is no earlier report.');
  expect(first).toContain('<code>content/docs/alku.mdx:1</code> Pitkä &#x3C;virke>.');
  const later = reportPage('Sivusto', report(1, 2, 3), report(1));
  expect(later).toContain('Changes are since 2026-01-01.');
  expect(later).toContain('Long sentences: 3<span class="change"> (+2)</span>');
  const many = report(...Array.from({ length: 130 }, (_, line) => line + 1));
  expect(reportPage('Sivusto', many, undefined)).toContain('And 30 more, in the JSON file.');
});

test('stores the report for comparison, and rejects other texts', async () => {
  const content = await contentOf(makeContentFolder({ 'kinds.yaml': KINDS }));
  const folder = path.join(makeTemporaryFolder(), 'report');
  const page = writeReport(content, [], folder, NOW);
  expect(existsSync(page)).toBe(true);
  const kept = readFileSync(path.join(folder, 'report.json'), 'utf8');
  expect(parseReport(kept)?.made).toBe('2026-01-01T00:00:00.000Z');
  writeReport(content, [finding('sentence/long', 1)], folder, NOW);
  expect(readFileSync(page, 'utf8')).toContain('Long sentences: 1<span class="change"> (+1)</span>');
  for (const text of ['', '{}', '{ "made": 1 }']) expect(parseReport(text)).toBeUndefined();
});

test.each([
  [5, 3, ' (+2)'],
  [3, 5, ' (−2)'],
  [3, 3, ''],
  [3, undefined, ''],
])('%s after %s', (now, before, text) => expect(changeOf(now, before)).toBe(text));
