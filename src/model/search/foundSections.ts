import type { Analyser } from './analyserBy';
import { wordsOf } from './normalise';
import type { PageEntry } from './pageEntry';
import type { PageTable } from './pageTable';
import type { PlannedWord } from './plan';
import type { PageHit, SectionHit } from './rank';

/** Minimum fit of a section, relative to the best one of its page. */
const SECTION_CUT = 0.4;
/** A section answers if it fits this many times better than the page's start and, in a guide, than the steps. */
const CLEAR_LEAD = 1.2;
/** Weight of a section with steps, as the answer of a guide. */
const STEPS_FACTOR = 1.5;
/** Share by which a score grows for each stop word that query and heading share, such as "why" and "not". */
const SHARED_STOP_WORD = 0.3;
/** Minimum share of the query in the heading of a section that is opened instead of a guide's steps. */
const MIN_HEADED = 0.2;
/** Minimum share of the query in a section that only mentions its words and is opened instead of a guide's steps. */
const MOST = 0.7;
/** Most sections of a guide, and the last place of its first steps. */
const GUIDE = { sections: 9, steps: 3 };

/** A query, and what finding the sections of a hit needs of the index. */
export interface SectionSearch {
  query: string;
  plan: readonly PlannedWord[];
  index: { pages: PageTable; analyser: Analyser };
}

/** A section of a hit, by its place in the page from 0. */
export interface HitSection {
  at: number;
  /** True for the one that is opened instead of the page's start. */
  isAnswer: boolean;
}

type Entry = Pick<PageEntry, 'title' | 'sections'>;

/** True where a heading asks the same as the query: it has each word or its verb, and both or neither are negative. */
function sameQuestion({ query, plan, index: { analyser } }: SectionSearch): (heading: string) => boolean {
  const isDenial = wordsOf(query).some(analyser.isDenial);
  return (heading) => {
    const words = wordsOf(heading);
    const stems = new Set(words.map(analyser.stem));
    const hasAll = plan.every(({ word, terms }) =>
      [...terms.map(({ stem }) => stem), ...analyser.related(analyser.stem(word))].some((stem) => stems.has(stem)),
    );
    return plan.length > 1 && hasAll && words.some(analyser.isDenial) === isDenial;
  };
}

/** The place of the section that answers by its score or, in a guide, of the steps; undefined for the page's start. */
function bestAnswer({ query, index: { pages, analyser } }: SectionSearch, hit: PageHit, entry: Entry) {
  const first = pages.firstSection(hit.page);
  const asked = wordsOf(query);
  const hasSteps = ({ section }: Pick<SectionHit, 'section'>) => pages.hasSteps(section);
  const steps = entry.sections.findIndex((_, at) => hasSteps({ section: first + at }));
  const isGuide = steps > 0 && steps <= GUIDE.steps && entry.sections.length <= GUIDE.sections;
  if (hit.isTitled && !isGuide) return undefined;
  const stopWords = new Set(asked.filter(analyser.isStopWord));
  const scoreOf = (each: SectionHit) => {
    const shared = new Set(
      wordsOf(entry.sections[each.section - first]?.[1] ?? '').filter((word) => stopWords.has(word)),
    );
    const factor = isGuide && hasSteps(each) ? STEPS_FACTOR : 1;
    return each.fit * factor * (1 + each.headed) * (1 + SHARED_STOP_WORD * shared.size);
  };
  const isRival = ({ section }: SectionHit) => section === first || (isGuide && section === first + steps);
  const rival = Math.max(0, ...hit.sections.filter(isRival).map(({ fit }) => fit));
  // In a guide, a text that mentions most of the query and far more of it than the steps.
  const mention = hit.sections.find(
    (each) => !isRival(each) && each.isBeyondTitle && each.found >= MOST && each.fit >= rival * CLEAR_LEAD,
  );
  if (isGuide && mention !== undefined) return mention.section - first;
  const candidates = hit.sections.filter(
    (each) =>
      each.section !== first && (hasSteps(each) || (each.isBeyondTitle && (!isGuide || each.headed >= MIN_HEADED))),
  );
  const [best] = candidates
    .map((each) => ({ at: each.section - first, score: scoreOf(each) }))
    .sort((one, other) => other.score - one.score);
  if (best !== undefined && best.score >= rival * CLEAR_LEAD) return best.at;
  return isGuide ? steps : undefined;
}

/** Returns the sections of a hit that match more than its title: first the one that is opened, then by their fit. */
export function sectionsOf(search: SectionSearch, hit: PageHit, entry: Entry): HitSection[] {
  const first = search.index.pages.firstSection(hit.page);
  const isAsked = sameQuestion(search);
  const matching = hit.sections.filter(({ isBeyondTitle, section }) => isBeyondTitle && section !== first);
  const least = (matching[0]?.fit ?? 0) * SECTION_CUT;
  const fitting = matching.filter(({ fit }) => fit >= least);
  const rows = fitting.filter(({ isAnswer }) => isAnswer);
  const questions = isAsked(entry.title)
    ? []
    : entry.sections.flatMap(([, heading], at) => (isAsked(heading) ? [at] : []));
  const sure = [...rows.map(({ section }) => section - first), ...questions];
  const answer = sure[0] ?? bestAnswer(search, hit, entry);
  const places = [...(answer === undefined ? [] : [answer]), ...sure, ...fitting.map(({ section }) => section - first)];
  return [...new Set(places)].map((at) => ({ at, isAnswer: at === answer }));
}
