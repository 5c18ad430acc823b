import { MAIN_ROOT, pathInRoot } from '../../../model/pages/docRoots';

/** The key in `localStorage` of the version that the reader chose. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** The notices that a version's pages can show; `none` is not a notice. */
export const VERSION_BANNERS = ['none', 'unreleased', 'unmaintained'] as const;
export type VersionBanner = (typeof VERSION_BANNERS)[number];

/** Returns the version for links of the layout: the open page's, else the reader's choice, else the current one. */
export function targetVersion(active: string | null, preferred: string | null): string {
  return active ?? preferred ?? MAIN_ROOT;
}

/** Returns a stored version; null if the site no longer has it. */
export function existingVersion(stored: string | null, versions: readonly string[]): string | null {
  return stored !== null && versions.includes(stored) ? stored : null;
}

/** The pages of a version, and its main page, which replaces pages that it lacks. */
interface VersionPages {
  name: string;
  mainPath: string;
  paths: ReadonlySet<string>;
}

/** Returns the equivalent of a page in another version; that version's main page if it has none. */
export function findCounterpart(path: string, from: string, to: VersionPages): { path: string; isSame: boolean } {
  const same = pathInRoot(path, from, to.name);
  return to.paths.has(same) ? { path: same, isSame: true } : { path: to.mainPath, isSame: false };
}

/** Returns every text under a key `to`, at any depth: the pages that navigation bar and footer link to. */
export function listTargets(facts: unknown): string[] {
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]: [string, unknown]) =>
    key === 'to' && typeof value === 'string' ? [value] : listTargets(value),
  );
}

/** Returns a copy with every text under a key `to` replaced. */
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
