import * as bundler from './bundler.mjs';
import * as compiler from './compiler.mjs';
import { putInPlace, whenCalled, whenUsed } from './original.mjs';
import queryFinder from './queryFinder.mjs';
import * as workers from './workers.mjs';

/* Loaded before Gatsby's own program, and in its workers: what is in the place of some of its modules. */

putInPlace('gatsby/dist/utils/parcel/compile-gatsby-files', compiler);
putInPlace('gatsby/dist/utils/worker/pool', workers);
putInPlace('gatsby/dist/utils/webpack/bundle', bundler);
putInPlace('gatsby/dist/query/file-parser', queryFinder);
// Gatsby looks for queries in all files of all packages that are named after it. Only `src` has some.
putInPlace('gatsby/dist/utils/gatsby-dependents', { getGatsbyDependents: async () => [] });

// Parts that not every command needs, which take long to load.
for (const name of [
  'gatsby/dist/schema/graphql-engine/bundle-webpack',
  'gatsby/dist/utils/page-ssr-module/bundle-webpack',
  'gatsby/dist/utils/get-latest-gatsby-files',
  'gatsby/dist/utils/graphql-typegen/ts-codegen',
])
  putInPlace(name, whenUsed(name));

// Others are looked into when they are loaded.
const server = 'gatsby/dist/services/start-webpack-server';
putInPlace(server, { startWebpackServer: whenCalled(server, ({ startWebpackServer }) => startWebpackServer) });
putInPlace('autoprefixer', whenCalled('autoprefixer'));
