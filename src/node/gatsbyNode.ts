import type { Engine } from './content/engine';
import { onCreateWebpackConfig } from './bundle/onCreateWebpackConfig';
import { createPages } from './createPages';
import { onCreateDevServer } from './develop/onCreateDevServer';
import { createResolvers } from './graphql/createResolvers';
import { createSchemaCustomization } from './graphql/createSchemaCustomization';
import { onCreateNode } from './graphql/onCreateNode';
import { sourceNodes } from './graphql/renewPages';
import { onCreatePage } from './onCreatePage';
import { onPostBootstrap } from './onPostBootstrap';
import { onPostBuild } from './onPostBuild';
import { onPreInit } from './onPreInit';

/** Returns Gatsby's hooks for the site of an engine. */
export const gatsbyNode = (engine: Engine) => ({
  onPreInit: onPreInit(engine),
  createSchemaCustomization: createSchemaCustomization(engine),
  sourceNodes: sourceNodes(engine),
  onCreateNode: onCreateNode(engine),
  createResolvers: createResolvers(engine),
  createPages: createPages(engine),
  onCreatePage,
  onPostBootstrap: onPostBootstrap(engine),
  onCreateWebpackConfig: onCreateWebpackConfig(engine),
  onCreateDevServer: (args: Parameters<typeof onCreateDevServer>[1]) => {
    onCreateDevServer(engine, args);
  },
  onPostBuild: onPostBuild(engine),
});
