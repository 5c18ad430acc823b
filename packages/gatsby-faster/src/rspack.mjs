import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, URL } from 'node:url';

/* Adapts webpack's configuration of Gatsby and its plugins to Rspack, which takes most of it as it is. */

const require = createRequire(path.resolve('package.json'));

/** Loaded when a build bundles; the modules that import this file are loaded in every process of Gatsby. */
export const rspack = () => require('@rspack/core');

const NONE = () => [];

/**
 * Sorts the groups of chunks, which Rspack's threads find in any order: after a change of their order, Gatsby renders all
 * pages anew.
 */
const sortedGroups = {
  apply({ hooks }) {
    hooks.done.tap({ name: 'SortedGroups', stage: -1 }, ({ compilation }) => {
      const value = [...compilation.chunkGroups].sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
      Object.defineProperty(compilation, 'chunkGroups', { value });
    });
  },
};

/** The webpack plugins that Rspack cannot take, by the name of their class, with the plugins that replace them, and one that needs another. */
const PLUGINS = {
  MiniCssExtractPlugin: ({ options: { filename, chunkFilename, ignoreOrder } }) => [
    new (rspack().CssExtractRspackPlugin)({ filename, chunkFilename, ignoreOrder }),
  ],
  TerserPlugin: ({ options: { minimizer, extractComments } }) => [
    new (rspack().SwcJsMinimizerRspackPlugin)({
      extractComments,
      minimizerOptions: { ...minimizer.options, format: { comments: false } },
    }),
  ],
  CssMinimizerPlugin: () => [new (rspack().LightningCssMinimizerRspackPlugin)()],
  // Gatsby writes the virtual modules into `.cache` as well, where the resolver finds them.
  GatsbyWebpackVirtualModules: NONE,
  // It only invalidates webpack's cache.
  BabelConfigItemsCacheInvalidatorPlugin: NONE,
  GatsbyWebpackStatsExtractor: (plugin) => [sortedGroups, plugin],
};

/** A loader that replaces a file's code. Rspack finds its options by their `ident`. */
const withSource = (source) => ({
  loader: fileURLToPath(new URL('./givenSource.mjs', import.meta.url)),
  ident: createHash('sha256').update(source).digest('hex'),
  options: { source },
});

/** "safari16.4" as an entry of SWC's targets. */
const swcTarget = (target) => /^([a-z]+)(.+)$/.exec(target).slice(1);

/** Comments that bundlers read. The size of modules decides which chunks are made, so others must not count. */
const KEPT_COMMENTS = { regex: 'webpack|__PURE__|@license|@preserve|^!' };

/** Compiles as `src/node/bundle/esbuildLoader.mjs` does, but in Rspack's threads. */
const swcSteps = ({ source, target, jsx, jsxImportSource }, file) => [
  {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: /\.tsx?$/.test(file)
          ? { syntax: 'typescript', tsx: file.endsWith('x') }
          : { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: jsx, importSource: jsxImportSource } },
        minify: { compress: false, mangle: false, format: { comments: KEPT_COMMENTS } },
      },
      env: { targets: Object.fromEntries([target].flat().map(swcTarget)) },
      isModule: 'unknown',
    },
  },
  ...(source === undefined ? [] : [withSource(source)]),
];

/** Loaders that Rspack cannot take or has in a faster form, by a part of their path, with what replaces them. */
const LOADERS = {
  'mini-css-extract-plugin': (step) => [{ ...step, loader: rspack().CssExtractRspackPlugin.loader }],
  'bundle/esbuildLoader': ({ options }, file) => swcSteps(options, file),
};

const replaced = (plugin) => PLUGINS[plugin.constructor.name]?.(plugin) ?? [plugin];

function stepsFor(step, file) {
  const given = typeof step === 'string' ? { loader: step } : step;
  const known = Object.keys(LOADERS).find((name) => given.loader.includes(name));
  return known === undefined ? [given] : LOADERS[known](given, file);
}

function ruleFor({ oneOf, use, ...rule }) {
  if (oneOf !== undefined) return { ...rule, oneOf: oneOf.map(ruleFor) };
  if (use === undefined) return rule;
  const steps = (given, file) => [given].flat().flatMap((step) => stepsFor(step, file));
  if (typeof use !== 'function') return { ...rule, use: steps(use, '') };
  // Rspack calls webpack's `realResource` the `resource`.
  return { ...rule, use: (target) => steps(use({ ...target, realResource: target.resource }), target.resource) };
}

/** Gatsby's module that imports the templates. */
export const TEMPLATES = path.resolve('.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js');

/** Puts the names of chunks before the paths of imports, where Rspack reads them. */
const namedTemplates = () => ({
  test: TEMPLATES,
  use: [withSource(readFileSync(TEMPLATES, 'utf8').replace(/import\((".*?") (\/\*.*?\*\/)\)/g, 'import($2 $1)'))],
});

export const WAY_OUT = 'Set "bundler: webpack" in site.yaml, or remove the plugin.';

/** Names a plugin that fails. */
const guarded = (plugin) => ({
  apply(compiler) {
    try {
      plugin.apply(compiler);
    } catch (error) {
      const { name } = plugin.constructor;
      throw new Error(`The webpack plugin "${name}" does not work with Rspack: ${error.message}. ${WAY_OUT}`, {
        cause: error,
      });
    }
  },
});

/** By how much SWC's code is larger than esbuild's before it is minified: it indents by four spaces. */
const WIDER = 1.2;

const sharedBySize = (splitChunks) =>
  splitChunks && { ...splitChunks, minSize: Math.round(splitChunks.minSize * WIDER) };

/**
 * Returns Rspack's configuration. Without webpack's cache, and without Gatsby's resolvers: one finds the polyfills of ES5
 * browsers, the other packages where pnpm or Yarn's PnP installed them.
 */
export function adaptConfig({ plugins, module, resolve, optimization, ...config }) {
  return {
    ...config,
    cache: false,
    snapshot: undefined,
    plugins: plugins.flatMap(replaced).map(guarded),
    module: { ...module, rules: [...module.rules.map(ruleFor), namedTemplates()] },
    resolve: { ...resolve, plugins: [] },
    optimization: {
      ...optimization,
      splitChunks: sharedBySize(optimization.splitChunks),
      minimizer: optimization.minimizer?.flatMap(replaced),
    },
  };
}
