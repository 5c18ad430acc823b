import type { Finding } from '../../../diagnostics/diagnostic';
import type { Content } from '../../loadContent';
import type { KnownPaths } from '../../checks/knownPaths';
import { ownHrefFinding } from '../../checks/ownHref';
import { essential } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

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

/** Reports missing files and pages in `href`s and logos of site.yaml. */
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
