import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { adaptConfig, rspack, TEMPLATES, WAY_OUT } from './rspack.mjs';

/* Bundles with Rspack instead of webpack, beside the search for queries. */

const require = createRequire(path.resolve('package.json'));

const STAGES = ['build-javascript', 'build-html'];

const unsupported = (error) =>
  new Error(`Rspack failed, perhaps by a webpack plugin that it does not support: ${error.message}. ${WAY_OUT}`, {
    cause: error,
  });

/** Runs Rspack as Gatsby's runner runs webpack. */
function run(config) {
  return new Promise((resolve, reject) => {
    // For Gatsby's `GatsbyWebpackStatsExtractor`: Rspack's run time alone decides what it fetches ahead.
    require('@rspack/binding').ChunkGroup.prototype.getChildrenByOrders ??= () => ({});
    const compiler = rspack()(adaptConfig(config));
    const close = () => new Promise((done, failed) => compiler.close((error) => (error ? failed(error) : done())));
    compiler.run((error, stats) => {
      if (error) close().then(() => reject(unsupported(error)), reject);
      else if (stats.hasErrors()) close().then(() => reject(stats.compilation.errors), reject);
      else resolve({ stats, close });
    });
  });
}

/** The started bundles by stage, with the templates that they contain. */
const started = new Map();

const templates = () => readFileSync(TEMPLATES, 'utf8');

/** Starts both bundles when the pages are known: they do not depend on the results of queries. */
async function startBundles() {
  const { store } = require('gatsby/dist/redux');
  const { program } = store.getState();
  await require('gatsby/dist/bootstrap/requires-writer').writeAll(store.getState());
  for (const stage of STAGES) {
    const config = await require('gatsby/dist/utils/webpack.config')(program, program.directory, stage, null);
    const bundle = run(config);
    // Gatsby awaits the bundle later, and reports its errors then.
    bundle.catch(() => {});
    started.set(stage, { bundle, of: templates() });
  }
}

/** Starts the bundles when Gatsby starts to search for queries. */
export function bundleBesideQueries(watcher) {
  const { extractQueries } = watcher;
  watcher.extractQueries = async (...args) => {
    await Promise.all([startBundles(), extractQueries(...args)]);
  };
}

/** Static queries and slices, which the search finds, are assigned to templates while they are bundled. */
function areQueriesOfPages() {
  const { staticQueryComponents, componentsUsingSlices } = require('gatsby/dist/redux').store.getState();
  return staticQueryComponents.size === 0 && componentsUsingSlices.size === 0;
}

/** Returns the started bundle, or bundles now what was not known at its start. */
export function build(config) {
  const { bundle, of } = started.get(config.name) ?? {};
  started.delete(config.name);
  return of === templates() && areQueriesOfPages() ? bundle : run(config);
}
