import path from 'node:path';
import { asksConsent, isMeasured } from '../../model/measuring/analytics';
import type { LoadedSite } from '../site/loadSite';
import { CLASS_NAMES } from './fastRules';

/** Modules, by name or by file, and what is in their place. */
type Aliases = Readonly<Record<string, string>>;

/**
 * Packages of which nothing is used: Gatsby's `<Script>` and its worker; what the i18n plugin needs for redirects
 * and warnings, which are off.
 */
const UNUSED = [
  'gatsby-script$',
  '@builder.io/partytown/integration',
  'browser-lang$',
  'outdent$',
  path.resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
];

/** Modules that are replaced in the browser's bundle by the parts of them that the site uses. */
const slimModules = (): Aliases => ({
  i18next$: path.resolve('src/i18n/i18next.ts'),
  'react-i18next$': path.resolve('src/i18n/reactI18next.ts'),
  'react-i18next/es': path.resolve('node_modules/react-i18next/dist/es'),
  [path.resolve('node_modules/gatsby-plugin-react-i18next/gatsby-browser.js')]:
    path.resolve('src/i18n/wrapByLanguage.tsx'),
  ...Object.fromEntries(UNUSED.map((name) => [name, path.resolve('src/app/absent/packages.ts')])),
});

/**
 * The site's own way from page to page, in place of Gatsby's: where the browser's code starts, what it takes from
 * the package `gatsby`, and where it finds the hooks of plugins, which Gatsby writes.
 */
export const routerEntry = { app: path.resolve('src/app/router/client.tsx') };
const routerModules: Aliases = {
  gatsby$: path.resolve('src/browser/router/gatsby.tsx'),
  $gatsby: path.resolve('.cache'),
};

const aliases = (files: readonly string[], standIn: string): Aliases =>
  Object.fromEntries(files.map((name) => [path.resolve('src', name), path.resolve('src', standIn)]));

/** What shows the docs' versions; with one version there is nothing to show, and none of it ships. */
const versionModules = (loaded: LoadedSite | undefined): Aliases => {
  const files = [
    'components/versions/VersionSwitch.tsx',
    'components/versions/VersionBanner.tsx',
    'hooks/versions/useVersionsOf.ts',
  ];
  if (loaded !== undefined && loaded.versions.others.length > 0) return {};
  return aliases(files, 'app/absent/versions.ts');
};

/** Parts of the frame that only some settings ask for; without them neither their code nor their styles ship. */
const frameParts = (loaded: LoadedSite | undefined): Aliases => {
  if (loaded === undefined) return {};
  const { announcement, navbar, footer } = loaded.site;
  const hasLogo = navbar.logo !== undefined || footer?.logo !== undefined;
  const unused = [
    ...(announcement === undefined ? ['components/layout/AnnouncementBar.tsx'] : []),
    ...(navbar.items.some(({ type }) => type === 'dropdown') ? [] : ['components/navigation/NavbarDropdown.tsx']),
    ...(hasLogo ? [] : ['components/ui/ThemedLogo.tsx']),
  ];
  return aliases(unused, 'app/absent/frame.ts');
};

/**
 * What measures visits, what asks for it, and what takes answers about pages: none of it ships on a site that does
 * not have it.
 */
export const askingModules = (loaded: LoadedSite | undefined, isPublished: boolean): Aliases => {
  const { analytics = { consent: 'required' as const }, feedback = 'off' } = loaded?.site ?? {};
  const isAsking = isPublished && asksConsent(analytics);
  const isVoting = feedback !== 'off' && feedback.endpoint !== undefined;
  return {
    ...(isPublished && isMeasured(analytics)
      ? {}
      : aliases(['browser/measuring/countPageView.ts'], 'app/absent/measuring.ts')),
    ...(isAsking
      ? {}
      : aliases(
          ['components/measuring/consent/ConsentHost.tsx', 'components/measuring/consent/ConsentControl.tsx'],
          'app/absent/measuring.ts',
        )),
    ...(isVoting ? {} : aliases(['components/measuring/feedback/FeedbackVote.tsx'], 'app/absent/feedback.ts')),
  };
};

/** What is in place of other modules in the bundle that readers get, whatever the site's settings are. */
export const publishedModules = (loaded: LoadedSite | undefined): Aliases => ({
  ...routerModules,
  ...slimModules(),
  ...versionModules(loaded),
  ...frameParts(loaded),
  // The server has written it into the page, where it has run before any of the bundle.
  ...aliases(['app/firstPaintScript.ts'], 'app/absent/firstPaintScript.ts'),
});

/** What components get their classes from where the site is built: neither has Emotion's run time. */
export const styleModules = (isPublished: boolean): Aliases => ({
  ...aliases(['theme/styleSheet.ts'], isPublished ? 'browser/site/styleSheet.ts' : 'ssr/styleRegistry.ts'),
  [`${CLASS_NAMES}$`]: path.resolve('src/theme/classNames.ts'),
  [`${CLASS_NAMES}/jsx-runtime$`]: path.resolve('src/theme/classNames.ts'),
  // By this name pages of React ask for it, which gatsby-plugin-mdx compiles.
  '@emotion/react/jsx-runtime$': path.resolve('src/theme/classNames.ts'),
});
