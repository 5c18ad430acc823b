import { useEffect } from 'react';
import { restorePreferredVersion } from '../../features/versions/browser/preferredVersion';
import type { DocsVersions } from '../../features/versions/hooks/useDocsVersions';
import { CURRENT_VERSION } from '../../model/pages/versionPath';

/*
 * Stands in for what shows the docs' versions, in the browser's bundle of a site with one version (see
 * `onCreateWebpackConfig`), where it would show nothing.
 */
const Nothing = () => null;
export { Nothing as VersionSwitch, Nothing as VersionBanner, Nothing as VersionBadge };

/** There are no versions; one that the browser remembers from another time is forgotten. */
export function useVersionsOf(): DocsVersions | null {
  useEffect(() => void restorePreferredVersion([CURRENT_VERSION]), []);
  return null;
}

/** Links lead where they are written to. */
export const inVersion = <Site>(site: Site): Site => site;
