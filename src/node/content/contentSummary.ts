import { countUnconfirmed } from './checks/countUnconfirmed';
import type { Content } from './loadContent';
import { countLengths } from './rules/pages';
import { say } from './say';

/** Returns a sentence with the number of pages outside the length of their kind; nothing where no page has a kind. */
function lengthReport(content: Content): string[] {
  const { outside, pages } = countLengths(content);
  return pages === 0 ? [] : [say('summary.lengths', { outside, pages }).message];
}

/** Returns a sentence with the number of unconfirmed pages of each kind; nothing where no kind asks for it. */
function confirmationReport(content: Content): string[] {
  const counts = countUnconfirmed(content);
  if (counts.length === 0) return [];
  const kinds = counts.map(({ name, open, all }) => say('summary.kind', { name, open, all }).message);
  return [say('summary.unconfirmed', { kinds: kinds.join(', ') }).message];
}

/** Returns the summary of a content folder, a line for each fact that is not a finding. */
export const contentSummary = (content: Content): string[] => [
  ...lengthReport(content),
  ...confirmationReport(content),
];
