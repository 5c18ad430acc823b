interface Bundler {
  hooks: {
    done: {
      tap: (name: string, listener: (stats: { compilation: { buildDependencies: Set<string> } }) => void) => void;
    };
  };
}

/** No packages for which the cache of webpack looks whether they have changed, see `SkipDependencies`. */
export const NO_DEPENDENCIES = { defaultWebpack: [] };

/**
 * A plugin of webpack's: its cache does not depend on the packages that compile. For that, webpack would look at all
 * files of all packages that they lead to, which takes longer than the bundling; and `npm run build` throws the cache
 * away when any of them changes (`src/node/cache/engineCache.ts`).
 */
export class SkipDependencies {
  apply({ hooks }: Bundler): void {
    hooks.done.tap(SkipDependencies.name, ({ compilation }) => compilation.buildDependencies.clear());
  }
}
