import type { GatsbyNode } from 'gatsby';

/** The project is linted by its own configuration, so Gatsby's much older one is taken out of `develop`. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  const config = getConfig() as { devtool?: unknown; plugins: { constructor: { name: string } }[] };
  const plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  const devtool = stage === 'build-javascript' ? false : config.devtool;
  actions.replaceWebpackConfig({ ...config, plugins, devtool });
};
