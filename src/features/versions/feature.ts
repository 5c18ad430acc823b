import { defineFeature } from '../../extend';
import type { VersionBanner } from './model/versions';
import { versionData, type PageVersion, type SiteVersions } from './node/versionData';
import { readVersions } from './node/readVersions';
import { versionRules } from './node/versionRules';
import { versionsSchema } from './node/versionsSchema';

const TEXTS = { versions: ['latest', 'notice', 'title', 'unmaintained', 'unreleased', 'version'] } as const;

declare module '../../extend' {
  interface FeatureData {
    versions: SiteVersions;
  }
  interface FeaturePageData {
    versions: PageVersion;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    versions: (typeof TEXTS.versions)[number];
  }
}

declare module '../../model/pages/docRoots' {
  interface DocRoot {
    /** The banner of a version's pages. */
    banner?: VersionBanner;
    /** Its position in `versions.yaml`; undefined for the main version. */
    place?: { file: string; line: number; column: number };
  }
}

/** Versions of the docs: each one except the current is a doc root in `versions/<name>`. */
export const versions = defineFeature({
  name: 'versions',
  isOn: ({ docRoots }) => docRoots.length > 1,
  docRoots: readVersions,
  files: { 'versions.yaml': versionsSchema },
  texts: TEXTS,
  ...versionData,
  slots: {
    frame: 'components/VersionFrame',
    articleTop: 'components/VersionBanner',
    titleTop: 'components/VersionBadge',
    navbarTools: 'components/VersionSwitch',
    menuTools: 'components/VersionMenu',
  },
  checks: [versionRules],
});
