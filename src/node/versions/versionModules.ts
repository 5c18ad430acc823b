import { aliases, type Aliases } from '../bundle/aliases';
import type { LoadedSite } from '../site/loadSite';

/** What shows the docs' versions; with one version there is nothing to show, and none of it ships. */
export const versionModules = (loaded: LoadedSite | undefined): Aliases => {
  const files = [
    'components/versions/VersionSwitch.tsx',
    'components/versions/VersionBanner.tsx',
    'hooks/versions/useVersionsOf.ts',
  ];
  if (loaded !== undefined && loaded.versions.others.length > 0) return {};
  return aliases(files, 'app/absent/versions.ts');
};
