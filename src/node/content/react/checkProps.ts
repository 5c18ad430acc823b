import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as TypeScript from 'typescript';
import { didYouMean } from '../../diagnostics/nearest';
import type { ReadingFinding } from '../../diagnostics/readingRules';
import { displayName } from '../../files/contentFolder';
import type { Doc } from '../pageReader';
import { recordKey, type RecordStore } from '../recordStore';
import { propsCode, type CodeLine } from './propsCode';
import { COMPONENTS_ALIAS, componentModule, type SiteComponents } from './siteComponents';
import { SITE_MODULES } from './siteModules';

type Compiler = typeof TypeScript;
type PageOfReact = Pick<Doc, 'absolutePath' | 'file' | 'content'>;

/** Finds properties in pages of React that the types of their components forbid. */
export type PropsCheck = (pages: readonly PageOfReact[]) => Promise<ReadingFinding[]>;

interface JudgedPage {
  file: string;
  /** Name of the page's code, which is only in memory. */
  name: string;
  lines: CodeLine[];
  text: string;
}

/** What the compiler says of properties; whatever else it says of a page shows when the page is rendered. */
const ABOUT_PROPS: readonly number[] = [2322, 2559, 2739, 2740, 2741, 2745, 2746, 2769];
/** A property that is not there, with or without one of a like name. */
const UNKNOWN: readonly number[] = [2339, 2551];
/** None of an element's properties is there. */
const ALL_UNKNOWN = 2559;
const OF_PROPERTY = 2326;
const LACKING = 2741;
const SEVERAL_LACKING: readonly number[] = [2739, 2740];
/** Properties that every component takes, or that are no attribute. */
const COMMON = ['children', 'css', 'key', 'ref'];

function optionsOf(ts: Compiler): TypeScript.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    jsxImportSource: '@emotion/react',
    strict: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    noEmit: true,
    types: [],
  };
}

/** The types of packages, which stay the same as long as a process runs: most of the compiler's time is reading them. */
const packageFiles = new Map<string, TypeScript.SourceFile>();

/** A program of the pages' code. Packages are those of the site, wherever the content is. */
function programOf(ts: Compiler, pages: readonly JudgedPage[], folder: string): TypeScript.Program {
  const options = optionsOf(ts);
  const host = ts.createCompilerHost(options);
  const texts = new Map(pages.map(({ name, text }) => [name, text]));
  const onDisk = { ...host };
  host.fileExists = (file) => texts.has(file) || onDisk.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? onDisk.readFile(file);
  host.getSourceFile = (file, target, ...more) => {
    const text = texts.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, target);
    const source = packageFiles.get(file) ?? onDisk.getSourceFile(file, target, ...more);
    if (source !== undefined && file.includes('/node_modules/')) packageFiles.set(file, source);
    return source;
  };
  const known = ts.createModuleResolutionCache(path.resolve('.'), (file) => file, options);
  const fileOf = (specifier: string) =>
    specifier.startsWith(`${COMPONENTS_ALIAS}/`)
      ? path.join(folder, specifier.slice(COMPONENTS_ALIAS.length + 1))
      : SITE_MODULES[specifier];
  host.resolveModuleNameLiterals = (specifiers, importer) =>
    specifiers.map(({ text }) => {
      const file = fileOf(text);
      if (file !== undefined)
        return { resolvedModule: { resolvedFileName: path.resolve(file), extension: path.extname(file) } };
      const isOfImporter = text.startsWith('.') || importer.includes('node_modules');
      return ts.resolveModuleName(text, isOfImporter ? importer : path.resolve('package.json'), options, host, known);
    });
  return ts.createProgram([...texts.keys()], options, host);
}

interface Said {
  code: number;
  text: string;
}

/** What a diagnostic says, from the whole to its reasons. */
function saidBy({ code, messageText }: TypeScript.Diagnostic): Said[] {
  if (typeof messageText === 'string') return [{ code, text: messageText }];
  const flat = (chain: TypeScript.DiagnosticMessageChain): Said[] => [
    { code: chain.code, text: chain.messageText },
    ...(chain.next ?? []).flatMap(flat),
  ];
  return flat(messageText);
}

/** The element at a place of the code. */
function elementAt(ts: Compiler, source: TypeScript.SourceFile, at: number) {
  const elementIn = (node: TypeScript.Node): TypeScript.JsxOpeningLikeElement | undefined =>
    ts.forEachChild(node, (child) => {
      if (at < child.pos || at >= child.end) return undefined;
      return elementIn(child) ?? (ts.isJsxOpeningLikeElement(child) ? child : undefined);
    });
  return elementIn(source);
}

interface Told {
  message: string;
  hint: string;
}
type Of = NonNullable<CodeLine['of']>;

/** The names of the properties that an element lacks. */
const missingNames = (said: readonly Said[]): string[] =>
  said.flatMap(({ code, text }) => {
    if (code === LACKING) return /'([^']+)'/.exec(text)?.slice(1) ?? [];
    if (!SEVERAL_LACKING.includes(code)) return [];
    return (/': ([^:]+?)(?:, and \d+ more\.)?$/.exec(text)?.[1] ?? '').split(', ');
  });

function tellUnknown(component: string, property: string, properties: readonly string[]): Told {
  const all = properties.length === 0 ? 'Remove it.' : `Its properties are ${properties.join(', ')}.`;
  return {
    message: `<${component}> has no property "${property}".`,
    hint: didYouMean(property, properties) ?? all,
  };
}

/**
 * What the compiler says of an element or a property, in our form.
 * @param properties what the component takes
 * @param typed name of the file with its types, where it is one of the content
 */
function tell(
  said: readonly Said[],
  { component, property, isText = false }: Of,
  properties: () => string[],
  typed: string | undefined,
): Told[] {
  const [, unknown] = said.find(({ code }) => UNKNOWN.includes(code))?.text.split("'") ?? [];
  if (unknown === 'children')
    return [{ message: `<${component}> takes no content.`, hint: `Write <${component} /> without a closing tag.` }];
  if (unknown !== undefined && unknown === property) return [tellUnknown(component, property, properties())];
  const missing = property === undefined ? missingNames(said) : [];
  if (missing.length > 0)
    return missing.map((name) => ({
      message: `<${component}> lacks the property "${name}".`,
      hint: `Write <${component} ${name}={…}>.`,
    }));
  const look = typed === undefined ? 'Look at the types of the component.' : `Its type is in ${typed}.`;
  const [, inner] = said.find(({ code }) => code === OF_PROPERTY)?.text.split("'") ?? [];
  const name = property ?? inner;
  // Then it is about the component, which shows when it is rendered.
  if (name === undefined) return [];
  const reason = (property === undefined ? said.at(-1) : said[0])?.text ?? '';
  const isQuoted = isText && reason.startsWith("Type 'string'");
  return [
    {
      message: `The property "${name}" of <${component}> does not fit: ${reason}`,
      hint: isQuoted ? `In quotation marks it is a text. Write ${name}={…}.` : look,
    },
  ];
}

/** Compiles the code of the pages, and tells what is wrong with the properties in it. */
function judge(pages: readonly JudgedPage[], { folder, files }: SiteComponents): ReadingFinding[] {
  // Most sites have no page of React, and the compiler is large.
  const ts = createRequire(path.resolve('package.json'))('typescript') as Compiler;
  const program = programOf(ts, pages, folder);
  return pages.flatMap(({ file, name, lines }) => {
    const source = program.getSourceFile(name);
    if (source === undefined) return [];
    const ofPlace = (at: number) => lines[source.getLineAndCharacterOfPosition(at).line]?.of;
    const findingOf = ({ place }: Of, told: Told): ReadingFinding => ({
      rule: 'component/props',
      file,
      ...place,
      ...told,
    });
    return program.getSemanticDiagnostics(source).flatMap((diagnostic) => {
      const { start = 0, code } = diagnostic;
      const of = ofPlace(start);
      if (of === undefined || !ABOUT_PROPS.includes(code)) return [];
      const element = elementAt(ts, source, start);
      const properties = () => {
        const type = element && program.getTypeChecker().getContextualType(element.attributes);
        return (type?.getProperties() ?? []).map((each) => each.name).filter((each) => !COMMON.includes(each));
      };
      const written = element?.attributes.properties.flatMap((each) => ofPlace(each.getStart(source)) ?? []) ?? [];
      if (code === ALL_UNKNOWN && written.length > 0)
        return written.map((each) => findingOf(each, tellUnknown(each.component, each.property ?? '…', properties())));
      const said = code === ALL_UNKNOWN ? [{ code: UNKNOWN[0] ?? 0, text: "'children'" }] : saidBy(diagnostic);
      const typed = files.get(of.component);
      const told = tell(said, of, properties, typed === undefined ? undefined : displayName(typed));
      return told.map((each) => findingOf(of, each));
    });
  });
}

/**
 * Judges the properties of all pages of React at once, since what the compiler of TypeScript needs most of its time for
 * they have in common; again only when a page, a component or what components import of the site has changed.
 */
export function createPropsCheck(components: SiteComponents, records: RecordStore): PropsCheck {
  return async (pages) => {
    const judged = pages.flatMap(({ absolutePath, file, content: { reactTree } }): JudgedPage[] => {
      if (reactTree === null) return [];
      const lines = propsCode(reactTree as Parameters<typeof propsCode>[0], (name) =>
        components.files.has(name) ? componentModule(components, name) : undefined,
      );
      return [{ file, name: `${absolutePath}.tsx`, lines, text: lines.map(({ text }) => text).join('\n') }];
    });
    if (judged.length === 0) return [];
    const modules = Object.values(SITE_MODULES).map((file) => readFileSync(file, 'utf8'));
    const key = recordKey('props', components.digest, ...modules, ...judged.flatMap(({ name, text }) => [name, text]));
    const create = () => Promise.resolve({ content: undefined, passages: [], diagnostics: judge(judged, components) });
    const { diagnostics } = await records.get(key, () => true, create);
    return diagnostics;
  };
}
