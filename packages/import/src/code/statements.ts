import ts from 'typescript';
import {
  innerScope,
  isDeclared,
  lazy,
  memberOf,
  placeOf,
  unknownAt,
  type Scope,
  FunctionValue,
  Unknown,
} from './scope';

const evaluate = (node: ts.Expression, scope: Scope) => scope.reading.evaluate(node, scope);

/** Binds the names of a pattern: `title`, `{ title, url = '/' }`, `[first, second]`. */
function bind(name: ts.BindingName, value: () => unknown, scope: Scope): void {
  const unknown = () => unknownAt(name, scope);
  if (ts.isIdentifier(name)) {
    scope.values.set(name.text, lazy(scope.reassigned.has(name.text) ? unknown : value, unknown));
    return;
  }
  scope.reading.steps += name.elements.length;
  name.elements.forEach((element, index) => {
    if (ts.isOmittedExpression(element)) return;
    const { propertyName, initializer, dotDotDotToken } = element;
    const key = ts.isArrayBindingPattern(name) ? String(index) : keyOfElement(propertyName ?? element.name);
    const own = () => {
      if (key === undefined || dotDotDotToken !== undefined) return unknownAt(element, scope);
      const found = memberOf(value(), key, element, scope);
      return found === undefined && initializer !== undefined ? evaluate(initializer, scope) : found;
    };
    bind(element.name, own, scope);
  });
}

const keyOfElement = (name: ts.PropertyName | ts.BindingName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

/** Adds the declarations of statements to a scope. */
export function declare(statements: readonly ts.Statement[], scope: Scope): void {
  scope.reading.steps += statements.length;
  for (const statement of statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        bind(name, () => (initializer === undefined ? unknownAt(name, scope) : evaluate(initializer, scope)), scope);
    else if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
      scope.values.set(statement.name.text, () => new FunctionValue(statement, scope));
    else if ((ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)) && statement.name !== undefined)
      scope.values.set(statement.name.text, () => unknownAt(statement, scope));
  }
}

/** True for a statement that changes no value: a declaration, a directive. */
const isHarmless = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isEnumDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isModuleDeclaration(statement) ||
  ts.isEmptyStatement(statement) ||
  (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression));

/** Returns the first name of an expression: `config` of `config.plugins.push(…)`. */
function rootName(node: ts.Expression): string | undefined {
  for (let each = node; ;) {
    if (ts.isIdentifier(each)) return each.text;
    if (!ts.isPropertyAccessExpression(each) && !ts.isElementAccessExpression(each)) return undefined;
    each = each.expression;
  }
}

/** True for a call that uses no declared name, so no value changes: `require('dotenv').config()`, `console.log()`. */
function isOutsideCall(statement: ts.Statement, scope: Scope): boolean {
  if (!ts.isExpressionStatement(statement)) return false;
  const { expression } = statement;
  if (!ts.isCallExpression(expression)) return false;
  const names = [expression.expression, ...expression.arguments].map(rootName);
  return names.every((name) => name === undefined || !isDeclared(name, scope));
}

/** Records a skipped statement, if it may change values. */
export function skip(statement: ts.Statement, scope: Scope): void {
  if (!isHarmless(statement) && !isOutsideCall(statement, scope)) scope.reading.skipped.push(placeOf(statement, scope));
}

/** Returns the returned value of statements; undefined where none returns. */
function returned(statements: readonly ts.Statement[], scope: Scope): { value: unknown } | undefined {
  declare(statements, scope);
  for (const statement of statements) {
    if (ts.isReturnStatement(statement))
      return { value: statement.expression === undefined ? undefined : evaluate(statement.expression, scope) };
    if (ts.isThrowStatement(statement)) return { value: unknownAt(statement, scope) };
    if (ts.isBlock(statement)) {
      const inner = returned(statement.statements, innerScope(scope));
      if (inner !== undefined) return inner;
    } else if (ts.isIfStatement(statement)) {
      const test = evaluate(statement.expression, scope);
      const branch = test instanceof Unknown ? undefined : test ? statement.thenStatement : statement.elseStatement;
      if (test instanceof Unknown) skip(statement, scope);
      const inner = branch === undefined ? undefined : returned([branch], innerScope(scope));
      if (inner !== undefined) return inner;
    } else skip(statement, scope);
  }
  return undefined;
}

/** Returns the result of a site's function for arguments, as far as it can be evaluated. */
export function resultOf({ node, scope: outer }: FunctionValue, args: readonly unknown[]): unknown {
  const scope = innerScope(outer);
  const { body } = node;
  scope.reading.steps += node.parameters.length;
  node.parameters.forEach(({ name, initializer, dotDotDotToken }, index) => {
    const given = args[index];
    const value = () => {
      if (index >= args.length && initializer === undefined) return unknownAt(name, scope);
      return given === undefined && initializer !== undefined ? evaluate(initializer, scope) : given;
    };
    bind(name, dotDotDotToken === undefined ? value : () => unknownAt(name, scope), scope);
  });
  if (body === undefined || node.asteriskToken !== undefined) return unknownAt(node, outer);
  return ts.isBlock(body) ? returned(body.statements, scope)?.value : evaluate(body, scope);
}
