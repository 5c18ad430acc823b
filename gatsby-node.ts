export { onPreInit } from './src/node/onPreInit';
export { createSchemaCustomization } from './src/node/createSchemaCustomization';
export { onCreateNode } from './src/node/nodes/onCreateNode';
export { createResolvers } from './src/node/schema/createResolvers';
export { createPages } from './src/node/pages/createPages';
export { onPostBootstrap } from './src/node/onPostBootstrap';
export { onCreateWebpackConfig } from './src/node/onCreateWebpackConfig';
export { onPostBuild } from './src/node/onPostBuild';
