import type { Analyser } from './analyser';
import type { PageFacts, PageTable } from './pageTable';
import { planQuery, type PlannedWord } from './plan';
import { FIELDS, writeToken, type Field } from './tokens';
import type { Vocabulary } from './vocabulary';

/** What searching needs of an index. */
export interface SearchIndex {
  /** Numbers of the sections that have a token. */
  postings: (token: string) => readonly number[];
  vocabulary: Vocabulary;
  analyser: Analyser;
  pages: PageTable;
}

export interface SectionHit {
  section: number;
  score: number;
}

/** A found page, with the sections of it that have the query's words, best first. */
export interface PageHit {
  page: number;
  score: number;
  /** Share of the query's words that the page has, from 0 to 1. */
  coverage: number;
  sections: SectionHit[];
}

const FIELD_WEIGHTS: Record<Field, number> = { t: 8, h: 2.8, k: 4.5, b: 1, c: 1.35 };
/** How much a part of a compound counts against the whole word. */
const PART_WEIGHTS: Record<Field, number> = { t: 0.75, h: 0.55, k: 0.6, b: 0.45, c: 0.45 };
/** How strongly a page that has all the words goes before one that lacks some. */
const COVERAGE_POWER = 1.6;
const EXACT_TITLE_FACTOR = 1.6;
/** What the best section adds to its page. */
const SECTION_SHARE = 0.5;
/** Pages that score less than this share of the best one are left out. */
const CUT = 0.04;
/** News goes behind guides that tell the same. */
const NEWS_FACTOR = 0.55;

/** Best weight of each word in one place. */
type WordScores = Map<number, number>;

const sum = (scores: Iterable<number>) => [...scores].reduce((total, score) => total + score, 0);

function raise(places: Map<number, WordScores>, place: number, word: number, score: number): void {
  const scores = places.get(place) ?? new Map<number, number>();
  if (score > (scores.get(word) ?? 0)) scores.set(word, score);
  places.set(place, scores);
}

/** Scores of each word on each page and in each section, and the words that stand in a page's title as they are. */
function scoreWords(words: readonly PlannedWord[], { pages: table, postings, vocabulary }: SearchIndex) {
  const pages = new Map<number, WordScores>();
  const sections = new Map<number, WordScores>();
  const titles = new Map<number, Set<number>>();
  words.forEach(({ terms }, word) => {
    const rarity = Math.max(...terms.map(({ stem }) => vocabulary.frequency(stem)), 1);
    const idf = Math.log(1 + table.sectionCount / rarity);
    for (const { stem, weight, by } of terms) {
      for (const field of FIELDS) {
        for (const isPart of [false, true]) {
          const base = weight * idf * FIELD_WEIGHTS[field] * (isPart ? PART_WEIGHTS[field] : 1);
          for (const section of postings(writeToken({ field, stem, isPart }))) {
            const page = table.pageOf(section);
            if (page === undefined) continue;
            const titleWords = Math.max(1, table.facts(page)?.titleWords ?? 1);
            raise(pages, page, word, field === 't' ? base / Math.sqrt(titleWords) : base);
            if (field === 't' && by === 'word' && !isPart) titles.set(page, (titles.get(page) ?? new Set()).add(word));
            if (field !== 't' && field !== 'k') raise(sections, section, word, base);
          }
        }
      }
    }
  });
  return { pages, sections, titles };
}

/** The sections that have the query's words, by page. */
function sectionsByPage(sections: Map<number, WordScores>, planned: number, table: PageTable) {
  const byPage = new Map<number, SectionHit[]>();
  for (const [section, scores] of sections) {
    const page = table.pageOf(section) ?? 0;
    const score = sum(scores.values()) * (scores.size / planned) ** COVERAGE_POWER;
    const hits = byPage.get(page) ?? [];
    hits.push({ section, score });
    byPage.set(page, hits);
  }
  return byPage;
}

/**
 * The pages that a planned query finds, best first: pages with more of its words before pages with fewer, rare
 * words before common ones, titles and keywords before headings before text.
 * @param accepts tells which pages are wanted at all
 */
export function rankPlan(
  plan: readonly PlannedWord[],
  index: SearchIndex,
  accepts: (page: number, facts: PageFacts) => boolean = () => true,
): PageHit[] {
  const words = plan.filter(({ terms }) => terms.length > 0);
  if (words.length === 0) return [];
  const planned = plan.length;
  const { pages, sections, titles } = scoreWords(words, index);
  const bySection = sectionsByPage(sections, planned, index.pages);
  const hits = [...pages].flatMap(([page, scores]): PageHit[] => {
    const facts = index.pages.facts(page);
    if (facts === undefined || !accepts(page, facts)) return [];
    const own = (bySection.get(page) ?? []).sort((a, b) => b.score - a.score || a.section - b.section);
    const coverage = scores.size / planned;
    // The title is the query: each of its words is one of the query's, and there is no other.
    const isTitle = titles.get(page)?.size === planned && facts.titleWords === planned;
    const base = sum(scores.values()) * coverage ** COVERAGE_POWER * (isTitle ? EXACT_TITLE_FACTOR : 1);
    const prior = facts.isNews ? NEWS_FACTOR : 1;
    return [{ page, coverage, sections: own, score: prior * (base + SECTION_SHARE * (own[0]?.score ?? 0)) }];
  });
  const best = hits.reduce((highest, { score }) => Math.max(highest, score), 0);
  return hits.filter(({ score }) => score >= best * CUT).sort((a, b) => b.score - a.score || a.page - b.page);
}

/** The pages that a query finds, best first. */
export function rank(query: string, index: SearchIndex): PageHit[] {
  return rankPlan(planQuery(query, index.vocabulary, index.analyser), index);
}
