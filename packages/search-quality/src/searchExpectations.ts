import type { Finding } from '../../../src/node/diagnostics/diagnostic';
import {
  findMiss,
  judge,
  pageOf,
  type Expectation,
  type Judgement,
  LOOKED_AT,
  type JudgedPage,
  type Miss,
} from './judge';
import { indexOf, type MemoryIndex } from '../../../src/node/search/memoryIndex';
import { newPaths } from '../../../src/node/content/checks/allRedirects';
import { didYouMean } from '../../../src/node/diagnostics/nearest';
import { plainId } from '../../../src/model/text/plainId';
import { didYouMeanPage } from '../../../src/node/content/checks/nearestPage';
import { displayName } from '../../../src/node/files/contentFolder';
import type { Content } from '../../../src/node/content/loadContent';
import { parseYamlAs } from '../../../src/node/yaml/parseYaml';
import { readText } from '../../../src/node/files/readText';
import { searchExpectationsSchema } from '../../../src/node/schema/searchExpectationsSchema';
import { searchablePages } from '../../../src/node/search/searchablePages';
import { describeOrigin, describeField } from './reasonText';

const list = (parts: readonly string[]) => parts.join(', ');

/** The matched words of a page with their reasons: `lasku (the word itself, in the title)`. */
function wordsOn({ reasons }: JudgedPage): string[] {
  return reasons.flatMap(({ word, match }) =>
    match === null ? [] : [`${word} (${describeOrigin(match.by)}, ${describeField(match)})`],
  );
}

const wordsNotOn = ({ reasons }: JudgedPage) => reasons.flatMap(({ word, match }) => (match === null ? [word] : []));

function describeExpected(page: JudgedPage): string {
  const { path, rank: place } = page;
  const where = place === undefined ? 'is not found' : `is the ${ordinal(place + 1)} result`;
  const missing = wordsNotOn(page);
  const lacking = missing.length === 0 ? 'has every word' : `lacks ${list(missing)}`;
  const matches = wordsOn(page);
  return `${path} ${where}: it ${lacking}${matches.length === 0 ? '' : `; it has ${list(matches)}`}.`;
}

const describeFirst = (page: JudgedPage) => `First is ${page.path}, by ${list(wordsOn(page))}.`;

/** Message of a missed expectation: the actual results, the reasons, and how to fix it. */
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
  const subject = pages.length === 1 ? 'its page is' : 'none of its pages is';
  const not = pages.length === 1 ? 'not ' : '';
  return {
    message: [
      `"${query}": ${subject} ${not}among the first ${LOOKED_AT}. ${instead}`,
      ...(expected === undefined ? [] : [describeExpected(expected)]),
      ...why,
    ].join('\n  '),
    hint: 'Put its words into the keywords of the page or into the synonyms, or write why it is missed: { pages: …, knownMiss: … }',
  };
}

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** An English ordinal, for developers' messages: `22nd`. */
export function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  return `${number}${(isTeen ? undefined : ENDINGS[number % 10]) ?? 'th'}`;
}

type Position = Pick<Finding, 'file' | 'line' | 'column'>;

/** An expectation with its position in the file. */
interface WrittenExpectation extends Expectation {
  position: Position;
  /** Positions of its pages. */
  pagePositions: readonly Position[];
  /** Reason of a known miss. */
  knownMiss: string | undefined;
}

/** Parses a file of expected searches. */
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
        position: placeAt([kind, query], true),
        pagePositions: Array.isArray(pages) ? pages.map((_, index) => placeAt([...path, index])) : [placeAt(path)],
        knownMiss: isPlain ? undefined : expected.knownMiss,
      };
    }),
  );
  return { expectations, diagnostics: parsed.diagnostics };
}

/** Result of checking expected searches. */
interface SearchCheck {
  /** Missing pages, and known misses that are fulfilled now. */
  findings: Finding[];
  /** Unfulfilled expectations that are not marked as known. */
  misses: Finding[];
  knownMisses: number;
  judged: Judgement[];
}

/** Expected pages and sections that the search cannot find. */
function unknownPages(
  { query, pages, pagePositions: pagePlaces, position: place }: WrittenExpectation,
  index: MemoryIndex,
): Finding[] {
  return pages.flatMap((address, at): Finding[] => {
    const page = pageOf(address);
    const position = pagePlaces[at] ?? place;
    if (!index.paths.includes(page))
      return [
        {
          ...position,
          message: `"${query}" expects ${page}, which is not a page that the search finds.`,
          hint: didYouMeanPage(page, index.paths) ?? 'Write the path of a doc or a post.',
        },
      ];
    const id = address.slice(page.length + 1);
    const ids = index.entry(index.paths.indexOf(page)).sections.map(([anchor]) => plainId(anchor) ?? anchor);
    if (id === '' || ids.includes(id)) return [];
    const hint = didYouMean(id, ids) ?? 'Write the id of a heading in plain letters.';
    return [{ ...position, message: `"${query}" expects #${id}, which is not a section of ${page}.`, hint }];
  });
}

function unusedException({ query, position: place }: WrittenExpectation, judged: Judgement): Finding {
  const now =
    judged.rank === undefined
      ? 'finds nothing now that claims to be an answer'
      : `finds ${judged.pages.length === 1 ? 'its page' : 'one of its pages'} now, as the ${ordinal(judged.rank + 1)} result`;
  return { ...place, message: `"${query}" ${now}.`, hint: 'Remove "knownMiss".' };
}

/** Compares the search results of a locale's own texts with the expectations. */
export function checkSearchExpectations(
  content: Content,
  written: readonly WrittenExpectation[],
  locale = content.codes[0] ?? '',
): SearchCheck {
  const index = indexOf(searchablePages(content, locale), content.searchWords.get(locale));
  const moved = newPaths(content);
  const check: SearchCheck = { findings: [], misses: [], knownMisses: 0, judged: [] };
  for (const each of written) {
    const expectation = {
      ...each,
      pages: each.pages.map((page) => (moved.get(pageOf(page)) ?? pageOf(page)) + page.slice(pageOf(page).length)),
    };
    const { kind, query, pages, position: place, knownMiss } = expectation;
    const judged = judge({ kind, query, pages }, index);
    const missing = unknownPages(expectation, index);
    check.judged.push(judged);
    check.findings.push(...missing);
    if (judged.isFulfilled && knownMiss !== undefined) check.findings.push(unusedException(expectation, judged));
    if (!judged.isFulfilled && knownMiss !== undefined) check.knownMisses += 1;
    // A missing page already explains the miss.
    if (!judged.isFulfilled && knownMiss === undefined && missing.length === 0)
      check.misses.push({ ...place, ...describeMiss(expectation, findMiss(expectation, index)) });
  }
  return check;
}
