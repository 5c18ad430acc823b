import type { CreatePagesArgs } from 'gatsby';
import type { PageFacts, PlannedSite } from '../extend';
import type { LoadedSite } from './content/loadSite';
import { featuresOf } from './site/featuresOf';
import { pageFeaturesId, siteFeaturesId } from './types/nodeIds';

/** The data of several features for one page. */
interface PageFeatures {
  data: Record<string, unknown>;
  original: PageFacts['original'] | null;
}

/** Returns the features' data for the pages of a locale, by path. */
function pageFeatures(loaded: LoadedSite, locale: string, planned: PlannedSite): Map<string, PageFeatures> {
  const pages = new Map<string, PageFeatures>();
  for (const { name, pageData } of featuresOf(loaded)) {
    for (const [path, { data, original }] of pageData?.(loaded, locale, planned) ?? []) {
      const before = pages.get(path);
      pages.set(path, { data: { ...before?.data, [name]: data }, original: before?.original ?? original ?? null });
    }
  }
  return pages;
}

/** Creates nodes with the features' data of pages, after their planning; Gatsby rebuilds pages by these nodes. */
export async function createFeatureNodes(
  { actions, createContentDigest, getNodesByType }: CreatePagesArgs,
  loaded: LoadedSite,
  planned: PlannedSite,
): Promise<void> {
  const made = new Set<string>();
  const add = async (type: string, id: string, fields: object) => {
    made.add(id);
    const internal = { type, contentDigest: createContentDigest(fields) };
    await actions.createNode({ ...fields, id, parent: null, children: [], internal });
  };
  const on = featuresOf(loaded);
  const names = on.map(({ name }) => name);
  for (const locale of loaded.codes) {
    const data = Object.fromEntries(
      on.flatMap((feature) =>
        feature.data === undefined ? [] : [[feature.name, feature.data(loaded, locale, planned)] as const],
      ),
    );
    await add('SiteFeatures', siteFeaturesId(locale), { locale, names, data });
    for (const [path, facts] of pageFeatures(loaded, locale, planned))
      await add('PageFeatures', pageFeaturesId(path, locale), { path, locale, ...facts });
  }
  for (const node of getNodesByType('PageFeatures')) if (!made.has(node.id)) actions.deleteNode(node);
}
