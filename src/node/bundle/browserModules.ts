import { realpathSync } from 'node:fs';
import path from 'node:path';
import { CLASS_NAMES } from './fastRules';
import { COMPONENTS_ALIAS } from '../content/react/siteComponents';
import { SITE_MODULES } from '../content/react/siteModules';

/* Replacements of packages in the bundle; of the project's modules, only the one that defines styles is replaced. */

/** Replacements of modules by import name or file; false for an empty module. */
type Aliases = Readonly<Record<string, string | false>>;

/** Returns the real path of a package's file, since the bundler follows links. */
const installed = (file: string) => realpathSync(path.resolve('node_modules', file));

/** Unused packages: Gatsby's `<Script>` with its worker, and the i18n plugin's for redirects and warnings. */
const UNUSED = [
  'gatsby-script$',
  '@builder.io/partytown/integration',
  'browser-lang$',
  'outdent$',
  installed('gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
];

/** The modules for UI texts in the browser, without the libraries that the server uses. */
const textModules = (): Aliases => ({
  i18next$: path.resolve('src/i18n/i18next.ts'),
  'react-i18next$': path.resolve('src/i18n/reactI18next.ts'),
  'react-i18next/es': installed('react-i18next/dist/es'),
  [installed('gatsby-plugin-react-i18next/gatsby-browser.js')]: path.resolve('src/i18n/wrapByLanguage.tsx'),
});

/** The site's router in place of Gatsby's: the browser's entry point, the package `gatsby`, and the plugin hooks. */
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

/** The modules from which components get classes of compiled styles, instead of Emotion's run time. */
export const styleModules = (isDeveloped: boolean): Aliases => ({
  [path.resolve('src/theme/styleSheet.ts')]: path.resolve(
    isDeveloped ? 'src/browser/writing/liveStyles.ts' : 'src/browser/site/styleSheet.ts',
  ),
  [`${CLASS_NAMES}$`]: path.resolve('src/theme/classNames.ts'),
  [`${CLASS_NAMES}/jsx-runtime$`]: path.resolve('src/theme/classNames.ts'),
  // React pages compiled by gatsby-plugin-mdx import this name.
  '@emotion/react/jsx-runtime$': path.resolve('src/theme/classNames.ts'),
  '@emotion/react/jsx-dev-runtime$': path.resolve('src/theme/classNames.ts'),
});

/** Leaves out the templates, since the server of `develop` renders none. Must precede Gatsby's alias `$virtual`. */
export const SHELL_MODULES: Aliases = { '$virtual/async-requires': false };

/** Returns the aliases of the modules that React pages and the content's components import. */
export function contentModules(contentFolder: string): Record<string, string> {
  const site = Object.entries(SITE_MODULES).map(([name, file]) => [`${name}$`, path.resolve(file)] as const);
  return Object.fromEntries([...site, [COMPONENTS_ALIAS, path.join(contentFolder, 'components')] as const]);
}
