import { transform } from 'esbuild';

/** Loaders by file extension. Packages contain JSX in files ending in js. */
const LOADERS = { ts: 'ts', tsx: 'tsx' };

/**
 * A webpack loader that compiles TypeScript and JSX to JavaScript for the targets in its options. An optional `source`
 * replaces the file's.
 * @this {import('webpack').LoaderContext<import('esbuild').TransformOptions & { ident: string, source?: string }>}
 */
export default function esbuildLoader(source) {
  const done = this.async();
  const ending = this.resourcePath.split('.').pop();
  const { source: own = source, ...given } = this.getOptions();
  // webpack's name of these options.
  delete given.ident;
  const options = { loader: LOADERS[ending] ?? 'jsx', sourcefile: this.resourcePath, sourcemap: this.sourceMap };
  transform(own, { ...given, ...options }).then(
    ({ code, map }) => done(null, code, map === '' ? undefined : JSON.parse(map)),
    (error) => done(error),
  );
}
