import type { TextKey } from './textKey';

/**
 * A UI text from the catalogues in a page's data, for the head, which stands outside the i18n plugin's
 * providers. It fills in values, but knows no plural forms.
 */
export function catalogueText(
  catalogues: Queries.CataloguesFragment,
  key: TextKey,
  values: Record<string, string> = {},
): string {
  const [ns, name] = key.split('.') as [string, string];
  const catalogue = catalogues.edges.find(({ node }) => node.ns === ns);
  const texts = JSON.parse(catalogue?.node.data ?? '{}') as Record<string, string>;
  return (texts[name] ?? '').replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
}
