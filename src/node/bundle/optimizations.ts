import TerserPlugin from 'terser-webpack-plugin';
import { BROWSER_ECMA } from './fastRules';

/** What webpack's configuration says of making its code smaller. */
export interface Optimization {
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
export const EAGER_SCRIPTS = {
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
export function browserOptimization(
  { splitChunks, minimizer = [], ...others }: Optimization,
  digits: number,
): Optimization {
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
