import type { Analyser } from './analyserBy';
import type { PageInput, PageTable } from './pageTable';
import { planQuery, type PlannedWord } from './plan';
import { createScores } from './scores';
import { FIELDS, writeToken, type Field } from './tokens';
import type { Vocabulary } from './vocabulary';
import { rarityOf, shareOf, sharesOf } from './wordShares';

/** The index functions that search needs. */
export interface SearchIndex {
  /** Numbers of the sections that have a token. */
  postings: (token: string) => readonly number[];
  vocabulary: Vocabulary;
  analyser: Analyser;
  pages: PageTable;
}

export interface SectionHit {
  section: number;
  /** Score for ranking the page. */
  score: number;
  /** Score among the page's sections: words of the heading count more, because a heading says what is asked. */
  fit: number;
  /** True for a section that matches more than the page's title: in its heading, or by a word the title lacks. */
  isBeyondTitle: boolean;
  /** Share in its heading of what the query says beyond the page's title, from 0 to 1. */
  headed: number;
  /** The same share in its heading or text. */
  found: number;
  /** True for a table row whose state or message is in the query. */
  isAnswer: boolean;
}

/** A result with its matching sections, best first. */
export interface PageHit {
  page: number;
  score: number;
  /** Share of the query's information that the page has, from 0 to 1: rare words carry more, uncertain ones less. */
  coverage: number;
  /** True when a word of the query is a topic of the page: in a title, a heading or a keyword. */
  isOnTopic: boolean;
  /** True when its title has all words of the query. */
  isTitled: boolean;
  /** Share of the query's information in its title or keywords, in any form. */
  about: number;
  sections: SectionHit[];
}

const FIELD_WEIGHTS: Record<Field, number> = { t: 9, h: 2, k: 4.5, b: 1, c: 1.35, a: 0 };
/** Weight of a compound part, or of a word of a multi-word keyword, relative to the whole. */
const PART_WEIGHTS: Record<Field, number> = { t: 0.7, h: 0.55, k: 0.7, b: 0.45, c: 0.45, a: 0 };
/** Exponent of the coverage in a page's score. */
const COVERAGE_POWER = 1.4;
/** Exponent by which a long title lowers a word's weight. */
const TITLE_LENGTH_POWER = 0.3;
/** Share of a word that a section gets for a mention in its text, compared with its heading. */
const SECTION_MENTION_SHARE = 0.7;
const EXACT_TITLE_FACTOR = 1.6;
/** Share of the best section's score that is added to its page. */
const SECTION_SHARE = 0.8;
/** Minimum score of a page, relative to the best one. */
const CUT = 0.04;
/** Minimum coverage of a result; below it a page matches only common words. Mentions count only half already. */
const MIN_COVERAGE = { onTopic: 0.26, mentioned: 0.19 };
/** Pages below this coverage are only close matches. */
export const CLOSE_COVERAGE = 0.6;
/** Weight of a row whose state or message is in the query. */
const ROW_FACTOR = 4;
/** A word in more headings than both, in sections and as a share of the pages, is common: `If something goes wrong`. */
const COMMON_HEADING = { sections: 10, pages: 0.25 };
/** Minimum coverage of such a row. */
const MOST = 0.6;
/** Weight of news, which ranks below guides with the same match. */
const NEWS_FACTOR = 0.55;
/** Weight of news when the query is about a release. */
const ASKED_NEWS_FACTOR = 8;

/** Weight of a match in a field, as a whole word or as a part of a compound or phrase. */
export const fieldWeight = (field: Field, isPart: boolean): number =>
  FIELD_WEIGHTS[field] * (isPart ? PART_WEIGHTS[field] : 1);

/** Lowers the weight of a word by the length of the title. */
export const titleFactor = (titleWords: number): number => Math.max(1, titleWords) ** -TITLE_LENGTH_POWER;

/** Bits per number in the sets of words. */
const WORD_BITS = 32;

/** Adds a word of the query to the set of a page or a section. */
const note = (bits: Uint32Array, index: number, word: number) => (bits[index] = (bits[index] ?? 0) | (1 << word));

/** Scores the words per page and section, and records their fields. */
function scoreWords(plan: readonly PlannedWord[], index: SearchIndex) {
  const { pages: table } = index;
  const shares = sharesOf(plan, index);
  const pages = createScores(table.pageCount, shares);
  const sections = createScores(table.sectionCount, shares);
  /** Sets per page: words that the title has literally, words that it or a keyword has in any form, and topics. */
  const titles = new Uint32Array(table.pageCount);
  const titled = new Uint32Array(table.pageCount);
  const about = new Uint32Array(table.pageCount);
  const topics = new Uint32Array(table.pageCount);
  /** Sets per section: words that the title lacks, words of its state or message, and words of its text. */
  const beyondTitle = new Uint32Array(table.sectionCount);
  const named = new Uint32Array(table.sectionCount);
  const written = new Uint32Array(table.sectionCount);
  const headed = new Uint32Array(table.sectionCount);
  plan.forEach((planned, word) => {
    const rarity = rarityOf(planned, index);
    // Titles first: sections are compared with their page's title.
    for (const field of FIELDS) {
      for (const term of planned.terms) {
        const { stem, weight, by } = term;
        if ((field === 'a') !== (by === 'asked')) continue;
        for (const isPart of [false, true]) {
          const base = weight * rarity * fieldWeight(field, isPart);
          const isTitle = field === 't' && by === 'word' && !isPart;
          const postings = index.postings(writeToken({ field, stem, isPart }));
          const isCommon =
            field === 'h' &&
            postings.length > Math.max(COMMON_HEADING.sections, table.pageCount * COMMON_HEADING.pages);
          for (const section of postings) {
            const page = table.pageOf(section);
            if (page === undefined) continue;
            if (field === 'a') {
              note(named, section, word);
              continue;
            }
            if (field === 'b' || field === 'c') note(written, section, word);
            pages.cover(page, word, shareOf(planned, term, field, isPart));
            pages.raise(page, word, field === 't' ? base * titleFactor(table.facts(page)?.titleWords ?? 1) : base);
            if (!isPart && (field === 't' || field === 'h' || field === 'k')) note(topics, page, word);
            if (isTitle) note(titles, page, word);
            if (field === 't') note(titled, page, word);
            if (field === 't' || field === 'k') note(about, page, word);
            if (field === 't' || field === 'k' || isCommon) continue;
            const isTitled = ((titled[page] ?? 0) & (1 << word)) !== 0;
            if (field === 'h' || !isTitled) note(beyondTitle, section, word);
            if (field === 'h') note(headed, section, word);
            sections.cover(section, word, field === 'h' && !isTitled ? 1 : SECTION_MENTION_SHARE);
            sections.raise(section, word, base);
          }
        }
      }
    }
  });
  /** The share of the query's information in a set of words. */
  const shareIn = (words: number) =>
    shares.reduce((sum, share, word) => ((words & (1 << word)) === 0 ? sum : sum + share), 0);
  return { pages, sections, titles, titled, about, topics, own: beyondTitle, named, written, headed, shareIn };
}

/** True for a row that the query asks for: by its message, or by its state and a word of its text. */
function isAnswerRow(named: number, written: number, coverage: number): boolean {
  if (named === 0 || coverage < MOST) return false;
  const hasSeveral = (named & (named - 1)) !== 0;
  return hasSeveral || (written & ~named) !== 0;
}

/** The matching sections by page, best first. */
function sectionsByPage(
  { sections, own: beyondTitle, named, written, headed, shareIn, titles, titled }: ReturnType<typeof scoreWords>,
  all: number,
  { pages }: SearchIndex,
): Map<number, SectionHit[]> {
  // A query that equals a guide's title means the guide, not a state: `reklamoitu lasku`.
  const isTitled = titles.includes(all);
  const byPage = new Map<number, SectionHit[]>();
  sections.forEach((section, total, coverage, found) => {
    const page = pages.pageOf(section) ?? 0;
    const hits = byPage.get(page) ?? [];
    const isAnswer = !isTitled && isAnswerRow(named[section] ?? 0, written[section] ?? 0, found);
    const base = total * (isAnswer ? ROW_FACTOR : 1);
    const [score, fit] = [base * found ** COVERAGE_POWER, base * coverage ** COVERAGE_POWER];
    const others = all & ~(titled[page] ?? 0);
    const inHeading = (headed[section] ?? 0) & others;
    const inText = (written[section] ?? 0) & others;
    const most = shareIn(others) || 1;
    hits.push({
      section,
      score,
      fit,
      isBeyondTitle: beyondTitle[section] !== 0,
      headed: shareIn(inHeading) / most,
      found: shareIn(inHeading | inText) / most,
      isAnswer,
    });
    byPage.set(page, hits);
  });
  for (const hits of byPage.values()) hits.sort((a, b) => b.fit - a.fit || a.section - b.section);
  return byPage;
}

/** Ranks the accepted pages of a plan: more words first, then rare words, then titles, keywords and headings. */
export function rankPlan(
  planned: readonly PlannedWord[],
  index: SearchIndex,
  accepts: (page: number, facts: PageInput) => boolean = () => true,
): PageHit[] {
  // Many compounds can yield more words than bits.
  const plan = planned.slice(0, WORD_BITS);
  const scores = scoreWords(plan, index);
  const { pages, titles, topics } = scores;
  const all = 2 ** plan.length - 1; // All bits set.
  const bySection = sectionsByPage(scores, all, index);
  const newsFactor = plan.some(({ isOfNews }) => isOfNews) ? ASKED_NEWS_FACTOR : NEWS_FACTOR;
  const hits: PageHit[] = [];
  let best = 0;
  pages.forEach((page, total, coverage) => {
    const facts = index.pages.facts(page);
    const isOnTopic = topics[page] !== 0;
    const least = isOnTopic ? MIN_COVERAGE.onTopic : MIN_COVERAGE.mentioned;
    if (facts === undefined || coverage < least || !accepts(page, facts)) return;
    const sections = bySection.get(page) ?? [];
    // True when the title has all words of the query and no others.
    const isTitled = titles[page] === all;
    const isTitle = isTitled && Math.floor(facts.titleWords) === plan.length;
    const base = total * coverage ** COVERAGE_POWER * (isTitle ? EXACT_TITLE_FACTOR : 1);
    const section = Math.max(0, ...sections.map((hit) => hit.score));
    const score = (facts.isNews ? newsFactor : 1) * (base + SECTION_SHARE * section);
    best = Math.max(best, score);
    const about = scores.shareIn(scores.about[page] ?? 0);
    hits.push({ page, coverage, isOnTopic, isTitled, about, sections, score });
  });
  return hits.filter(({ score }) => score >= best * CUT).sort((a, b) => b.score - a.score || a.page - b.page);
}

/** True when all results are labelled as close matches. */
export function isClosestOnly(hits: readonly PageHit[]): boolean {
  return hits.length > 0 && hits.every(({ coverage }) => coverage < CLOSE_COVERAGE);
}

/** Ranks the pages of a query, best first. */
export function rank(query: string, index: SearchIndex): PageHit[] {
  return rankPlan(planQuery(query, index.vocabulary, index.analyser), index);
}
