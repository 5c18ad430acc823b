import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));

/** Replaces a module of a package for all later imports. `load` returns its exports when it is first imported. */
export function replaceModule(name, load) {
  const file = require.resolve(name);
  const module = { id: file, filename: file, loaded: true };
  Object.defineProperty(module, 'exports', { configurable: true, get: load });
  require.cache[file] = module;
}

/** Changes the exports of a module of a package when it is first imported. */
export function patchModule(name, patch) {
  replaceModule(name, () => {
    delete require.cache[require.resolve(name)];
    const original = require(name);
    patch(original);
    return original;
  });
}
