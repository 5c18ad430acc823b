import { createContext, useContext } from 'react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { localizedPath } from '../model/site/locale';

/** Name of the default locale's language in the page's, from the page's data. */
export const OriginalLanguageContext = createContext('');

interface PageLocale {
  /** Locale code of the page. */
  code: string;
  defaultCode: string;
  codes: string[];
  /** Name of the default locale's language in the page's. */
  originalLanguage: string;
  /** Path of the page without its locale. */
  sitePath: string;
  /** The path of another page in this locale. */
  pathOf: (path: string) => string;
}

/** The page's locale and its path without it. */
export function useLocale(): PageLocale {
  const { language, defaultLanguage, languages, originalPath } = useContext(I18nextContext);
  return {
    code: language,
    defaultCode: defaultLanguage,
    codes: languages,
    originalLanguage: useContext(OriginalLanguageContext),
    sitePath: originalPath,
    pathOf: (path) => localizedPath(path, language, defaultLanguage),
  };
}
