import { type SidebarItemInput, joinPath, textIn } from '../core';
import { escapeText } from '../markdown/escapeText';
import { shownTitle } from './frontMatter';
import { firstDoc, type SidebarOutput } from './convertSidebars';
import type { SourcePage } from './gatherPages';

/** A link in a list of pages. */
interface Card {
  path: string;
  /** Undefined for a doc, for which its page's title is used. */
  label: string | undefined;
}

/** Returns the siblings of a doc in its sidebar, or the items of its category. */
function cardsBeside(
  items: readonly SidebarItemInput[],
  root: string,
  path: string,
  locale: string,
): Card[] | undefined {
  const docPath = (item: SidebarItemInput) => {
    const name = typeof item === 'string' ? item : 'doc' in item ? item.doc : undefined;
    return name === undefined ? undefined : joinPath(root, name);
  };
  if (items.some((item) => docPath(item) === path)) {
    return items.flatMap((item): Card[] => {
      const own = docPath(item);
      if (own !== undefined) return own === path ? [] : [{ path: own, label: undefined }];
      if (typeof item === 'string' || !('items' in item)) return [];
      const first = firstDoc(item.items);
      const to = item.slug === undefined ? first : `category/${item.slug}`;
      return to === undefined ? [] : [{ path: joinPath(root, to), label: textIn(item.category, locale, '') }];
    });
  }
  for (const item of items) {
    const found = typeof item !== 'string' && 'items' in item ? cardsBeside(item.items, root, path, locale) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns a function that writes the list of links in place of the cards of a page; undefined for an empty list. */
export function createCards(
  pages: readonly SourcePage[],
  rootOf: (version: string | undefined) => string,
  sidebarsOf: (version: string | undefined) => readonly SidebarOutput[],
): (page: SourcePage) => string | undefined {
  const titleOf = (path: string, locale: string) => {
    const found = pages.filter((page) => page.path === path);
    const page = found.find((each) => each.locale === locale) ?? found[0];
    return page === undefined ? path : shownTitle(page);
  };
  return ({ path, version, locale }) => {
    const root = rootOf(version);
    const cards = sidebarsOf(version).flatMap(({ items }) => cardsBeside(items, root, path, locale) ?? []);
    const lines = cards.map((card) => `- [${escapeText(card.label ?? titleOf(card.path, locale))}](${card.path})`);
    return lines.length === 0 ? undefined : lines.join('\n');
  };
}
