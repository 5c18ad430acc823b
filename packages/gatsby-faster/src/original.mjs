import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));

/** Puts something in the place of a module of a package, for all that load it from now on. */
export function putInPlace(name, exports) {
  const file = require.resolve(name);
  require.cache[file] = { id: file, filename: file, loaded: true, exports };
}

/** A module in whose place another one is. */
export function originalOf(name) {
  const file = require.resolve(name);
  const { exports: standIn } = require.cache[file];
  delete require.cache[file];
  const original = require(file);
  putInPlace(name, standIn);
  return original;
}

/** Loads a module only when something of it is used. Gatsby's modules tell that they are ES modules. */
export function whenUsed(name) {
  let loaded;
  return new Proxy(
    { __esModule: true },
    { get: (target, key) => (key in target ? target[key] : (loaded ??= originalOf(name))[key]) },
  );
}

/** A function that loads its module only when it is called: `pick` takes it out of the module. */
export function whenCalled(name, pick = (loaded) => loaded) {
  let original;
  return (...given) => (original ??= pick(originalOf(name)))(...given);
}
