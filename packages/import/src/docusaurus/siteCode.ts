import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { isDeepCode } from '../markdown/nesting';
import type { ReportEntry } from '../markdown/reportEntry';
import { isFile, isReadable, readSiteFile } from './sourceFiles';
import { unusedSetting } from './unusedSettings';

/** Most milliseconds for the code of one file, and for all files of a site. */
const TIME_LIMIT = 5000;
const WHOLE_LIMIT = 30_000;
const MEMORY_LIMIT = 256_000_000;
const STACK_LIMIT = 1_000_000;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mts', '.mjs', '.cts', '.cjs', '.json', '/index.ts', '/index.js'];

/** The value of a settings or sidebars file, with the report on it. */
interface CodeResult {
  value: unknown;
  entries: ReportEntry[];
  /** Unread parts that the importer does not use, either. */
  unused: ReportEntry[];
  /** True where the whole value, or a part at the path, is unknown. */
  isUnread: (path: RegExp) => boolean;
  /** Returns the place of a setting in the file. */
  placeOf: (setting: string) => ReportEntry['from'];
}

/** Runs the code of a site in a sandbox: settings, sidebars and modules with constants. */
export interface SiteCode {
  /**
   * Returns the default export of a file.
   * @param parts paths of the parts that the importer uses; other unread parts are not reported
   */
  settings: (file: string, parts: RegExp) => Promise<CodeResult>;
  /** Returns the exports of a module by name. */
  constants: (file: string) => Promise<unknown>;
  /** Returns the redirects that functions of the settings make for addresses. */
  redirects: (file: string, routes: readonly string[]) => Promise<unknown>;
}

/** The result of running a file. */
interface Run {
  value?: unknown;
  /** Parts of the value that are functions, or come from packages: path and origin. */
  unread: [path: string, origin: string][];
  error?: string;
}

/** The names of the sandbox, which its code finds. */
const SANDBOX = path.resolve('packages/import/src/docusaurus/sandbox.ts');

/** What the sandbox asks of the importer: it may read files of the folders, and compute paths. */
const answers = (folders: readonly string[], dir: string): Record<string, (...args: string[]) => unknown> => ({
  read: (file) => readSiteFile(path.resolve(dir, file.startsWith('file:') ? fileURLToPath(file) : file), folders),
  file: (url) => (url.startsWith('file:') ? fileURLToPath(url) : url),
  url: (address, base) => {
    const { href, pathname, origin, host, hostname, protocol, search, hash } = new URL(address ?? '', base);
    return { href, pathname, origin, host, hostname, protocol, search, hash };
  },
  path: (name, ...parts) =>
    (path as unknown as Record<string, (...args: string[]) => unknown>)[name ?? '']?.(
      ...(name === 'resolve' ? [dir, ...parts] : parts),
    ),
});

/** Takes files of the folders into the bundle; everything else is a name of the sandbox. */
const sources = (site: string, folders: readonly string[]): Plugin => ({
  name: 'sources',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ path: wanted, resolveDir }) => {
      const written = wanted.startsWith('@site/') ? path.join(site, wanted.slice('@site/'.length)) : wanted;
      const isWritten = written.startsWith('.') || path.isAbsolute(written);
      const file = isWritten
        ? ENDINGS.map((ending) => path.resolve(resolveDir, written + ending)).find(isFile)
        : undefined;
      if (file === undefined || !/\.(?:[cm]?[jt]sx?|json|mdx?)$/.test(file))
        return { path: wanted.replace(/^node:/, ''), namespace: 'outside' };
      if (file === SANDBOX || isReadable(file, folders)) return { path: file };
      return { path: `${path.basename(file)}, which is not among the files that may be read`, namespace: 'outside' };
    });
    builder.onLoad({ filter: /.*/, namespace: 'file' }, ({ path: file }) => {
      const contents = readSiteFile(file, folders) ?? '';
      return isDeepCode(contents) ? { errors: [{ text: 'its code is too long or too deep' }] } : undefined;
    });
    builder.onLoad({ filter: /.*/, namespace: 'outside' }, ({ path: name }) => {
      const key = JSON.stringify(name);
      return { contents: `module.exports = builtins[${key}] ?? outside(${JSON.stringify(`require(${key})`)});` };
    });
  },
});

/** Bundles a file to one module, which writes its exports as JSON into the global name `answer`. */
async function bundle(file: string, site: string, folders: readonly string[], options: object): Promise<string> {
  // The bundler takes time to load, and most folders of Markdown have no code.
  const { build } = await import('esbuild');
  const dir = JSON.stringify(path.dirname(file));
  const result = await build({
    stdin: {
      contents: `import ${JSON.stringify(SANDBOX)}; globalThis.answer = await import(${JSON.stringify(file)}).then((module) => read(module, ${JSON.stringify(options)})).catch(failed);`,
      resolveDir: path.dirname(file),
    },
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    jsx: 'transform',
    jsxFactory: 'element',
    jsxFragment: 'element',
    tsconfigRaw: {},
    loader: { '.js': 'jsx', '.md': 'text', '.mdx': 'text' },
    plugins: [sources(site, folders)],
    define: {
      FOLDER: dir,
      'import.meta.url': JSON.stringify(`file://${file}`),
      'import.meta.dirname': dir,
      'require.resolve': 'resolveName',
      __dirname: dir,
      __filename: JSON.stringify(file),
    },
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Runs a bundle in QuickJS: an interpreter in WebAssembly, without files, network, processes or the importer's names. */
async function runInSandbox(code: string, file: string, folders: readonly string[], limit: number): Promise<Run> {
  const [{ newQuickJSWASMModuleFromVariant, shouldInterruptAfterDeadline }, variant] = await Promise.all([
    import('quickjs-emscripten-core'),
    import('@jitl/quickjs-wasmfile-release-sync'),
  ]);
  // Each run has memory of its own, which is never freed by hand: code that overflows leaves it in disorder.
  const context = (await newQuickJSWASMModuleFromVariant(variant.default)).newContext();
  const { runtime } = context;
  const end = Date.now() + limit;
  runtime.setMemoryLimit(MEMORY_LIMIT);
  runtime.setMaxStackSize(STACK_LIMIT);
  runtime.setInterruptHandler(shouldInterruptAfterDeadline(end));
  const known = answers(folders, path.dirname(file));
  const host = context.newFunction('host', (kind, args) => {
    const given = JSON.parse(context.getString(args)) as string[];
    return context.newString(JSON.stringify(known[context.getString(kind)]?.(...given) ?? null));
  });
  context.setProp(context.global, 'host', host);
  const { error } = context.evalCode(code, 'site.js', { type: 'module' });
  runtime.executePendingJobs();
  const answer = context.dump(context.getProp(context.global, 'answer')) as unknown;
  if (Date.now() >= end) return { unread: [], error: `it took longer than ${limit / 1000} seconds` };
  if (typeof answer === 'string') return JSON.parse(answer) as Run;
  const failure = error === undefined ? undefined : (context.dump(error) as { message?: string });
  return { unread: [], error: failure?.message ?? 'it ended without a result' };
}

/** Returns the line of a setting in its file, from the keys of its path; undefined where it stands elsewhere. */
function lineOfSetting(text: string, setting: string): number | undefined {
  let at = 0;
  for (const key of setting.match(/[^.[\]]+/g) ?? []) {
    if (/^\d+$/.test(key)) continue;
    const found = text.slice(at).search(new RegExp(`(?<![\\w.])["']?${key.replace(/\W/g, '\\$&')}["']?\\s*[:(,}=]`));
    if (found < 0) return undefined;
    at += found + 1;
  }
  return at === 0 ? undefined : text.slice(0, at).split('\n').length;
}

/** Creates a reader of the code of a site. It sees only files of the folders that may be read. */
export function createSiteCode(site: string, readable: readonly string[], limit = TIME_LIMIT): SiteCode {
  let left = WHOLE_LIMIT;
  const run = async (file: string, options: { isModule?: boolean; routes?: readonly string[] }): Promise<Run> => {
    if (!isReadable(file, readable)) return { unread: [], error: 'it is not among the files that may be read' };
    const start = Date.now();
    try {
      const code = await bundle(file, site, readable, options);
      return await runInSandbox(code, file, readable, Math.max(1, Math.min(limit, left)));
    } catch (error) {
      const [first] = (error as { errors?: { text: string }[] }).errors ?? [];
      return { unread: [], error: first?.text ?? (error instanceof Error ? error.message : String(error)) };
    } finally {
      left -= Date.now() - start;
    }
  };
  return {
    settings: async (file, parts) => {
      const { value, unread, error } = await run(file, {});
      const text = readSiteFile(file, readable) ?? '';
      const name = path.relative(site, file).split(path.sep).join('/');
      const placeOf = (setting: string): ReportEntry['from'] => {
        const line = lineOfSetting(text, setting);
        return line === undefined ? { file: name } : { file: name, line };
      };
      const used = unread.filter(([setting]) => setting === '' || parts.test(setting));
      const entries = used.map(([setting, origin]): ReportEntry => ({
        kind: 'code-unread',
        message: `${setting === '' ? 'What the file exports' : `"${setting}"`} could not be read: it is ${origin}`,
        from: placeOf(setting),
      }));
      if (error !== undefined)
        entries.push({
          kind: 'config',
          message: `It could not be read: ${error.replace(/\.$/, '')}.`,
          from: { file: name },
        });
      return {
        value,
        entries,
        unused: unread
          .filter((each) => !used.includes(each))
          .map(([setting, origin]) => unusedSetting(setting, origin, placeOf(setting))),
        placeOf,
        isUnread: (pattern) => error !== undefined || unread.some(([part]) => part === '' || pattern.test(part)),
      };
    },
    constants: async (file) => (await run(file, { isModule: true })).value,
    redirects: async (file, routes) => {
      const { value, error } = await run(file, { routes });
      if (error !== undefined) throw new Error(error);
      return value;
    },
  };
}
