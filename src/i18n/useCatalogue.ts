import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import type { Namespace } from '../model/site/textKeys';
import { useLocale } from './useLocale';

/** Adds texts that came later than the page, before anything below is rendered; a page has its own instance of them. */
export function useCatalogue(namespace: Namespace, texts: Readonly<Record<string, string>> | undefined): void {
  const { i18n } = useContext(I18nContext);
  const { code } = useLocale();
  useMemo(() => {
    if (texts !== undefined) i18n.addResourceBundle(code, namespace, texts);
  }, [i18n, code, namespace, texts]);
}
