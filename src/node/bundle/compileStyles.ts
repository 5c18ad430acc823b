import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build, type Metafile, type Plugin } from 'esbuild';
import { listFiles } from '../files/listFiles';
import { RUN, thrownThrough } from '../content/react/thrownAt';
import { CODE_FOLDERS, SITE_MODULES } from '../content/react/siteModules';
import { placeOf } from '../diagnostics/diagnostic';
import { splitRules } from '../html/mergeStyleBlocks';
import { displayName } from '../files/contentFolder';
import type { ThemeValues } from '../../theme/themeValues';
import type { LoadedSite } from '../content/loadSite';
import { findStyleCalls, type StyleCall } from './findStyleCalls';

/** Files that styles may use, besides those with styles; all other imports are placeholders during compilation. */
const MATERIAL = /^src\/(?:theme|model|components|features\/[^/]+\/(?:model|components))\//;
/** The project's code. Other folders contain components of the content, and styles may use all of their files. */
const OWN = 'src';

/** Returns the folders with styles: compiling runs their files, so the content's only if the site trusts them. */
export const styledFolders = (loaded: Pick<LoadedSite, 'site' | 'folder'> | undefined): string[] =>
  loaded?.site.components === 'trusted' ? [OWN, ...CODE_FOLDERS.map((name) => path.join(loaded.folder, name))] : [OWN];
const DEFINITIONS = path.resolve('src/theme/styleSheet.ts');
const REGISTRY = './src/ssr/styleRegistry.ts';
const RECORD = '__recordSheet';

interface CompiledSheet {
  classes: Readonly<Record<string, string>>;
  /** The rules of each class. */
  rules: Readonly<Record<string, string>>;
}

/** A file that defines styles, with the sheet of each of its calls. */
interface StyledFile {
  source: string;
  calls: readonly StyleCall[];
  sheets: readonly CompiledSheet[];
}

interface CompiledStyles {
  /** The files that define styles, by their absolute paths. */
  files: ReadonlyMap<string, StyledFile>;
  /** The rules of all classes, in order of their first definition. */
  rules: Readonly<Record<string, string>>;
  /** Returns the files that a file's styles depend on, as absolute paths. */
  materialsOf: (file: string) => string[];
}

const isWithin = (folders: readonly string[], file: string) =>
  folders.some((folder) => file.startsWith(path.resolve(folder) + path.sep));

/** Returns the files of folders that define styles, with their calls. */
function readStyledFiles(folders: readonly string[]): Map<string, Omit<StyledFile, 'sheets'>> {
  const texts = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listFiles(path.resolve(folder)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== DEFINITIONS)
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, source]) => source.includes('styleSheet'));
  const found = texts.map(([file, source]) => [file, { source, calls: findStyleCalls(file, source) }] as const);
  return new Map(found.filter(([, { calls }]) => calls.length > 0));
}

/** Replaces the start of each call, up to its rules. */
function replaceCalls(
  source: string,
  calls: readonly StyleCall[],
  replacement: (call: string, index: number) => string,
) {
  let end = 0;
  const parts = calls.map(({ start, rules }, index) => {
    const before = source.slice(end, start);
    end = rules;
    return before + replacement(source.slice(start, rules), index);
  });
  return parts.join('') + source.slice(end);
}

const NOTHING = 'nothing';

/** Returns a placeholder module, whose exports accept any access but cannot become part of a style. */
const nothing = (name: string) => `
const refuse = () => {
  throw new Error(${JSON.stringify(`A style is made of "${name}", which is not there when styles are compiled. Make it of colours, sizes and values of files without React.`)});
};
const thing = new Proxy(function () {}, {
  get: (target, name) => (name === Symbol.toPrimitive ? refuse : name === 'prototype' ? target.prototype : thing),
  apply: () => thing,
  construct: () => thing,
  ownKeys: refuse,
});
module.exports = Object.create(new Proxy({}, { get: () => thing }));
`;

/** Resolves only files with styles and what styles may use; all other imports become placeholders. */
function stylesOnly(files: ReadonlyMap<string, Omit<StyledFile, 'sheets'>>, others: readonly string[]): Plugin {
  // Of the project's components, read only those with styles; the content's are few, so read all.
  const isMaterial = (file: string) =>
    existsSync(file) &&
    ((MATERIAL.test(path.relative('.', file).split(path.sep).join('/')) && file.endsWith('.ts')) ||
      (isWithin(others, file) && /\.tsx?$/.test(file)));
  const candidates = (base: string) => ['', '.ts', '.tsx'].map((ending) => base + ending);
  return {
    name: 'styles-only',
    setup: (bundler) => {
      bundler.onResolve({ filter: /./ }, ({ path: specifier, importer, kind, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        if (importer === '<stdin>' || isWithin(['src/ssr'], importer)) return undefined;
        const site = SITE_MODULES[specifier];
        const base = path.resolve(...(site === undefined ? [resolveDir, specifier] : [site]));
        if (candidates(base).includes(DEFINITIONS)) return { path: 'definitions', namespace: NOTHING };
        const known =
          site !== undefined || /^[./]/.test(specifier)
            ? candidates(base).find((file) => files.has(file) || isMaterial(file))
            : undefined;
        return known === undefined ? { path: specifier, namespace: NOTHING } : { path: known };
      });
      bundler.onLoad({ filter: /./, namespace: NOTHING }, ({ path: name }) => ({
        contents: nothing(name),
        loader: 'js',
      }));
      bundler.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
        const styled = files.get(file);
        if (styled === undefined) return undefined;
        const record = (_: string, index: number) => `${RECORD}(${JSON.stringify(file)}, ${index}, `;
        return {
          contents: replaceCalls(styled.source, styled.calls, record),
          loader: file.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}

function materialsOf({ inputs }: Metafile, file: string): string[] {
  const entry = path.relative('.', file).split(path.sep).join('/');
  const names = new Set([entry]);
  // Components import each other, but rarely for styles: an imported component counts, but not what it imports.
  for (const name of names)
    for (const { path: imported } of (name !== entry && name.endsWith('.tsx') ? undefined : inputs[name]?.imports) ??
      [])
      if (!imported.startsWith(`${NOTHING}:`)) names.add(imported);
  return [...names].map((name) => path.resolve(name));
}

/**
 * Compiles the styles of all components, without the rest of their files. Styles may depend only on files without
 * React, such as the theme and the model.
 * @param order files in execution order; other files follow
 * @param theme the theme of the site
 * @param classOf names the class of a style; the default is the shortest free name
 * @throws when a module cannot run with placeholders for its other imports
 */
export async function compileStyles(
  folders: readonly string[] = [OWN],
  order: readonly string[] = [],
  theme: ThemeValues = {},
  classOf?: (file: string, style: string) => string,
): Promise<CompiledStyles> {
  const styled = readStyledFiles(folders);
  const files = [...new Set([...order.filter((file) => styled.has(file)), ...styled.keys()])];
  const others = folders.filter((folder) => folder !== OWN);
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: [
        `import { defineSheet } from ${JSON.stringify(REGISTRY)};`,
        `globalThis.${RECORD} = (file, index, rules) => { const sheet = defineSheet(rules, classOf && ((style) => classOf(file, style))); record(file, index, sheet); return sheet.classes; };`,
        ...files.map((file) => `require(${JSON.stringify(file)});`),
      ].join('\n'),
      resolveDir: path.resolve('.'),
      loader: 'js',
    },
    bundle: true,
    write: false,
    metafile: true,
    outfile: RUN,
    sourcemap: 'external',
    sourcesContent: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    preserveSymlinks: true,
    define: { __THEME__: JSON.stringify(theme) },
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [stylesOnly(styled, others)],
  });
  const compiled = new Map(files.map((file) => [file, new Map<number, CompiledSheet>()]));
  const rules = new Map<string, string>();
  const record = (file: string, index: number, sheet: CompiledSheet) => {
    compiled.get(file)?.set(index, { classes: { ...sheet.classes }, rules: sheet.rules });
    for (const [name, css] of Object.entries(sheet.rules)) rules.set(name, css);
  };
  const textOf = (ending: string) => outputFiles.find((output) => output.path.endsWith(ending))?.text ?? '';
  const globals = { record, classOf, require: createRequire(path.resolve('package.json')), process, console };
  try {
    vm.runInNewContext(textOf('.js'), globals, { filename: RUN });
  } catch (error) {
    const at = thrownThrough(error, textOf('.map')).find(({ file }) => files.includes(file));
    if (at === undefined) throw error;
    const { message = String(error) } = error as { message?: string };
    throw new Error(`${placeOf({ file: displayName(at.file), line: at.line })}\n  ${message}`, { cause: error });
  }
  const sheetsOf = (file: string, calls: readonly StyleCall[]) =>
    calls.map(({ line, column }, index) => {
      const sheet = compiled.get(file)?.get(index);
      if (sheet !== undefined) return sheet;
      const place = placeOf({ file: displayName(file), line, column });
      throw new Error(
        `${place}\n  This call of styleSheet did not run when the file was loaded.\n` +
          '  Define styles at the top of the file, outside of functions.',
      );
    });
  return {
    files: new Map(
      [...styled].map(([file, { source, calls }]) => [file, { source, calls, sheets: sheetsOf(file, calls) }]),
    ),
    rules: Object.fromEntries(rules),
    materialsOf: (file) => materialsOf(metafile, file),
  };
}

/**
 * Returns a file's code with its styles compiled. The sources of the styles become unreachable, so the bundler removes
 * them.
 * @param isWritten true where pages already contain the rules, so the code needs only classes
 * @param id key of the file's style elements, for `develop`, where styles can change while the page is open
 */
export function putStyles({ source, calls, sheets }: StyledFile, isWritten: boolean, id?: string): string {
  return replaceCalls(source, calls, (call, index) => {
    const { classes, rules } = sheets[index] ?? { classes: {}, rules: {} };
    const names = JSON.stringify(classes);
    const lines = splitRules(Object.values(rules).join('')).join('\n');
    const idArgument = id === undefined ? '' : `, ${JSON.stringify(`${id} ${index}`)}`;
    const value = isWritten ? `(${names})` : `${call}${names}, ${JSON.stringify(lines)}${idArgument})`;
    return `1 ? ${value} : ${call}`;
  });
}
