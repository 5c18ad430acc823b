import { analyserOf } from '../../../model/search/analyser';
import type { DocNode } from '../../../node/types/nodeTypes';
import { createLexicon } from '../../../node/search/documents';

/** What decides which docs are related: a node has it, and the check makes it from a file. */
export type RelatablePage = Pick<
  DocNode,
  'path' | 'locale' | 'version' | 'title' | 'description' | 'keywords' | 'affects' | 'linksTo'
> & {
  sections: readonly Pick<DocNode['sections'][number], 'heading' | 'isSpoken' | 'asked' | 'isReferences'>[];
  related?: boolean | null;
  /** True for a page that customers do not see; it is offered on such pages only. */
  isUnpublished: boolean;
};

/** Maximum number of pages that a page offers, and the least likeness of each. */
const OFFERED_MAX = 3;
const LIKENESS_MIN = 0.2;
/** How much the words of a text tell about the page. The body counts for nothing, so edits of it change no list. */
const WORTH = { title: 2, keyword: 2, description: 1, heading: 1 };
/** What a link to the page, a link from it, and the same folder add to the likeness of the words, which is at most 1. */
const LINK_TO = 0.15;
const LINK_FROM = 0.1;
const SAME_FOLDER = 0.05;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Returns the weight of each stem in a page's title, keywords, description and headings, parts of compounds included. */
function weightsOf(pages: readonly RelatablePage[], locale: string): ReadonlyMap<string, number>[] {
  const analyser = analyserOf(locale);
  const lexicon = createLexicon(analyser);
  const read = (worth: number, text: string) => ({ worth, words: lexicon.read(text) });
  const texts = pages.map(({ title, keywords, description, sections }) => [
    read(WORTH.title, title),
    read(WORTH.description, description),
    ...keywords.map((keyword) => read(WORTH.keyword, keyword)),
    // Transcripts and rows of tables have no headings of their own.
    ...sections.flatMap(({ heading, isSpoken, asked, isReferences }) =>
      [isSpoken, asked, isReferences].some(Boolean) ? [] : read(WORTH.heading, heading),
    ),
  ]);
  return texts.map((ofPage) => {
    const weights = new Map<string, number>();
    for (const { worth, words } of ofPage)
      for (const word of words)
        for (const stem of [lexicon.stemOf(word), ...lexicon.partsOf(word)])
          if (!analyser.isStopStem(stem)) weights.set(stem, Math.max(worth, weights.get(stem) ?? 0));
    return weights;
  });
}

/** Returns the pages of each stem, with its share of the page's direction: a cosine is the sum of their products. */
function sharesOf(weights: readonly ReadonlyMap<string, number>[]) {
  const counts = new Map<string, number>();
  for (const stem of weights.flatMap((ofPage) => [...ofPage.keys()])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  // In whole steps, so that one page more or less with a word moves few others.
  const rarity = (stem: string) => Math.round(Math.log2(weights.length / (counts.get(stem) ?? 1)));
  return weights.map((ofPage) => {
    const rated = [...ofPage].map(([stem, weight]) => [stem, weight * rarity(stem)] as const);
    const length = Math.hypot(...rated.map(([, weight]) => weight));
    return rated.flatMap(([stem, weight]) => (weight === 0 ? [] : ([[stem, weight / length]] as const)));
  });
}

/** True for a page that offers none: it says so, it is a release note, or its text ends with links of its writer. */
const hasOwn = ({ related, affects, sections }: RelatablePage, heading: string) =>
  related === false ||
  affects.length > 0 ||
  sections.some((section) => section.isReferences === true || section.heading.toLowerCase() === heading.toLowerCase());

/**
 * Returns the related docs of each doc that has no such links of its own, best first, by path.
 * @param pages all docs of one locale
 * @param heading the heading above such links, by which those of a writer are recognised
 */
export function relatedPages<Page extends RelatablePage>(pages: readonly Page[], locale: string, heading: string) {
  const shares = sharesOf(weightsOf(pages, locale));
  const pagesOf = new Map<string, (readonly [page: number, share: number])[]>();
  shares.forEach((ofPage, page) => {
    for (const [stem, share] of ofPage) {
      const sharing = pagesOf.get(stem) ?? [];
      sharing.push([page, share]);
      pagesOf.set(stem, sharing);
    }
  });
  return new Map(
    pages.flatMap((page, number): [string, Page[]][] => {
      if (hasOwn(page, heading)) return [];
      const likeness = new Map<number, number>();
      for (const [stem, share] of shares[number] ?? [])
        for (const [other, itsShare] of pagesOf.get(stem) ?? [])
          likeness.set(other, (likeness.get(other) ?? 0) + share * itsShare);
      const rated = [...likeness].flatMap(([at, shared]) => {
        const other = pages[at];
        if (other === undefined || other === page || other.version !== page.version) return [];
        if (other.affects.length > 0 || (other.isUnpublished && !page.isUnpublished)) return [];
        const rating =
          shared +
          (page.linksTo.includes(other.path) ? LINK_TO : 0) +
          (other.linksTo.includes(page.path) ? LINK_FROM : 0) +
          (folderOf(other.path) === folderOf(page.path) ? SAME_FOLDER : 0);
        return rating < LIKENESS_MIN ? [] : [{ other, rating }];
      });
      rated.sort((one, two) => two.rating - one.rating || (one.other.path < two.other.path ? -1 : 1));
      return [[page.path, rated.slice(0, OFFERED_MAX).map(({ other }) => other)]];
    }),
  );
}
