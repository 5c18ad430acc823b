import type { SearchablePage } from '../../src/node/search/documents';
import { createWords } from '../../scripts/lib/finnishLikeWords';
import { createRandom, pickOf } from '../../scripts/lib/random';

/** Share of words that come from the site's own texts, so that distractors compete with its pages. */
const OWN_SHARE = { title: 0.15, text: 0.25 };
const SECTIONS = 3;
const WORDS = { title: 3, heading: 3, text: 50 };

/** Generated pages beside the site's own: the same at every run, in words of the site and in words that look Finnish. */
export function buildDistractors(pages: readonly SearchablePage[], count: number): SearchablePage[] {
  const random = createRandom(1);
  const madeUp = createWords(2);
  const own = pages.flatMap(({ sections }) => sections.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []));
  const words = (length: number, ownShare: number) =>
    Array.from({ length }, () => (random() < ownShare ? (pickOf(own, random) ?? '') : madeUp())).join(' ');
  return Array.from({ length: count }, (_, index) => ({
    path: `/koe/sivu-${index}`,
    title: words(WORDS.title, OWN_SHARE.title),
    description: words(WORDS.title * 3, OWN_SHARE.text),
    keywords: [],
    lang: 'fi',
    isNews: false,
    tag: 'default',
    sections: Array.from({ length: SECTIONS }, (__, number) => ({
      id: number === 0 ? '' : `osa-${number}`,
      heading: number === 0 ? '' : words(WORDS.heading, OWN_SHARE.title),
      text: words(WORDS.text, OWN_SHARE.text),
    })),
  }));
}
