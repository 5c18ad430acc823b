import type { GetText } from './useText';

/** The title of a list page; includes the number from page two, so that titles are unique. */
export function pagedTitle(text: GetText, title: string, number: number): string {
  return number === 1 ? title : text('blog.pageTitle', { title, number });
}
