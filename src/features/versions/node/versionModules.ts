import { aliases, type Aliases } from '../../../node/bundle/aliases';
import type { LoadedSite } from '../../../node/content/loadSite';

/** What shows the docs' versions; with one version there is nothing to show, and none of it ships. */
export const versionModules = (loaded: LoadedSite | undefined): Aliases => {
  const files = [
    'features/versions/components/VersionSwitch.tsx',
    'features/versions/components/VersionBanner.tsx',
    'features/versions/hooks/useVersionsOf.ts',
  ];
  if (loaded !== undefined && loaded.versions.others.length > 0) return {};
  return aliases(files, 'app/absent/versions.ts');
};
