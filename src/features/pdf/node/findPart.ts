import type { SidebarSpec, SidebarSpecItem } from '../../../model/navigation/sidebar';
import type { LocalizedText } from '../../../model/site/locale';
import { walk } from '../../../node/pages/planInput';

/** A part of the site that becomes a file. */
export interface PdfPart {
  label: LocalizedText;
  /** Path of the category's page, or of the first page of a sidebar. */
  page: string | undefined;
  items: readonly SidebarSpecItem[];
}

const pathsOf = (items: readonly SidebarSpecItem[]) =>
  walk(items).flatMap((item) => (item.type === 'link' ? [] : (item.path ?? [])));

const categoriesOf = (sidebars: readonly SidebarSpec[]) =>
  sidebars.flatMap(({ items }) => walk(items)).flatMap((item) => (item.type === 'category' ? [item] : []));

/** Finds a sidebar by its name, or a category by the path of its page or the last segment of it. */
export function findPart(of: string, sidebars: readonly SidebarSpec[]): PdfPart | undefined {
  const sidebar = sidebars.find(({ name }) => name === of);
  if (sidebar !== undefined) return { ...sidebar, page: pathsOf(sidebar.items)[0] };
  const categories = categoriesOf(sidebars);
  const category =
    categories.find(({ path }) => path === of) ?? categories.find(({ path }) => path?.endsWith(`/${of}`));
  return category === undefined ? undefined : { ...category, page: category.path };
}

/** Returns what `findPart` finds: names of sidebars, and paths of categories. */
export const partNames = (sidebars: readonly SidebarSpec[]): string[] => [
  ...sidebars.map(({ name }) => name),
  ...categoriesOf(sidebars).flatMap(({ path }) => path ?? []),
];

/**
 * Returns the path of a part's file, without locale.
 * @example pdfFile('/docs/2.0/category/ohjeet') // '/pdf/2.0-ohjeet.pdf'
 */
export const pdfFile = (of: string): string =>
  `/pdf/${of
    .replace(/^\/docs\//, '')
    .replace(/(^|\/)category\//, '$1')
    .replaceAll('/', '-')}.pdf`;
