import type { Analyser } from './analyser';
import type { SectionEntry } from './documents';
import { wordsOf } from './normalise';
import { planQuery, type PlannedWord } from './plan';
import { createScores, type Scores } from './scores';
import type { Term } from './terms';
import { FIELDS, writeToken, type Field } from './tokens';
import type { Vocabulary } from './vocabulary';

/** What searching needs of an index. */
export interface SearchIndex {
  /** Numbers of the sections that have a token. */
  postings: (token: string) => readonly number[];
  vocabulary: Vocabulary;
  analyser: Analyser;
  sections: ReadonlyMap<number, SectionEntry>;
}

export interface SectionHit {
  section: number;
  score: number;
}

/** A found page, with the sections of it that have the query's words, best first. */
export interface PageHit {
  page: number;
  score: number;
  /** Share of what the query tells that the page has, from 0 to 1: rare words tell more, doubtful ones less. */
  coverage: number;
  sections: SectionHit[];
}

const FIELD_WEIGHTS: Record<Field, number> = { t: 9, h: 2, k: 4.5, b: 1, c: 1.35 };
/** How much a part of a compound, or a word of a keyword of several words, counts against the whole. */
const PART_WEIGHTS: Record<Field, number> = { t: 0.7, h: 0.55, k: 0.7, b: 0.45, c: 0.45 };
/** How strongly a page that has all the words goes before one that lacks some. */
const COVERAGE_POWER = 1.6;
/** How much less a word says of a page the longer the title is. */
const TITLE_LENGTH_POWER = 0.4;
const EXACT_TITLE_FACTOR = 1.6;
/** Shares that are summed up may miss 1 by a little. */
const NEARLY_ALL = 0.999;
/** What the best section adds to its page. */
const SECTION_SHARE = 0.5;
/** Pages that score less than this share of the best one are left out. */
const CUT = 0.04;
/** Pages that have a smaller share of what a query tells are left out: they have its common words only. */
const MIN_COVERAGE = 0.2;
/** What a word counts for coverage that may not be the one that is meant. */
const GUESS_SHARE = 0.5;
/** News goes behind guides that tell the same. */
const NEWS_FACTOR = 0.55;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** How much a word counts that stands in a field, or is part of a compound or a phrase there. */
export const fieldWeight = (field: Field, isPart: boolean): number =>
  FIELD_WEIGHTS[field] * (isPart ? PART_WEIGHTS[field] : 1);

/** A word of a long title says less of the page than one of a short title. */
export const titleFactor = (titleWords: number): number => Math.max(1, titleWords) ** -TITLE_LENGTH_POWER;

/** How telling a word is: the fewer sections have it, the more. All its meanings count as one, or rare slips would win. */
export function rarityOf(terms: readonly Term[], { vocabulary, sections }: SearchIndex): number {
  const frequency = Math.max(...terms.map(({ stem }) => vocabulary.frequency(stem)), 1);
  return Math.log(1 + sections.size / frequency);
}

/** Which share of what a query tells is told by each of its words; a word that may not be the one meant has less. */
function sharesOf(plan: readonly PlannedWord[], index: SearchIndex): number[] {
  const rarities = plan.map(({ terms }) => rarityOf(terms, index));
  const total = sum(rarities);
  return plan.map(({ isGuess }, word) => ((rarities[word] ?? 0) / total) * (isGuess ? GUESS_SHARE : 1));
}

/** Scores of each word on each page and in each section. */
function scoreWords(plan: readonly PlannedWord[], index: SearchIndex): { pages: Scores; sections: Scores } {
  const shares = sharesOf(plan, index);
  const pages = createScores(index.sections.size, shares);
  const sections = createScores(index.sections.size, shares);
  const titleFactors = new Map<number, number>();
  const titleFactorOf = (page: number) => {
    const factor = titleFactors.get(page) ?? titleFactor(wordsOf(index.sections.get(page)?.title ?? '').length);
    titleFactors.set(page, factor);
    return factor;
  };
  plan.forEach(({ terms }, word) => {
    const rarity = rarityOf(terms, index);
    for (const { stem, weight } of terms) {
      for (const field of FIELDS) {
        for (const isPart of [false, true]) {
          const base = weight * rarity * fieldWeight(field, isPart);
          for (const section of index.postings(writeToken({ field, stem, isPart }))) {
            const page = index.sections.get(section)?.page;
            if (page === undefined) continue;
            pages.raise(page, word, field === 't' ? base * titleFactorOf(page) : base);
            if (field !== 't' && field !== 'k') sections.raise(section, word, base);
          }
        }
      }
    }
  });
  return { pages, sections };
}

/** The sections that have the query's words, by page, best first. */
function sectionsByPage(sections: Scores, index: SearchIndex): Map<number, SectionHit[]> {
  const byPage = new Map<number, SectionHit[]>();
  sections.forEach((section, total, coverage) => {
    const page = index.sections.get(section)?.page ?? section;
    const hits = byPage.get(page) ?? [];
    hits.push({ section, score: total * coverage ** COVERAGE_POWER });
    byPage.set(page, hits);
  });
  for (const hits of byPage.values()) hits.sort((a, b) => b.score - a.score || a.section - b.section);
  return byPage;
}

/**
 * The pages that a query finds, best first: pages with more of its words before pages with fewer, rare words
 * before common ones, titles and keywords before headings before text.
 */
export function rank(query: string, index: SearchIndex): PageHit[] {
  const plan = planQuery(query, index.vocabulary, index.analyser);
  const { pages, sections } = scoreWords(plan, index);
  const bySection = sectionsByPage(sections, index);
  const wanted = wordsOf(query).join(' ');
  const hits: PageHit[] = [];
  let best = 0;
  pages.forEach((page, total, coverage) => {
    if (coverage < MIN_COVERAGE) return;
    const own = bySection.get(page) ?? [];
    const { title = '', isNews = false } = index.sections.get(page) ?? {};
    // Only a page that has every word can be titled as the query is; most pages need not be asked.
    const isTitle = coverage > NEARLY_ALL && wordsOf(title).join(' ') === wanted;
    const base = total * coverage ** COVERAGE_POWER * (isTitle ? EXACT_TITLE_FACTOR : 1);
    const score = (isNews ? NEWS_FACTOR : 1) * (base + SECTION_SHARE * (own[0]?.score ?? 0));
    best = Math.max(best, score);
    hits.push({ page, coverage, sections: own, score });
  });
  return hits.filter(({ score }) => score >= best * CUT).sort((a, b) => b.score - a.score || a.page - b.page);
}
