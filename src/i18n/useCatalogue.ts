import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import type { Namespace } from '../model/site/textKeys';
import { useLocale } from './useLocale';

type Texts = Readonly<Record<string, string>>;

/** Adds the texts of a namespace that are loaded separately, before any child renders. */
export function useCatalogue(namespace: Namespace, texts: Texts | undefined): void {
  const { i18n } = useContext(I18nContext);
  const { code } = useLocale();
  useMemo(() => {
    if (texts !== undefined) i18n.addResourceBundle(code, namespace, texts);
  }, [i18n, code, namespace, texts]);
}

/** Adds the texts of several namespaces; see `useCatalogue`. */
export function useCatalogues(texts: Readonly<Record<string, Texts>> | undefined): void {
  const { i18n } = useContext(I18nContext);
  const { code } = useLocale();
  useMemo(() => {
    for (const [namespace, catalogue] of Object.entries(texts ?? {}))
      i18n.addResourceBundle(code, namespace, catalogue);
  }, [i18n, code, texts]);
}
