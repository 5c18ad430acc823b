import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';

/** A catalogue of texts as a page's data has it. */
interface DataCatalogue {
  ns: string;
  language: string;
  data: string;
}

/**
 * Adds texts that only some sites' pages carry, before anything below is rendered. They are apart from the
 * page's other catalogues, so that the pages of other sites do not have them.
 */
export function useOptionalCatalogues(catalogues: readonly DataCatalogue[]): void {
  const { i18n } = useContext(I18nContext);
  useMemo(() => {
    for (const { language, ns, data } of catalogues)
      i18n.addResourceBundle(language, ns, JSON.parse(data) as Record<string, string>);
  }, [i18n, catalogues]);
}
