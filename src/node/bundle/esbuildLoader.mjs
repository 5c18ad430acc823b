import { transform } from 'esbuild';

/** Loaders by file extension. All other files are read as JSX, which packages have in `.js` files. */
const LOADERS = { ts: 'ts', tsx: 'tsx' };

/**
 * A webpack loader that compiles TypeScript and JSX to JavaScript for the targets in its options. The option `source`
 * replaces the file's code.
 * @this {import('webpack').LoaderContext<import('esbuild').TransformOptions & { ident: string, source?: string }>}
 */
export default function esbuildLoader(source) {
  const done = this.async();
  const ending = this.resourcePath.split('.').pop();
  const { source: own = source, ...given } = this.getOptions();
  // webpack's name for these options, which esbuild does not know.
  delete given.ident;
  const options = { loader: LOADERS[ending] ?? 'jsx', sourcefile: this.resourcePath, sourcemap: this.sourceMap };
  transform(own, { ...given, ...options }).then(
    ({ code, map }) => done(null, code, map === '' ? undefined : JSON.parse(map)),
    (error) => done(error),
  );
}
