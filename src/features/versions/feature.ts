import { defineFeature } from '../../extend';
import type { VersionBanner } from './model/versions';
import { versionData, type PageVersion, type SiteVersions } from './node/versionData';
import { readVersions } from './node/readVersions';
import { versionRules } from './node/versionRules';
import { versionsSchema } from './node/versionsSchema';
import texts from '../../texts/en/versions.json';

declare module '../../model/pages/docRoots' {
  interface DocRoot {
    /** The banner of a version's pages. */
    banner?: VersionBanner;
    /** Its position in `versions.yaml`; undefined for the main version. */
    place?: { file: string; line: number; column: number };
  }
}

declare module '../../model/site/features' {
  interface Features {
    versions: { texts: { versions: typeof texts }; data: SiteVersions; pageData: PageVersion };
  }
}

/** Versions of the docs: each one except the current is a doc root in `versions/<name>`. */
export const versions = defineFeature({
  name: 'versions',
  isOn: ({ docRoots }) => docRoots.length > 1,
  docRoots: readVersions,
  files: { 'versions.yaml': versionsSchema },
  texts: { versions: texts },
  rules: [versionRules],
  setup(site, add) {
    add.slot('frame', 'components/VersionFrame');
    add.slot('articleTop', 'components/VersionBanner');
    add.slot('titleTop', 'components/VersionBadge');
    add.slot('navbarTools', 'components/VersionSwitch');
    add.slot('menuTools', 'components/VersionMenu');
    add.data(versionData(site));
  },
});
