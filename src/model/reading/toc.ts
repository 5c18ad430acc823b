import type { Heading } from '../pages/compiledContent';

/** Default heading levels of the table of contents. */
export const TOC_MIN_LEVEL = 2;
export const TOC_MAX_LEVEL = 3;

export interface TocEntry {
  id: string;
  text: string;
  children: TocEntry[];
}

/** The tree of the headings between two levels, inclusive. One that skips a level becomes a child of the nearest. */
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

/** Ids of all entries, in page order. */
export function listTocIds(entries: readonly TocEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...listTocIds(children)]);
}
