/**
 * A webpack loader that disables the cache, which compares only the text of a file, for files whose code depends on
 * more: a React page contains the explanations of its terms.
 * @this {import('webpack').LoaderContext<object>}
 */
export default function uncachedLoader(source) {
  this.cacheable(false);
  return source;
}
