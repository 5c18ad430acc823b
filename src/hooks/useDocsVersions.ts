import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { restorePreferredVersion } from '../browser/preferredVersion';
import { useLocale } from '../i18n/useLocale';
import { CURRENT_VERSION, targetVersion } from '../model/versions';

/** The docs' versions around a page. */
export interface DocsVersions {
  /** All of them, newest first, each with the address that the open page leads to in it. */
  entries: { name: string; label: string; path: string }[];
  /** Name of the version that links around pages lead to. */
  target: string;
  /** The open page's version; null on a page outside the docs. */
  page: Queries.PageVersionFragment | null;
  texts: Queries.VersionTextsFragment | null;
  /** Where a link to a page of the current version leads to in the version at hand. */
  pathOf: (path: string) => string;
}

/** The docs' versions for what stands in and around pages; null on a site with one version. */
export const DocsVersionsContext = createContext<DocsVersions | null>(null);
export const useDocsVersions = () => useContext(DocsVersionsContext);

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
