import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { asksConsent, isMeasured } from '../model/analytics';
import { contentFolder } from './content/contentFolder';
import { readSite } from './content/readSite';
import { readVersions } from './content/readVersions';
import { BundleRecorder } from './offline/bundleRecord';
import type { Site } from './schema/siteSchema';

interface WebpackConfig {
  entry: Record<string, string>;
  plugins: object[];
  resolve: { alias: Record<string, string> };
  devtool?: unknown;
}

/**
 * Packages of which nothing is used: Gatsby's `<Script>` and its worker; what the i18n plugin needs for redirects
 * and warnings, which are off; what Emotion's `withTheme` needs.
 */
const UNUSED = [
  'gatsby-script$',
  '@builder.io/partytown/integration',
  'browser-lang$',
  'outdent$',
  'hoist-non-react-statics$',
];

/** Modules that are replaced in the browser's bundle by the parts of them that the site uses. */
const slimModules = () => ({
  i18next$: path.resolve('src/i18n/i18next.ts'),
  'react-i18next$': path.resolve('src/i18n/reactI18next.ts'),
  'react-i18next/es': path.resolve('node_modules/react-i18next/dist/es'),
  ...Object.fromEntries(UNUSED.map((name) => [name, path.resolve('src/app/nothing.ts')])),
});

/**
 * The site's own way from page to page, in place of Gatsby's: where the browser's code starts, what it takes from
 * the package `gatsby`, and where it finds the hooks of plugins, which Gatsby writes.
 */
const routerEntry = { app: path.resolve('src/browser/router/app.tsx') };
const routerModules = {
  gatsby$: path.resolve('src/browser/router/gatsby.tsx'),
  $gatsby: path.resolve('.cache'),
};

const aliases = (files: readonly string[], standIn: string) =>
  Object.fromEntries(files.map((name) => [path.resolve('src', name), path.resolve('src', standIn)]));

/** What shows the docs' versions; with one version there is nothing to show, and none of it ships. */
const versionModules = () => {
  const files = [
    'components/navigation/VersionSwitch.tsx',
    'components/doc/VersionBanner.tsx',
    'hooks/useVersionsOf.ts',
  ];
  if (readVersions(contentFolder()).value.others.length > 0) return {};
  return aliases(files, 'app/noVersions.ts');
};

/**
 * What measures visits, what asks for it, and what takes answers about pages: none of it ships on a site that does
 * not have it.
 */
const askingModules = (site: Site | undefined, isPublished: boolean) => {
  const { analytics = { consent: 'required' as const }, feedback = 'off' } = site ?? {};
  const isAsking = isPublished && asksConsent(analytics);
  const isVoting = feedback !== 'off' && feedback.endpoint !== undefined;
  return {
    ...(isPublished && isMeasured(analytics)
      ? {}
      : aliases(['browser/analytics/countPageView.ts'], 'app/noAnalytics.ts')),
    ...(isAsking
      ? {}
      : aliases(['components/consent/ConsentHost.tsx', 'components/consent/ConsentControl.tsx'], 'app/noAnalytics.ts')),
    ...(isVoting ? {} : aliases(['components/feedback/FeedbackVote.tsx'], 'app/noFeedback.ts')),
  };
};

/**
 * Keeps the browser's bundle small, publishes no source maps, and takes Gatsby's old linter out of `develop`,
 * since the project is linted by its own configuration.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins: { define },
}) => {
  const config = (getConfig as () => WebpackConfig)();
  const createDefinitions = define as (texts: Record<string, string>) => WebpackConfig['plugins'][number];
  const site = readSite(contentFolder()).value?.site;
  const plugins = [
    ...config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin'),
    // In brackets, since a body that begins with a brace is no object.
    createDefinitions({ __ANALYTICS__: `(${JSON.stringify(site?.analytics ?? null)})` }),
  ];
  const isPublished = stage === 'build-javascript';
  const asking = stage.endsWith('html') ? {} : askingModules(site, isPublished);
  const alias = {
    ...config.resolve.alias,
    ...(isPublished ? { ...routerModules, ...slimModules(), ...versionModules() } : {}),
    ...asking,
  };
  const changed = { ...config, plugins, resolve: { ...config.resolve, alias } };
  if (!isPublished) return actions.replaceWebpackConfig(changed);
  return actions.replaceWebpackConfig({
    ...changed,
    plugins: [...plugins, new BundleRecorder()],
    entry: { ...config.entry, ...routerEntry },
    devtool: process.env.SOURCE_MAPS === '1' ? 'source-map' : false,
  });
};
