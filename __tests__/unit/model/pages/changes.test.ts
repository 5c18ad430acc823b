import { listChanges, type DatedDoc, CHANGES_MAX } from '../../../../src/model/pages/changes';
import { visitChanges, VISIT_TIME } from '../../../../src/model/pages/changesVisit';
import { newestChanges, newestOf } from '../../../../src/model/pages/releases';
import type { SidebarSpecItem } from '../../../../src/model/navigation/sidebar';

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

test.each<[string, DatedDoc[], string[]]>([
  ['a note in no repository, by its day', [doc('/a'), note({ date: '2025-05-01' })], ['/a 2025-05-01T00:00:00.000Z']],
  ['a note that was only corrected', [doc('/a'), note({ changed })], []],
  [
    'guides, the newest change first and those of one time by path',
    [doc('/a', { changed: '2025-04-01' }), doc('/c', { changed }), doc('/b', { changed })],
    [`/b ${changed}`, `/c ${changed}`, '/a 2025-04-01T00:00:00.000Z'],
  ],
])('%s', (_what, docs, expected) => {
  expect(list(docs).map((change) => `${change.path} ${change.changed}`)).toEqual(expected);
});

test('a translation has its own title and date, and an untranslated page is marked', () => {
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

test('lists only the newest changes', () => {
  const docs = Array.from({ length: CHANGES_MAX + 1 }, (_, day) =>
    doc(`/${day}`, { changed: new Date(day * 86_400_000).toISOString() }),
  );
  const paths = list(docs).map(({ path }) => path);
  expect(paths).toHaveLength(CHANGES_MAX);
  expect(paths).not.toContain('/0');
});

const NOW = 1_000_000_000;
const LONG_AGO = NOW - VISIT_TIME;
const MAY = { changed: '2025-05-01' };
const JUNE = { changed: '2025-06-01' };
const stored = (since: string | null, seen: string, at: number) => JSON.stringify({ since, seen, at });

test.each<
  [
    visit: string,
    before: string | null,
    changes: { changed: string }[],
    fresh: { changed: string }[],
    since: string | null,
  ]
>([
  ['a visit after a change', stored(null, '2025-05-01', LONG_AGO), [JUNE, MAY], [JUNE], '2025-05-01'],
  ['the same visit', stored('2025-05-01', '2025-06-01', LONG_AGO + 1), [JUNE, MAY], [JUNE], '2025-05-01'],
  ['a value of another kind', '{"seen":1,"at":2}', [JUNE], [], null],
])('%s', (_visit, before, changes, fresh, since) => {
  expect(visitChanges(changes, before, NOW)).toEqual({ fresh, keep: stored(since, '2025-06-01', NOW) });
});

const guide = (path: string): SidebarSpecItem => ({ type: 'doc', path });
const SIDEBARS: { items: SidebarSpecItem[] }[] = [
  {
    items: [
      guide('/docs/alku'),
      { type: 'category', label: 'Ohjeet', path: '/docs/category/ohjeet', items: [guide('/docs/saldo')] },
    ],
  },
  {
    items: [
      {
        type: 'category',
        label: 'Versiot',
        path: '/docs/category/versiot',
        items: [
          { type: 'link', label: 'Tuki', href: 'https://tuki.example.com' },
          { type: 'category', label: '2025', items: [guide('/docs/lokakuu'), guide('/docs/syyskuu')] },
          guide('/docs/vanha'),
        ],
      },
      { type: 'category', label: 'Tyhjä', path: '/docs/category/tyhja', items: [] },
    ],
  },
];

test.each([
  ['/docs/category/versiot', '/docs/lokakuu'],
  ['/docs/category/muu', undefined],
])('the first doc of %s is %s', (path, expected) => expect(newestOf(path, SIDEBARS, () => true)).toBe(expected));

test('skips an unpublished doc', () =>
  expect(newestOf('/docs/category/versiot', SIDEBARS, (path) => path !== '/docs/lokakuu')).toBe('/docs/syyskuu'));

test.each([
  ['no more than three', ['2025-01 a', '2025-02 b', '2025-03 c', '2025-04 d'], ['2025-04 d', '2025-03 c', '2025-02 b']],
  ['one of a month', ['2024-10 b', '2024-10 a', '2024-09 c'], ['2024-10 a', '2024-09 c']],
])('of a page’s changes: %s', (_what, given, expected) => {
  const changes = given.map((text) => {
    const [released = '', path = ''] = text.split(' ');
    return { path, released };
  });
  expect(newestChanges(changes).map(({ path, released }) => `${released} ${path}`)).toEqual(expected);
});
