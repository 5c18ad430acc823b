import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { LoadedSite } from '../content/loadSite';
import { CLASS_NAMES } from './fastRules';
import { COMPONENTS_ALIAS } from '../content/react/siteComponents';
import { SITE_MODULES } from '../content/react/siteModules';
import { contentFolder } from '../files/contentFolder';

/** The replacements of modules, which are named by their file or as they are imported. */
type Aliases = Readonly<Record<string, string>>;

/** Replaces files of `src` by another one. */
const aliases = (files: readonly string[], replacement: string): Aliases =>
  Object.fromEntries(files.map((name) => [path.resolve('src', name), path.resolve('src', replacement)]));

/** Replaces files of `src` of which nothing is used. */
const absent = (files: readonly string[]): Aliases => aliases(files, 'app/absent.ts');
const ABSENT = path.resolve('src/app/absent.ts');

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

/** Parts of the frame that only some settings ask for; without them neither their code nor their styles ship. */
const frameParts = (loaded: LoadedSite | undefined): Aliases => {
  if (loaded === undefined) return {};
  const { navbar, footer } = loaded.site;
  const links = footer?.links ?? [];
  const hasLogo = navbar.logo !== undefined || footer?.logo !== undefined;
  const unused = [
    ...(navbar.items.some(({ type }) => type === 'dropdown') ? [] : ['components/navigation/NavbarDropdown.tsx']),
    ...(links.some((link) => 'items' in link) ? [] : ['components/layout/FooterColumns.tsx']),
    ...(links.some((link) => !('items' in link)) ? [] : ['components/layout/FooterRow.tsx']),
    ...(footer?.style === 'dark' ? [] : ['components/layout/darkFooter.ts']),
    ...(hasLogo ? [] : ['components/ui/ThemedLogo.tsx']),
  ];
  return absent(unused);
};

const START_WORKER = 'browser/search/startWorker.ts';

/** Readers of Finnish search in no other language where it is the first one. */
const searchParts = (loaded: LoadedSite | undefined): Aliases =>
  loaded?.codes[0] === 'fi' ? aliases([START_WORKER], 'browser/search/startFinnishWorker.ts') : {};

const publishedModules = (loaded: LoadedSite | undefined): Aliases => ({
  ...frameParts(loaded),
  // The server has written it into the page, where it has run before any of the bundle.
  ...absent(['app/firstPaintScript.ts']),
});

/** The modules that replace others in the browser's bundle. */
export const browserModules = (loaded: LoadedSite | undefined, isPublished: boolean): Aliases => ({
  ...routerModules,
  ...textModules(),
  ...Object.fromEntries(UNUSED.map((name) => [name, ABSENT])),
  ...searchParts(loaded),
  ...(isPublished ? publishedModules(loaded) : {}),
});

/** What components get their classes from, instead of Emotion's run time. */
export const styleModules = (isDeveloped: boolean): Aliases => ({
  ...aliases(['theme/styleSheet.ts'], isDeveloped ? 'browser/writing/liveStyles.ts' : 'browser/site/styleSheet.ts'),
  [`${CLASS_NAMES}$`]: path.resolve('src/theme/classNames.ts'),
  [`${CLASS_NAMES}/jsx-runtime$`]: path.resolve('src/theme/classNames.ts'),
  // By this name pages of React ask for it, which gatsby-plugin-mdx compiles.
  '@emotion/react/jsx-runtime$': path.resolve('src/theme/classNames.ts'),
  '@emotion/react/jsx-dev-runtime$': path.resolve('src/theme/classNames.ts'),
});

/**
 * What replaces the code of pages where `develop` writes the empty HTML that the browser starts from, which renders the
 * pages there. These go before Gatsby's aliases: its own for `$virtual` would match first.
 */
export const shellModules = (): Aliases => ({
  '$virtual/async-requires': ABSENT,
  ...absent(['app/wrapPageElement.tsx']),
});

/** Where the bundler finds what pages of React and components of the content import. */
export function contentModules(): Record<string, string> {
  const site = Object.entries(SITE_MODULES).map(([name, file]) => [`${name}$`, path.resolve(file)] as const);
  return Object.fromEntries([...site, [COMPONENTS_ALIAS, path.join(contentFolder(), 'components')] as const]);
}
