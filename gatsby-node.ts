import { gatsbyNode } from './src/node/gatsbyNode';
import { engine } from './src/project';

export const {
  onPreInit,
  createSchemaCustomization,
  sourceNodes,
  onCreateNode,
  createResolvers,
  createPages,
  onCreatePage,
  onPostBootstrap,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = gatsbyNode(engine);
