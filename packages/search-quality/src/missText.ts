import { LOOKED_AT, type Expectation, type JudgedPage, type Miss } from './judge';
import { describeOrigin, describePlace } from './reasonText';

const list = (parts: readonly string[]) => parts.join(', ');

/** The words of a query that a page has, and by what: `lasku (the word itself, in the title)`. */
function wordsOn({ reasons }: JudgedPage): string[] {
  return reasons.flatMap(({ word, match }) =>
    match === null ? [] : [`${word} (${describeOrigin(match.by)}, ${describePlace(match)})`],
  );
}

const wordsNotOn = ({ reasons }: JudgedPage) => reasons.flatMap(({ word, match }) => (match === null ? [word] : []));

function describeExpected(page: JudgedPage): string {
  const { path, place } = page;
  const where = place === undefined ? 'is not found' : `is the ${ordinal(place + 1)} result`;
  const missing = wordsNotOn(page);
  const lacking = missing.length === 0 ? 'has every word' : `lacks ${list(missing)}`;
  const own = wordsOn(page);
  return `${path} ${where}: it ${lacking}${own.length === 0 ? '' : `; it has ${list(own)}`}.`;
}

const describeFirst = (page: JudgedPage) => `First is ${page.path}, by ${list(wordsOn(page))}.`;

/** What a missed expectation says: what is found instead, why, and how to fix it. */
export function describeMiss(
  { query, pages }: Expectation,
  { first, expected }: Miss,
): { message: string; hint: string } {
  const [best] = first;
  const instead = best === undefined ? 'Nothing is found.' : `Found instead: ${list(first.map(({ path }) => path))}.`;
  const why = best === undefined ? [] : [describeFirst(best)];
  if (pages.length === 0)
    return {
      message: [
        `"${query}" is expected to find nothing. Found instead: ${list(first.map(({ path }) => path))}.`,
        ...why,
      ].join('\n  '),
      hint: 'Name the page that answers it, or write why it is found: { pages: [], knownMiss: … }',
    };
  const wanted = pages.length === 1 ? 'its page is' : 'none of its pages is';
  const not = pages.length === 1 ? 'not ' : '';
  return {
    message: [
      `"${query}": ${wanted} ${not}among the first ${LOOKED_AT}. ${instead}`,
      ...(expected === undefined ? [] : [describeExpected(expected)]),
      ...why,
    ].join('\n  '),
    hint: 'Put its words into the keywords of the page or into the synonyms, or write why it is missed: { pages: …, knownMiss: … }',
  };
}

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/**
 * A place in an order, as developers' messages write it.
 * @example ordinal(22) // '22nd'
 */
export function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  return `${place}${(isTeen ? undefined : ENDINGS[place % 10]) ?? 'th'}`;
}
