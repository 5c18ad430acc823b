import { textIn } from '../../../model/site/locale';
import { joinPath } from '../../../model/site/path';
import type { SidebarItemInput } from '../../schema/sidebarsSchema';
import { escapeText } from '../markdown/escapeText';
import { firstDoc } from './convertSidebars';

/** A link of a list of pages. */
interface Card {
  path: string;
  /** Undefined for a doc, which has the name of its page. */
  label: string | undefined;
}

/** The pages that stand beside a doc in its sidebar, or below it where it stands for its category. */
export function cardsBeside(
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

/** The cards as a list of links. */
export const cardList = (cards: readonly Card[], titleOf: (path: string) => string): string =>
  cards.map(({ path, label }) => `- [${escapeText(label ?? titleOf(path))}](${path})`).join('\n');
