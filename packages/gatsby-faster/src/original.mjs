import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));

/** Replaces a module of a package for all later imports. */
export function replaceModule(name, exports) {
  const file = require.resolve(name);
  require.cache[file] = { id: file, filename: file, loaded: true, exports };
}

/** Loads the original of a replaced module. */
export function originalOf(name) {
  const file = require.resolve(name);
  const { exports: replacement } = require.cache[file];
  delete require.cache[file];
  const original = require(file);
  replaceModule(name, replacement);
  return original;
}
