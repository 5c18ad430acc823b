import { createPageCache } from '../../../../src/browser/router/pageCache';
import type { LoadedPage, PageOutcome } from '../../../../src/browser/router/pageSource';

const page = (path: string): LoadedPage => ({
  path,
  template: { default: () => null },
  data: {},
  pageContext: {},
  isOfOtherBuild: false,
});

/** A source whose answers are given by hand, in the order of the questions. */
function openSource() {
  const asked: string[] = [];
  const answers: ((outcome: PageOutcome) => void)[] = [];
  const fetchPage = (path: string) => {
    asked.push(path);
    return new Promise<PageOutcome>((resolve) => answers.push(resolve));
  };
  return { asked, answers, source: { fetchPage } };
}

test('two who want a page at the same time ask once, and later nobody asks', async () => {
  const { asked, answers, source } = openSource();
  const cache = createPageCache(source);
  const both = [cache.load('/a', true), cache.load('/a')];
  answers[0]?.({ status: 'page', page: page('/a') });
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual(['page', 'page']);
  expect(cache.ready('/a')?.path).toBe('/a');
  expect(await cache.load('/a')).toMatchObject({ status: 'page' });
  expect(asked).toEqual(['/a']);
});

test('a failure is not kept: asking again asks again', async () => {
  const { asked, answers, source } = openSource();
  const cache = createPageCache(source);
  const first = cache.load('/a');
  answers[0]?.({ status: 'unreachable', error: new Error('no network') });
  expect(await first).toMatchObject({ status: 'unreachable' });
  expect(cache.ready('/a')).toBeUndefined();
  const second = cache.load('/a');
  answers[1]?.({ status: 'page', page: page('/a') });
  expect(await second).toMatchObject({ status: 'page' });
  expect(asked).toEqual(['/a', '/a']);
});

test('of more pages than it keeps, the one that was used longest ago goes', () => {
  const cache = createPageCache(openSource().source, 2);
  cache.keep('/a', page('/a'));
  cache.keep('/b', page('/b'));
  expect(cache.ready('/a')).toBeDefined();
  cache.keep('/c', page('/c'));
  expect(['/a', '/b', '/c'].filter((path) => cache.ready(path) !== undefined)).toEqual(['/a', '/c']);
});
