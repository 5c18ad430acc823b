import { createContext, useContext } from 'react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { localizedPath } from '../model/site/locale';

interface Originals {
  /** Name of the default locale's language in the page's. */
  originalLanguage: string;
  /** Pages linked in the settings that this locale shows in the default one. */
  untranslated: readonly string[];
}

/** The originals behind the page's language, from the page's data. */
export const OriginalsContext = createContext<Originals>({ originalLanguage: '', untranslated: [] });

interface PageLocale extends Originals {
  /** Locale code of the page. */
  code: string;
  defaultCode: string;
  codes: string[];
  /** Path of the page without its locale. */
  sitePath: string;
  /** The path of another page in this locale. */
  pathOf: (path: string) => string;
}

/** The page's locale and its path without it. */
export function useLocale(): PageLocale {
  const { language, defaultLanguage, languages, originalPath } = useContext(I18nextContext);
  const { originalLanguage, untranslated } = useContext(OriginalsContext);
  return {
    code: language,
    defaultCode: defaultLanguage,
    codes: languages,
    originalLanguage,
    untranslated,
    sitePath: originalPath,
    pathOf: (path) => localizedPath(path, language, defaultLanguage),
  };
}
