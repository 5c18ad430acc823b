import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { keepBundle } from './keptBundle.mjs';
import { originalOf } from './original.mjs';

/*
 * In the place of what runs webpack for Gatsby. Webpack bundles the browser's code as before. The code that writes the
 * pages is bundled by esbuild, from the same configuration: nobody loads it, so nothing is needed of what webpack does
 * to make code small, and it takes a tenth of the time. Both are kept while nothing changes of what they are made of.
 */

const require = createRequire(path.resolve('package.json'));

const SERVER_STAGE = 'build-html';
const ENTRY = 'render-page';
/** What JSX is made of, in the words of webpack's configuration. */
const CLASS_NAMES = 'class-names';
/** How Gatsby names the code of a page of React: its template, and behind this the file of the page. */
const CONTENT_QUERY = '?__contentFilePath=';
/** What is not JavaScript yet. */
const SOURCE = /\.(?:tsx?|mdx)$/;
/** What the server has once, whoever asks for it. */
const REACT = /^react(?:-dom)?(?:\/.+)?$/;

/** What the browser's bundler writes for Gatsby into the output, where a build removes it at its end. */
const REPORTS = ['webpack.stats.json', 'chunk-map.json'];

const BUILTIN = /^(?:node:)?[a-z_\d/]+$/;

const digestOf = (text) => createHash('sha256').update(text).digest('hex');
const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What names of webpack's configuration stand for; the environment stays what it is when pages are written. */
function definitionsOf({ plugins }) {
  const all = plugins.flatMap(({ constructor, definitions }) =>
    constructor.name === 'DefinePlugin' ? Object.entries(definitions) : [],
  );
  const isKept = (name) => !name.startsWith('process.env') || /\.(?:NODE_ENV|BUILD_STAGE|GATSBY_\w+)$/.test(name);
  return Object.fromEntries(
    all.filter(([name]) => isKept(name)).map(([name, value]) => [name, String(value).replace(/^\((.*)\)$/s, '$1')]),
  );
}

/** Webpack's loaders for a file, but for Babel: the rest is left to esbuild. */
const loadersFor = ({ module: { rules } }, file, query) =>
  rules
    .filter(
      ({ test, resourceQuery, use }) =>
        typeof use === 'function' && test.test(file) && (resourceQuery === undefined || resourceQuery.test(query)),
    )
    .flatMap(({ use }) => use({ realResource: file, resourceQuery: query, issuer: '' }))
    .filter(({ loader }) => !loader.includes('babel-loader'))
    // Webpack names options; those without a name would have to be texts.
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
 * The code of a file, by webpack's loaders but for esbuild's, of which only what it has in the file's place is taken.
 * @returns its contents, and by which of esbuild's loaders they are read
 */
async function readCode(config, file, query = '') {
  const loaders = SOURCE.test(file) ? loadersFor(config, file, query) : [];
  const isCompiled = loaders.length > 1 || path.extname(file) === '.mdx';
  const source = isCompiled ? undefined : loaders[0]?.options.source;
  const text = source ?? (await readFile(file, 'utf8'));
  return isCompiled
    ? { contents: await runLoaders(loaders, file + query, text), loader: 'jsx' }
    : { contents: text, loader: path.extname(file).slice(1) };
}

/**
 * Finds and reads modules as webpack's configuration says.
 * @param digests gets those of the modules' code, by the bundler's names for them
 */
function asConfigured(config, digests) {
  const aliases = Object.entries(config.resolve.alias);
  const named = aliases.filter(([name]) => !path.isAbsolute(name));
  const byFile = new Map(aliases.filter(([name]) => path.isAbsolute(name)));
  const filesNamed = [...byFile.keys()].map((file) => path.basename(file, path.extname(file)));
  const [trackers] = config.externals;
  return {
    name: 'as-configured',
    setup(bundler) {
      const resolve = (name, { importer, resolveDir, kind }) =>
        bundler.resolve(name, { importer, resolveDir, kind, pluginData: config });
      bundler.onResolve({ filter: REACT }, ({ path: name }) => ({ path: name, external: true }));
      bundler.onResolve({ filter: BUILTIN }, ({ path: name }) =>
        isBuiltin(name) ? { path: trackers[name].replace('commonjs ', ''), external: true } : undefined,
      );
      for (const [name, target] of named) {
        const whole = name.replace(/\$$/, '');
        const filter = new RegExp(`^${escaped(whole)}${name === whole ? '(?:/|$)' : '$'}`);
        bundler.onResolve({ filter }, (asked) => resolve(target + asked.path.slice(whole.length), asked));
      }
      bundler.onResolve({ filter: new RegExp(escaped(CONTENT_QUERY)) }, async (asked) => {
        const [template, page] = asked.path.split(CONTENT_QUERY);
        return { ...(await resolve(template, asked)), suffix: CONTENT_QUERY + page };
      });
      if (filesNamed.length > 0)
        bundler.onResolve(
          { filter: new RegExp(`/(?:${filesNamed.map(escaped).join('|')})(?:\\.tsx?)?$`) },
          async (asked) => {
            if (asked.pluginData === config) return undefined;
            const found = await resolve(asked.path, asked);
            return { ...found, path: byFile.get(found.path) ?? found.path };
          },
        );
      bundler.onLoad({ filter: SOURCE }, async ({ path: file, suffix }) => {
        const code = await readCode(config, file, suffix);
        digests.set(path.relative('.', file) + suffix, digestOf(code.contents));
        return code;
      });
    },
  };
}

/** The digest of all code that a module leads to. */
function digestFrom(start, inputs, digests, isFollowed = () => true) {
  const names = new Set([start]);
  for (const name of names)
    for (const each of inputs[name]?.imports ?? [])
      if (each.external !== true && isFollowed(each)) names.add(each.path);
  return digestOf(
    [...names]
      .sort()
      .map((name) => name + (digests.get(name) ?? digestOf(readFileSync(name))))
      .join(),
  );
}

/** What is told of the parts of the server's code: digests of what is in each, by which Gatsby knows the pages to write anew. */
function partsOf({ metafile: { inputs } }, digests, definitions) {
  const named = (name, digest) => [name, digestOf(digest + JSON.stringify(definitions))];
  const entry = Object.keys(inputs).find((name) => name.endsWith('static-entry.js'));
  const page = named(
    ENTRY,
    digestFrom(entry, inputs, digests, ({ kind }) => kind !== 'dynamic-import'),
  );
  const requires = Object.keys(inputs).find((name) => name.endsWith('async-requires.js'));
  const names = [...readFileSync(requires, 'utf8').matchAll(/^\s*"([^"]+)": \(\) => import\("([^"]+)"/gm)];
  const templates = names.map(([, name, file]) => {
    const { path: input } = inputs[requires].imports.find(({ original }) => original === file);
    return named(name, digestFrom(input, inputs, digests));
  });
  return [page, ...templates];
}

/** Bundles the code that writes the pages. */
async function makeServer(config) {
  const { build: bundle, stop } = await import('esbuild');
  const { path: outdir } = config.output;
  await rm(outdir, { recursive: true, force: true });
  const digests = new Map();
  const definitions = definitionsOf(config);
  const result = await bundle({
    entryPoints: [{ in: config.entry[ENTRY], out: ENTRY }],
    outdir,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    define: definitions,
    jsx: 'automatic',
    jsxImportSource: CLASS_NAMES,
    loader: { '.js': 'jsx' },
    nodePaths: [path.resolve('node_modules')],
    logLevel: 'silent',
    plugins: [asConfigured(config, digests)],
  });
  // Its process has 80 MB, and nothing more to do.
  await stop();
  const from = Object.keys(result.metafile.inputs).map((name) => path.resolve(name.replace(/\?.*/, '')));
  return { told: partsOf(result, digests, definitions), from, made: [path.join(outdir, `${ENTRY}.js`)] };
}

/** What Gatsby asks of webpack's report on the server's code. */
function reportOf(parts) {
  const chunkGroups = parts.map(([name, hash]) => ({ name, chunks: [{ hash }], childrenIterable: [], hash }));
  return { hash: chunkGroups[0].hash, hasErrors: () => false, compilation: { errors: [], chunkGroups } };
}

/** An error of esbuild's as Gatsby reports those of webpack. */
const asReported = ({ text, location }) => ({
  message: text,
  file: location?.file,
  ...(location === null ? {} : { loc: { start: { line: location.line, column: location.column } } }),
});

const nothingToClose = async () => {};

async function buildServer(config) {
  const parts = await keepBundle(config, readCode, () => makeServer(config)).catch((error) => {
    throw Array.isArray(error.errors) ? error.errors.map(asReported) : error;
  });
  return { stats: reportOf(parts), close: nothingToClose };
}

/** The module that this one stands in for, which loads webpack. */
const webpackRunner = () => originalOf('gatsby/dist/utils/webpack/bundle');

async function buildBrowser(config) {
  const inOutput = (name) => path.join(config.output.path, name);
  let built;
  const hash = await keepBundle(config, readCode, async () => {
    built = await webpackRunner().build(config);
    const { compilation } = built.stats;
    return {
      told: built.stats.hash,
      from: [...compilation.fileDependencies],
      made: compilation.getAssets().map(({ name }) => inOutput(name)),
      passing: REPORTS.map(inOutput),
    };
  });
  return built ?? { stats: { hash, hasWarnings: () => false }, close: nothingToClose };
}

const BUILDERS = { [SERVER_STAGE]: buildServer, 'build-javascript': buildBrowser };

export const build = (config) => (BUILDERS[config.name] ?? webpackRunner().build)(config);

export const watch = (...given) => webpackRunner().watch(...given);
