import { useEffect, useMemo, useState } from 'react';
import { restorePreferredVersion } from '../browser/preferredVersion';
import { useLocale } from '../../../i18n/useLocale';
import { mapTargets, targetVersion } from '../model/versions';
import { CURRENT_VERSION } from '../../../model/pages/versionPath';
import type { DocsVersions } from './useDocsVersions';

/**
 * Makes the value of the context out of a page's data. The remembered version is read again with every page, since
 * picking one leads to a page; until the first reading there is none, so that server and browser render the same.
 */
export function useVersionsOf(
  { versions, versionTexts: texts }: Queries.VersionsFragment,
  page: Queries.PageVersionFragment | null,
): DocsVersions | null {
  const { sitePath } = useLocale();
  const [preferred, setPreferred] = useState<string | null>(null);
  const names = versions === null ? CURRENT_VERSION : versions.map(({ name }) => name).join(' ');
  useEffect(() => setPreferred(restorePreferredVersion(names.split(' '))), [names, sitePath]);
  return useMemo(() => {
    if (versions === null) return null;
    const target = targetVersion(page?.name ?? null, preferred);
    const links = versions.find(({ name }) => name === target)?.links ?? [];
    return {
      entries: versions.map(({ name, label, mainPath }, index) => ({
        name,
        label,
        path: page?.paths[index] ?? mainPath,
      })),
      target,
      page,
      texts,
      pathOf: (path) => links.find(({ from }) => from === path)?.to ?? path,
    };
  }, [versions, texts, page, preferred]);
}

/** The site's facts with the links of navigation and footer leading to the version at hand. */
export function inVersion(site: Queries.ChromeFragment, versions: DocsVersions | null): Queries.ChromeFragment {
  if (versions === null) return site;
  const { pathOf } = versions;
  return { ...site, navbar: mapTargets(site.navbar, pathOf), footer: mapTargets(site.footer, pathOf) };
}
