import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { hasSourceMaps } from '../environment';
import {
  browserModules,
  contentModules,
  developEntry,
  routerEntry,
  SHELL_MODULES,
  styleModules,
} from './browserModules';
import { developStyles } from './developStyles';
import { BROWSER_ECMA, fastRules, onceByBabel, type Rule } from './fastRules';
import { linesOf } from './plainStyles';
import {
  filledSlots,
  replacedModules,
  SITE_FEATURES,
  SITE_SLOTS,
  SLOTS_FOLDER,
  writeSiteFeatures,
} from './siteFeatures';
import { siteStyles } from './siteStyles';
import { datePatterns } from '../../model/text/datePatterns';
import { paletteColors } from '../../theme/palette';
import { themeOf } from '../site/theme';
import type { Engine } from '../content/engine';
import { failureConfig } from '../content/failureConfig';
import { BundleRecorder } from '../output/bundleRecord';

/** The used part of webpack's `optimization`. */
interface Optimization {
  splitChunks: { cacheGroups: { shared: SharedGroup }; chunks?: unknown; minSize?: number };
  minimizer?: object[];
}

/** A cache group: modules that several chunks share, for which Gatsby creates separate chunks. */
interface SharedGroup {
  name: (module: unknown, chunks: readonly { name?: string }[], key: string) => string;
}

/** Bundlers list the chunks that share a module in different orders. */
const inOrder = (chunks: readonly { name?: string }[]) =>
  [...chunks].sort((one, other) => ((one.name ?? '') < (other.name ?? '') ? -1 : 1));

/** Chunks that the first search needs: each stays one file, even if pages share some of its modules. */
const WHOLE_CHUNKS = ['search-dialog', 'search-worker', 'search-worker-fi'];
const mayShare = ({ name }: { name?: string }) => name === undefined || !WHOLE_CHUNKS.includes(name);

/** Bytes of source from which shared modules get a chunk; smaller ones cost less than another request. */
const LEAST_SHARED = 24_000;

/** webpack's stage after minifying, which removes comments, and before content hashing. */
const AFTER_MINIFYING = 1000;

/**
 * The first line of page scripts. Browsers compile functions at their first call, on the main thread, and parse them
 * twice. With this line, Chromium compiles a script at once, in another thread while it arrives; other browsers ignore
 * the comment. Workers do not get it, since they have no other thread.
 */
const EAGER_SCRIPTS = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: /^search-worker/,
  stage: AFTER_MINIFYING,
};

const isTerser = (plugin: object) => plugin.constructor.name === TerserPlugin.name;

/** Returns Gatsby's optimization with SWC instead of Terser, and `digits` in the names of shared chunks. */
function browserOptimization({ splitChunks, minimizer = [], ...others }: Optimization, digits: number): Optimization {
  const { shared } = splitChunks.cacheGroups;
  const named: SharedGroup = {
    ...shared,
    name: (module, chunks, key) => shared.name(module, inOrder(chunks), key).slice(0, digits),
  };
  const terserOptions = { ecma: BROWSER_ECMA, compress: { passes: 2 } };
  return {
    ...others,
    splitChunks: {
      ...splitChunks,
      cacheGroups: { ...splitChunks.cacheGroups, shared: named },
      chunks: mayShare,
      minSize: LEAST_SHARED,
    },
    minimizer: [
      new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, terserOptions }),
      ...minimizer.filter((plugin) => !isTerser(plugin)),
    ],
  };
}

interface WebpackConfig {
  cache: object;
  snapshot?: object;
  entry: Record<string, string>;
  plugins: object[];
  module: { rules: Rule[] };
  resolve: { alias: Record<string, string | false>; modules?: string[]; plugins: object[] };
  resolveLoader: object;
  output: object;
  target?: unknown;
  optimization: Optimization;
  devtool?: unknown;
}

/** Digits of a digest in the name of a script: every first visit loads all names. */
const DIGEST_LENGTH = 8;

/** Loading a module of the project has no side effects, so those that only compiled styles used are removed. */
const WITHOUT_SIDE_EFFECTS: Rule = { test: /\.tsx?$/, include: path.resolve('src'), sideEffects: false };

/** The bundler's cache goes by content: at each start Gatsby copies its modules into `.cache` with new times. */
const BY_CONTENT = { timestamp: true, hash: true };

/** Returns a value as code. In brackets, since a leading brace would start a block. */
const literal = (value: unknown) => `(${JSON.stringify(value ?? null)})`;

/** False for Gatsby's theme shadowing, which at each import looks for files that this site cannot have. */
const isNeeded = (plugin: object) => plugin.constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin';

/** Keeps the browser's bundle small, publishes no source maps, and removes Gatsby's linter from `develop`. */
export const onCreateWebpackConfig =
  (engine: Engine): GatsbyNode['onCreateWebpackConfig'] =>
  async ({ stage, actions, getConfig, plugins: makers }) => {
    const config = (getConfig as () => WebpackConfig)();
    const createDefinitions = makers.define as (texts: Record<string, string>) => object;
    const createBanner = makers.banner as (options: typeof EAGER_SCRIPTS) => object;
    const loaded = engine.site();
    const isPublished = stage === 'build-javascript';
    // The work folder of a site links to the engine's files: see `scripts/ohjekeskus.mjs`.
    const isLinked = lstatSync('src').isSymbolicLink();
    const theme = themeOf(engine);
    const styles = loaded === undefined || stage.startsWith('develop') ? undefined : await siteStyles(loaded);
    const plugins = [
      new SkipDependencies(),
      ...config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin'),
      createDefinitions({
        __PAGE_BACKGROUND__: literal({
          light: paletteColors('light', theme).background,
          dark: paletteColors('dark', theme).background,
        }),
        __ZOOM_STYLES__: literal(isPublished && styles ? linesOf({ zoom: styles.zoom }) : {}),
        ...(isPublished
          ? {
              __CONTENT_GROUPS__: literal(styles && linesOf(styles.written.groups)),
              __DATE_PATTERNS__: literal(
                Object.fromEntries((loaded?.codes ?? []).map((code) => [code, datePatterns(code)])),
              ),
            }
          : {}),
        ...(isPublished
          ? {}
          : {
              __STYLES__: literal(styles?.written),
              __PAPER_STYLES__: literal(styles?.paper.path),
              __COLOR_MODE__: literal(loaded?.site.colorMode),
              __FAILURE_CONFIG__: literal(loaded === undefined ? undefined : failureConfig(loaded)),
            }),
      }),
    ];
    const alias = {
      ...(stage === 'develop-html' ? SHELL_MODULES : {}),
      ...config.resolve.alias,
      ...contentModules(engine.folder),
      [`${SITE_FEATURES}$`]: writeSiteFeatures(loaded),
      [SITE_SLOTS]: SLOTS_FOLDER,
      ...(stage.endsWith('html') ? {} : browserModules()),
      ...styleModules(stage === 'develop'),
      ...replacedModules(loaded),
    };
    const filled = new Set(filledSlots(loaded).map(({ slot }) => slot));
    const rules =
      stage === 'develop'
        ? [...onceByBabel(config.module.rules), developStyles(engine)]
        : fastRules(
            config.module.rules,
            !isPublished,
            (file) => styles?.sourceOf(file, !isPublished),
            (slot) => filled.has(slot),
          );
    const module = { ...config.module, rules };
    const resolve = {
      ...config.resolve,
      alias,
      symlinks: !isLinked,
      // A content folder outside the project has no packages in the folders above it.
      modules: [...(config.resolve.modules ?? ['node_modules']), path.resolve('node_modules')],
      plugins: config.resolve.plugins.filter(isNeeded),
    };
    const changed = {
      ...config,
      plugins,
      module,
      resolve,
      resolveLoader: { ...config.resolveLoader, symlinks: !isLinked },
      entry: { ...config.entry, ...(stage === 'develop' ? developEntry : {}), ...(isPublished ? routerEntry : {}) },
      // React pages depend on more than their files, so a build compiles all modules, as Rspack does.
      cache: stage.startsWith('build') ? false : { ...config.cache, buildDependencies: NO_DEPENDENCIES },
      snapshot: { module: BY_CONTENT, resolve: BY_CONTENT },
    };
    if (!isPublished) return actions.replaceWebpackConfig(changed);
    return actions.replaceWebpackConfig({
      ...changed,
      plugins: [...plugins, createBanner(EAGER_SCRIPTS), new BundleRecorder()],
      module: { ...module, rules: [...module.rules, WITHOUT_SIDE_EFFECTS] },
      target: ['web', `es${BROWSER_ECMA}`],
      output: { ...config.output, hashDigestLength: DIGEST_LENGTH },
      optimization: browserOptimization(config.optimization, DIGEST_LENGTH),
      devtool: hasSourceMaps() ? 'source-map' : false,
    });
  };

interface Bundler {
  hooks: {
    done: {
      tap: (
        name: string,
        listener: (stats: { compilation: { buildDependencies: { clear?: () => void } } }) => void,
      ) => void;
    };
  };
}

/** No packages that webpack's cache checks for changes, see `SkipDependencies`. */
const NO_DEPENDENCIES = { defaultWebpack: [] };

/** Makes webpack's cache independent of the compiling packages: the build clears it when any of them changes. */
class SkipDependencies {
  apply({ hooks }: Bundler): void {
    hooks.done.tap(SkipDependencies.name, ({ compilation }) => compilation.buildDependencies.clear?.());
  }
}
