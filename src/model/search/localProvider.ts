import type { Analyser } from './analyserBy';
import { sectionsOf, type SectionSearch } from './foundSections';
import { createMatcher, findPassage, markText, type WordMatcher } from './highlight';
import type { IndexAnswer, LocalIndex } from './localIndex';
import { wordsOf } from './normalise';
import { textOf, type FoundPage, type FoundSection, type SearchAnswer, type SearchFilters } from './provider';
import { CLOSE_COVERAGE, isClosestOnly, type PageHit } from './rank';

/** Maximum number of sections per result. */
const SECTIONS_SHOWN = 3;
/** Maximum number of stems passed to an opened page for highlighting. */
const MAX_STEMS = 60;
/** Maximum length of a result's passage, in characters. */
const PASSAGE_LENGTH = 160;

/** An index, and its pages that also exist in the reader's language. */
export interface SearchedIndex {
  index: LocalIndex;
  /** Pages to omit, because the reader's language has a translation. */
  without: ReadonlySet<number>;
}

interface Found extends IndexAnswer {
  index: LocalIndex;
}

/** The index and page of a result, from which passages are read later. */
interface Origin {
  found: Found;
  hit: PageHit;
}

interface LocalAnswer extends SearchAnswer {
  /** The source of each page of the answer, in order. */
  origins: readonly Origin[];
}

/** Stems to highlight: the words' meanings, without alternative words. */
const stemsOf = ({ plan }: IndexAnswer) => [
  ...new Set(plan.flatMap(({ terms }) => terms.flatMap(({ stem, by }) => (by === 'related' ? [] : [stem])))),
];

function matcherOf(found: Found): WordMatcher {
  const { analyser } = found.index;
  const isKnown = (stem: string) => found.vocabulary.has(stem) || analyser.isCommon(stem);
  return createMatcher(stemsOf(found), analyser, isKnown);
}

async function pageOf(
  search: SectionSearch & { index: LocalIndex },
  hit: PageHit,
  matcher: WordMatcher,
): Promise<FoundPage | undefined> {
  const { index } = search;
  const entry = await index.entry(hit.page);
  if (entry === undefined) return undefined;
  const sections = sectionsOf(search, hit, entry).flatMap(({ at, isAnswer }): FoundSection[] => {
    const [anchor = '', heading = ''] = entry.sections[at] ?? [];
    if (anchor === '' || heading === '') return [];
    const section = { anchor, heading: markText(heading, matcher), snippet: [] };
    return [isAnswer ? { ...section, isAnswer: true } : section];
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

/** A text's words by stem; the shortest word of each stem, which is closest to its base form. */
function wordsByStem(text: string, { stem }: Analyser): Map<string, string> {
  const words = new Map<string, string>();
  for (const word of text.match(/[\p{L}\p{N}-]+/gu) ?? []) {
    const key = stem(wordsOf(word)[0] ?? '');
    const shortest = words.get(key);
    if (shortest === undefined || word.length < shortest.length) words.set(key, word.toLowerCase());
  }
  return words;
}

/** The query with typing errors corrected to the words of the best page; null without corrections. */
function correctionOf(text: string, found: Found | undefined, page: FoundPage | undefined): string | null {
  if (found === undefined || page === undefined) return null;
  const edits = found.plan.filter(({ terms }) => terms[0]?.by === 'spelling');
  if (edits.length === 0) return null;
  const texts = [textOf(page.title), ...page.sections.map(({ heading }) => textOf(heading)), textOf(page.snippet)];
  const words = wordsByStem(texts.join(' '), found.index.analyser);
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

/** The closest page for a query without results, from the first language that has one. */
async function nearestPage(indexes: readonly SearchedIndex[], text: string): Promise<FoundPage | null> {
  for (const { index } of indexes) {
    const hit = await index.nearest(text);
    const page = hit && (await pageOf({ query: text, plan: [], index }, { ...hit, sections: [] }, () => undefined));
    if (page !== undefined) return page;
  }
  return null;
}

/** Answers a query, pages in the reader's language first. Abandons it where `isOutdated` says there is a newer one. */
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
  const searched = indexes.filter(({ index }) => languages === undefined || languages.includes(index.lang));
  const all = await Promise.all(
    searched.map(async ({ index, without }): Promise<Found> => {
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
  // A language whose best page only mentions the words comes after one with a page on the topic.
  const isAbout = ({ hits: [best] }: Found) => best !== undefined && best.isOnTopic && best.coverage > CLOSE_COVERAGE;
  all.sort((one, other) => Number(isAbout(other)) - Number(isAbout(one)));
  const hits = all.flatMap((found) => found.hits.map((hit): Origin => ({ found, hit })));
  const matchers = new Map(all.map((found) => [found, matcherOf(found)]));
  const shown = hits.slice(offset, offset + limit);
  const made = await Promise.all(
    shown.map(async (origin) => ({
      origin,
      page: await pageOf({ ...origin.found, query: text }, origin.hit, matchers.get(origin.found) ?? (() => undefined)),
    })),
  );
  const pages = made.flatMap(({ origin, page }) => (page === undefined ? [] : [{ origin, page }]));
  // Stems do not tell "Configuration" from "Configuring": among pages of a language, the title as it is comes first.
  const asked = wordsOf(text).join(' ');
  const isNamed = ({ page }: (typeof pages)[number]) => wordsOf(textOf(page.title)).join(' ') === asked;
  pages.sort((one, other) => (one.page.lang === other.page.lang ? Number(isNamed(other)) - Number(isNamed(one)) : 0));
  const nearest = hits.length === 0 ? await nearestPage(searched, text) : null;
  return {
    pages: pages.map(({ page }) => page),
    origins: pages.map(({ origin }) => origin),
    total: hits.length,
    isClosest: isClosestOnly(hits.map(({ hit }) => hit)),
    correction: correctionOf(text, pages[0]?.origin.found, pages[0]?.page),
    nearest,
    stems: [...new Set(all.flatMap(stemsOf))].slice(0, MAX_STEMS),
  };
}

/** Adds passages with the query's words to the pages of an answer. */
export async function passagesOf({ pages, origins }: LocalAnswer): Promise<FoundPage[]> {
  return Promise.all(
    pages.map(async (page, number): Promise<FoundPage> => {
      const origin = origins[number];
      if (origin === undefined) return page;
      const { index } = origin.found;
      const [texts, entry] = await Promise.all([index.texts(origin.hit.page), index.entry(origin.hit.page)]);
      const matcher = matcherOf(origin.found);
      const passage = (anchor: string) => {
        const section = entry?.sections.findIndex(([each]) => each === anchor) ?? -1;
        return findPassage(texts[section] ?? '', matcher, PASSAGE_LENGTH);
      };
      const lead = passage('');
      return {
        ...page,
        snippet: lead.length > 0 && !page.snippet.some(({ isMatch }) => isMatch) ? lead : page.snippet,
        sections: page.sections.map((section) => ({ ...section, snippet: passage(section.anchor) })),
      };
    }),
  );
}
