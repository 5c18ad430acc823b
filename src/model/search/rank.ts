import type { Analyser } from './analyserBy';
import type { PageInput, PageTable } from './pageTable';
import { planQuery, type PlannedWord } from './plan';
import { createScores } from './scores';
import type { Term } from './terms';
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

interface SectionHit {
  section: number;
  score: number;
  /** True where it has more of the query than the page's title: a word in its heading, or one that the title lacks. */
  isOwn: boolean;
  /** True for a row of a table that the query asks for by its state or message. */
  isAsked: boolean;
}

/** A found page, with the sections of it that have the query's words, best first. */
export interface PageHit {
  page: number;
  score: number;
  /** Share of the query's information that the page has, from 0 to 1: rare words carry more, doubtful ones less. */
  coverage: number;
  /** True where one of the words is what the page is about: it is in a title, a heading or a keyword. */
  isOnTopic: boolean;
  sections: SectionHit[];
}

const FIELD_WEIGHTS: Record<Field, number> = { t: 9, h: 2, k: 4.5, b: 1, c: 1.35, a: 0 };
/** How much a part of a compound, or a word of a keyword of several words, counts against the whole. */
const PART_WEIGHTS: Record<Field, number> = { t: 0.7, h: 0.55, k: 0.7, b: 0.45, c: 0.45, a: 0 };
/** How strongly a page that has all the words goes before one that lacks some. */
const COVERAGE_POWER = 1.4;
/** How much less a word says of a page the longer the title is. */
const TITLE_LENGTH_POWER = 0.3;
/** How much of a word a page has that only mentions it in its text. */
const MENTION_SHARE = 0.5;
/** How much of an unknown compound's part a page has that has it outside of titles, headings and keywords of one word. */
const PART_SHARE = 0.4;
/** How steeply a word counts more the rarer it is: a rare word of a sentence is not always what it is about. */
const RARITY_POWER = 0.6;
const EXACT_TITLE_FACTOR = 1.6;
/** What the best section adds to its page. */
const SECTION_SHARE = 0.8;
/** Pages that score less than this share of the best one are left out. */
const CUT = 0.04;
/**
 * Pages that have a smaller share of a query's information are left out: they have its common words only. What a page
 * only mentions counts by half already.
 */
const MIN_COVERAGE = { onTopic: 0.26, mentioned: 0.19 };
/** Below this share of a query's information a page is no more than close. */
export const CLOSE_COVERAGE = 0.6;
/** What a word counts for coverage that may not be the one that is meant. */
const GUESS_SHARE = 0.4;
/** What a part counts for coverage of a compound that the site does not have: it may be of something else. */
const COMPOUND_SHARE = 0.75;
/** What a word of a sentence counts for coverage that nothing of the site is like: sentences tell more than is asked. */
const UNKNOWN_SHARE = 0.6;
/** Words from which a query is a sentence. */
const SENTENCE = 4;
/** What a light word counts. */
const LIGHT_SHARE = 0.45;
/** How much more a row counts that is asked for by its state or message. */
const ROW_FACTOR = 4;
/** Share of a query's information that such a row has at least. */
const MOST = 0.6;
/** News is ranked behind guides that say the same. */
const NEWS_FACTOR = 0.55;
/** How much more news counts where it is asked for. */
const ASKED_NEWS_FACTOR = 8;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** How much a word counts that is in a field, or is part of a compound or a phrase there. */
export const fieldWeight = (field: Field, isPart: boolean): number =>
  FIELD_WEIGHTS[field] * (isPart ? PART_WEIGHTS[field] : 1);

/** A word of a long title says less of the page than one of a short title. */
export const titleFactor = (titleWords: number): number => Math.max(1, titleWords) ** -TITLE_LENGTH_POWER;

/** True for a part of a compound that the site does not have as a whole. */
const isOfUnknown = ({ terms }: PlannedWord) =>
  terms.some(({ by }) => by === 'part') && !terms.some(({ by }) => by === 'word');

/** How much of a word a page has by a match, from 0 to 1. */
function shareOf(word: PlannedWord, { by }: Term, field: Field, isPart: boolean): number {
  const isMention = field === 'b' || field === 'c';
  if (by === 'part' && isOfUnknown(word) && (isMention || (field === 'k' && isPart))) return PART_SHARE;
  return isMention ? MENTION_SHARE : 1;
}

/** How telling a word is: the fewer sections have it, the more. All its meanings count as one, or rare typing errors would win. */
export function rarityOf({ terms, isLight = false }: PlannedWord, { vocabulary, pages }: SearchIndex): number {
  const frequency = Math.max(...terms.map(({ stem }) => vocabulary.frequency(stem)), 1);
  return Math.log(1 + pages.sectionCount / frequency) ** RARITY_POWER * (isLight ? LIGHT_SHARE : 1);
}

/** Which share of a query's information each of its words carries; a word that may not be the one meant has less. */
function sharesOf(plan: readonly PlannedWord[], index: SearchIndex): number[] {
  const ofUnknown = plan.length >= SENTENCE ? UNKNOWN_SHARE : 1;
  const rarities = plan.map((word) => rarityOf(word, index) * (word.terms.length === 0 ? ofUnknown : 1));
  const total = sum(rarities);
  const sureness = (word: PlannedWord) => (word.isGuess ? GUESS_SHARE : isOfUnknown(word) ? COMPOUND_SHARE : 1);
  return plan.map((word, place) => ((rarities[place] ?? 0) / total) * sureness(word));
}

/** Bits of a number in which a page's words are noted. */
const WORD_BITS = 32;

/** Notes that a page or a section has a word of the query: a bit for each word. */
function note(bits: Uint32Array, place: number, word: number): void {
  bits[place] = (bits[place] ?? 0) | (1 << word);
}

/** Scores of each word on each page and in each section, and which words they have where. */
function scoreWords(plan: readonly PlannedWord[], index: SearchIndex) {
  const { pages: table } = index;
  const shares = sharesOf(plan, index);
  const pages = createScores(table.pageCount, shares);
  const sections = createScores(table.sectionCount, shares);
  /** The words that a page's title has as they are, those that it has in some way, and those that the page is about. */
  const titles = new Uint32Array(table.pageCount);
  const titled = new Uint32Array(table.pageCount);
  const topics = new Uint32Array(table.pageCount);
  /** The words of a section that its page's title lacks, those that name its state or message, and those of its text. */
  const own = new Uint32Array(table.sectionCount);
  const named = new Uint32Array(table.sectionCount);
  const written = new Uint32Array(table.sectionCount);
  plan.forEach((planned, word) => {
    const rarity = rarityOf(planned, index);
    // Titles go first: what a section has is held against its page's title.
    for (const field of FIELDS) {
      for (const term of planned.terms) {
        const { stem, weight, by } = term;
        if ((field === 'a') !== (by === 'asked')) continue;
        for (const isPart of [false, true]) {
          const base = weight * rarity * fieldWeight(field, isPart);
          const isTitle = field === 't' && by === 'word' && !isPart;
          for (const section of index.postings(writeToken({ field, stem, isPart }))) {
            const page = table.pageOf(section);
            if (page === undefined) continue;
            if (field === 'a') {
              note(named, section, word);
              continue;
            }
            if (field === 'b' || field === 'c') note(written, section, word);
            pages.tell(page, word, shareOf(planned, term, field, isPart));
            pages.raise(page, word, field === 't' ? base * titleFactor(table.facts(page)?.titleWords ?? 1) : base);
            if (!isPart && (field === 't' || field === 'h' || field === 'k')) note(topics, page, word);
            if (isTitle) note(titles, page, word);
            if (field === 't') note(titled, page, word);
            if (field === 't' || field === 'k') continue;
            if (field === 'h' || ((titled[page] ?? 0) & (1 << word)) === 0) note(own, section, word);
            sections.tell(section, word, 1);
            sections.raise(section, word, base);
          }
        }
      }
    }
  });
  return { pages, sections, titles, topics, own, named, written };
}

/**
 * True for a row that a query asks for: by the words of its message, or by its state together with something that its
 * text says. Who names a state alone wants to read of it.
 */
function isAskedFor(named: number, written: number, coverage: number): boolean {
  if (named === 0 || coverage < MOST) return false;
  const hasSeveral = (named & (named - 1)) !== 0;
  return hasSeveral || (written & ~named) !== 0;
}

/** The sections that have the query's words, by page, best first. */
function sectionsByPage(
  { sections, own, named, written, titles }: ReturnType<typeof scoreWords>,
  all: number,
  { pages }: SearchIndex,
): Map<number, SectionHit[]> {
  // What the title of a guide has in full is asked of the guide, not of a state: `reklamoitu lasku`.
  const isTitled = titles.includes(all);
  const byPage = new Map<number, SectionHit[]>();
  sections.forEach((section, total, coverage) => {
    const page = pages.pageOf(section) ?? 0;
    const hits = byPage.get(page) ?? [];
    const isAsked = !isTitled && isAskedFor(named[section] ?? 0, written[section] ?? 0, coverage);
    const score = total * coverage ** COVERAGE_POWER * (isAsked ? ROW_FACTOR : 1);
    hits.push({ section, score, isOwn: own[section] !== 0, isAsked });
    byPage.set(page, hits);
  });
  for (const hits of byPage.values()) hits.sort((a, b) => b.score - a.score || a.section - b.section);
  return byPage;
}

/**
 * The pages that a planned query finds, best first: pages with more of its words before pages with fewer, rare
 * words before common ones, titles and keywords before headings before text.
 * @param accepts says which pages are wanted at all
 */
export function rankPlan(
  planned: readonly PlannedWord[],
  index: SearchIndex,
  accepts: (page: number, facts: PageInput) => boolean = () => true,
): PageHit[] {
  // A query of many compounds may have more words than there are bits.
  const plan = planned.slice(0, WORD_BITS);
  const scores = scoreWords(plan, index);
  const { pages, titles, topics } = scores;
  /** The bits of all words. */
  const all = 2 ** plan.length - 1;
  const bySection = sectionsByPage(scores, all, index);
  const newsFactor = plan.some(({ isOfNews }) => isOfNews) ? ASKED_NEWS_FACTOR : NEWS_FACTOR;
  const hits: PageHit[] = [];
  let best = 0;
  pages.forEach((page, total, coverage) => {
    const facts = index.pages.facts(page);
    const isOnTopic = topics[page] !== 0;
    const least = isOnTopic ? MIN_COVERAGE.onTopic : MIN_COVERAGE.mentioned;
    if (facts === undefined || coverage < least || !accepts(page, facts)) return;
    const own = bySection.get(page) ?? [];
    // The title is the query: it has each of its words, and no other.
    const isTitle = titles[page] === all && facts.titleWords === plan.length;
    const base = total * coverage ** COVERAGE_POWER * (isTitle ? EXACT_TITLE_FACTOR : 1);
    const score = (facts.isNews ? newsFactor : 1) * (base + SECTION_SHARE * (own[0]?.score ?? 0));
    best = Math.max(best, score);
    hits.push({ page, coverage, isOnTopic, sections: own, score });
  });
  return hits.filter(({ score }) => score >= best * CUT).sort((a, b) => b.score - a.score || a.page - b.page);
}

/** True where a query finds pages, and all of them are labelled as the closest ones only. */
export function isClosestOnly(hits: readonly PageHit[]): boolean {
  return hits.length > 0 && hits.every(({ coverage }) => coverage < CLOSE_COVERAGE);
}

/** The pages that a query finds, best first. */
export function rank(query: string, index: SearchIndex): PageHit[] {
  return rankPlan(planQuery(query, index.vocabulary, index.analyser), index);
}
