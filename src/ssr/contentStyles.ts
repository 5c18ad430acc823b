import { contentGroups } from '../theme/prose/prose';

/** How the element of finished content begins, and one whose content may become any other in the browser. */
const CONTENT = 'class="prose';
const ANY_CONTENT = ' data-any-content="';

/** The groups of content elements that a page needs. */
export function groupsOf(html: string): string[] {
  const start = html.indexOf(CONTENT);
  const content = start < 0 ? '' : html.slice(start);
  const isForAny = html.includes(ANY_CONTENT);
  return contentGroups.flatMap(({ name, marks }) => (isForAny || marks.test(content) ? [name] : []));
}
