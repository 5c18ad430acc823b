import { reasonsFor, type Reason } from './explain';
import { pathsFor, type MemoryIndex } from '../../../src/node/search/memoryIndex';
import { isClosestOnly, rank } from '../../../src/model/search/rank';

/** Among how many of the first results an expected page has to be: as many as readers look at. */
export const LOOKED_AT = 3;

/** A query of readers, and the pages of which one answers it; none where the site has no answer. */
export interface Expectation {
  /** The kind of understanding that the query asks for. */
  kind: string;
  query: string;
  pages: readonly string[];
}

/** A page with what it has of a query; `place` counts from 0 and is undefined where the query does not find it. */
export interface JudgedPage {
  path: string;
  place: number | undefined;
  reasons: readonly Reason[];
}

/** What became of an expectation. */
export interface Judgement extends Expectation {
  /** Place of the first expected page among the results, from 0; undefined where there is none. */
  place: number | undefined;
  /** How many pages the query finds. */
  count: number;
  /** One of the pages is among the first; or, where none is expected, nothing claims to be an answer. */
  isFulfilled: boolean;
}

/** Holds what a query finds against what is expected of it. */
export function judge(expectation: Expectation, index: MemoryIndex): Judgement {
  const { query, pages } = expectation;
  const hits = rank(query, index);
  const found = pathsFor(hits, index).findIndex((path) => pages.includes(path));
  const isEmpty = hits.length === 0 || isClosestOnly(hits);
  return {
    ...expectation,
    place: found < 0 ? undefined : found,
    count: hits.length,
    isFulfilled: pages.length === 0 ? isEmpty : found >= 0 && found < LOOKED_AT,
  };
}

/** What is reported with a missed expectation: the pages that come first, and the expected page that comes next. */
export interface Miss {
  first: JudgedPage[];
  expected: JudgedPage | undefined;
}

/** Looks into why an expectation is missed. Expected pages that the index does not have are left out. */
export function findMiss({ query, pages }: Expectation, index: MemoryIndex): Miss {
  const found = pathsFor(rank(query, index), index);
  const judged = (path: string): JudgedPage => {
    const place = found.indexOf(path);
    return {
      path,
      place: place < 0 ? undefined : place,
      reasons: reasonsFor(query, index.paths.indexOf(path), index),
    };
  };
  const known = pages.filter((path) => index.paths.includes(path));
  const next = found.find((path) => known.includes(path)) ?? known[0];
  return { first: found.slice(0, LOOKED_AT).map(judged), expected: next === undefined ? undefined : judged(next) };
}
