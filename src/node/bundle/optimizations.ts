import TerserPlugin from 'terser-webpack-plugin';
import { BROWSER_ECMA } from './fastRules';

/** What webpack's configuration says of making its code smaller. */
export interface Optimization {
  splitChunks: object;
  minimizer?: object[];
}

/** What the first answer of the search waits for: each is one file, though pages may have some of its modules. */
const WHOLE_CHUNKS = ['search-dialog', 'search-worker'];
const mayShare = ({ name }: { name?: string }) => name === undefined || !WHOLE_CHUNKS.includes(name);

const isTerser = (plugin: object) => plugin.constructor.name === TerserPlugin.name;

/** Gatsby's with SWC in the place of Terser. It works in threads of its own, so there are no workers. */
export const browserOptimization = ({ splitChunks, minimizer = [], ...others }: Optimization): Optimization => ({
  ...others,
  splitChunks: { ...splitChunks, chunks: mayShare },
  minimizer: [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      parallel: false,
      terserOptions: { ecma: BROWSER_ECMA, compress: { passes: 2 } },
    }),
    ...minimizer.filter((plugin) => !isTerser(plugin)),
  ],
});

/** For the code that writes the pages, which nobody loads: making it smaller takes longer than it saves. */
export const serverOptimization = (optimization: Optimization): object => ({
  ...optimization,
  concatenateModules: false,
  innerGraph: false,
  mangleExports: false,
  usedExports: false,
});
