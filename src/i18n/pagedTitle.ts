import type { GetText } from './useText';

/** The title of a page of a list: from the second page on with its number, so that no two are called the same. */
export function pagedTitle(text: GetText, title: string, number: number): string {
  return number === 1 ? title : text('blog.pageTitle', { title, number });
}
