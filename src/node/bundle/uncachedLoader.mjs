/**
 * A webpack loader that disables the cache for files whose code depends on more than their text: a React page contains
 * the explanations of its terms.
 * @this {import('webpack').LoaderContext<object>}
 */
export default function uncachedLoader(source) {
  this.cacheable(false);
  return source;
}
