import type { Finding } from '../../../src/node/diagnostics/diagnostic';
import { findMiss, judge, type Expectation, type Judgement, LOOKED_AT, type JudgedPage, type Miss } from './judge';
import { indexOf, type MemoryIndex } from '../../../src/node/search/memoryIndex';
import { newPaths } from '../../../src/node/content/checks/allRedirects';
import { didYouMeanPage } from '../../../src/node/content/checks/nearestPage';
import { displayName } from '../../../src/node/files/contentFolder';
import type { Content } from '../../../src/node/content/loadContent';
import { parseYamlAs } from '../../../src/node/yaml/parseYaml';
import { readText } from '../../../src/node/files/readText';
import { searchExpectationsSchema } from '../../../src/node/schema/searchExpectationsSchema';
import { searchablePages } from '../../../src/node/search/searchablePages';
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

type Place = Pick<Finding, 'file' | 'line' | 'column'>;

/** An expectation with the place where it is written. */
interface WrittenExpectation extends Expectation {
  place: Place;
  /** Where each of its pages is written. */
  pagePlaces: readonly Place[];
  /** Why it is missed today, where that is known. */
  knownMiss: string | undefined;
}

/** Reads a file of expected searches. */
export function readSearchExpectations(absolutePath: string): {
  expectations: WrittenExpectation[];
  diagnostics: Finding[];
} {
  const file = displayName(absolutePath);
  const parsed = parseYamlAs(readText(absolutePath), file, searchExpectationsSchema);
  if (parsed.value === undefined) return { expectations: [], diagnostics: parsed.diagnostics };
  const { data, source } = parsed.value;
  const expectations = Object.entries(data).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, expected]): WrittenExpectation => {
      const isPlain = typeof expected === 'string' || Array.isArray(expected);
      const pages = isPlain ? expected : expected.pages;
      const path = isPlain ? [kind, query] : [kind, query, 'pages'];
      const placeAt = (steps: readonly PropertyKey[], ofKey = false) => ({ file, ...source.locate(steps, ofKey) });
      return {
        kind,
        query,
        pages: [pages].flat(),
        place: placeAt([kind, query], true),
        pagePlaces: Array.isArray(pages) ? pages.map((_, index) => placeAt([...path, index])) : [placeAt(path)],
        knownMiss: isPlain ? undefined : expected.knownMiss,
      };
    }),
  );
  return { expectations, diagnostics: parsed.diagnostics };
}

/** What a check of expected searches brings. */
interface SearchCheck {
  /** Pages that do not exist, and known misses that are none any more. */
  faults: Finding[];
  /** Expectations that are broken and not known to be. */
  misses: Finding[];
  /** How many expectations are missed with a reason. */
  knownMisses: number;
  judged: Judgement[];
}

/** Pages that an expectation names and the search does not find. */
function unknownPages({ query, pages, pagePlaces, place }: WrittenExpectation, index: MemoryIndex): Finding[] {
  return pages.flatMap((page, at) =>
    index.paths.includes(page)
      ? []
      : {
          ...(pagePlaces[at] ?? place),
          message: `"${query}" expects ${page}, which is no page that the search finds.`,
          hint: didYouMeanPage(page, index.paths) ?? 'Write the path of a doc or a post.',
        },
  );
}

function unusedException({ query, place }: WrittenExpectation, judged: Judgement): Finding {
  const now =
    judged.place === undefined
      ? 'finds nothing now that claims to be an answer'
      : `finds ${judged.pages.length === 1 ? 'its page' : 'one of its pages'} now, as the ${ordinal(judged.place + 1)} result`;
  return { ...place, message: `"${query}" ${now}.`, hint: 'Remove "knownMiss".' };
}

/** Holds what the search of a locale finds in its own texts against what is expected of it. */
export function checkSearchExpectations(
  content: Content,
  written: readonly WrittenExpectation[],
  locale = content.codes[0] ?? '',
): SearchCheck {
  const index = indexOf(searchablePages(content, locale), content.searchWords.get(locale));
  const moved = newPaths(content);
  const check: SearchCheck = { faults: [], misses: [], knownMisses: 0, judged: [] };
  for (const each of written) {
    const expectation = { ...each, pages: each.pages.map((page) => moved.get(page) ?? page) };
    const { kind, query, pages, place, knownMiss } = expectation;
    const judged = judge({ kind, query, pages }, index);
    const unknown = unknownPages(expectation, index);
    check.judged.push(judged);
    check.faults.push(...unknown);
    if (judged.isFulfilled && knownMiss !== undefined) check.faults.push(unusedException(expectation, judged));
    if (!judged.isFulfilled && knownMiss !== undefined) check.knownMisses += 1;
    // A page that does not exist is the reason why it is not found.
    if (!judged.isFulfilled && knownMiss === undefined && unknown.length === 0)
      check.misses.push({ ...place, ...describeMiss(expectation, findMiss(expectation, index)) });
  }
  return check;
}
