import type { Diagnostic } from '../diagnostics/diagnostic';
import { adviseDrawings } from './checks/adviseDrawings';
import { adviseInboundLinks } from './checks/adviseInboundLinks';
import { adviseLengths, countLengths } from './checks/adviseLengths';
import { adviseLeads } from './checks/adviseLeads';
import { adviseSentences } from './checks/adviseSentences';
import { loadContent } from './loadContent';
import type { RecordStore } from './recordStore';

/** What would make a sound content folder better to read; nothing of it stops a build. */
export async function adviseContent(folder: string, records: RecordStore): Promise<Diagnostic[]> {
  const { content } = await loadContent(folder, records);
  if (content === undefined) return [];
  return [
    ...adviseSentences(content),
    ...adviseInboundLinks(content),
    ...adviseLengths(content),
    ...adviseLeads(content),
    ...adviseDrawings(content),
  ];
}

/** A sentence on how many pages are not of the length of their kind; empty where no page has a kind. */
export async function lengthReport(folder: string, records: RecordStore): Promise<string> {
  const { content } = await loadContent(folder, records);
  const { outside, pages } = content === undefined ? { outside: 0, pages: 0 } : countLengths(content);
  return pages === 0 ? '' : `Not of the length of their kind: ${outside} of ${pages} pages.`;
}
