import type { Content } from '../loadContent';
import { pagesOfKinds } from './pageKinds';

/** How many pages of a kind the product's owner has not confirmed. */
interface UnconfirmedCount {
  name: string;
  open: number;
  all: number;
}

/** The kinds whose pages say that they are not confirmed, each with the number of those that do. */
export function countUnconfirmed(content: Content): UnconfirmedCount[] {
  const pages = pagesOfKinds(content).filter(({ kind }) => kind.unconfirmed !== undefined);
  return [...new Set(pages.map(({ name }) => name))].sort().map((name) => {
    const own = pages.filter((each) => each.name === name);
    return { name, open: own.filter(({ page }) => page.frontMatter.reviewed === undefined).length, all: own.length };
  });
}
