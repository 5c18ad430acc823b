import { listChanges, type DatedDoc, CHANGES_MAX } from '../../../../src/model/pages/changes';

const doc = (path: string, facts: Partial<DatedDoc> = {}): DatedDoc => ({
  path,
  locale: 'fi',
  title: path,
  affects: [],
  date: null,
  added: null,
  changed: null,
  ...facts,
});
const note = (facts: Partial<DatedDoc>) => doc('/note', { affects: ['/a/'], ...facts });
const changed = '2025-05-01T12:00:00.000Z';
const list = (docs: DatedDoc[], locale = 'fi') => listChanges(docs, new Set(['/note']), locale, 'fi');

test.each<[string, DatedDoc[], [path: string, changed: string][]]>([
  ['no times', [doc('/a'), note({})], []],
  ['a guide with a time of its own', [doc('/a', { changed: '2025-05-01T15:00:00+03:00' })], [['/a', changed]]],
  ['a note without a guide', [note({ changed })], []],
  [
    'a note of a guide, by the time that it came',
    [doc('/a'), note({ date: '2025-04-01', added: changed })],
    [['/a', changed]],
  ],
  [
    'a note that is in no repository, by its day',
    [doc('/a'), note({ date: '2025-05-01' })],
    [['/a', '2025-05-01T00:00:00.000Z']],
  ],
  ['a note that was only corrected', [doc('/a'), note({ changed })], []],
  [
    'a guide that has changed after its note',
    [doc('/a', { changed }), note({ date: '2025-04-01' })],
    [['/a', changed]],
  ],
  [
    'guides, the newest change first and those of one time by path',
    [doc('/a', { changed: '2025-04-01' }), doc('/c', { changed }), doc('/b', { changed })],
    [
      ['/b', changed],
      ['/c', changed],
      ['/a', '2025-04-01T00:00:00.000Z'],
    ],
  ],
])('%s', (_what, docs, expected) => {
  expect(list(docs).map((change) => [change.path, change.changed])).toEqual(expected);
});

test('a translation has its own title and time, and a page without one is marked', () => {
  const docs = [
    doc('/a', { changed }),
    doc('/a', { locale: 'sv', title: 'Saldo på svenska', changed: '2025-06-01' }),
    doc('/b', { changed }),
  ];
  expect(list(docs, 'sv')).toEqual([
    { path: '/a', title: 'Saldo på svenska', lang: null, changed: '2025-06-01T00:00:00.000Z' },
    { path: '/b', title: '/b', lang: 'fi', changed },
  ]);
});

test('only the newest changes are listed', () => {
  const docs = Array.from({ length: CHANGES_MAX + 1 }, (_, day) =>
    doc(`/${day}`, { changed: new Date(day * 86_400_000).toISOString() }),
  );
  const paths = list(docs).map(({ path }) => path);
  expect(paths).toHaveLength(CHANGES_MAX);
  expect(paths).not.toContain('/0');
});
