import type { ReportEntry } from '../markdown/reportEntry';
import type { SourcePage } from './gatherPages';

/** The docs of the old site by id, as in sidebars and settings. */
interface DocIds {
  find: (shelf: string, id: string) => SourcePage | undefined;
  entries: ReportEntry[];
}

/** Indexes the docs by id. Of two docs with the same id the first wins, and the second is reported. */
export function readDocIds(pages: readonly SourcePage[]): DocIds {
  const docs = new Map<string, SourcePage>();
  const entries: ReportEntry[] = [];
  for (const page of pages) {
    const key = `${page.shelf} ${page.id}`;
    const first = docs.get(key);
    if (first === undefined) docs.set(key, page);
    else
      entries.push({
        kind: 'duplicate',
        message: `${first.name} has the id "${page.id}", too; sidebars that name it have that page.`,
        from: { file: page.name },
      });
  }
  return { find: (shelf, id) => docs.get(`${shelf} ${id}`), entries };
}
