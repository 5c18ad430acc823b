import { useMemo } from 'react';
import { navigate, withPrefix } from 'gatsby';
import { useLocale } from '../../i18n/useLocale';
import { localizedPath } from '../../model/site/locale';

/** Ways to addresses of the site, for components, which do not know the router. */
export interface Routes {
  /** URL of a page in the reader's language, with the base path. */
  urlOf: (path: string) => string;
  /** URL of a static file, with the base path. */
  fileUrl: (path: string) => string;
  /** Goes to a page in the reader's language; `replace` leaves no entry in the history. */
  go: (path: string, options?: { replace?: boolean }) => void;
}

export function useRoutes(): Routes {
  const { code, defaultCode } = useLocale();
  return useMemo(() => {
    const pathOf = (path: string) => localizedPath(path, code, defaultCode);
    return {
      urlOf: (path) => withPrefix(pathOf(path)),
      fileUrl: (path) => withPrefix(path),
      go: (path, options) => void navigate(pathOf(path), options),
    };
  }, [code, defaultCode]);
}
