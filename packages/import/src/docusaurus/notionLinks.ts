import path from 'node:path';
import type { SourcePage } from './gatherPages';

/** Addresses of Notion, at its own hosts and at those of published pages. */
const HOST = /^(?:notion:\/\/|https?:\/\/(?:[\w-]+\.)*notion\.(?:so|site|com)\/)/i;
/** An id of Notion, with or without hyphens. */
const ID = /(?<![\da-f])[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}(?![\da-f])/gi;
/** A path that may be that of a page at Notion: a name and an id. */
const OWN_PATH = /^\/?(?:[\w%.-]+\/)?[\w%.-]*[\da-f]{12}(?:[?#]|$)/i;

const idsIn = (text: string): string[] => [...text.matchAll(ID)].map(([id]) => id.replaceAll('-', '').toLowerCase());

/**
 * Returns a function that finds what an address of Notion names in an export, by the id in it: a page, a file, or
 * nothing (`lost`). Returns undefined for any other address, and where the pages are no export.
 */
export function createNotionLinks(
  pages: readonly SourcePage[],
  filesOf: () => Iterable<string>,
): (written: string) => SourcePage | { file: string } | 'lost' | undefined {
  const byId = new Map(
    pages.flatMap((page) =>
      idsIn(path.basename(page.file))
        .slice(-1)
        .map((id) => [id, page] as const),
    ),
  );
  return (written) => {
    const isAtNotion = HOST.test(written);
    if (byId.size === 0 || !(isAtNotion || OWN_PATH.test(written))) return undefined;
    // The page that a view of a database shows (`p=`) comes before the database.
    const shown = /[?&]p=([\da-f-]+)/i.exec(written)?.[1] ?? '';
    const ids = [...idsIn(shown), ...idsIn(written.replace(/[?#].*$/, ''))];
    const page = ids.flatMap((id) => byId.get(id) ?? [])[0];
    if (page !== undefined || ids.length === 0) return page;
    const file = [...filesOf()].find((each) => ids.some((id) => each.includes(id)) && !/\.mdx?$/i.test(each));
    return file !== undefined ? { file } : isAtNotion ? 'lost' : undefined;
  };
}
