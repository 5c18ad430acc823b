/**
 * A loader of webpack's, for files of which the code depends on more than their text: that of a page of React has the
 * explanations of its terms. The bundler's cache would look at the text only.
 * @this {import('webpack').LoaderContext<object>}
 */
export default function uncachedLoader(source) {
  this.cacheable(false);
  return source;
}
