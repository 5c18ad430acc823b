import { reasonsFor, type Reason } from './explain';
import { pathsFor, type MemoryIndex } from '../../../src/node/search/memoryIndex';
import { planQuery } from '../../../src/model/search/plan';
import { sectionsOf } from '../../../src/model/search/foundSections';
import { plainId } from '../../../src/model/text/plainId';
import { isClosestOnly, rank } from '../../../src/model/search/rank';

/** Number of top results that readers look at; an expected page must be among them. */
export const LOOKED_AT = 3;

/** A query and its accepted pages; empty for a query without an answer. */
export interface Expectation {
  /** Class of the query. */
  kind: string;
  query: string;
  /** Paths, with `#` and the section that answers; `#` alone for the start of the page. */
  pages: readonly string[];
}

/** The page of an accepted address. */
export const pageOf = (address: string): string => address.replace(/#.*/, '');

/** A page and its matches; `place` is its 0-based rank, or undefined outside the results. */
export interface JudgedPage {
  path: string;
  rank: number | undefined;
  reasons: readonly Reason[];
}

/** The result of an expectation. */
export interface Judgement extends Expectation {
  /** 0-based rank of the best expected page; undefined outside the results. */
  rank: number | undefined;
  /** Total number of results. */
  count: number;
  /** True if an expected page is a top result or, with none expected, no result is labelled as an answer. */
  isFulfilled: boolean;
  /** True if the first result opens at an expected section; undefined where none is named. */
  isAnswered: boolean | undefined;
}

/** The address that the first result opens; undefined without results. */
export function openedAddress(query: string, index: MemoryIndex): string | undefined {
  const [hit] = rank(query, index);
  if (hit === undefined) return undefined;
  const plan = planQuery(query, index.vocabulary, index.analyser);
  const entry = index.entry(hit.page);
  const [section] = sectionsOf({ query, plan, index }, hit, entry);
  const [anchor = ''] = section?.isAnswer === true ? (entry.sections[section.at] ?? []) : [];
  return `${index.paths[hit.page] ?? ''}#${plainId(anchor) ?? anchor}`;
}

/** True for the address of a section, or of an item in it: its number follows the id of the section. */
const isWithin = (opened: string | undefined, section: string) =>
  opened === section || (!section.endsWith('#') && opened?.replace(/-\d+$/, '') === section);

/** Compares the results of a query with its expectation. */
export function judge(expectation: Expectation, index: MemoryIndex): Judgement {
  const { query, pages } = expectation;
  const hits = rank(query, index);
  const paths = pages.map(pageOf);
  const answers = pages.filter((page) => page.includes('#'));
  const opened = answers.length === 0 ? undefined : openedAddress(query, index);
  const found = pathsFor(hits, index).findIndex((path) => paths.includes(path));
  const isEmpty = hits.length === 0 || isClosestOnly(hits);
  return {
    ...expectation,
    rank: found < 0 ? undefined : found,
    count: hits.length,
    isFulfilled: pages.length === 0 ? isEmpty : found >= 0 && found < LOOKED_AT,
    isAnswered: answers.length === 0 ? undefined : answers.some((answer) => isWithin(opened, answer)),
  };
}

/** Report of a missed expectation: the top pages, and the best expected page. */
export interface Miss {
  first: JudgedPage[];
  expected: JudgedPage | undefined;
}

/** Analyses a missed expectation. Omits expected pages outside the index. */
export function findMiss({ query, pages }: Expectation, index: MemoryIndex): Miss {
  const found = pathsFor(rank(query, index), index);
  const judged = (path: string): JudgedPage => {
    const at = found.indexOf(path);
    return {
      path,
      rank: at < 0 ? undefined : at,
      reasons: reasonsFor(query, index.paths.indexOf(path), index),
    };
  };
  const indexed = pages.map(pageOf).filter((path) => index.paths.includes(path));
  const next = found.find((path) => indexed.includes(path)) ?? indexed[0];
  return { first: found.slice(0, LOOKED_AT).map(judged), expected: next === undefined ? undefined : judged(next) };
}
