import { MAIN_ROOT, pathInRoot } from '../../../model/pages/docRoots';

/** Where a browser keeps the version that its reader has picked. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** What a version's pages say about it, if anything. */
export const VERSION_BANNERS = ['none', 'unreleased', 'unmaintained'] as const;
export type VersionBanner = (typeof VERSION_BANNERS)[number];

/** The version that links around pages lead to: the open page's, else the reader's choice, else the current one. */
export function targetVersion(active: string | null, preferred: string | null): string {
  return active ?? preferred ?? MAIN_ROOT;
}

/** A remembered version, if it is still one of the site's. */
export function existingVersion(stored: string | null, versions: readonly string[]): string | null {
  return stored !== null && versions.includes(stored) ? stored : null;
}

/** What counterparts are looked for in: a version's pages, and the one that stands for all of them. */
interface VersionPages {
  name: string;
  mainPath: string;
  paths: ReadonlySet<string>;
}

/** The page of a version that corresponds to a page of another; the version's main page where it has no such page. */
export function findCounterpart(path: string, from: string, to: VersionPages): { path: string; isSame: boolean } {
  const same = pathInRoot(path, from, to.name);
  return to.paths.has(same) ? { path: same, isSame: true } : { path: to.mainPath, isSame: false };
}

/** Every text under a key `to`, however deep: the pages that navigation and footer lead to. */
export function listTargets(facts: unknown): string[] {
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]: [string, unknown]) =>
    key === 'to' && typeof value === 'string' ? [value] : listTargets(value),
  );
}

/** The same facts with every text under a key `to` replaced. */
export function mapTargets<Facts>(facts: Facts, pathOf: (path: string) => string): Facts;
export function mapTargets(facts: unknown, pathOf: (path: string) => string): unknown {
  if (Array.isArray(facts)) return facts.map((each) => mapTargets<unknown>(each, pathOf));
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]: [string, unknown]) => [
      key,
      key === 'to' && typeof value === 'string' ? pathOf(value) : mapTargets(value, pathOf),
    ]),
  );
}
