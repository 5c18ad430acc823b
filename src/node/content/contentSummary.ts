import { countUnconfirmed } from './checks/countUnconfirmed';
import type { Content } from './loadContent';
import { countLengths } from './rules/page/length';

/** A sentence on how many pages are not of the length of their kind; empty where no page has a kind. */
function lengthReport(content: Content): string[] {
  const { outside, pages } = countLengths(content);
  return pages === 0 ? [] : [`Not of the length of their kind: ${outside} of ${pages} pages.`];
}

/** A sentence on how many pages of each kind nobody has confirmed; empty where no kind asks for it. */
function confirmationReport(content: Content): string[] {
  const counts = countUnconfirmed(content);
  if (counts.length === 0) return [];
  return [`Not confirmed: ${counts.map(({ name, open, all }) => `${open} of ${all} (${name})`).join(', ')}.`];
}

/** What is said of a content folder as a whole, beside what breaks rules: a line for each. */
export const contentSummary = (content: Content): string[] => [
  ...lengthReport(content),
  ...confirmationReport(content),
];
