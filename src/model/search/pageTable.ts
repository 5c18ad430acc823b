const CONJUNCTION = /^\S+ (?:ja|och|and|&) \S+$/i;

/** The number of words of a title, for ranking: a hyphenated word counts as one and a half, a pair (`A ja B`) as one. */
export function titleLength(title: string): number {
  const trimmed = title.trim();
  if (CONJUNCTION.test(trimmed)) return 1;
  const words = trimmed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length + (words.some((word) => /\p{L}-\p{L}/u.test(word)) ? 0.5 : 0);
}

/** The data of a page that ranking needs. */
export interface PageInput {
  /** Number of words in its title (`titleLength`). */
  titleWords: number;
  /** True for a post or a release note. */
  isNews: boolean;
  /** Id of its area of the site, or null. */
  area: string | null;
  /** Its docs tag, such as `docs-default-current`; `default` outside the docs. */
  tag: string;
}

/** The pages of an index by number, and the page of each section. */
export interface PageTable {
  pageCount: number;
  sectionCount: number;
  /** Number of a section's page; undefined for an unknown section. */
  pageOf: (section: number) => number | undefined;
  /** Number of a page's first section. */
  firstSection: (page: number) => number;
  facts: (page: number) => PageInput | undefined;
  /** True for a section with a list of steps. */
  hasSteps: (section: number) => boolean;
}

/** The stored table: lists by page number; `areas` and `tags` are indexes into the lists of names. */
export interface PackedPages {
  sections: number[];
  /** Numbers of the sections with a list of steps. */
  steps: number[];
  titleWords: number[];
  /** Numbers of the pages that are news. */
  news: number[];
  areaNames: string[];
  /** Index of the page's area in `areaNames`, or -1. */
  areas: number[];
  tagNames: string[];
  tags: number[];
}

/** Packs the pages' ranking data, in the order of their numbers. */
export function packPages(pages: readonly (PageInput & { sections: readonly { hasSteps?: true }[] })[]): PackedPages {
  const areaNames = [...new Set(pages.flatMap(({ area }) => area ?? []))];
  const tagNames = [...new Set(pages.map(({ tag }) => tag))];
  return {
    sections: pages.map(({ sections }) => sections.length),
    steps: pages.flatMap(({ sections }) => sections).flatMap(({ hasSteps }, section) => (hasSteps ? [section] : [])),
    titleWords: pages.map(({ titleWords }) => titleWords),
    news: pages.flatMap(({ isNews }, page) => (isNews ? [page] : [])),
    areaNames,
    areas: pages.map(({ area }) => (area === null ? -1 : areaNames.indexOf(area))),
    tagNames,
    tags: pages.map(({ tag }) => tagNames.indexOf(tag)),
  };
}

/** Reads a packed table. */
export function readPages(packed: PackedPages): PageTable {
  const firsts: number[] = [];
  const pageOfSection: number[] = [];
  packed.sections.forEach((count, page) => {
    firsts.push(pageOfSection.length);
    for (let section = 0; section < count; section += 1) pageOfSection.push(page);
  });
  const news = new Set(packed.news);
  const steps = new Set(packed.steps);
  return {
    pageCount: firsts.length,
    sectionCount: pageOfSection.length,
    pageOf: (section) => pageOfSection[section],
    firstSection: (page) => firsts[page] ?? 0,
    hasSteps: (section) => steps.has(section),
    facts: (page) => {
      const titleWords = packed.titleWords[page];
      if (titleWords === undefined) return undefined;
      const area = packed.areaNames[packed.areas[page] ?? -1] ?? null;
      return { titleWords, isNews: news.has(page), area, tag: packed.tagNames[packed.tags[page] ?? -1] ?? '' };
    },
  };
}
