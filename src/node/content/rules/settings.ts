import type { Finding } from '../../diagnostics/diagnostic';
import type { Content } from '../loadContent';
import { hasPath, draftPaths, type KnownPaths } from '../checks/knownPaths';
import { ownHrefFinding } from '../checks/ownHref';
import { essential, warning } from '../../diagnostics/rule';
import { defineRule } from './contentRule';
import { fileIn } from '../../files/contentFolder';
import { readIfThere } from '../../files/readText';
import { parseYaml, type YamlSource } from '../../yaml/parseYaml';
import { say } from '../say';
import { newestOf } from '../../../model/pages/releases';
import { canonicalPath, isWithin } from '../../../model/site/path';
import { newPaths } from '../checks/allRedirects';
import { didYouMeanPage } from '../checks/nearestPage';
import { siteLinks } from '../checks/siteLinks';

interface PlacedHref {
  href: string;
  key: readonly PropertyKey[];
}

/** Returns every `href` in a part of site.yaml, at any depth. */
function hrefsIn(value: unknown, key: readonly PropertyKey[]): PlacedHref[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => hrefsIn(item, [...key, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === 'href' && typeof inner === 'string'
      ? [{ href: inner, key: [...key, name] }]
      : hrefsIn(inner, [...key, name]),
  );
}

/** Reports missing files and pages in `href`s, logos and the home page's picture of site.yaml. */
function checkSiteHrefs(content: Content, paths: KnownPaths): Finding[] {
  const { site, source } = content;
  const { navbar, footer, home } = site;
  const picture = typeof home.image === 'object' ? home.image : undefined;
  const pictures = [
    { file: navbar.logo, key: ['navbar', 'logo'] },
    { file: footer?.logo, key: ['footer', 'logo'] },
    { file: picture, key: ['home', 'image'] },
  ];
  const images = pictures.flatMap(({ file, key }) =>
    (['src', 'srcDark'] as const).flatMap((name) => {
      const href = file?.[name];
      return href === undefined ? [] : [{ href, key: [...key, name] }];
    }),
  );
  return [...hrefsIn({ navbar, footer }, []), ...images].flatMap(({ href, key }) => {
    const finding = ownHrefFinding(href, paths, content);
    return finding === undefined ? [] : [{ file: source.file, ...source.locate(key), ...finding }];
  });
}

export const deadAddress = defineRule(
  'settings/dead-address',
  essential('Addresses within the site that `site.yaml` names are there.'),
  checkSiteHrefs,
);

/** Reports texts of a YAML value that are written per language, but not for every language of the site. */
function findIncomplete(value: unknown, codes: readonly string[], source: YamlSource, key: PropertyKey[]): Finding[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => findIncomplete(each, codes, source, [...key, at]));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (!entries.every(([code, text]) => codes.includes(code) && typeof text === 'string'))
    return entries.flatMap(([name, each]) => findIncomplete(each, codes, source, [...key, name]));
  const missing = codes.filter((code) => !Object.hasOwn(value, code));
  if (missing.length === 0 || entries.length === 0) return [];
  const [first = '', ...others] = missing;
  return [
    {
      file: source.file,
      ...source.locate(key),
      ...say('settings/label-locale', {
        missing: missing.map((code) => `"${code}"`).join(', '),
        lines: [first, ...others].map((code) => `${code}: …`).join(', '),
      }),
    },
  ];
}

export const labelLocale = defineRule(
  'settings/label-locale',
  warning('Texts of `site.yaml` and `sidebars.yaml` that are written for each language have all of them.'),
  (content) => {
    // Sidebars with errors have no file.
    const files = [content.sidebars, ...content.otherSidebars].flatMap(({ file }) => (file === '' ? [] : file));
    const sidebars = files.map((file) => {
      const text = readIfThere(fileIn(content.folder, file));
      return text === undefined ? undefined : parseYaml(text, file).value;
    });
    return [content.source, ...sidebars].flatMap((source) =>
      source === undefined ? [] : findIncomplete(source.value, content.codes, source, []),
    );
  },
);

/** Reports a home page setting for release notes whose page is not a category of a sidebar. */
function checkReleases({ site, source, sidebars, broken }: Content, paths: KnownPaths): Finding[] {
  const { releases } = site.home;
  // A path without a page is another rule's finding.
  if (releases === undefined || broken.has('sidebars') || !hasPath(paths, releases)) return [];
  if (newestOf(releases, sidebars.sidebars, () => true) !== undefined) return [];
  return [{ file: source.file, ...source.locate(['home', 'releases']), ...say('settings/releases', { releases }) }];
}

export const releases = defineRule(
  'settings/releases',
  essential('The page of the release notes is a category.'),
  checkReleases,
);

/** Reports pages in site.yaml that do not exist or are drafts, and search areas without pages. */
function checkSiteLinks(content: Content, paths: KnownPaths): Finding[] {
  const { site, source } = content;
  const drafts = draftPaths(content);
  const moved = newPaths(content);
  const areas = site.search.areas.flatMap(({ under }, index) =>
    under.flatMap((path, place): Finding[] => {
      const start = canonicalPath(path);
      if (paths.has(start) || [...paths.keys()].some((each) => isWithin(each, start))) return [];
      const found = source.locate(['search', 'areas', index, 'under', place]);
      return [
        {
          file: source.file,
          ...found,
          ...say('settings/unknown-page.below', { path }, didYouMeanPage(path, paths.keys(), moved)),
        },
      ];
    }),
  );
  const links = siteLinks(content).flatMap(({ path, key }) => {
    const place = { file: source.file, ...source.locate(key) };
    if (!hasPath(paths, path)) {
      return [{ ...place, ...say('settings/unknown-page', { path }, didYouMeanPage(path, paths.keys(), moved)) }];
    }
    if (!drafts.has(canonicalPath(path))) return [];
    return [{ ...place, ...say('settings/unknown-page.draft', { path }) }];
  });
  return [...links, ...areas];
}

export const unknownSitePage = defineRule(
  'settings/unknown-page',
  essential('Pages that `site.yaml` names are there and published.'),
  checkSiteLinks,
);
