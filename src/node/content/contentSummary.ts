import { countUnconfirmed } from './checks/countUnconfirmed';
import type { Content } from './loadContent';
import { countLengths } from './rules/page/length';
import { say } from './say';

/** A sentence on how many pages are not of the length of their kind; empty where no page has a kind. */
function lengthReport(content: Content): string[] {
  const { outside, pages } = countLengths(content);
  return pages === 0 ? [] : [say('summary.lengths', { outside, pages }).message];
}

/** A sentence on how many pages of each kind nobody has confirmed; empty where no kind asks for it. */
function confirmationReport(content: Content): string[] {
  const counts = countUnconfirmed(content);
  if (counts.length === 0) return [];
  const kinds = counts.map(({ name, open, all }) => say('summary.kind', { name, open, all }).message);
  return [say('summary.unconfirmed', { kinds: kinds.join(', ') }).message];
}

/** What is said of a content folder as a whole, beside what breaks rules: a line for each. */
export const contentSummary = (content: Content): string[] => [
  ...lengthReport(content),
  ...confirmationReport(content),
];
