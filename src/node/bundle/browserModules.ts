import { realpathSync } from 'node:fs';
import path from 'node:path';
import { CLASS_NAMES } from './fastRules';
import { COMPONENTS_ALIAS } from '../content/react/siteComponents';
import { SITE_MODULES } from '../content/react/siteModules';
import { contentFolder } from '../files/contentFolder';

/*
 * What the bundler puts in the place of packages. The site's own modules are composed by the modules that `siteFeatures.ts`
 * writes, and none is replaced, but for what compiles styles.
 */

/** Replacements of modules, by the name by which they are imported or by their file; false for an empty module. */
type Aliases = Readonly<Record<string, string | false>>;

/** Returns the path of a package's file as the bundler sees it, which follows links. */
const installed = (file: string) => realpathSync(path.resolve('node_modules', file));

/**
 * Packages of which nothing is used: Gatsby's `<Script>` and its worker; what the i18n plugin needs for redirects
 * and warnings, which are off.
 */
const UNUSED = [
  'gatsby-script$',
  '@builder.io/partytown/integration',
  'browser-lang$',
  'outdent$',
  installed('gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
];

/** The texts of pages without the libraries that the server has. */
const textModules = (): Aliases => ({
  i18next$: path.resolve('src/i18n/i18next.ts'),
  'react-i18next$': path.resolve('src/i18n/reactI18next.ts'),
  'react-i18next/es': installed('react-i18next/dist/es'),
  [installed('gatsby-plugin-react-i18next/gatsby-browser.js')]: path.resolve('src/i18n/wrapByLanguage.tsx'),
});

/**
 * The site's own way from page to page, in place of Gatsby's: where the browser's code starts, what it takes from
 * the package `gatsby`, and where it finds the hooks of plugins, which Gatsby writes.
 */
export const routerEntry = { app: path.resolve('src/app/router/client.tsx') };
export const developEntry = { commons: path.resolve('src/app/develop/client.tsx') };
const routerModules: Aliases = {
  gatsby$: path.resolve('src/browser/router/gatsby.tsx'),
  $gatsby: path.resolve('.cache'),
};

/** What replaces packages in the browser's bundle. */
export const browserModules = (): Aliases => ({
  ...routerModules,
  ...textModules(),
  ...Object.fromEntries(UNUSED.map((name) => [name, false as const])),
});

/**
 * What components get their classes from, instead of Emotion's run time. These compile styles: code outside the bundler,
 * such as unit tests, serialises them as Emotion does.
 */
export const styleModules = (isDeveloped: boolean): Aliases => ({
  [path.resolve('src/theme/styleSheet.ts')]: path.resolve(
    isDeveloped ? 'src/browser/writing/liveStyles.ts' : 'src/browser/site/styleSheet.ts',
  ),
  [`${CLASS_NAMES}$`]: path.resolve('src/theme/classNames.ts'),
  [`${CLASS_NAMES}/jsx-runtime$`]: path.resolve('src/theme/classNames.ts'),
  // By this name pages of React ask for it, which gatsby-plugin-mdx compiles.
  '@emotion/react/jsx-runtime$': path.resolve('src/theme/classNames.ts'),
  '@emotion/react/jsx-dev-runtime$': path.resolve('src/theme/classNames.ts'),
});

/**
 * The templates, of which the server of `develop` renders none. This goes before Gatsby's aliases: its own for `$virtual`
 * would match first.
 */
export const SHELL_MODULES: Aliases = { '$virtual/async-requires': false };

/** Where the bundler finds what pages of React and components of the content import. */
export function contentModules(): Record<string, string> {
  const site = Object.entries(SITE_MODULES).map(([name, file]) => [`${name}$`, path.resolve(file)] as const);
  return Object.fromEntries([...site, [COMPONENTS_ALIAS, path.join(contentFolder(), 'components')] as const]);
}
