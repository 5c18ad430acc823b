import { createRequire } from 'node:module';
import path from 'node:path';
import type * as TypeScript from 'typescript';
import { placeOf } from '../diagnostics/diagnostic';
import { displayName } from '../files/contentFolder';

/** Loads the compiler for builds only. Plain Gatsby compiles `import()` of it to a module without a default. */
export const typeScript = () => createRequire(path.resolve('package.json'))('typescript') as typeof TypeScript;

/** A call of `styleSheet` in a file. */
export interface StyleCall {
  /** Offset of the call. */
  start: number;
  /** Offset of its object of rules. */
  rules: number;
  line: number;
  column: number;
}

const STYLE_MODULE = /(?:^|\/)styleSheet$|^site\/styles$/;

/** Returns the names under which a file imports `styleSheet`. */
function importedNames(ts: typeof TypeScript, file: TypeScript.SourceFile): Set<string> {
  const names = file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    if (!STYLE_MODULE.test(statement.moduleSpecifier.text)) return [];
    const { namedBindings } = statement.importClause ?? {};
    if (namedBindings === undefined || !ts.isNamedImports(namedBindings)) return [];
    return namedBindings.elements.flatMap(({ name, propertyName }) =>
      (propertyName ?? name).text === 'styleSheet' ? [name.text] : [],
    );
  });
  return new Set(names);
}

/**
 * Finds the calls of `styleSheet` in a file, in order.
 * @throws with file, line and column where `styleSheet` is anything but a call with one object literal: the compiled
 * code has classes instead of the function, so other uses would fail in the browser
 */
export function findStyleCalls(file: string, text: string): StyleCall[] {
  const ts = typeScript();
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = importedNames(ts, source);
  const calls: StyleCall[] = [];
  const visit = (node: TypeScript.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node) || !names.has(node.text)) return;
    const { parent } = node;
    if (ts.isImportSpecifier(parent) || (ts.isPropertyAccessExpression(parent) && parent.name === node)) return;
    const start = node.getStart();
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const position = { line: line + 1, column: character + 1 };
    const [rules, ...others] = ts.isCallExpression(parent) && parent.expression === node ? parent.arguments : [];
    if (rules === undefined || others.length > 0 || !ts.isObjectLiteralExpression(rules))
      throw new Error(
        `${placeOf({ file: displayName(file), ...position })}\n  styleSheet takes an object literal.\n` +
          '  Write the styles in the call: styleSheet({ name: { … } }).',
      );
    calls.push({ start, rules: rules.getStart(), ...position });
  };
  visit(source);
  return calls.sort((one, other) => one.start - other.start);
}
