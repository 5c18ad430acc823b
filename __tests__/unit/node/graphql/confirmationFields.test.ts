import path from 'node:path';
import type { GitDates } from '../../../../src/node/content/gitDates';
import { confirmationFields } from '../../../../src/node/graphql/confirmationFields';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { loadSite } from '../../../../src/node/site/loadSite';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';

let folder: string;
beforeAll(() => {
  folder = makeContentFolder({ 'kinds.yaml': 'ohje: { under: docs/ohjeet, unconfirmed: details }\n' });
});
afterAll(removeTemporaryFolders);

const pageAt = (file: string, reviewed: string | null = null) => ({
  absolutePath: path.join(folder, 'docs', file),
  path: '/docs/ohjeet/saldo',
  locale: 'fi',
  reviewed,
});
const changedAt = (time: string): GitDates => ({ added: time, changed: time });

const original = () => pageAt('ohjeet/saldo.mdx');
const translation = () => ({ ...pageAt('ohjeet/saldo.sv.mdx'), locale: 'sv' });
const fieldsWith = (dates: readonly [string, GitDates][]) =>
  confirmationFields({
    site: () => loadSite(folder, createRecordStore()).loaded,
    gitDates: () => new Map(dates),
    findOriginal: original,
  });
const { kind, unconfirmed } = fieldsWith([]);

test('a page has the kind of its folder, and says that it is not confirmed until it is', () => {
  expect(kind.resolve(original())).toBe('ohje');
  expect(unconfirmed.resolve(original())).toBe('details');
  expect(unconfirmed.resolve(pageAt('ohjeet/saldo.mdx', '2025-10-31'))).toBeNull();
});

test('a page of no kind says nothing', () => {
  expect(kind.resolve(pageAt('alku.mdx'))).toBeNull();
  expect(unconfirmed.resolve(pageAt('alku.mdx'))).toBeNull();
});

const rows: [what: string, own: string | null, original: string | null, isOutdated: boolean][] = [
  ['a translation that is older than its original', '2025-01-01T10:00:00Z', '2025-01-02T10:00:00Z', true],
  ['a translation that is as old', '2025-01-02T10:00:00Z', '2025-01-02T10:00:00Z', false],
  ['a translation that is in no commit yet', null, '2025-01-02T10:00:00Z', false],
  ['an original that is in no commit yet', '2025-01-01T10:00:00Z', null, false],
];

test.each(rows)('%s is outdated: %#', (_what, own, originally, isOutdated) => {
  const dates: [string, GitDates][] = [
    ...(own === null ? [] : [[translation().absolutePath, changedAt(own)] as [string, GitDates]]),
    ...(originally === null ? [] : [[original().absolutePath, changedAt(originally)] as [string, GitDates]]),
  ];
  expect(fieldsWith(dates).isOutdated.resolve(translation(), {}, {})).toBe(isOutdated);
});
