import type { Heading } from '../pages/compiledContent';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00a0',
};

/** A text of HTML with its characters for the entities that the server and browsers write into a document. */
const decodeEntities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Heading levels that the table of contents shows unless a page says otherwise. */
export const TOC_MIN_LEVEL = 2;
export const TOC_MAX_LEVEL = 3;

export interface TocEntry {
  id: string;
  text: string;
  children: TocEntry[];
}

/**
 * The tree of a page's headings between two levels, both included. A heading that skips a level hangs
 * under the nearest one above it.
 */
export function buildToc(headings: readonly Heading[], min: number, max: number): TocEntry[] {
  const roots: TocEntry[] = [];
  const open: { depth: number; entry: TocEntry }[] = [];
  for (const { depth, id, text } of headings) {
    if (depth < min || depth > max) continue;
    const entry: TocEntry = { id, text, children: [] };
    while (open.length > 0 && (open[open.length - 1]?.depth ?? 0) >= depth) open.pop();
    const parent = open[open.length - 1]?.entry;
    (parent === undefined ? roots : parent.children).push(entry);
    open.push({ depth, entry });
  }
  return roots;
}

/** A heading of a page's content that is seen, which has a link to itself at its end. */
const HEADING = /<h([2-6]) id="([^"]*)"[^>]*>(.*?)<a class="heading-link"/gs;

/** The contents as most pages have them, from the HTML of their content. */
export function readToc(html: string): TocEntry[] {
  const headings = Array.from(html.matchAll(HEADING), ([, level, id = '', text = '']) => ({
    depth: Number(level),
    id: decodeEntities(id),
    text: decodeEntities(text.replace(/<[^>]*>/g, '')),
  }));
  return buildToc(headings, TOC_MIN_LEVEL, TOC_MAX_LEVEL);
}

/** Ids of all entries, in the order of the page. */
export function listTocIds(entries: readonly TocEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...listTocIds(children)]);
}
