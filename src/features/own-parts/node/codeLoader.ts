import { existsSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync, type Message } from 'esbuild';
import type { ReadingFinding } from '../../../node/diagnostics/readingRules';
import { judgeImport } from '../../../node/content/react/judgeImport';
import { BROWSER_NAMES, RENDER_LIMIT, RESULT, SUBSTITUTES } from '../../../node/content/react/renderPage';
import { SITE_MODULES } from '../../../node/content/react/siteModules';
import { say } from '../../../node/content/say';
import { displayName } from '../../../node/files/contentFolder';
import { isInside } from '../../../node/files/isInside';
import * as extend from '../extend';

type Exports = Record<string, unknown>;
type Require = (specifier: string) => unknown;
/** What code has made, or its error. */
type Outcome<Value> = { value: Value; finding?: undefined } | { value?: undefined; finding: ReadingFinding };

/** A finding on its way through the code that has caused it. */
class CodeError extends Error {
  constructor(readonly finding: ReadingFinding) {
    super(finding.message);
  }
}

interface ReactModules {
  createElement: (type: unknown, props: object, ...children: unknown[]) => unknown;
  renderToStaticMarkup: (element: unknown) => string;
  ReaderContext: { Provider: unknown };
}

const ENDINGS = ['', '.ts', '.tsx', '.json'];
const JSX = /\/jsx-runtime$/;
/** What the JSX of components with styles is compiled to. */
const STYLED_JSX = '@emotion/react/jsx-runtime';
const WRAPPER = '(function (module, exports, require) {';

/** Returns the line of a text in which a part of it begins. */
export const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

export type CodeLoader = ReturnType<typeof createCodeLoader>;

/** Loads code of the content folder in this process; code for the build (`isForNode`) makes hast of its JSX. */
export function createCodeLoader(folder: string, isForNode: boolean) {
  const projectRequire: Require = createRequire(path.resolve('package.json'));
  const result: { part?: string } = {};
  // As in the check of pages, components have no process, no files and no output.
  const context = isForNode ? undefined : vm.createContext({ URLSearchParams, [RESULT]: result });
  const loaded = new Map<string, { exports: Exports }>();
  const maps = new Map<string, string>();

  function evaluate(file: string, source: string, requireFrom: Require): Exports {
    const module = { exports: {} as Exports };
    loaded.set(file, module);
    const { code, map } = transformSync(source, {
      loader: file.endsWith('.ts') ? 'ts' : 'tsx',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      jsxImportSource: isForNode ? 'hastscript' : '@emotion/react',
      sourcefile: file,
      sourcemap: 'external',
      sourcesContent: false,
      supported: { 'dynamic-import': false },
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    });
    maps.set(file, map);
    const script = new vm.Script(`${WRAPPER}${code}\n})`, { filename: file, columnOffset: -WRAPPER.length });
    const start: unknown = context === undefined ? script.runInThisContext() : script.runInContext(context);
    (start as (...given: unknown[]) => void)(module, module.exports, requireFrom);
    return module.exports;
  }

  /** Requires a module `site/…`, or one that replaces it, or a package. */
  function requireNamed(specifier: string): unknown {
    if (specifier === STYLED_JSX) return loadFile(path.resolve('src/theme/classNames'));
    const substitute = SUBSTITUTES[specifier];
    if (substitute !== undefined)
      return loaded.get(specifier)?.exports ?? evaluate(specifier, substitute, projectRequire);
    const site = SITE_MODULES[specifier];
    return site === undefined ? projectRequire(specifier) : loadFile(path.resolve(site));
  }

  const requireForEngine =
    (importer: string): Require =>
    (specifier) =>
      specifier.startsWith('.') ? loadFile(path.resolve(path.dirname(importer), specifier)) : requireNamed(specifier);

  const requireForContent =
    (importer: string, source: string): Require =>
    (specifier) => {
      if (isForNode && specifier === 'site/extend') return extend;
      if (JSX.test(specifier)) return requireNamed(specifier);
      const [top = ''] = path.relative(folder, importer).split(path.sep);
      const target = path.resolve(path.dirname(importer), specifier);
      const own = [path.join(folder, top), path.join(folder, 'components')].find((each) => isInside(target, each));
      const judged = judgeImport(specifier, importer, own ?? path.join(folder, 'components'));
      const place = { file: displayName(importer), line: lineOf(source, specifier) };
      if ('message' in judged) throw new CodeError({ rule: 'component/import', ...place, ...judged });
      if (judged.file !== undefined) return load(judged.file);
      return requireNamed(specifier);
    };

  const loadFile = (base: string): Exports =>
    load(ENDINGS.map((ending) => base + ending).find((each) => /\.\w+$/.test(each) && existsSync(each)) ?? base);

  function load(file: string): Exports {
    const before = loaded.get(file);
    if (before !== undefined) return before.exports;
    const source = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) return JSON.parse(source) as Exports;
    const isOfContent = isInside(file, folder);
    try {
      return evaluate(file, source, isOfContent ? requireForContent(file, source) : requireForEngine(file));
    } catch (error) {
      // A file that failed is not there for the next one that imports it.
      loaded.delete(file);
      throw error;
    }
  }

  /** Converts an error to a finding at the place in the content where it was thrown. */
  function findingOf(error: unknown, file: string): ReadingFinding {
    const rule = 'component/code';
    type Thrown = Partial<Error & { code: string; errors: Message[] }>;
    const { message = String(error), stack = '', code, errors: [invalid] = [] } = error as Thrown;
    if (invalid?.location) {
      const { file: invalidFile, line, column } = invalid.location;
      const place = { file: displayName(path.resolve(invalidFile)), line, column: column + 1 };
      return { rule, ...place, ...say('code.invalid', { text: invalid.text }) };
    }
    const subject = say('code.subject.file').message;
    const where = say('code.fix').message;
    const place = thrownAt(stack) ?? { file: displayName(file) };
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { rule, ...place, ...say('code.endless', { subject, where }) };
    const hint = BROWSER_NAMES.test(message) ? say('code.browser').message : where;
    return { rule, ...place, ...say('code.fails', { subject, message: message.replace(/\.$/, '') }, hint) };
  }

  /** Returns the innermost place in the content of a stack trace. */
  function thrownAt(stack: string): Pick<ReadingFinding, 'file' | 'line' | 'column'> | undefined {
    for (const [, file = '', line, column] of stack.matchAll(/(?:\(|at )([^()\n]+):(\d+):(\d+)\)?$/gm)) {
      const map = maps.get(file);
      if (map === undefined || !isInside(file, folder)) continue;
      const found = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(Number(line) - 1, Number(column) - 1);
      if ('originalLine' in found)
        return { file: displayName(file), line: found.originalLine + 1, column: found.originalColumn + 1 };
    }
    return undefined;
  }

  function run<Value>(file: string, call: () => Value): Outcome<Value> {
    let outcome: Outcome<Value> | undefined;
    const store = () => {
      outcome = { value: call() };
    };
    try {
      vm.runInNewContext('store()', { store }, { timeout: RENDER_LIMIT });
      return outcome as unknown as Outcome<Value>;
    } catch (error) {
      return { finding: error instanceof CodeError ? error.finding : findingOf(error, file) };
    }
  }

  return {
    /** Runs a file once, and returns its exports. */
    load: (file: string) => run(file, () => load(file)),
    /** Renders the component of a file for readers of a locale, as the build's server does. */
    render: (file: string, props: object, locale: string) => {
      const { createElement } = projectRequire('react') as ReactModules;
      const { renderToStaticMarkup } = projectRequire('react-dom/server') as ReactModules;
      const { ReaderContext } = loadFile(path.resolve('src/i18n/reader')) as unknown as ReactModules;
      delete result.part;
      return run(file, () => {
        const { default: component } = load(file);
        const place = { file: displayName(file), line: 1, column: 1 };
        if (component === undefined)
          throw new CodeError({
            rule: 'component/code',
            ...place,
            ...say('code.noDefault', { name: path.parse(file).name }),
          });
        result.part = file;
        const reader = { value: { locale } };
        return renderToStaticMarkup(createElement(ReaderContext.Provider, reader, createElement(component, props)));
      });
    },
  };
}
