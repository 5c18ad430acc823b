import type { FeatureSite, PageFacts, PlannedSite } from '../../../extend';
import type { SidebarSpec } from '../../../model/navigation/sidebar';
import { docRootOf, MAIN_ROOT, rootPath } from '../../../model/pages/docRoots';
import { textIn } from '../../../model/site/locale';
import type { PagePlan } from '../../../node/pages/pagePlan';
import { walk } from '../../../node/pages/planInput';
import type { Site } from '../../../node/schema/siteSchema';
import { findCounterpart, listTargets, type VersionBanner } from '../model/versions';

/** A version of the docs in one locale. */
interface LocalizedVersion {
  name: string;
  label: string;
  banner: VersionBanner;
  mainPath: string;
  /** Its docs and category pages that are shown in the locale. */
  paths: ReadonlySet<string>;
  /** Its docs with a text in the locale. */
  translatedPaths: ReadonlySet<string>;
}

/** Data of the versions for every page. */
export interface SiteVersions {
  /** The versions, newest first. */
  entries: {
    name: string;
    label: string;
    mainPath: string;
    /** The pages of the current version that the layout links to, each with the page of this version. */
    links: { from: string; to: string }[];
  }[];
  texts: Readonly<Record<string, string>>;
}

/** Data of a page about its version. */
export interface PageVersion {
  name: string;
  label: string;
  banner: VersionBanner;
  /** The page's target in each version, in their order: its equivalent, else the version's main page. */
  paths: string[];
  /** The same for the current version. */
  latestPath: string;
}

/** Returns the main page of a version: its index, else the first in its sidebar, else any. */
function findMainPath(version: string, paths: ReadonlySet<string>, sidebars: readonly SidebarSpec[]): string {
  const root = rootPath(version);
  if (paths.has(root)) return root;
  const sidebar = sidebars.find((each) => each.version === version && each.isDefault);
  const listed = walk(sidebar?.items ?? []).flatMap((item) => (item.type === 'link' ? [] : (item.path ?? [])));
  const [first = root] = paths;
  return listed.find((path) => paths.has(path)) ?? first;
}

const localesOf = ({ context }: PagePlan): readonly string[] => (Array.isArray(context.locales) ? context.locales : []);

/** Returns the versions of a site in a locale. */
function versionsIn(
  { docRoots, codes: [defaultCode = ''] }: FeatureSite,
  locale: string,
  { plans, sidebars }: PlannedSite,
): LocalizedVersion[] {
  const others = docRoots.map(({ name }) => name).filter((name) => name !== MAIN_ROOT);
  const shown = plans.filter(
    ({ template, context: { onlyIn } }) =>
      (template === 'doc' || template === 'category') && (onlyIn === undefined || onlyIn.includes(locale)),
  );
  return docRoots.map(({ name, label, banner = 'none' }) => {
    const versionDocs = shown.filter(({ path }) => docRootOf(path, others) === name);
    const paths = new Set(versionDocs.map(({ path }) => path));
    return {
      name,
      label: textIn(label, locale, defaultCode),
      banner,
      mainPath: findMainPath(name, paths, sidebars),
      paths,
      translatedPaths: new Set(versionDocs.filter((plan) => localesOf(plan).includes(locale)).map(({ path }) => path)),
    };
  });
}

/** Returns the pages that the navigation bar, the footer and the home page link to. */
const layoutPaths = ({ navbar, footer, home }: Site): string[] => [
  ...new Set([
    ...listTargets({ navbar, footer }),
    ...home.ways.map(({ to }) => to),
    ...home.featured,
    ...(home.support === undefined ? [] : [home.support]),
  ]),
];

/** Returns the data of a page about its version; search engines get the page of the current one. */
function pageFacts(
  path: string,
  version: LocalizedVersion,
  { versions, current }: { versions: readonly LocalizedVersion[]; current: LocalizedVersion },
  { locale, defaultCode }: { locale: string; defaultCode: string },
): PageFacts {
  const latest = findCounterpart(path, version.name, current);
  const isTranslated = version.translatedPaths.has(path) && current.translatedPaths.has(latest.path);
  const data: PageVersion = {
    name: version.name,
    label: version.label,
    banner: version.banner,
    paths: versions.map((each) => findCounterpart(path, version.name, each).path),
    latestPath: latest.path,
  };
  const original = { path: latest.path, locale: isTranslated ? locale : defaultCode };
  return { data, original: latest.isSame && version !== current ? original : undefined };
}

/** Returns the version data that pages read: the shared data, and the data of each page. */
export const versionData = (loaded: FeatureSite) => ({
  everywhere: (locale: string, planned: PlannedSite): SiteVersions => {
    const versions = versionsIn(loaded, locale, planned);
    const others = versions.map(({ name }) => name).filter((name) => name !== MAIN_ROOT);
    const linked = layoutPaths(loaded.site).filter((path) => docRootOf(path, others) === MAIN_ROOT);
    return {
      entries: versions.map(({ name, label, mainPath, paths }) => ({
        name,
        label,
        mainPath,
        links: linked.flatMap((from) => {
          const to = findCounterpart(from, MAIN_ROOT, { name, mainPath, paths });
          return to.isSame && name !== MAIN_ROOT ? [{ from, to: to.path }] : [];
        }),
      })),
      texts: loaded.textsOf(locale, 'versions'),
    };
  },
  pages: (locale: string, planned: PlannedSite) => {
    const versions = versionsIn(loaded, locale, planned);
    const current = versions.find(({ name }) => name === MAIN_ROOT);
    const place = { locale, defaultCode: loaded.codes[0] ?? '' };
    return new Map(
      versions.flatMap((version) =>
        current === undefined
          ? []
          : [...version.paths].map((path) => [path, pageFacts(path, version, { versions, current }, place)] as const),
      ),
    );
  },
});
