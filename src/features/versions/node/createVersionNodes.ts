import type { CreatePagesArgs, Node } from 'gatsby';
import type { PagePlan } from '../../../node/pages/pagePlan';
import type { SidebarSpec } from '../../../model/navigation/sidebar';
import { listTargets } from '../model/versions';
import type { VersionsFile } from './readVersions';
import { versionId } from '../../../node/types/nodeIds';
import type { Site } from '../../../node/schema/siteSchema';
import { buildVersions } from './buildVersions';

interface VersionSources {
  file: VersionsFile;
  site: Site;
  plans: readonly PagePlan[];
  sidebars: readonly SidebarSpec[];
  /** Locale codes, the default first. */
  codes: readonly string[];
}

/** Pages that the navigation, the footer and the home page lead to. */
function layoutPaths(siteSettings: readonly Node[], { home }: Site): string[] {
  return [
    ...listTargets(siteSettings.map(({ navbar, footer }) => ({ navbar, footer }))),
    ...home.ways.map(({ to }) => to),
    ...home.featured,
    home.support ?? [],
  ].flat();
}

/**
 * Makes the nodes of the docs' versions, which a site with one version has none of. They are made after the plan
 * of pages, because they know each version's pages.
 */
export async function createVersionNodes(args: CreatePagesArgs, sources: VersionSources): Promise<void> {
  const { actions, createContentDigest, getNodesByType } = args;
  const { site, ...rest } = sources;
  const versions = buildVersions({ ...rest, layoutPaths: layoutPaths(getNodesByType('SiteSettings'), site) });
  const made = new Set<string>();
  for (const version of versions) {
    const id = versionId(version.name, version.locale);
    made.add(id);
    await actions.createNode({
      ...version,
      id,
      parent: null,
      children: [],
      internal: { type: 'DocsVersion', contentDigest: createContentDigest(version) },
    });
  }
  for (const node of getNodesByType('DocsVersion')) if (!made.has(node.id)) actions.deleteNode(node);
}
