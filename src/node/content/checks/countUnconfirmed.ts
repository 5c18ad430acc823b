import type { Content } from '../loadContent';
import { pagesOfKinds } from './pageKinds';

/** The number of pages of a kind that the product's owner has not confirmed. */
interface UnconfirmedCount {
  name: string;
  open: number;
  all: number;
}

/** Counts the unconfirmed pages of each kind that asks for confirmation. */
export function countUnconfirmed(content: Content): UnconfirmedCount[] {
  const pages = pagesOfKinds(content).filter(({ kind }) => kind.unconfirmed !== undefined);
  return [...new Set(pages.map(({ name }) => name))].sort().map((name) => {
    const own = pages.filter((each) => each.name === name);
    return { name, open: own.filter(({ page }) => page.frontMatter.reviewed === undefined).length, all: own.length };
  });
}
