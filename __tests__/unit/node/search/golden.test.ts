import { readGolden, type GoldenQuery } from '../../../../scripts/lib/golden';
import { indexOf, pathsFor, type MemoryIndex } from '../../../../src/model/search/memoryIndex';
import { rank } from '../../../../src/model/search/rank';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { searchablePages } from '../../../../src/node/search/searchablePages';

/** Share of the queries that must have a right page among the first three, and as the first. */
const AMONG_THREE = 0.94;
const FIRST = 0.84;
const CLASS_AMONG_THREE = 0.85;
const ZERO_RESULTS = 0.02;
/** Share of the queries for what the site does not have that may have results, and results that claim to fit. */
const NEEDLESS_RESULTS = 0.5;
const FALSE_CLAIMS = 0.15;

interface Judged {
  kind: string;
  isAnswerable: boolean;
  /** Place of the first right page, from 0; -1 where there is none. */
  place: number;
  isEmpty: boolean;
  /** True where the results are labelled as the closest ones only. */
  isClosest: boolean;
}

function judge(queries: readonly GoldenQuery[], index: MemoryIndex): Judged[] {
  return queries.map(({ kind, query, right }) => {
    const hits = rank(query, index);
    const place = pathsFor(hits, index).findIndex((path) => right.includes(path));
    const isClosest = hits.every(({ coverage }) => coverage <= 0.5);
    return { kind, isAnswerable: right.length > 0, place, isEmpty: hits.length === 0, isClosest };
  });
}

const share = (list: readonly Judged[], fits: (judged: Judged) => boolean) => list.filter(fits).length / list.length;
const within =
  (places: number) =>
  ({ place }: Judged) =>
    place >= 0 && place < places;

function byKind(judged: readonly Judged[]) {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = judged.filter((each) => each.kind === kind);
    return { kind, queries: own.length, first: share(own, within(1)), amongThree: share(own, within(3)) };
  });
}

let index: MemoryIndex;
beforeAll(async () => {
  const { content } = await loadContent('content', createRecordStore());
  if (content === undefined) throw new Error('The content cannot be read.');
  index = indexOf(searchablePages(content, 'fi'));
});

test.each(['content/search-expectations.yaml', 'scripts/bench/heldOutQueries.fi.yaml'])(
  'the search answers the judged queries of %s',
  (name) => {
    const judged = judge(readGolden(name), index).filter(({ isAnswerable }) => isAnswerable);
    const kinds = byKind(judged);
    const all = {
      first: share(judged, within(1)),
      amongThree: share(judged, within(3)),
      none: share(judged, ({ isEmpty }) => isEmpty),
    };
    console.table([...kinds, { kind: 'all', queries: judged.length, ...all }]);
    expect(judged.length).toBeGreaterThanOrEqual(200);
    expect(kinds.filter(({ amongThree }) => amongThree < CLASS_AMONG_THREE)).toEqual([]);
    expect(all.amongThree).toBeGreaterThanOrEqual(AMONG_THREE);
    expect(all.first).toBeGreaterThanOrEqual(FIRST);
    expect(all.none).toBeLessThanOrEqual(ZERO_RESULTS);
  },
);

test('what the site does not have is answered with nothing, or with what is labelled as the closest', () => {
  const judged = judge(readGolden('scripts/bench/heldOutQueries.fi.yaml'), index).filter(
    ({ isAnswerable }) => !isAnswerable,
  );
  expect(judged.length).toBeGreaterThanOrEqual(15);
  expect(share(judged, ({ isEmpty }) => !isEmpty)).toBeLessThanOrEqual(NEEDLESS_RESULTS);
  expect(share(judged, ({ isEmpty, isClosest }) => !isEmpty && !isClosest)).toBeLessThanOrEqual(FALSE_CLAIMS);
});
