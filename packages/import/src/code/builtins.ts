import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Builtin, isPrimitive, Unknown } from './scope';

const texts = (args: readonly unknown[]): readonly string[] | undefined =>
  args.every((each) => typeof each === 'string') ? args : undefined;

/** A function of texts; unknown for other values. */
const ofTexts = (make: (...args: string[]) => string) =>
  new Builtin((args) => {
    const given = texts(args);
    return given === undefined || given.length === 0 ? undefined : make(...given);
  });

/** Returns replacements of the Node.js modules `path` and `url` for files in a folder. They only process texts. */
export function nodeModules(folder: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const ofPath = {
    join: ofTexts((...parts) => path.join(...parts)),
    resolve: ofTexts((...parts) => path.resolve(folder, ...parts)),
    dirname: ofTexts((file = '') => path.dirname(file)),
    basename: ofTexts((file = '', ending) => path.basename(file, ending)),
    relative: ofTexts((from = '', to = '') => path.relative(from, to)),
    sep: path.sep,
  };
  const ofUrl = {
    fileURLToPath: ofTexts((url = '') => (url.startsWith(pathToFileURL(folder).href) ? fileURLToPath(url) : url)),
  };
  return { path: { ...ofPath, posix: ofPath }, url: ofUrl };
}

/** Returns the global names of a file. The environment is not read: only the usual value of NODE_ENV is there. */
export function globalNames(file: string): Record<string, unknown> {
  const folder = path.dirname(file);
  const isOnePrimitive = (args: readonly unknown[]) => args.length === 1 && isPrimitive(args[0]);
  return {
    __dirname: folder,
    __filename: file,
    'import.meta': { url: pathToFileURL(file).href, dirname: folder, filename: file },
    process: { env: { NODE_ENV: 'production' }, cwd: new Builtin(() => folder) },
    require: new Builtin(() => undefined, { resolve: ofTexts((name = '') => name) }),
    Boolean: new Builtin((args) => (args[0] instanceof Unknown ? args[0] : Boolean(args[0]))),
    String: new Builtin((args) => (isOnePrimitive(args) ? String(args[0]) : undefined)),
    Number: new Builtin((args) => (isOnePrimitive(args) ? Number(args[0]) : undefined)),
  };
}

type Apply = (callee: unknown, args: readonly unknown[]) => unknown;

const isKnown = (value: unknown) => !(value instanceof Unknown);

/** Supported methods of lists; each returns undefined where the result is unknown. */
export const LIST_METHODS: Readonly<
  Partial<Record<string, (list: readonly unknown[], args: readonly unknown[], apply: Apply) => unknown>>
> = {
  concat: (list, [other, ...more]) =>
    more.length === 0 && Array.isArray(other) ? [...list, ...(other as unknown[])] : undefined,
  filter: (list, [test], apply) => {
    const results = list.map((each, index) => apply(test, [each, index]));
    return results.every(isKnown) ? list.filter((_each, index) => Boolean(results[index])) : undefined;
  },
  map: (list, [make], apply) => list.map((each, index) => apply(make, [each, index])),
};
