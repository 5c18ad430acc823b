import { loadTypeScript } from './scripts/lib/loadTypeScript.mjs';

export const {
  onPreInit,
  createSchemaCustomization,
  onCreateNode,
  createResolvers,
  createPages,
  onCreatePage,
  onPostBootstrap,
  onCreateWebpackConfig,
  onPostBuild,
} = loadTypeScript('src/node/hooks.ts');
