import type { Analyser } from './analyser';
import type { SectionEntry } from './documents';
import { wordsOf } from './normalise';
import { planQuery, type PlannedWord } from './plan';
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
const PART_WEIGHTS: Record<Field, number> = { t: 0.75, h: 0.55, k: 0.7, b: 0.45, c: 0.45 };
/** How strongly a page that has all the words goes before one that lacks some. */
const COVERAGE_POWER = 1.6;
const EXACT_TITLE_FACTOR = 1.6;
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

/** Best weight of each word in one place. */
type WordScores = Map<number, number>;

const sum = (scores: Iterable<number>) => [...scores].reduce((total, score) => total + score, 0);

function raise(places: Map<number, WordScores>, place: number, word: number, score: number): void {
  const scores = places.get(place) ?? new Map<number, number>();
  if (score > (scores.get(word) ?? 0)) scores.set(word, score);
  places.set(place, scores);
}

/** How much a word counts that stands in a field, or is part of a compound or a phrase there. */
export const fieldWeight = (field: Field, isPart: boolean): number =>
  FIELD_WEIGHTS[field] * (isPart ? PART_WEIGHTS[field] : 1);

/** A word of a long title says less of the page than one of a short title. */
export const titleFactor = (titleWords: number): number => 1 / Math.sqrt(Math.max(1, titleWords));

/** How telling a word is: the fewer sections have it, the more. All its meanings count as one, or rare slips would win. */
export function rarityOf(terms: readonly Term[], { vocabulary, sections }: SearchIndex): number {
  const frequency = Math.max(...terms.map(({ stem }) => vocabulary.frequency(stem)), 1);
  return Math.log(1 + sections.size / frequency);
}

/** Tells which share of a query's words, each as telling as it is, is among those that a place has scores for. */
function coverageBy(plan: readonly PlannedWord[], index: SearchIndex): (scores: WordScores) => number {
  const weights = plan.map(({ terms }) => rarityOf(terms, index));
  const total = sum(weights);
  const shares = plan.map(({ isGuess }, word) => ((weights[word] ?? 0) / total) * (isGuess ? GUESS_SHARE : 1));
  return (scores) => sum([...scores.keys()].map((word) => shares[word] ?? 0));
}

/** Scores of each word on each page and in each section. */
function scoreWords(words: readonly PlannedWord[], index: SearchIndex) {
  const pages = new Map<number, WordScores>();
  const sections = new Map<number, WordScores>();
  const titleFactors = new Map<number, number>();
  const titleFactorOf = (page: number) => {
    const factor = titleFactors.get(page) ?? titleFactor(wordsOf(index.sections.get(page)?.title ?? '').length);
    titleFactors.set(page, factor);
    return factor;
  };
  words.forEach(({ terms }, word) => {
    const idf = rarityOf(terms, index);
    for (const { stem, weight } of terms) {
      for (const field of FIELDS) {
        for (const isPart of [false, true]) {
          const base = weight * idf * fieldWeight(field, isPart);
          for (const section of index.postings(writeToken({ field, stem, isPart }))) {
            const page = index.sections.get(section)?.page;
            if (page === undefined) continue;
            raise(pages, page, word, field === 't' ? base * titleFactorOf(page) : base);
            if (field !== 't' && field !== 'k') raise(sections, section, word, base);
          }
        }
      }
    }
  });
  return { pages, sections };
}

/**
 * The pages that a query finds, best first: pages with more of its words before pages with fewer, rare words
 * before common ones, titles and keywords before headings before text.
 */
export function rank(query: string, index: SearchIndex): PageHit[] {
  const plan = planQuery(query, index.vocabulary, index.analyser);
  const coverageOf = coverageBy(plan, index);
  const { pages, sections } = scoreWords(plan, index);
  const bySection = new Map<number, SectionHit[]>();
  for (const [section, scores] of sections) {
    const page = index.sections.get(section)?.page ?? section;
    const score = sum(scores.values()) * coverageOf(scores) ** COVERAGE_POWER;
    bySection.set(page, [...(bySection.get(page) ?? []), { section, score }]);
  }
  const wanted = wordsOf(query).join(' ');
  const hits = [...pages].map(([page, scores]): PageHit => {
    const own = (bySection.get(page) ?? []).sort((a, b) => b.score - a.score || a.section - b.section);
    const { title = '', isNews = false } = index.sections.get(page) ?? {};
    const coverage = coverageOf(scores);
    const titleFactor = wordsOf(title).join(' ') === wanted ? EXACT_TITLE_FACTOR : 1;
    const prior = isNews ? NEWS_FACTOR : 1;
    const base = sum(scores.values()) * coverage ** COVERAGE_POWER * titleFactor;
    return { page, coverage, sections: own, score: prior * (base + SECTION_SHARE * (own[0]?.score ?? 0)) };
  });
  const best = Math.max(...hits.map(({ score }) => score));
  return hits
    .filter(({ score, coverage }) => score >= best * CUT && coverage >= MIN_COVERAGE)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
