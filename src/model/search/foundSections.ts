import type { Analyser } from './analyserBy';
import { wordsOf } from './normalise';
import type { PageEntry } from './pageEntry';
import type { PageTable } from './pageTable';
import type { PlannedWord } from './plan';
import type { PageHit } from './rank';

/** Minimum fit of a section, relative to the best one of its page. */
const SECTION_CUT = 0.4;
/** The last place of the first steps in a guide: others explain before they instruct. */
const STEPS_LAST = 3;
/** The number after a section's id in the id of a list item that is a search result. */
export const ITEM_NUMBER = /-\d+$/;
// Weights of the reasons for opening a section, fitted to the judged queries by logistic regression.
/** Its fit, relative to the best section. */
const FIT = 0.6;
/** What the query says beyond the page's title is in the heading, or anywhere in the section. */
const HEADED = 3.3;
const FOUND = 2.4;
/** The query has the words of the heading; nearly all of those of an item, which names one problem. */
const NAMED = 1.1;
const NAMED_ITEM = 2.8;
/** The heading has stop words of the query, such as "why", or is negative like the query. */
const STOP_WORD = 1.3;
const SAME_DENIAL = 1;
/** It is the page's start, or stands before a guide's steps. */
const START = -1.7;
const PREPARATION = -0.8;
/** It has the steps of a guide, and the query is about the guide. */
const STEPS = 4.6;

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

/** The place of the section to open; 0 for the page's start. */
function bestSection({ query, plan, index: { pages, analyser } }: SectionSearch, hit: PageHit, entry: Entry): number {
  const first = pages.firstSection(hit.page);
  const steps = entry.sections.findIndex((_, at) => pages.hasSteps(first + at));
  const isGuide = steps > 0 && steps <= STEPS_LAST;
  if (hit.isTitled && !isGuide) return 0;
  const asked = new Set(wordsOf(query));
  const isDenial = [...asked].some(analyser.isDenial);
  const meant = new Map<string, number>();
  for (const { stem, weight } of plan.flatMap(({ terms }) => terms))
    meant.set(stem, Math.max(weight, meant.get(stem) ?? 0));
  const best = Math.max(...hit.sections.map(({ fit }) => fit));
  const scoreOf = (at: number): number => {
    const { fit = 0, headed = 0, found = 0 } = hit.sections.find(({ section }) => section === first + at) ?? {};
    const [id = '', heading = ''] = entry.sections[at] ?? [];
    const words = wordsOf(heading);
    const telling = words.filter((word) => !analyser.isStopWord(word));
    const sum = telling.reduce((total, word) => total + Math.min(1, meant.get(analyser.stem(word)) ?? 0), 0);
    const named = sum / (telling.length || 1);
    const stopWords = new Set(words.filter((word) => asked.has(word) && analyser.isStopWord(word)));
    return (
      (FIT * fit) / best +
      HEADED * headed +
      FOUND * found +
      NAMED * named +
      (ITEM_NUMBER.test(id) ? NAMED_ITEM * named ** 3 : 0) +
      STOP_WORD * stopWords.size +
      (at === 0 ? START : words.some(analyser.isDenial) === isDenial ? SAME_DENIAL : 0) +
      (isGuide && at > 0 && at < steps ? PREPARATION : 0) +
      (isGuide && at === steps ? STEPS * hit.about : 0)
    );
  };
  const places = [0, ...(isGuide ? [steps] : []), ...hit.sections.map(({ section }) => section - first)];
  const [[place] = [0]] = places.map((at) => [at, scoreOf(at)] as const).sort(([, one], [, other]) => other - one);
  return place;
}

/** Returns the sections of a hit that match more than its title: first the one that is opened, then by their fit. */
export function sectionsOf(search: SectionSearch, hit: PageHit, entry: Entry): HitSection[] {
  const first = search.index.pages.firstSection(hit.page);
  const matching = hit.sections.filter(({ isBeyondTitle, section }) => isBeyondTitle && section !== first);
  const least = (matching[0]?.fit ?? 0) * SECTION_CUT;
  const fitting = matching.filter(({ fit }) => fit >= least);
  const rows = fitting.filter(({ isAnswer }) => isAnswer).map(({ section }) => section - first);
  const answer = rows[0] ?? bestSection(search, hit, entry);
  const places = [answer, ...rows, ...fitting.map(({ section }) => section - first)].filter((at) => at > 0);
  return [...new Set(places)].map((at) => ({ at, isAnswer: at === answer }));
}
