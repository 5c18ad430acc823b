import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { listFiles } from '../content/listFiles';
import { RUN, thrownAt } from '../content/react/thrownAt';
import { SITE_MODULES } from '../content/react/siteModules';
import { placeOf } from '../diagnostics/diagnostic';
import { splitRules } from '../output/serving/mergeStyleBlocks';
import { displayName } from '../site/contentFolder';

/** A call that defines a component's styles. The call stays where it is, so what is before it is all that counts. */
const CALL = /\bstyleSheet\((?=\{)/g;
/** What styles are made of, apart from components: everything else is not there while they are compiled. */
const MATERIAL = ['src/theme', 'src/model', 'src/components'];
/** The project's own code. What other folders have is made for pages, and all of it may be part of a style. */
const OWN = 'src';
const DEFINITIONS = path.resolve('src/theme/styleSheet.ts');
const REGISTRY = './src/ssr/styleRegistry.ts';
const RECORD = '__recordSheet';

interface CompiledSheet {
  classes: Record<string, string>;
  css: string;
}

/** The sheets of each file that defines some, by its absolute path. */
type CompiledStyles = ReadonlyMap<string, readonly CompiledSheet[]>;

const isWithin = (folders: readonly string[], file: string) =>
  folders.some((folder) => file.startsWith(path.resolve(folder) + path.sep));

/** The files of folders that define styles. */
function filesWithStyles(folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listFiles(path.resolve(folder)))
    .filter((file) => /\.tsx?$/.test(file) && file !== DEFINITIONS && readFileSync(file, 'utf8').search(CALL) >= 0);
}

const NOTHING = 'nothing';

/** A module of which everything can be asked but what would become part of a style. */
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

/** Lets a module see its styles and what they are made of; anything else is a thing that can be asked for anything. */
function stylesOnly(files: ReadonlySet<string>, others: readonly string[]): Plugin {
  // Of the project's components only what has styles is read; those of the content are few.
  const isMaterial = (file: string) =>
    existsSync(file) &&
    ((isWithin(MATERIAL, file) && file.endsWith('.ts')) || (isWithin(others, file) && /\.tsx?$/.test(file)));
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
      bundler.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) =>
        files.has(file)
          ? {
              contents: readFileSync(file, 'utf8').replace(CALL, `${RECORD}(${JSON.stringify(file)}, `),
              loader: file.endsWith('x') ? 'tsx' : 'ts',
            }
          : undefined,
      );
    },
  };
}

/**
 * Compiles the styles of all components, as the server will while it writes the pages. Of each file only its styles
 * count, which are made of the theme and the model alone.
 * @throws when a module cannot be read without what it imports
 */
export async function compileStyles(folders: readonly string[] = [OWN]): Promise<CompiledStyles> {
  const files = filesWithStyles(folders);
  const others = folders.filter((folder) => folder !== OWN);
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `import { defineSheet } from ${JSON.stringify(REGISTRY)};`,
        `globalThis.${RECORD} = (file, rules) => { const sheet = defineSheet(rules); record(file, sheet); return sheet.classes; };`,
        ...files.map((file) => `require(${JSON.stringify(file)});`),
      ].join('\n'),
      resolveDir: path.resolve('.'),
      loader: 'js',
    },
    bundle: true,
    write: false,
    outfile: RUN,
    sourcemap: 'external',
    sourcesContent: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [stylesOnly(new Set(files), others)],
  });
  const compiled = new Map<string, CompiledSheet[]>(files.map((file) => [file, []]));
  const record = (file: string, { classes, css }: CompiledSheet) =>
    compiled.get(file)?.push({ classes: { ...classes }, css: splitRules(css).join('\n') });
  const textOf = (ending: string) => outputFiles.find((output) => output.path.endsWith(ending))?.text ?? '';
  const globals = { record, require: createRequire(path.resolve('package.json')), process, console };
  try {
    vm.runInNewContext(textOf('.js'), globals, { filename: RUN });
  } catch (error) {
    const at = thrownAt(error, textOf('.map'), (file) => files.includes(file));
    if (at === undefined) throw error;
    const { message = String(error) } = error as { message?: string };
    throw new Error(`${placeOf({ file: displayName(at.file), line: at.line })}\n  ${message}`, { cause: error });
  }
  for (const [file, sheets] of compiled) {
    const calls = readFileSync(file, 'utf8').match(CALL)?.length ?? 0;
    if (calls !== sheets.length)
      throw new Error(
        `${displayName(file)}: ${calls} calls of styleSheet, of which ${sheets.length} ran when the file was loaded.\n` +
          'Define styles at the top of the file, outside of functions.',
      );
  }
  return compiled;
}

/** A class as its style's digest names it, wherever it is in a rule. */
const DIGEST_CLASS = /(?<=\.)_\w{5}\b/g;

/** Gives the classes names as short as their number allows: each is in many pages. */
export function shortenClasses(compiled: CompiledStyles): { styles: CompiledStyles; names: Record<string, string> } {
  const digests = [...compiled.values()].flat().flatMap(({ classes }) => Object.values(classes));
  const names = Object.fromEntries([...new Set(digests)].map((digest, index) => [digest, `_${index.toString(36)}`]));
  const shorten = (digest: string) => names[digest] ?? digest;
  const shortSheet = ({ classes, css }: CompiledSheet): CompiledSheet => ({
    classes: Object.fromEntries(Object.entries(classes).map(([key, digest]) => [key, shorten(digest)])),
    css: css.replace(DIGEST_CLASS, shorten),
  });
  return { styles: new Map([...compiled].map(([file, sheets]) => [file, sheets.map(shortSheet)])), names };
}

/**
 * A file's code with its styles compiled. What they were made of becomes unreachable, so the bundler leaves it out.
 * @param isWritten every page has the styles, so the code needs their classes only
 */
export function putStyles(source: string, sheets: readonly CompiledSheet[], isWritten: boolean): string {
  let index = 0;
  return source.replace(CALL, (call) => {
    const { classes, css } = sheets[index++] ?? { classes: {}, css: '' };
    const [names, text] = [JSON.stringify(classes), JSON.stringify(css)];
    const value = isWritten ? `(${names})` : `${call}${names}, ${text})`;
    return `1 ? ${value} : ${call}`;
  });
}
