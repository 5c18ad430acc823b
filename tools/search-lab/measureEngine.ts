import type { SearchablePage } from '../../src/node/search/documents';
import type { Expectation } from '../../packages/search-quality/src/judge';
import type { Engine } from './engine';

const BYTES_PER_KILOBYTE = 1000;
const P95 = 0.95;

const kilobytes = (bytes: number) => (bytes / BYTES_PER_KILOBYTE).toFixed(0);

const share = (part: number, all: number) => (all === 0 ? '–' : (part / all).toFixed(3));
const at = (sorted: readonly number[], quantile: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0).toFixed(1);

/**
 * What an engine costs and how well it answers. Each query is asked twice: the first answer is judged, the second
 * is timed, since a compiler warming up would be measured else.
 */
export async function measureEngine(
  engine: Engine,
  pages: readonly SearchablePage[],
  queries: readonly Expectation[],
): Promise<Record<string, string>> {
  const start = performance.now();
  const { bytes, largestFile, coldBytes, find, close } = await engine.build(pages);
  const seconds = (performance.now() - start) / 1000;
  const answers: { right: readonly string[]; found: readonly string[] }[] = [];
  for (const { query, pages: right } of queries) answers.push({ right, found: await find(query) });
  const times: number[] = [];
  for (const { query } of queries) {
    const asked = performance.now();
    await find(query);
    times.push(performance.now() - asked);
  }
  const cold: number[] = [];
  for (const { query } of coldBytes === undefined ? [] : queries) cold.push((await coldBytes?.(query)) ?? 0);
  await close?.();
  cold.sort((a, b) => a - b);
  times.sort((a, b) => a - b);
  const answerable = answers.filter(({ right }) => right.length > 0);
  const hasRight = (places: number) =>
    answerable.filter(({ right, found }) => found.slice(0, places).some((path) => right.includes(path))).length;
  const needless = answers.filter(({ right, found }) => right.length === 0 && found.length > 0).length;
  return {
    engine: engine.name,
    'S@1': share(hasRight(1), answerable.length),
    'S@3': share(hasRight(3), answerable.length),
    zero: share(answerable.filter(({ found }) => found.length === 0).length, answerable.length),
    needless: share(needless, answers.length - answerable.length),
    'index kB gz': kilobytes(bytes),
    'largest file': kilobytes(largestFile ?? bytes),
    'cold median': kilobytes(cold.length === 0 ? bytes : (cold[cold.length >> 1] ?? 0)),
    'cold max': kilobytes(cold[cold.length - 1] ?? bytes),
    'median ms': at(times, 0.5),
    'p95 ms': at(times, P95),
    'build s': seconds.toFixed(1),
  };
}
