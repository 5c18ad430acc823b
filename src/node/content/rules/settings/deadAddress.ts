import type { Finding } from '../../../diagnostics/diagnostic';
import { isFilePath } from '../../../../model/site/link';
import { splitAddress } from '../../../../model/site/path';
import type { Content } from '../../loadContent';
import { isStaticFile } from '../../../files/staticFile';
import { hasPath, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';
import { essential } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

interface PlacedHref {
  href: string;
  key: readonly PropertyKey[];
}

/** Every `href` of a part of site.yaml, wherever in it. */
function hrefsIn(value: unknown, key: readonly PropertyKey[]): PlacedHref[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => hrefsIn(item, [...key, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === 'href' && typeof inner === 'string'
      ? [{ href: inner, key: [...key, name] }]
      : hrefsIn(inner, [...key, name]),
  );
}

/** What is wrong with an address within the site: it leads to no file or to no page. Others cannot be checked. */
export function ownHrefFinding(href: string, paths: KnownPaths): Pick<Finding, 'message' | 'hint'> | undefined {
  const { pathname } = splitAddress(href);
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  if (isFilePath(pathname))
    return isStaticFile(pathname)
      ? undefined
      : {
          message: `The file "${pathname}" is not there.`,
          hint: `Put it into the project's folder: static${pathname}`,
        };
  if (hasPath(paths, pathname)) return undefined;
  return {
    message: `The path "${pathname}" is no page of the site.`,
    hint: didYouMeanPage(pathname, paths.keys()) ?? 'Write the path of a page.',
  };
}

/** The files and own pages that `href` and the logos of site.yaml name exist. */
function checkSiteHrefs({ site, source }: Content, paths: KnownPaths): Finding[] {
  const { navbar, footer } = site;
  const logos = Object.entries({ navbar: navbar.logo, footer: footer?.logo });
  const images = logos.flatMap(([part, logo]) =>
    (['src', 'srcDark'] as const).flatMap((name) => {
      const href = logo?.[name];
      return href === undefined ? [] : [{ href, key: [part, 'logo', name] }];
    }),
  );
  return [...hrefsIn({ navbar, footer }, []), ...images].flatMap(({ href, key }) => {
    const finding = ownHrefFinding(href, paths);
    return finding === undefined ? [] : [{ file: source.file, ...source.locate(key), ...finding }];
  });
}

export const deadAddress = defineRule(
  'settings/dead-address',
  essential('Addresses within the site that `site.yaml` names are there.'),
  checkSiteHrefs,
);
