import { transform } from 'esbuild';

/** What a file's ending says it holds. Packages write JSX into files that end with js. */
const LOADERS = { ts: 'ts', tsx: 'tsx' };

/**
 * A loader of webpack's: turns TypeScript and JSX into JavaScript for the targets that the options name. Where they
 * have a source, that stands in the place of the file's.
 * @this {import('webpack').LoaderContext<import('esbuild').TransformOptions & { ident: string, source?: string }>}
 */
export default function esbuildLoader(source) {
  const done = this.async();
  const ending = this.resourcePath.split('.').pop();
  const { source: own = source, ...given } = this.getOptions();
  // The bundler's name of these options.
  delete given.ident;
  const options = { loader: LOADERS[ending] ?? 'jsx', sourcefile: this.resourcePath, sourcemap: this.sourceMap };
  transform(own, { ...given, ...options }).then(
    ({ code, map }) => done(null, code, map === '' ? undefined : JSON.parse(map)),
    (error) => done(error),
  );
}
