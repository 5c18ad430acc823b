import { langIn, textIn } from '../../model/site/locale';
import { buildCategoryGroups, findCategories, type CategoryGroup } from '../../model/pages/category';
import { today } from '../../model/text/date';
import {
  buildSidebar,
  type DocSummary,
  type SidebarBadge,
  type SidebarItem,
  type SidebarSpec,
} from '../../model/navigation/sidebar';

/** A doc for sidebars, in one language. */
export interface SidebarDoc {
  path: string;
  locale: string;
  title: string;
  sidebarLabel: string;
  sidebarBadge?: SidebarBadge;
  paginationLabel: string | null;
  description: string;
  /** False for a doc that is shown only in the languages of its files. */
  fallback?: boolean;
}

/** A sidebar in one locale. */
export interface LocalizedSidebar {
  name: string;
  locale: string;
  label: string;
  isDefault: boolean;
  items: SidebarItem[];
}

/** A category page in one locale. */
interface LocalizedCategory {
  path: string;
  locale: string;
  sidebar: string;
  title: string;
  description: string;
  groups: CategoryGroup[];
}

/** Creates a finder of docs in a locale, else in the default one if it may stand in; `lang` is then its locale. */
function createDocFinder(docs: readonly SidebarDoc[], code: string, defaultCode: string, day: string) {
  const byPath = new Map<string, SidebarDoc>();
  for (const doc of docs) {
    const standsIn = doc.locale === defaultCode && doc.fallback !== false && !byPath.has(doc.path);
    if (doc.locale === code || standsIn) byPath.set(doc.path, doc);
  }
  return (path: string): DocSummary | undefined => {
    const doc = byPath.get(path);
    if (doc === undefined) return undefined;
    const { text, until = day } = doc.sidebarBadge ?? {};
    return { ...doc, lang: langIn(doc.locale, code), badge: until < day ? undefined : text };
  };
}

/** Returns all sidebars and category pages on a day in every locale. The first code is the default locale's. */
export function buildSidebars(
  specs: readonly SidebarSpec[],
  docs: readonly SidebarDoc[],
  codes: readonly string[],
  day: string = today(),
): { sidebars: LocalizedSidebar[]; categories: LocalizedCategory[] } {
  const [defaultCode = ''] = codes;
  const sidebars = codes.flatMap((locale) => {
    const findDoc = createDocFinder(docs, locale, defaultCode, day);
    return specs.map(({ name, label, isDefault, items }) => ({
      name,
      locale,
      label: textIn(label, locale, defaultCode),
      isDefault,
      items: buildSidebar(items, findDoc, locale, defaultCode),
    }));
  });
  const categories = sidebars.flatMap(({ name, locale, items }) =>
    findCategories(items).map((category) => ({
      path: category.path,
      locale,
      sidebar: name,
      title: category.label,
      description: category.description,
      groups: buildCategoryGroups(category),
    })),
  );
  return { sidebars, categories };
}
