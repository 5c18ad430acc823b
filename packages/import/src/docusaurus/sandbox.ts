/*
 * The names that the code of a site finds in the sandbox, where it runs before that code (see siteCode.ts). A package,
 * which is not installed, is a function that has every property, and remembers how it was reached; functions that only
 * extend settings return them.
 */
declare const host: (kind: string, args: string) => string;
declare const FOLDER: string;

type Make = (to: string) => unknown;
interface Options {
  isModule?: boolean;
  routes?: readonly string[];
}

const MARK = '\uE0F0';
/** Most items and levels of a value. */
const [ITEM_LIMIT, LEVEL_LIMIT] = [200_000, 100];
/** Functions of packages that return the settings that they are given. */
const EXTENDS = /(?:(?:^|\.)(?:define|with|extend)[A-Z]\w*|starlight"\)(?:\.default)?|[^.]\(\))$/;
const names = new WeakMap<object, string>();
const { parse } = JSON;
const call = (kind: string, ...args: unknown[]): unknown => parse(host(kind, JSON.stringify(args)));

function outside(name: string): object {
  const own: object = new Proxy(function () {}, {
    get: (target, key) => {
      if (key === 'prototype') return target.prototype as unknown;
      if (key === '__esModule') return true;
      if (key === Symbol.toPrimitive) return () => MARK + name + MARK;
      if (key === Symbol.iterator)
        return function* () {
          yield outside(`...${name}`);
        };
      if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') return undefined;
      return key === '...' ? own : outside(`${name}.${key}`);
    },
    getPrototypeOf: () => own,
    ownKeys: () => ['prototype', '...'],
    set: () => true,
    deleteProperty: () => true,
    defineProperty: () => true,
    getOwnPropertyDescriptor: (target, key) =>
      key === '...'
        ? { enumerable: true, configurable: true, value: own }
        : key === 'prototype'
          ? Object.getOwnPropertyDescriptor(target, key)
          : undefined,
    apply: (_target, _self, [first]: unknown[]) =>
      EXTENDS.test(name) && Object(first) === first ? first : outside(`${name}()`),
    construct: () => outside(`new ${name}()`),
  });
  names.set(own, name);
  return own;
}

const addressOf = (file: unknown) => String((file as { href?: unknown }).href ?? file);
const textOf = (file: unknown) => call('read', addressOf(file)) ?? outside(`the file ${String(file)}`);

class Address {
  declare href: string;
  constructor(address: unknown, base?: unknown) {
    Object.assign(this, call('url', String(address), base === undefined ? undefined : addressOf(base)));
  }
  toString() {
    return this.href;
  }
}

/** Adds every other property to an object. */
const withRest = <Known extends object>(name: string, own: Known): Known =>
  new Proxy(own, {
    get: (known, key): unknown =>
      key in known || typeof key === 'symbol' ? Reflect.get(known, key) : outside(`${name}.${key}`),
  });
const paths: Record<string, unknown> = Object.fromEntries(
  'join resolve dirname basename relative extname normalize isAbsolute'
    .split(' ')
    .map((name) => [name, (...args: unknown[]) => call('path', name, ...args)]),
);
const files = {
  readFileSync: textOf,
  existsSync: (file: unknown) => call('read', addressOf(file)) !== null,
  promises: { readFile: (file: unknown) => Promise.resolve(textOf(file)) },
};
const builtins = {
  path: withRest('require("path")', Object.assign(paths, { sep: '/', posix: paths })),
  url: withRest('require("url")', {
    URL: Address,
    fileURLToPath: (url: unknown) => call('file', addressOf(url)),
    pathToFileURL: (file: string) => new Address(`file://${file}`),
  }),
  fs: withRest('require("fs")', files),
  'fs/promises': files.promises,
};
const known = { env: { NODE_ENV: 'production' }, cwd: () => FOLDER, argv: [], platform: 'linux' };
const isAbsent = (key: string | symbol) =>
  typeof key === 'symbol' || /^(?:window|document|self|Deno|Bun|define|module|exports|answer)$/.test(key);

const unread: [path: string, origin: string][] = [];
let items = 0;

/** Copies a value as data; what is none goes to the unread parts. */
function copy(value: unknown, path: string, level: number): unknown {
  if ((items += 1) > ITEM_LIMIT || level > LEVEL_LIMIT) throw new Error('it describes too many items');
  const leave = (origin: string) => void unread.push([path, origin.slice(0, 100)]);
  if (typeof value === 'string') return value.includes(MARK) ? leave(value.split(MARK).join(' ').trim()) : value;
  if (value === null || ['undefined', 'number', 'boolean'].includes(typeof value)) return value;
  const origin = names.get(value as object);
  if (origin !== undefined) return leave(origin);
  if (typeof value === 'function')
    return path.endsWith('.createRedirects')
      ? true
      : leave(Function.prototype.toString.call(value).replace(/\s+/g, ' '));
  if (typeof value !== 'object' || typeof (value as { then?: unknown }).then === 'function') return leave(typeof value);
  if (Array.isArray(value)) return value.map((each, index) => copy(each, `${path}[${index}]`, level + 1) ?? null);
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(
    entries.map(([key, each]) => [key, copy(each, path === '' ? key : `${path}.${key}`, level + 1)]),
  );
}

/** Returns the redirects that functions of plugins make. */
async function redirectsOf({ plugins }: { plugins: unknown[] }, routes: readonly string[]) {
  const found: { from: string; to: string }[] = [];
  for (const entry of plugins) {
    const make = Array.isArray(entry)
      ? (entry[1] as { createRedirects?: Make } | undefined)?.createRedirects
      : undefined;
    if (typeof make !== 'function') continue;
    for (const to of routes)
      for (const from of [await make(to)].flat()) if (typeof from === 'string') found.push({ from, to });
  }
  return found;
}

/** Returns the exports of a module as JSON, or its default export. */
async function read(module: { default?: unknown }, { isModule, routes }: Options): Promise<string> {
  let value: unknown = isModule === true ? { ...module } : (module.default ?? module);
  const isOutside = () => names.has(Object(value) as object);
  if (isModule !== true && !isOutside()) value = (value as typeof module).default ?? value;
  if (typeof value === 'function' && !isOutside()) value = await (value as (options: object) => unknown)({});
  const { redirects } = Object(value) as { redirects?: unknown };
  if (typeof redirects === 'function' && !names.has(redirects) && !isOutside())
    value = { ...(value as object), redirects: await (redirects as () => unknown)() };
  if (routes !== undefined) value = await redirectsOf(value as { plugins: unknown[] }, routes);
  return JSON.stringify({ value: copy(value, '', 0), unread });
}

/** Returns the text of an element of JSX, which settings have as a label. */
const element = (_type: unknown, _props: unknown, ...children: unknown[]): unknown => {
  const text = children.flat(Infinity).filter((child) => typeof child === 'string' && !child.includes(MARK));
  return text.length === 0 ? outside('an element') : text.join('');
};

const failed = (error: unknown) =>
  JSON.stringify({ unread: [], error: String((error as Error | undefined)?.message ?? error) });

JSON.parse = (text: string, ...more: []): unknown =>
  String(text).includes(MARK) ? outside('JSON.parse()') : (parse(text, ...more) as unknown);
Object.assign(globalThis, {
  outside,
  builtins,
  URL: Address,
  resolveName: (name: unknown) => name,
  element,
  read,
  failed,
});
Object.assign(globalThis, { process: withRest('process', known) });
Object.setPrototypeOf(
  globalThis,
  new Proxy(Object.prototype, {
    has: (given, key) => key in given || !isAbsent(key),
    get: (given, key): unknown => (key in given || isAbsent(key) ? Reflect.get(given, key) : outside(String(key))),
  }),
);
