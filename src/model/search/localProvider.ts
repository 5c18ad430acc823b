import type { Analyser } from './analyserBy';
import { createMatcher, findPassage, markText, type WordMatcher } from './highlight';
import type { IndexAnswer, LocalIndex } from './localIndex';
import { wordsOf } from './normalise';
import type { FoundPage, FoundSection, SearchAnswer, SearchFilters, TextPart } from './provider';
import { CLOSE_COVERAGE, isClosestOnly, type PageHit } from './rank';

/** Sections of a found page that are offered: the best one and up to two more. */
const SECTIONS_SHOWN = 3;
/** A section is offered when it scores at least this share of its page's best one. */
const SECTION_CUT = 0.4;
/** Most stems that an opened page is given to mark. */
const MAX_MARKS = 60;
/** Longest passage of a text under a hit, in characters. */
const PASSAGE_LENGTH = 160;

/** An index, and which of its pages the reader's language has in translation. */
export interface SearchedIndex {
  index: LocalIndex;
  /** Pages that are left out: the reader's own language has them. */
  without: ReadonlySet<number>;
}

interface Found extends IndexAnswer {
  index: LocalIndex;
}

/** Where a hit comes from, for the passages that are read afterwards. */
interface Origin {
  found: Found;
  hit: PageHit;
}

interface LocalAnswer extends SearchAnswer {
  /** What each page of the answer was made of, in order. */
  origins: readonly Origin[];
}

/** Stems to mark in texts: what the words mean, without other words that readers may have meant to use. */
const stemsOf = ({ plan }: IndexAnswer) => [
  ...new Set(plan.flatMap(({ terms }) => terms.flatMap(({ stem, by }) => (by === 'related' ? [] : [stem])))),
];

function matcherOf(found: Found): WordMatcher {
  const { analyser } = found.index;
  const isKnown = (stem: string) => found.vocabulary.has(stem) || analyser.isCommon(stem);
  return createMatcher(stemsOf(found), analyser, isKnown);
}

/** The hit's sections that answer more than the page does as a whole, with their places in the page. */
function sectionPlaces({ pages }: LocalIndex, hit: PageHit): { place: number; isAsked: boolean }[] {
  const best = hit.sections[0]?.score ?? 0;
  return hit.sections
    .filter(({ score, isOwn }) => isOwn && score >= best * SECTION_CUT)
    .map(({ section, isAsked }) => ({ place: section - pages.firstSection(hit.page), isAsked }));
}

async function pageOf(index: LocalIndex, hit: PageHit, matcher: WordMatcher): Promise<FoundPage | undefined> {
  const entry = await index.entry(hit.page);
  if (entry === undefined) return undefined;
  const sections = sectionPlaces(index, hit).flatMap(({ place, isAsked }): FoundSection[] => {
    const [anchor = '', heading = ''] = entry.sections[place] ?? [];
    if (anchor === '' || heading === '') return [];
    const section = { anchor, heading: markText(heading, matcher), snippet: [] };
    return [isAsked ? { ...section, isAnswer: true } : section];
  });
  return {
    href: entry.path,
    lang: index.lang,
    area: index.pages.facts(hit.page)?.area ?? null,
    title: markText(entry.title, matcher),
    breadcrumb: entry.breadcrumb,
    snippet: markText(entry.description, matcher),
    sections: sections.slice(0, SECTIONS_SHOWN),
  };
}

/** Words of a text by their stems, the shortest of each stem, which is nearest to its basic form. */
function wordsByStem(text: string, { stem }: Analyser): Map<string, string> {
  const words = new Map<string, string>();
  for (const word of text.match(/[\p{L}\p{N}-]+/gu) ?? []) {
    const key = stem(wordsOf(word)[0] ?? '');
    const known = words.get(key);
    if (known === undefined || word.length < known.length) words.set(key, word.toLowerCase());
  }
  return words;
}

const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

/** The query with the words that were read as typing errors written as the best page writes them; null where none was. */
function correctionOf(text: string, found: Found | undefined, page: FoundPage | undefined): string | null {
  if (found === undefined || page === undefined) return null;
  const edits = found.plan.filter(({ terms }) => terms[0]?.by === 'spelling');
  if (edits.length === 0) return null;
  const told = [textOf(page.title), ...page.sections.map(({ heading }) => textOf(heading)), textOf(page.snippet)];
  const words = wordsByStem(told.join(' '), found.index.analyser);
  const right = new Map(
    edits.flatMap(({ word, terms }) => {
      const written = terms.map(({ stem }) => words.get(stem)).find((each) => each !== undefined);
      return written === undefined ? [] : [[word, written] as const];
    }),
  );
  if (right.size === 0) return null;
  const replaced = text.replace(/[\p{L}\p{N}\p{M}-]+/gu, (word) => right.get(wordsOf(word)[0] ?? '') ?? word);
  return replaced === text ? null : replaced;
}

/** The page that comes nearest to a query that finds nothing, in the first language that has one. */
async function nearestPage(indexes: readonly SearchedIndex[], text: string): Promise<FoundPage | null> {
  for (const { index } of indexes) {
    const hit = await index.nearest(text);
    const page = hit && (await pageOf(index, { ...hit, sections: [] }, () => undefined));
    if (page !== undefined) return page;
  }
  return null;
}

/**
 * Answers a query from the site's own indexes: the pages in the reader's language, and then those in others.
 * @param isOutdated says that nobody waits for the answer: then what results show is not read, and there is no answer
 */
export async function answerLocally(
  indexes: readonly SearchedIndex[],
  text: string,
  filters: SearchFilters,
): Promise<LocalAnswer>;
export async function answerLocally(
  indexes: readonly SearchedIndex[],
  text: string,
  filters: SearchFilters,
  isOutdated: () => boolean,
): Promise<LocalAnswer | undefined>;
export async function answerLocally(
  indexes: readonly SearchedIndex[],
  text: string,
  { languages, areas, tags, offset, limit }: SearchFilters,
  isOutdated?: () => boolean,
): Promise<LocalAnswer | undefined> {
  const wanted = indexes.filter(({ index }) => languages === undefined || languages.includes(index.lang));
  const all = await Promise.all(
    wanted.map(async ({ index, without }): Promise<Found> => {
      const answer = await index.find(
        text,
        (page, { area, tag }) =>
          !without.has(page) &&
          (areas === undefined || (area !== null && areas.includes(area))) &&
          (tags === undefined || tags.includes(tag)),
      );
      return { ...answer, index };
    }),
  );
  if (isOutdated?.() === true) return undefined;
  // A language whose best page only mentions the words comes after one that has a page about them.
  const isAbout = ({ hits: [best] }: Found) => best !== undefined && best.isOnTopic && best.coverage > CLOSE_COVERAGE;
  all.sort((one, other) => Number(isAbout(other)) - Number(isAbout(one)));
  const hits = all.flatMap((found) => found.hits.map((hit): Origin => ({ found, hit })));
  const matchers = new Map(all.map((found) => [found, matcherOf(found)]));
  const shown = hits.slice(offset, offset + limit);
  const made = await Promise.all(
    shown.map(async (origin) => ({
      origin,
      page: await pageOf(origin.found.index, origin.hit, matchers.get(origin.found) ?? (() => undefined)),
    })),
  );
  const pages = made.flatMap(({ origin, page }) => (page === undefined ? [] : [{ origin, page }]));
  const nearest = hits.length === 0 ? await nearestPage(wanted, text) : null;
  return {
    pages: pages.map(({ page }) => page),
    origins: pages.map(({ origin }) => origin),
    total: hits.length,
    isClosest: isClosestOnly(hits.map(({ hit }) => hit)),
    correction: correctionOf(text, pages[0]?.origin.found, pages[0]?.page),
    nearest,
    marks: [...new Set(all.flatMap(stemsOf))].slice(0, MAX_MARKS),
  };
}

/** The pages of an answer with the passages of their texts that have the query's words. */
export async function passagesOf({ pages, origins }: LocalAnswer): Promise<FoundPage[]> {
  return Promise.all(
    pages.map(async (page, number): Promise<FoundPage> => {
      const origin = origins[number];
      if (origin === undefined) return page;
      const { index } = origin.found;
      const [texts, entry] = await Promise.all([index.texts(origin.hit.page), index.entry(origin.hit.page)]);
      const matcher = matcherOf(origin.found);
      const passage = (anchor: string) => {
        const place = entry?.sections.findIndex(([each]) => each === anchor) ?? -1;
        return findPassage(texts[place] ?? '', matcher, PASSAGE_LENGTH);
      };
      const own = passage('');
      return {
        ...page,
        snippet: own.length > 0 && !page.snippet.some(({ isMatch }) => isMatch) ? own : page.snippet,
        sections: page.sections.map((section) => ({ ...section, snippet: passage(section.anchor) })),
      };
    }),
  );
}
