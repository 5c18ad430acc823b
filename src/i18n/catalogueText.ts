import type { TextKey } from './useText';

/** The texts in a page's data, which GraphQL has as JSON. */
interface Catalogues {
  edges: readonly { node: { ns: string; language: string; data: string } }[];
}

/** A UI text from the catalogues in the page data, for the head, which is outside the i18n providers. */
export function catalogueText(catalogues: object, key: TextKey, values: Record<string, string | number> = {}): string {
  const [ns, name] = key.split('.') as [string, string];
  const catalogue = (catalogues as Catalogues).edges.find(({ node }) => node.ns === ns)?.node;
  const texts = JSON.parse(catalogue?.data ?? '{}') as Record<string, string>;
  const form = new Intl.PluralRules(catalogue?.language).select(Number(values.count ?? 0));
  const text = texts[name] ?? texts[`${name}_${form}`] ?? '';
  return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''));
}
