import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { keepBundle } from './keptBundle.mjs';
import { originalOf } from './original.mjs';

/*
 * Replaces the module that runs webpack for Gatsby. Runs webpack only when something has changed of what a bundle is
 * made of; else the bundle of the build before stays. Most builds come after a change of texts, which are in no bundle.
 */

const require = createRequire(path.resolve('package.json'));

const SERVER_STAGE = 'build-html';
const BROWSER_STAGE = 'build-javascript';
/** Name of the part of the server's code that every page needs. */
const ENTRY = 'render-page';
/** Files that loaders of webpack compile. */
const SOURCE = /\.(?:tsx?|mdx)$/;

/** Reports of the browser's bundle, which Gatsby reads in the output and removes at the end of a build. */
const REPORTS = ['webpack.stats.json', 'chunk-map.json'];

/** The loaders of a file in webpack's configuration, without Babel, which only translates. */
const loadersFor = ({ module: { rules } }, file) =>
  rules
    .filter(
      ({ test, resourceQuery, use }) => typeof use === 'function' && test.test(file) && resourceQuery === undefined,
    )
    .flatMap(({ use }) => use({ realResource: file, resourceQuery: '', issuer: '' }))
    .filter(({ loader }) => !loader.includes('babel-loader'))
    // Webpack names the options of loaders. Options without a name would have to be texts.
    .map((step, index) => ({ ...step, options: { ident: String(index), ...step.options } }));

/** Runs webpack's loaders, the last one first. */
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

/**
 * Reads what webpack compiles of a file. A source can be replaced by the options of its loader, for example where
 * styles are compiled; a page of React depends on more than its file, so its loaders run.
 */
async function readCode(config, file) {
  const loaders = SOURCE.test(file) ? loadersFor(config, file) : [];
  const replaced = loaders[0]?.options.source;
  if (path.extname(file) !== '.mdx') return replaced ?? readFile(file, 'utf8');
  return runLoaders(loaders, file, await readFile(file, 'utf8'));
}

/** Names and hashes of the parts of the server's code, by which Gatsby knows which pages to render again. */
function partsOf(stats) {
  const { getSSRChunkHashes } = require('gatsby/dist/utils/webpack/get-ssr-chunk-hashes');
  const names = stats.compilation.chunkGroups.flatMap(({ name }) => name ?? []);
  const components = names.map((name) => ({ componentChunkName: name, componentPath: name }));
  const { renderPageHash, templateHashes } = getSSRChunkHashes({ stats, components });
  return [[ENTRY, renderPageHash], ...Object.entries(templateHashes)];
}

/** What Gatsby reads of webpack's report on the server's code. */
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
