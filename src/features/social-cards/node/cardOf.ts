import type { PicturedPage } from '../../../node/content/pictured';
import { textIn, type LocalizedText } from '../../../model/site/locale';
import type { LoadedSite } from '../../../node/content/loadSite';
import { walk } from '../../../node/pages/planInput';
import { paletteColors } from '../../../theme/palette';
import { themeOf } from '../../../node/site/theme';
import type { Card } from './cardPath';

const sections = new WeakMap<object, ReadonlyMap<string, LocalizedText>>();

/** Returns the label of each doc's outermost category; the first sidebar that lists the doc wins. */
function sectionsOf({ sidebars, otherSidebars }: LoadedSite): ReadonlyMap<string, LocalizedText> {
  const known = sections.get(sidebars);
  if (known !== undefined) return known;
  const found = new Map<string, LocalizedText>();
  for (const top of [sidebars, ...otherSidebars].flatMap((file) => file.sidebars.flatMap(({ items }) => items)))
    if (top.type === 'category')
      for (const item of walk(top.items))
        if (item.type === 'doc' && !found.has(item.path)) found.set(item.path, top.label);
  sections.set(sidebars, found);
  return found;
}

/** Returns the card of a page. Docs of one section share a card, so a large site has few files. */
export function cardOf({ title, path = '', locale }: PicturedPage, loaded: LoadedSite): Card {
  const { site, codes } = loaded;
  const section = site.socialCards === 'pages' ? undefined : sectionsOf(loaded).get(path);
  return {
    title: section === undefined ? title : textIn(section, locale, codes[0] ?? ''),
    site: site.title,
    colors: paletteColors('light', themeOf(loaded.engine)),
  };
}
