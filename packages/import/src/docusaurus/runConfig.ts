import { spawn } from 'node:child_process';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { build, type Plugin } from 'esbuild';
import { isReadable } from './sourceFiles';

/** Most milliseconds for running a settings file. */
const TIME_LIMIT = 10_000;
/** Most characters of the settings as JSON. */
const OUTPUT_LIMIT = 20_000_000;

/** Node.js modules that settings may use; others are replaced by modules that do nothing. */
const ALLOWED_MODULES = ['path', 'url', 'fs', 'fs/promises', 'os', 'util', 'assert', 'process', 'crypto'];

/**
 * Replaces packages, which are not installed, and modules for the network or for processes. Rejects files outside the
 * folders: bundling must not include what the restricted process cannot read.
 */
const standIns = (folders: readonly string[]): Plugin => ({
  name: 'stand-ins',
  setup(builder) {
    builder.onLoad({ filter: /.*/, namespace: 'file' }, ({ path: file }) => {
      if (isReadable(file, folders)) return undefined;
      const text = `It reads ${file}, which may not be read: name its folder with --also`;
      return { errors: [{ text }] };
    });
    builder.onResolve({ filter: /.*/ }, ({ path: wanted, kind }) => {
      if (kind === 'entry-point') return undefined;
      const isFile = wanted.startsWith('.') || path.isAbsolute(wanted);
      if (isFile && !/\.(?:css|scss|less|svg|png)$/.test(wanted)) return undefined;
      const name = wanted.replace(/^node:/, '');
      if (isBuiltin(wanted) && ALLOWED_MODULES.includes(name)) return { path: name, external: true };
      return { path: wanted, namespace: 'stand-in' };
    });
    builder.onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({
      contents: `
        const handler = { get: (target, key) => key === '__esModule' ? true : key === 'toJSON' ? () => undefined
          : key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? function* () {} : stub,
          getPrototypeOf: () => stub, apply: () => stub, construct: () => stub };
        const stub = new Proxy(function () {}, handler);
        module.exports = stub;`,
      loader: 'js',
    }));
  },
});

/**
 * The code of the separate process: runs the bundle, calls its export if that is a function, and writes JSON to a
 * separate file descriptor, to which nothing else is written.
 */
const RUNNER = `
async function redirectsOf({ plugins }, routes) {
  const found = [];
  for (const entry of plugins) {
    const make = Array.isArray(entry) && entry[1] ? entry[1].createRedirects : undefined;
    if (typeof make !== 'function') continue;
    for (const to of routes)
      for (const from of [await make(to)].flat()) if (typeof from === 'string') found.push({ from, to });
  }
  return found;
}
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk));
process.stdin.on('end', async () => {
  const { code, file, dir, modules, routes, isModule } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  const { writeFileSync } = require('fs');
  const write = (result, replacer) => writeFileSync(3, JSON.stringify(result, replacer));
  const refuse = () => { throw new Error('Settings may not use the network.'); };
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) globalThis[name] = refuse;
  // Every Node.js module reaches the network through these.
  const [{ Socket, Server }, dgram, dns] = ['net', 'dgram', 'dns'].map((name) => require(name));
  Socket.prototype.connect = Server.prototype.listen = refuse;
  for (const group of [dgram, dgram.Socket.prototype, dns, dns.promises])
    for (const name of Object.keys(group)) if (typeof group[name] === 'function') group[name] = refuse;
  const own = (name) => {
    if (!modules.includes(name.replace(/^node:/, ''))) throw new Error('The module "' + name + '" is not available to settings.');
    return require(name);
  };
  own.resolve = (name) => name;
  try {
    process.chdir(dir);
  } catch {}
  try {
    const module = { exports: {} };
    new Function('module', 'exports', 'require', '__filename', '__dirname', code)(module, module.exports, own, file, dir);
    let value = isModule ? { default: module.exports, ...module.exports }
      : module.exports && module.exports.default !== undefined ? module.exports.default : module.exports;
    if (typeof value === 'function') value = await value({});
    if (routes !== undefined) value = await redirectsOf(value, routes);
    const plain = (key, each) => (key === 'createRedirects' && typeof each === 'function' ? true : each);
    write({ value }, plain);
  } catch (error) {
    write({ error: String((error && error.message) || error) });
  }
  process.exit(0);
});
`;

type RunResult = { value: unknown; error: undefined } | { value: undefined; error: string };

interface RunOptions {
  limit?: number | undefined;
  /** Addresses of the old site: if given, the result is the redirects that functions of the settings make for them. */
  routes?: readonly string[];
  /** True for a module's exports by name; else the default export. */
  isModule?: boolean;
}

const failed = (error: string): RunResult => ({ value: undefined, error });

/** Bundles the file to one script without imports; returns an error for invalid JavaScript or TypeScript. */
async function bundle(file: string, folders: readonly string[]): Promise<{ code: string } | { error: string }> {
  try {
    const result = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'silent',
      loader: { '.js': 'jsx', '.ts': 'tsx', '.json': 'json', '.md': 'text', '.mdx': 'text' },
      plugins: [standIns(folders)],
      define: {
        'import.meta.url': JSON.stringify(`file://${file}`),
        'import.meta.dirname': JSON.stringify(path.dirname(file)),
      },
    });
    return { code: result.outputFiles[0]?.text ?? '' };
  } catch (error) {
    const first =
      typeof error === 'object' && error !== null && 'errors' in error
        ? (error.errors as { text: string }[])[0]
        : undefined;
    return { error: first?.text ?? String(error) };
  }
}

/**
 * Runs a settings file in a separate process and returns its exports. The process may read the folders, but cannot
 * write, start processes or use the network, and has a time limit. None of this stops malicious
 * code, so only `--run-config` leads here.
 * @param folders what the process may read
 */
export async function runConfig(
  file: string,
  folders: readonly string[],
  { limit = TIME_LIMIT, routes, isModule = false }: RunOptions = {},
): Promise<RunResult> {
  const bundled = await bundle(file, folders);
  if ('error' in bundled) return failed(bundled.error);
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const reads = folders.map((folder) => `--allow-fs-read=${path.join(folder, '*')}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [flag, ...reads, '--no-warnings', '-e', RUNNER], {
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      env: { NODE_ENV: 'production' },
    });
    let output = '';
    const end = (result: RunResult) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(result);
    };
    const timer = setTimeout(() => end(failed(`It took longer than ${limit / 1000} seconds and was ended`)), limit);
    const results = child.stdio[3] as Readable;
    results.setEncoding('utf8');
    results.on('data', (chunk: string) => {
      output += chunk;
      if (output.length > OUTPUT_LIMIT) end(failed('It has more than 20 MB of settings'));
    });
    child.on('error', (error) => end(failed(error.message)));
    child.on('close', () => {
      if (output === '') return end(failed('It ended without a result'));
      try {
        const { value = {}, error } = JSON.parse(output) as { value?: unknown; error?: string };
        return end(error === undefined ? { value, error } : failed(error));
      } catch {
        return end(failed('Its result could not be read'));
      }
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(
      JSON.stringify({ code: bundled.code, file, dir: path.dirname(file), modules: ALLOWED_MODULES, routes, isModule }),
    );
  });
}
