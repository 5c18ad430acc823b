import type { SidebarSpec, SidebarSpecItem } from '../../../model/navigation/sidebar';
import type { LocalizedText } from '../../../model/site/locale';
import { walk } from '../../../node/pages/planInput';

/** A part of the site that becomes a file. */
export interface PdfPart {
  label: LocalizedText;
  /** Path of the category's page; undefined for a sidebar. */
  path?: string | undefined;
  items: readonly SidebarSpecItem[];
}

const categoriesOf = (sidebars: readonly SidebarSpec[]) =>
  sidebars.flatMap(({ items }) => walk(items)).flatMap((item) => (item.type === 'category' ? [item] : []));

/** Finds a sidebar by its name, or a category by the path of its page or the last segment of it. */
export function findPart(of: string, sidebars: readonly SidebarSpec[]): PdfPart | undefined {
  const categories = categoriesOf(sidebars);
  return (
    sidebars.find(({ name }) => name === of) ??
    categories.find(({ path }) => path === of) ??
    categories.find(({ path }) => path?.endsWith(`/${of}`))
  );
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
