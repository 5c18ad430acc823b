import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));

/** Replaces a module of a package for all later imports. `load` returns its exports when it is first imported. */
export function replaceModule(name, load) {
  const file = require.resolve(name);
  // `import()` needs the path.
  const module = { id: file, filename: file, path: path.dirname(file), loaded: true };
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

/** Replaces a module that a build loads and rarely uses: it is loaded when one of its functions or classes is called. */
export function loadOnCall(name, ...exported) {
  const file = createRequire(require.resolve('gatsby/package.json')).resolve(name);
  const load = () => {
    delete require.cache[file];
    const module = require(file);
    return module.__esModule ? module : { default: module };
  };
  let loaded;
  const original = () => (loaded ??= load());
  const later = (key) =>
    function callLater(...args) {
      return new.target ? Reflect.construct(original()[key], args) : original()[key](...args);
    };
  const exports = { __esModule: true, ...Object.fromEntries(exported.map((key) => [key, later(key)])) };
  require.cache[file] = { id: file, filename: file, loaded: true, exports };
}
