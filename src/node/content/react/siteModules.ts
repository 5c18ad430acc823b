/** What site components may import from the site: module names and their files in the project. */
export const SITE_MODULES: Readonly<Record<string, string>> = {
  'site/reader': 'src/i18n/reader.ts',
  'site/palette': 'src/theme/palette.ts',
  'site/tokens': 'src/theme/tokens.ts',
  'site/styles': 'src/theme/styleSheet.ts',
};

/** Packages that site components may import. */
export const ALLOWED_PACKAGES: readonly string[] = ['react'];
