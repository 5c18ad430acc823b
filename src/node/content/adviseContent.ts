import type { Diagnostic } from '../diagnostics/diagnostic';
import { adviseDrawings } from './checks/adviseDrawings';
import { adviseInboundLinks } from './checks/adviseInboundLinks';
import { adviseLengths, countLengths } from './checks/adviseLengths';
import { adviseLeads } from './checks/adviseLeads';
import { adviseSentences } from './checks/adviseSentences';
import type { Content } from './loadContent';

/** What would make a sound content folder better to read; nothing of it stops a build. */
export function adviseContent(content: Content): Diagnostic[] {
  return [
    ...adviseSentences(content),
    ...adviseInboundLinks(content),
    ...adviseLengths(content),
    ...adviseLeads(content),
    ...adviseDrawings(content),
  ];
}

/** A sentence on how many pages are not of the length of their kind; empty where no page has a kind. */
export function lengthReport(content: Content): string {
  const { outside, pages } = countLengths(content);
  return pages === 0 ? '' : `Not of the length of their kind: ${outside} of ${pages} pages.`;
}
