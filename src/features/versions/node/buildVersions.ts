import { textIn } from '../../../model/site/locale';
import type { PagePlan } from '../../../node/pages/pagePlan';
import type { SidebarSpec } from '../../../model/navigation/sidebar';
import { findCounterpart, type VersionBanner } from '../model/versions';
import { CURRENT_VERSION, versionOf, versionRoot } from '../../../model/pages/versionPath';
import { walk } from '../../../node/pages/planInput';
import type { VersionsFile } from './readVersions';

/** A version of the docs in one locale. */
export interface LocalizedVersion {
  name: string;
  locale: string;
  /** Place among the versions, the newest first. */
  order: number;
  label: string;
  banner: VersionBanner;
  mainPath: string;
  /** Its docs and category pages, as far as readers of the locale are shown them. */
  paths: string[];
  /** Those of its docs that have a text in the locale. */
  ownPaths: string[];
  /** For links of the layout that lead to the current version: the page of this version, where there is one. */
  links: { from: string; to: string }[];
}

interface VersionsInput {
  file: VersionsFile;
  plans: readonly PagePlan[];
  sidebars: readonly SidebarSpec[];
  /** Pages that the layout links to. */
  layoutPaths: readonly string[];
  /** Locale codes, the default first. */
  codes: readonly string[];
}

/** The page that stands for a version: its index, else what its sidebar has first, else any. */
function findMainPath(version: string, paths: readonly string[], sidebars: readonly SidebarSpec[]): string {
  const root = versionRoot(version);
  if (paths.includes(root)) return root;
  const own = sidebars.find((sidebar) => sidebar.version === version && sidebar.isDefault);
  const listed = walk(own?.items ?? []).flatMap((item) => (item.type === 'link' ? [] : (item.path ?? [])));
  return listed.find((path) => paths.includes(path)) ?? paths[0] ?? root;
}

function localesOf({ context }: PagePlan): readonly string[] {
  return Array.isArray(context.locales) ? context.locales : [];
}

/** The site's versions in every locale; none at all where there is only the current one. */
export function buildVersions({ file, plans, sidebars, layoutPaths, codes }: VersionsInput): LocalizedVersion[] {
  const { versions, others } = file;
  const [defaultCode = ''] = codes;
  if (others.length === 0) return [];
  const docPlans = plans.filter(({ template }) => template === 'doc' || template === 'category');
  return versions.flatMap(({ name, label, banner }, order) => {
    const own = docPlans.filter(({ path }) => versionOf(path, others) === name);
    return codes.map((locale) => {
      const shown = own.filter(({ context: { onlyIn } }) => onlyIn === undefined || onlyIn.includes(locale));
      const paths = shown.map(({ path }) => path);
      const mainPath = findMainPath(name, paths, sidebars);
      const links = [...new Set(layoutPaths)].flatMap((from) => {
        if (name === CURRENT_VERSION || versionOf(from, others) !== CURRENT_VERSION) return [];
        const to = findCounterpart(from, CURRENT_VERSION, { name, mainPath, paths });
        return to.isSame ? [{ from, to: to.path }] : [];
      });
      return {
        name,
        locale,
        order,
        label: textIn(label, locale, defaultCode),
        banner,
        mainPath,
        paths,
        ownPaths: shown.filter((plan) => localesOf(plan).includes(locale)).map(({ path }) => path),
        links,
      };
    });
  });
}

/** The version of one page, as the page shows it. */
interface PageVersion {
  name: string;
  label: string;
  banner: VersionBanner;
  /** Where the page leads to in each version, in the order of the versions. */
  paths: string[];
  /** Where it leads to in the current version. */
  latestPath: string;
  /** The current version's page of the same path, and the locale of its text; none where there is no such page. */
  original: { path: string; locale: string } | null;
}

/** What a page shows of its version, from the versions in the page's locale; null for a page outside the docs. */
export function buildPageVersion(
  path: string,
  versions: readonly LocalizedVersion[],
  defaultCode: string,
): PageVersion | null {
  const others = versions.map(({ name }) => name).filter((name) => name !== CURRENT_VERSION);
  const name = versionOf(path, others);
  const own = versions.find((version) => version.name === name);
  const current = versions.find((version) => version.name === CURRENT_VERSION);
  if (own === undefined || current === undefined) return null;
  const latest = findCounterpart(path, own.name, current);
  const isTranslated = own.ownPaths.includes(path) && current.ownPaths.includes(latest.path);
  const original = { path: latest.path, locale: isTranslated ? own.locale : defaultCode };
  return {
    name: own.name,
    label: own.label,
    banner: own.banner,
    paths: versions.map((version) => findCounterpart(path, own.name, version).path),
    latestPath: latest.path,
    original: latest.isSame && own !== current ? original : null,
  };
}
