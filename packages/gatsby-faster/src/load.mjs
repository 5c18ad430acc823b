import { availableParallelism } from 'node:os';
import process from 'node:process';
import { build, bundleBesideQueries } from './bundler.mjs';
import * as compiler from './compiler.mjs';
import { loadOnCall, patchModule, replaceModule } from './original.mjs';
import { readLessFiles } from './queries.mjs';
import { rspack } from './rspack.mjs';
import * as workers from './workers.mjs';

export { provideFiles } from './compiler.mjs';

/* Replaces Gatsby modules. Loaded before Gatsby's program and in its workers. */

replaceModule('gatsby/dist/utils/parcel/compile-gatsby-files', () => compiler);
replaceModule('gatsby/dist/utils/worker/pool', () => workers);
patchModule('gatsby/dist/query/file-parser', readLessFiles);
// Gatsby asks `lscpu` several times.
replaceModule('gatsby-core-utils/dist/physical-cpu-count', () => ({ getPhysicalCpuCount: availableParallelism }));

// The setting `bundler` of the site; `develop` uses webpack.
if (process.env.BUNDLER === 'rspack') {
  replaceModule('webpack', rspack);
  patchModule('gatsby/dist/utils/webpack/bundle', (runner) => Object.assign(runner, { build }));
  patchModule('gatsby/dist/query/query-watcher', bundleBesideQueries);
  // A build without webpack, and without pages that a server renders.
  for (const name of ['autoprefixer', 'eslint-webpack-plugin', '@pmmmwh/react-refresh-webpack-plugin'])
    loadOnCall(name, 'default');
  loadOnCall('gatsby/dist/services/start-webpack-server', 'startWebpackServer');
  loadOnCall('gatsby/dist/schema/graphql-engine/bundle-webpack', 'createGraphqlEngineBundle');
}
