import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { keepBundle } from './keptBundle.mjs';
import { originalOf } from './original.mjs';

/* Replaces Gatsby's module that runs webpack. Runs webpack only when an input of the bundle has changed, else reuses
   the previous bundle. Most builds follow changes of texts, which are in no bundle. */

const require = createRequire(path.resolve('package.json'));

const SERVER_STAGE = 'build-html';
const BROWSER_STAGE = 'build-javascript';
/** Name of the part of the server bundle that every page needs. */
const ENTRY = 'render-page';
/** Files that webpack loaders compile. */
const SOURCE = /\.(?:tsx?|mdx)$/;

/** Reports of the browser bundle, which Gatsby reads from the output and removes after a build. */
const REPORTS = ['webpack.stats.json', 'chunk-map.json'];

/** The configured loaders of a file, without Babel, which only transpiles. */
const loadersFor = ({ module: { rules } }, file) =>
  rules
    .filter(
      ({ test, resourceQuery, use }) => typeof use === 'function' && test.test(file) && resourceQuery === undefined,
    )
    .flatMap(({ use }) => use({ realResource: file, resourceQuery: '', issuer: '' }))
    .filter(({ loader }) => !loader.includes('babel-loader'))
    // webpack assigns an ident to loader options; without one, options must be strings.
    .map((step, index) => ({ ...step, options: { ident: String(index), ...step.options } }));

/** Runs webpack loaders, last to first. */
function runLoaders(loaders, resource, source) {
  const context = {
    getOptions() {
      return this.query;
    },
  };
  const readResource = (file, done) => done(null, Buffer.from(source));
  return new Promise((resolve, reject) => {
    require('loader-runner').runLoaders({ resource, loaders, context, readResource }, (error, { result } = {}) =>
      error ? reject(error) : resolve(String(result[0])),
    );
  });
}

/** Returns the code that webpack compiles for a file, by running its loaders, whose options can change it. */
async function readCode(config, file) {
  const loaders = SOURCE.test(file) ? loadersFor(config, file) : [];
  const replaced = loaders[0]?.options.source;
  if (path.extname(file) !== '.mdx') return replaced ?? readFile(file, 'utf8');
  return runLoaders(loaders, file, await readFile(file, 'utf8'));
}

/** Names and hashes of the server bundle's parts, by which Gatsby selects the pages to render. */
function partsOf(stats) {
  const { getSSRChunkHashes } = require('gatsby/dist/utils/webpack/get-ssr-chunk-hashes');
  const names = stats.compilation.chunkGroups.flatMap(({ name }) => name ?? []);
  const components = names.map((name) => ({ componentChunkName: name, componentPath: name }));
  const { renderPageHash, templateHashes } = getSSRChunkHashes({ stats, components });
  return [[ENTRY, renderPageHash], ...Object.entries(templateHashes)];
}

/** The part of webpack's server stats that Gatsby reads. */
function serverStats(parts) {
  const chunkGroups = parts.map(([name, hash]) => ({ name, chunks: [{ hash }], childrenIterable: [] }));
  return { hash: parts[0][1], hasErrors: () => false, compilation: { errors: [], chunkGroups } };
}

const browserStats = (hash) => ({ hash, hasWarnings: () => false });

const webpackRunner = () => originalOf('gatsby/dist/utils/webpack/bundle');

async function buildKept(config) {
  const isServer = config.name === SERVER_STAGE;
  const inOutput = (name) => path.join(config.output.path, name);
  let built;
  const summary = await keepBundle(config, readCode, async () => {
    built = await webpackRunner().build(config);
    const { stats } = built;
    return {
      summary: isServer ? partsOf(stats) : stats.hash,
      from: [...stats.compilation.fileDependencies],
      made: stats.compilation.getAssets().map(({ name }) => inOutput(name)),
      passing: isServer ? [] : REPORTS.map(inOutput),
    };
  });
  return built ?? { stats: isServer ? serverStats(summary) : browserStats(summary), close: async () => {} };
}

export const build = (config) =>
  config.name === SERVER_STAGE || config.name === BROWSER_STAGE ? buildKept(config) : webpackRunner().build(config);

export const watch = (...args) => webpackRunner().watch(...args);
