/** What components of the content may import of the site, and the file of the project that each name stands for. */
export const SITE_MODULES: Readonly<Record<string, string>> = {
  'site/reader': 'src/i18n/reader.ts',
  'site/palette': 'src/theme/palette.ts',
  'site/tokens': 'src/theme/tokens.ts',
  'site/styles': 'src/theme/styleSheet.ts',
};

/** Packages that components of the content may import. */
export const ALLOWED_PACKAGES: readonly string[] = ['react'];
