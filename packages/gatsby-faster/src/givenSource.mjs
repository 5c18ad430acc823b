/**
 * A loader that replaces a file's code by the option `source`.
 * @this {import('@rspack/core').LoaderContext<{ source: string }>}
 */
export default function givenSource() {
  return this.getOptions().source;
}
