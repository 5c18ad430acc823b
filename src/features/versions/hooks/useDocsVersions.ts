import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useFeatureData, usePageData } from '../../../hooks/site/useFeatureData';
import { useLocale } from '../../../i18n/useLocale';
import { restorePreferredVersion } from '../browser/preferredVersion';
import { targetVersion } from '../model/versions';
import { useCatalogue } from '../../../i18n/useCatalogue';
import { useText, type GetText } from '../../../i18n/useText';

/** UI texts including those about versions, which are in the feature's data. */
export function useVersionText(): GetText {
  useCatalogue('versions', useFeatureData('versions').texts);
  return useText();
}

/** The docs versions for a page. */
interface DocsVersions {
  /** All versions, newest first, each with the counterpart of the open page. */
  entries: readonly { name: string; label: string; path: string }[];
  /** Name of the version to which layout links lead. */
  target: string;
  /** Counterpart in that version of a page of the current version. */
  pathOf: (path: string) => string;
}

/** The value of the context. Rereads the stored version on every page; empty in the first render. */
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
