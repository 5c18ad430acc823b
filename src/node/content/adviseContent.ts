import type { Diagnostic } from '../diagnostics/diagnostic';
import { adviseDrawings } from './rules/image/dark';
import { adviseInboundLinks } from './rules/page/orphan';
import { adviseLengths, countLengths } from './rules/page/length';
import { adviseLeads } from './rules/post/lead';
import { adviseSentences } from './rules/sentence/long';
import { adviseTranslations } from './rules/translation/outdated';
import { countUnconfirmed } from './checks/countUnconfirmed';
import type { Content } from './loadContent';

/** What would make a sound content folder better to read; nothing of it stops a build. */
export function adviseContent(content: Content): Diagnostic[] {
  return [
    ...adviseSentences(content),
    ...adviseInboundLinks(content),
    ...adviseLengths(content),
    ...adviseLeads(content),
    ...adviseDrawings(content),
    ...adviseTranslations(content),
  ];
}

/** A sentence on how many pages are not of the length of their kind; empty where no page has a kind. */
export function lengthReport(content: Content): string {
  const { outside, pages } = countLengths(content);
  return pages === 0 ? '' : `Not of the length of their kind: ${outside} of ${pages} pages.`;
}

/** A sentence on how many pages of each kind nobody has confirmed; empty where no kind asks for it. */
export function confirmationReport(content: Content): string {
  const counts = countUnconfirmed(content);
  if (counts.length === 0) return '';
  return `Not confirmed: ${counts.map(({ name, open, all }) => `${open} of ${all} (${name})`).join(', ')}.`;
}
