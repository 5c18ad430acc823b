import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { rank } from '../../../../src/model/search/rank';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { readerWords } from '../../../../src/node/search/readerWords';
import { indexOf, pathsFor } from '../../../support/searchIndex';

/** Share of the queries of a class that must have a right page among the first three, and as the first. */
const AMONG_THREE = 0.94;
const FIRST = 0.84;
const CLASS_AMONG_THREE = 0.9;
const ZERO_RESULTS = 0.02;

type Golden = Record<string, Record<string, string | string[]>>;

const golden = parse(readFileSync('__tests__/golden/queries.fi.yaml', 'utf8')) as Golden;

async function siteIndex() {
  const { content } = await loadContent('content', createRecordStore());
  if (content === undefined) throw new Error('The content cannot be read.');
  const words = readerWords('content', 'fi');
  const pages = [...content.docs, ...content.posts].filter(({ locale }) => locale === 'fi');
  return indexOf(
    pages.map(({ path, frontMatter, content: { sections } }) => ({
      path,
      title: frontMatter.title,
      description: frontMatter.description,
      keywords: [...frontMatter.keywords, ...(words.get(path) ?? [])],
      lang: 'fi',
      tag: 'default',
      isNews: !('affects' in frontMatter) || frontMatter.affects.length > 0,
      sections,
    })),
  );
}

test('the search answers the judged queries of the golden file', async () => {
  const index = await siteIndex();
  const judged = Object.entries(golden).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, wanted]) => {
      const paths = pathsFor(rank(query, index), index);
      const right = [wanted].flat().map((name) => `/docs/${name}`);
      return { kind, query, place: paths.findIndex((path) => right.includes(path)), isEmpty: paths.length === 0 };
    }),
  );
  const share = (list: typeof judged, places: number) =>
    list.filter(({ place }) => place >= 0 && place < places).length / list.length;
  const kinds = Object.keys(golden).map((kind) => {
    const own = judged.filter((each) => each.kind === kind);
    return { kind, queries: own.length, first: share(own, 1), amongThree: share(own, 3) };
  });
  console.table(kinds);
  expect(judged.length).toBeGreaterThanOrEqual(200);
  expect(kinds.filter(({ amongThree }) => amongThree < CLASS_AMONG_THREE)).toEqual([]);
  expect(share(judged, 3)).toBeGreaterThanOrEqual(AMONG_THREE);
  expect(share(judged, 1)).toBeGreaterThanOrEqual(FIRST);
  expect(judged.filter(({ isEmpty }) => isEmpty).length / judged.length).toBeLessThanOrEqual(ZERO_RESULTS);
});
