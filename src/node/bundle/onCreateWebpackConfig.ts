import type { GatsbyNode } from 'gatsby';
import { askingModules, publishedModules, routerEntry } from './browserModules';
import { projectSite } from '../site/projectSite';
import { failureConfig } from '../site/failureConfig';
import { BundleRecorder } from '../offline/bundleRecord';

interface WebpackConfig {
  entry: Record<string, string>;
  plugins: object[];
  resolve: { alias: Record<string, string> };
  devtool?: unknown;
}

/** A value as code. In brackets, since a text that begins with a brace would be taken for a block. */
const literal = (value: unknown) => `(${JSON.stringify(value ?? null)})`;

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
  const createDefinitions = makers.define as (texts: Record<string, string>) => object;
  const loaded = projectSite();
  const isPublished = stage === 'build-javascript';
  const plugins = [
    ...config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin'),
    createDefinitions({
      __ANALYTICS__: literal(loaded?.site.analytics),
      ...(isPublished ? {} : { __FAILURE_CONFIG__: literal(loaded === undefined ? undefined : failureConfig(loaded)) }),
    }),
  ];
  const alias = {
    ...config.resolve.alias,
    ...(isPublished ? publishedModules(loaded) : {}),
    ...(stage.endsWith('html') ? {} : askingModules(loaded, isPublished)),
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
