/**
 * A webpack loader that gets a file's code from the function in its options. Compiles the file again when one of the
 * `materials` changes.
 * @this {import('webpack').LoaderContext<{
 *   sourceOf: (file: string, code: string, run: object) => Promise<{ code: string, materials: string[] }>
 * }>}
 */
export default function sourceLoader(source) {
  const done = this.async();
  this.getOptions()
    .sourceOf(this.resourcePath, source, this._compilation)
    .then(({ code, materials }) => {
      for (const file of materials) this.addDependency(file);
      done(null, code);
    })
    .catch(done);
}
