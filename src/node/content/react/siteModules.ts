/** What site components may import from the site: module names and their files in the project. */
export const SITE_MODULES: Readonly<Record<string, string>> = {
  'site/reader': 'src/i18n/reader.ts',
  'site/palette': 'src/theme/palette.ts',
  'site/tokens': 'src/theme/tokens.ts',
  'site/styles': 'src/theme/styleSheet.ts',
  'site/link': 'src/components/ui/SiteLink.tsx',
  'site/ui': 'src/components/ui/siteParts.tsx',
  'site/data': 'src/hooks/site/useFeatureData.ts',
};

/** Packages that site components may import. */
export const ALLOWED_PACKAGES: readonly string[] = ['react'];

/** Folders of the content with code, which only a site with `components: trusted` runs. */
export const CODE_FOLDERS = ['components', 'slots', 'overrides', 'pages', 'elements', 'extensions'] as const;
