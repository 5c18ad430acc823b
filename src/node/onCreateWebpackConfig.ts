import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { contentFolder } from './content/contentFolder';
import { readVersions } from './content/readVersions';
import { failureFacts } from './failureFacts';

interface WebpackConfig {
  entry: Record<string, string>;
  plugins: { constructor: { name: string } }[];
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

/** What shows the docs' versions; with one version there is nothing to show, and none of it ships. */
const versionModules = () => {
  const files = [
    'components/navigation/VersionSwitch.tsx',
    'components/doc/VersionBanner.tsx',
    'hooks/useVersionsOf.ts',
  ];
  if (readVersions(contentFolder()).value.others.length > 0) return {};
  const empty = path.resolve('src/app/noVersions.ts');
  return Object.fromEntries(files.map((name) => [path.resolve('src', name), empty]));
};

/**
 * Keeps the browser's bundle small, publishes no source maps, and takes Gatsby's old linter out of `develop`,
 * since the project is linted by its own configuration. The server's code gets the texts for pages whose code fails.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins: makers,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  const plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  if (stage !== 'build-javascript') {
    const facts = JSON.stringify(failureFacts(contentFolder()) ?? null);
    const told = makers.define({ __FAILURE_FACTS__: facts }) as WebpackConfig['plugins'][number];
    return actions.replaceWebpackConfig({ ...config, plugins: [...plugins, told] });
  }
  const resolve = {
    ...config.resolve,
    alias: { ...config.resolve.alias, ...routerModules, ...slimModules(), ...versionModules() },
  };
  return actions.replaceWebpackConfig({
    ...config,
    plugins,
    entry: { ...config.entry, ...routerEntry },
    resolve,
    devtool: process.env.SOURCE_MAPS === '1' ? 'source-map' : false,
  });
};
