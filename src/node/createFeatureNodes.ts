import type { CreatePagesArgs } from 'gatsby';
import type { LoadedSite } from './content/loadSite';
import { DATA, type PageFacts, type PlannedSite } from './pages/pagesOfFeatures';
import { allTextKeys } from './site/requestedTexts';
import { localeTextsId, pageFeaturesId, siteFeaturesId } from './types/nodeIds';
import { makeNode } from './types/makeNode';

/** The data of several features for one page. */
interface PageFeatures {
  data: Record<string, unknown>;
  original: PageFacts['original'] | null;
}

/** Returns the features' data for the pages of a locale, by path. */
function pageFeatures(loaded: LoadedSite, locale: string, planned: PlannedSite): Map<string, PageFeatures> {
  const pages = new Map<string, PageFeatures>();
  for (const [name, added] of loaded.added.named(DATA)) {
    for (const [path, { data, original }] of added.pages?.(locale, planned) ?? []) {
      const before = pages.get(path);
      pages.set(path, { data: { ...before?.data, [name]: data }, original: before?.original ?? original ?? null });
    }
  }
  return pages;
}

/**
 * Creates nodes with the texts of the interface and the features' data of pages, after their planning; Gatsby rebuilds
 * pages by these nodes.
 */
export async function createFeatureNodes(
  { actions, createContentDigest, getNodesByType }: CreatePagesArgs,
  loaded: LoadedSite,
  planned: PlannedSite,
): Promise<void> {
  const made = new Set<string>();
  const add = async (type: string, id: string, fields: object) => {
    made.add(id);
    await actions.createNode(makeNode(createContentDigest, type, id, fields));
  };
  const { names } = loaded.added;
  for (const locale of loaded.codes) {
    const data = Object.fromEntries(
      loaded.added
        .named(DATA)
        .flatMap(([name, { everywhere }]) => (everywhere === undefined ? [] : [[name, everywhere(locale, planned)]])),
    );
    await add('SiteFeatures', siteFeaturesId(locale), { locale, names, data });
    for (const ns of Object.keys(allTextKeys(loaded.engine.added))) {
      const texts = JSON.stringify(loaded.textsOf(locale, ns));
      await add('Locale', localeTextsId(locale, ns), { language: locale, ns, data: texts });
    }
    for (const [path, facts] of pageFeatures(loaded, locale, planned))
      await add('PageFeatures', pageFeaturesId(path, locale), { path, locale, ...facts });
  }
  for (const node of [...getNodesByType('PageFeatures'), ...getNodesByType('Locale')])
    if (!made.has(node.id)) actions.deleteNode(node);
}
