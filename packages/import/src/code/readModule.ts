import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isFile } from '../docusaurus/sourceFiles';
import { globalNames, nodeModules } from './builtins';
import { evaluate } from './evaluate';
import { parsesInTime } from './parseGuard';
import {
  lazy,
  lookUp,
  memberOf,
  unknownAt,
  type LoadedModule,
  type Reading,
  type Scope,
  FunctionValue,
  settle,
  Unknown,
  type CodePlace,
  type UnreadPart,
} from './scope';
import { declare, resultOf, skip } from './statements';

/** Most bytes of a file of code. */
const SIZE_LIMIT = 2_000_000;
const ENDINGS = ['', '.ts', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json', '/index.ts', '/index.js'];

/** What could be read of a file of code. */
interface CodeReading {
  value: unknown;
  unread: UnreadPart[];
  /** Skipped statements that may change the value. */
  skipped: CodePlace[];
  /** Why nothing could be read. */
  error: string | undefined;
}

interface ReadOptions {
  /** Folder of the site, which `@site/` names. */
  site: string;
  /** True for a file that may be read. */
  isReadable: (file: string) => boolean;
  /** True to return all exports by name; else the default export, or what it returns where it is a function. */
  isModule?: boolean;
  /** Most milliseconds for parsing a file. */
  parseLimit?: number;
}

/** Returns the names that a file assigns to after their declaration. */
function reassignedNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const rest: ts.Node[] = [source];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    const target = ts.isBinaryExpression(node)
      ? node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
        node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
        ? node.left
        : undefined
      : ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)
        ? node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
          ? node.operand
          : undefined
        : undefined;
    if (target !== undefined && ts.isIdentifier(target)) names.add(target.text);
    ts.forEachChild(node, (child) => {
      rest.push(child);
    });
  }
  return names;
}

/**
 * Returns `name` for `exports.name` and `module.exports.name`, and `module.exports` for itself; undefined for others.
 */
function exportName(node: ts.Expression): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const { expression, name } = node;
  if (ts.isIdentifier(expression) && expression.text === 'module' && name.text === 'exports') return 'module.exports';
  const isExports = ts.isIdentifier(expression)
    ? expression.text === 'exports'
    : exportName(expression) === 'module.exports';
  return isExports ? name.text : undefined;
}

const hasModifier = (node: ts.Statement, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

/** Returns the names that a declared name or pattern contains. */
function declaredNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : declaredNames(element.name)));
}

/** Declares the names of an import. */
function declareImport(node: ts.ImportDeclaration, scope: Scope): void {
  const { importClause: clause, moduleSpecifier: specifier } = node;
  if (clause === undefined || !ts.isStringLiteral(specifier)) return;
  const load = () => scope.reading.load(specifier.text, node, scope);
  const add = (name: ts.Identifier, value: () => unknown) =>
    scope.values.set(
      name.text,
      lazy(value, () => unknownAt(node, scope)),
    );
  if (clause.name !== undefined) add(clause.name, () => load().named('default'));
  const { namedBindings: bindings } = clause;
  if (bindings === undefined) return;
  if (ts.isNamespaceImport(bindings)) add(bindings.name, () => load().whole());
  else
    for (const { name, propertyName } of bindings.elements) add(name, () => load().named((propertyName ?? name).text));
}

/** Returns the values that a file exports by name, and its `module.exports`. */
function exportsOf(source: ts.SourceFile, scope: Scope): LoadedModule {
  const named = new Map<string, () => unknown>();
  const stars: (() => LoadedModule)[] = [];
  const local = (name: string, node: ts.Node) => () => (lookUp(name, scope) ?? (() => unknownAt(node, scope)))();
  let assigned: (() => unknown) | undefined;
  declare(source.statements, scope);
  for (const node of source.statements) {
    const isExported = hasModifier(node, ts.SyntaxKind.ExportKeyword);
    const isDefault = hasModifier(node, ts.SyntaxKind.DefaultKeyword);
    const ofNode = (expression: ts.Expression) =>
      lazy(
        () => evaluate(expression, scope),
        () => unknownAt(expression, scope),
      );
    if (ts.isImportDeclaration(node)) declareImport(node, scope);
    else if (ts.isExportAssignment(node)) {
      if (node.isExportEquals === true) assigned = ofNode(node.expression);
      else named.set('default', ofNode(node.expression));
    } else if (ts.isExportDeclaration(node)) {
      const { exportClause: clause, moduleSpecifier: specifier } = node;
      const load =
        specifier !== undefined && ts.isStringLiteral(specifier)
          ? () => scope.reading.load(specifier.text, node, scope)
          : undefined;
      if (clause === undefined) stars.push(load ?? (() => nothing(node, scope)));
      else if (ts.isNamedExports(clause))
        for (const { name, propertyName = name } of clause.elements)
          named.set(
            name.text,
            load === undefined ? local(propertyName.text, node) : () => load().named(propertyName.text),
          );
    } else if (isExported && ts.isVariableStatement(node))
      for (const { name } of node.declarationList.declarations)
        for (const each of declaredNames(name)) named.set(each, local(each, node));
    else if (isExported && ts.isFunctionDeclaration(node))
      named.set(isDefault ? 'default' : (node.name?.text ?? ''), () => new FunctionValue(node, scope));
    else if (
      ts.isExpressionStatement(node) &&
      ts.isBinaryExpression(node.expression) &&
      node.expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      exportName(node.expression.left) !== undefined
    ) {
      const name = exportName(node.expression.left) ?? '';
      if (name === 'module.exports') assigned = ofNode(node.expression.right);
      else named.set(name, ofNode(node.expression.right));
    } else skip(node, scope);
  }
  const groupOf = () => {
    const own = [...named].map(([name, value]): [string, unknown] => [name, value()]);
    const ofStars = stars.flatMap((load) => {
      const whole = load().whole();
      return whole instanceof Unknown || typeof whole !== 'object' ? [] : Object.entries(whole ?? {});
    });
    return Object.fromEntries([...ofStars.filter(([name]) => name !== 'default'), ...own]);
  };
  const ofStar = (name: string) =>
    stars.map((load) => load().named(name)).find((value) => value !== undefined && !(value instanceof Unknown));
  return {
    whole: () => (assigned === undefined ? groupOf() : assigned()),
    named: (name) => {
      const found = named.get(name);
      if (found !== undefined) return found();
      if (assigned !== undefined && name !== 'default') return memberOf(assigned(), name, source, scope);
      return assigned === undefined ? (name === 'default' ? groupOf() : ofStar(name)) : assigned();
    },
  };
}

const nothing = (node: ts.Node, scope: Scope, reason?: string): LoadedModule => {
  const unknown = () => unknownAt(node, scope, reason);
  return { whole: unknown, named: unknown };
};

/** Creates a reader of code, which reads each file once. */
function createReading({ site, isReadable, parseLimit }: ReadOptions) {
  let isInTime = true;
  const modules = new Map<string, LoadedModule | undefined>();
  const read = (file: string): LoadedModule | undefined => {
    if (!modules.has(file)) {
      // A file that imports itself has no value yet.
      modules.set(file, undefined);
      modules.set(file, parse(file));
    }
    return modules.get(file);
  };
  const parse = (file: string): LoadedModule | undefined => {
    if (statSync(file).size > SIZE_LIMIT) return undefined;
    const text = readFileSync(file, 'utf8');
    // After one file that takes too long, no other is parsed.
    isInTime &&= parsesInTime(file, text, parseLimit);
    if (!isInTime) return undefined;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
    const globals: Scope = {
      source,
      reading,
      values: new Map(Object.entries(globalNames(file)).map(([name, value]) => [name, () => value])),
      parent: undefined,
      reassigned: reassignedNames(source),
    };
    const scope: Scope = { ...globals, values: new Map(), parent: globals };
    const [first] = source.statements;
    if (!file.endsWith('.json')) return exportsOf(source, scope);
    const json = first !== undefined && ts.isExpressionStatement(first) ? evaluate(first.expression, scope) : undefined;
    const named = (name: string) => (name === 'default' ? json : memberOf(json, name, source, scope));
    return { whole: () => json, named };
  };
  const load: Reading['load'] = (specifier, node, scope) => {
    const folder = path.dirname(scope.source.fileName);
    const ofNode = nodeModules(folder)[specifier.replace(/^node:/, '')];
    if (ofNode !== undefined)
      return { whole: () => ofNode, named: (name) => (name === 'default' ? ofNode : ofNode[name]) };
    const isOfSite = specifier.startsWith('@site/');
    if (!isOfSite && !specifier.startsWith('.') && !path.isAbsolute(specifier)) return nothing(node, scope);
    const written = isOfSite ? path.join(site, specifier.slice('@site/'.length)) : path.resolve(folder, specifier);
    const file = ENDINGS.map((ending) => written + ending).find(isFile);
    if (file === undefined) return nothing(node, scope);
    if (!isReadable(file)) return nothing(node, scope, `${path.basename(file)} is none of the files that may be read`);
    return (/\.(?:[cm]?[jt]s|json)$/.test(file) ? read(file) : undefined) ?? nothing(node, scope);
  };
  const reading: Reading = { load, evaluate, skipped: [], steps: 0, depth: 0 };
  return { read, reading };
}

/** Reads the exports of a file of the site's code without running it. Never throws. */
export function readModule(file: string, options: ReadOptions): CodeReading {
  const failed = (error: string): CodeReading => ({ value: undefined, unread: [], skipped: [], error });
  if (!options.isReadable(file)) return failed('It is none of the files that may be read');
  const { read, reading } = createReading(options);
  const place = { file, line: 1, source: path.basename(file) };
  try {
    const module = read(file);
    if (module === undefined) return failed('Its code is too long or too deep');
    if (options.isModule === true) {
      const whole = module.whole();
      const isGroup = typeof whole === 'object' && whole !== null && !(whole instanceof Unknown);
      const group = { default: module.named('default'), ...(isGroup ? whole : {}) };
      return { ...settle(group, place), skipped: reading.skipped, error: undefined };
    }
    const exported = module.named('default');
    const value = exported instanceof FunctionValue ? resultOf(exported, []) : exported;
    return { ...settle(value, place), skipped: reading.skipped, error: undefined };
  } catch (error) {
    // The parser and the reader are recursive, so very deep code overflows the stack.
    return failed(error instanceof RangeError ? 'Its code is too long or too deep' : String(error));
  }
}
