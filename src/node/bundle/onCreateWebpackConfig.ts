import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
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
import { SITE_FEATURES, SITE_SLOTS, SLOTS_FOLDER, writeSiteFeatures } from './siteFeatures';
import { siteStyles } from './siteStyles';
import { datePatterns } from '../../model/text/datePatterns';
import { paletteColors } from '../../theme/palette';
import { contentFolder } from '../files/contentFolder';
import { themeOf } from '../site/featuresOf';
import { projectSite } from '../content/projectSite';
import { failureConfig } from '../content/failureConfig';
import { BundleRecorder } from '../output/bundleRecord';

/** What webpack's configuration says of making its code smaller. */
interface Optimization {
  splitChunks: { cacheGroups: { shared: SharedGroup }; chunks?: unknown; minSize?: number };
  minimizer?: object[];
}

/** Modules that several parts of the bundle have, for which Gatsby makes parts of their own. */
interface SharedGroup {
  name: (...about: readonly unknown[]) => string;
}

/** What the first answer of the search waits for: each is one file, though pages may have some of its modules. */
const WHOLE_CHUNKS = ['search-dialog', 'search-worker', 'search-worker-fi'];
const mayShare = ({ name }: { name?: string }) => name === undefined || !WHOLE_CHUNKS.includes(name);

/** Bytes of source below which pages that share modules each have their own: another request costs more than those. */
const LEAST_SHARED = 24_000;

/**
 * Webpack's number (`Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE`) for after the code has been made small, which takes
 * comments away, and before its digest becomes its name.
 */
const AFTER_MINIFYING = 1000;

/**
 * The first line of scripts that pages load. Browsers compile what a script defines when it is called first, in the
 * thread that answers the reader, and read it a second time for that. Chromium compiles scripts with this line at once,
 * in another thread while they arrive; other browsers take it for a comment. Workers have no other thread.
 */
const EAGER_SCRIPTS = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: /^search-worker/,
  stage: AFTER_MINIFYING,
};

const isTerser = (plugin: object) => plugin.constructor.name === TerserPlugin.name;

/**
 * Gatsby's with SWC in the place of Terser. It works in threads of its own, so there are no workers.
 * @param digits of the digests that are the names of shared parts
 */
function browserOptimization({ splitChunks, minimizer = [], ...others }: Optimization, digits: number): Optimization {
  const { shared } = splitChunks.cacheGroups;
  const named: SharedGroup = { ...shared, name: (...about) => shared.name(...about).slice(0, digits) };
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
  output: object;
  target?: unknown;
  optimization: Optimization;
  devtool?: unknown;
}

/** Digits of a digest in the name of a script: every first visit fetches the names of all. */
const DIGEST_LENGTH = 8;

/**
 * Modules of the site do nothing by being loaded but what their exports are for, so those of which nothing is used are
 * left out: what styles are made of, which the bundler cannot tell.
 */
const WITHOUT_SIDE_EFFECTS: Rule = { test: /\.tsx?$/, include: path.resolve('src'), sideEffects: false };

/** Pages of React depend on more than their files, so each build that bundles compiles them. */
const ALWAYS_ANEW: Rule = { test: /\.mdx$/, use: [{ loader: path.resolve('src/node/bundle/uncachedLoader.mjs') }] };

/**
 * The bundler's cache keeps what it made of a file that has a new time and the same content: at each start Gatsby copies
 * its own modules into `.cache`.
 */
const BY_CONTENT = { timestamp: true, hash: true };

/** A value as code. In brackets, since a text that begins with a brace would be taken for a block. */
const literal = (value: unknown) => `(${JSON.stringify(value ?? null)})`;

/** Themes of Gatsby's may replace each other's files: for each import it asks for files that this site cannot have. */
const isNeeded = (plugin: object) => plugin.constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin';

/**
 * Keeps the browser's bundle small, publishes no source maps, and takes Gatsby's old linter out of `develop`,
 * since the project is linted by its own configuration. The server's code gets the texts for pages whose code fails.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  getConfig,
  plugins: makers,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  const createDefinitions = makers.define as (texts: Record<string, string>) => object;
  const createBanner = makers.banner as (options: typeof EAGER_SCRIPTS) => object;
  const loaded = projectSite();
  const isPublished = stage === 'build-javascript';
  const theme = themeOf(contentFolder());
  const styles = stage.startsWith('develop') ? undefined : await siteStyles(loaded);
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
    ...contentModules(),
    [`${SITE_FEATURES}$`]: writeSiteFeatures(loaded),
    [SITE_SLOTS]: SLOTS_FOLDER,
    ...(stage.endsWith('html') ? {} : browserModules()),
    ...styleModules(stage === 'develop'),
  };
  const rules =
    stage === 'develop'
      ? [...onceByBabel(config.module.rules), developStyles()]
      : fastRules(config.module.rules, !isPublished, (file) => styles?.sourceOf(file, !isPublished));
  const module = { ...config.module, rules: stage.startsWith('build') ? [...rules, ALWAYS_ANEW] : rules };
  const resolve = {
    ...config.resolve,
    alias,
    // A content folder that lies elsewhere has no packages above it.
    modules: [...(config.resolve.modules ?? ['node_modules']), path.resolve('node_modules')],
    plugins: config.resolve.plugins.filter(isNeeded),
  };
  const changed = {
    ...config,
    plugins,
    module,
    resolve,
    entry: { ...config.entry, ...(stage === 'develop' ? developEntry : {}), ...(isPublished ? routerEntry : {}) },
    cache: { ...config.cache, buildDependencies: NO_DEPENDENCIES },
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
    devtool: process.env.SOURCE_MAPS === '1' ? 'source-map' : false,
  });
};

interface Bundler {
  hooks: {
    done: {
      tap: (name: string, listener: (stats: { compilation: { buildDependencies: Set<string> } }) => void) => void;
    };
  };
}

/** No packages for which the cache of webpack looks whether they have changed, see `SkipDependencies`. */
const NO_DEPENDENCIES = { defaultWebpack: [] };

/**
 * A plugin of webpack's: its cache does not depend on the packages that compile. For that, webpack would look at all
 * files of all packages that they lead to, which takes longer than the bundling; and `npm run build` throws the cache
 * away when any of them changes (`src/node/cache/engineCache.ts`).
 */
class SkipDependencies {
  apply({ hooks }: Bundler): void {
    hooks.done.tap(SkipDependencies.name, ({ compilation }) => compilation.buildDependencies.clear());
  }
}
