import { useMemo } from 'react';
import { navigate, withPrefix } from 'gatsby';
import { useLocale } from '../../i18n/useLocale';
import { localizedPath } from '../../model/site/locale';

/** Site addresses and navigation for components, which do not use the router directly. */
interface Routes {
  /** URL of a page in the reader's language, including the base path. */
  urlOf: (path: string) => string;
  /** URL of a static file, including the base path. */
  fileUrl: (path: string) => string;
  /** Navigates to a page in the reader's language; `replace` adds no history entry. */
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
