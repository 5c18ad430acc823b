import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useFeatureData, usePageData } from '../../../hooks/site/useFeatureData';
import { useLocale } from '../../../i18n/useLocale';
import { restorePreferredVersion } from '../browser/preferredVersion';
import { targetVersion } from '../model/versions';

/** The versions of the docs around a page. */
interface DocsVersions {
  /** All of them, newest first, each with the address that the open page leads to in it. */
  entries: readonly { name: string; label: string; path: string }[];
  /** Name of the version that links around pages lead to. */
  target: string;
  /** Where a link to a page of the current version leads to in that version. */
  pathOf: (path: string) => string;
}

/**
 * Makes the value of the context. The remembered version is read again with every page, since picking one leads to a
 * page; until the first reading there is none, so that server and browser render the same.
 */
export function useVersionsAround(): DocsVersions {
  const { entries } = useFeatureData('versions');
  const page = usePageData('versions');
  const { sitePath } = useLocale();
  const [preferred, setPreferred] = useState<string | null>(null);
  const names = entries.map(({ name }) => name).join(' ');
  useEffect(() => setPreferred(restorePreferredVersion(names.split(' '))), [names, sitePath]);
  return useMemo(() => {
    const target = targetVersion(page?.name ?? null, preferred);
    const links = entries.find(({ name }) => name === target)?.links ?? [];
    return {
      entries: entries.map(({ name, label, mainPath }, index) => ({
        name,
        label,
        path: page?.paths[index] ?? mainPath,
      })),
      target,
      pathOf: (path) => links.find(({ from }) => from === path)?.to ?? path,
    };
  }, [entries, page, preferred]);
}

export const DocsVersionsContext = createContext<DocsVersions>({ entries: [], target: '', pathOf: (path) => path });
export const useDocsVersions = () => useContext(DocsVersionsContext);
