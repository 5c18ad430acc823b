import { createContext, useContext } from 'react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { localizedPath } from '../model/site/locale';

type Originals = Pick<Queries.ChromeFragment, 'originalLanguage' | 'untranslated'>;

/** Name of the original language, and the pages that the page's language lacks, from the page's data. */
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
