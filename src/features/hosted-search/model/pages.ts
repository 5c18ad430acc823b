import type { FoundPage, FoundSection, TextPart } from '../../../model/search/provider';
import { resultAddress, type ResultAddress, type ResultSite } from './resultAddress';
import { plainText, markedParts } from './highlight';
import { textAt } from '../../../model/text/json';

/** Keys of a record's names, from the root to the deepest heading. */
export const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Maximum length of a passage from a text that the service has not cut, in characters. */
const PASSAGE_LENGTH = 200;

/** The start of a text, cut between words. */
export function passageOf(text: string): TextPart[] {
  if (text.length <= PASSAGE_LENGTH) return markedParts(text);
  return markedParts(`${text.slice(0, PASSAGE_LENGTH).replace(/\s\S*$/, '')}…`);
}

/** Language of a record; the first if it has several. */
export function langOf(record: unknown): string | null {
  return textAt(record, 'language') || textAt(record, 'language', 0) || null;
}

/** A name of a record, under `hierarchy` or a dotted key. */
export function levelText(record: unknown, level: string): string {
  return textAt(record, level) || textAt(record, ...level.split('.'));
}

/** The requested chunk of a query. */
export interface ChunkWish {
  /** 0-based. */
  number: number;
  size: number;
}

/** One chunk of a query's records from a service. */
export interface HostedChunk {
  hits: readonly HostedHit[];
  /** Total number in the service's unit. */
  total: number;
  isLast: boolean;
}

/** A record of a hosted service in DocSearch's format: a heading of a page, or a passage below it. */
export interface HostedHit {
  url: string;
  /** Names from the root (`lvl0`) to the heading (`lvl6`); empty for a missing level. */
  levels: readonly (readonly TextPart[])[];
  /** A passage below the last heading; empty in a heading's record. */
  content: readonly TextPart[];
  /** Language of the text, if the record has it. */
  lang: string | null;
}

/** Level of the page title; deeper ones are headings. */
const TITLE_LEVEL = 1;

/** Maximum number of sections per result. */
export const SECTIONS_MAX = 3;

type PlacedHit = HostedHit & { address: ResultAddress };

function headingOf({ levels }: HostedHit): readonly TextPart[] {
  return levels.slice(TITLE_LEVEL + 1).findLast((level) => level.length > 0) ?? [];
}

function sectionsOf(hits: readonly PlacedHit[]): FoundSection[] {
  const sections = new Map<string, FoundSection>();
  for (const hit of hits) {
    const { anchor } = hit.address;
    const heading = headingOf(hit);
    if (anchor === '' || heading.length === 0) continue;
    const section = sections.get(anchor);
    if (section === undefined) sections.set(anchor, { anchor, heading, snippet: hit.content });
    else if (section.snippet.length === 0) sections.set(anchor, { ...section, snippet: hit.content });
  }
  return [...sections.values()].slice(0, SECTIONS_MAX);
}

function pageOf(hits: readonly [PlacedHit, ...PlacedHit[]], defaultCode: string): FoundPage {
  const [best] = hits;
  const { href, code } = best.address;
  const [widest = [], pageTitle = []] = best.levels;
  const title = [pageTitle, widest].find((level) => level.length > 0) ?? [{ text: href, isMatch: false }];
  return {
    href,
    lang: best.lang ?? code ?? defaultCode,
    area: null,
    title,
    breadcrumb: title === pageTitle && widest.length > 0 ? [plainText(widest)] : [],
    snippet: hits.find(({ content }) => content.length > 0)?.content ?? [],
    sections: sectionsOf(hits),
  };
}

/** Groups records into pages, by each page's best record. Drops invalid addresses and merges translations. */
export function pagesOf(hits: readonly HostedHit[], site: ResultSite): FoundPage[] {
  const pages = new Map<string, [PlacedHit, ...PlacedHit[]]>();
  for (const hit of hits) {
    const address = resultAddress(hit.url, site);
    if (address === null) continue;
    const placed = { ...hit, address };
    const page = pages.get(address.href);
    if (page === undefined) pages.set(address.href, [placed]);
    else page.push(placed);
  }
  return [...pages.values()].map((ofPage) => pageOf(ofPage, site.codes[0] ?? ''));
}
