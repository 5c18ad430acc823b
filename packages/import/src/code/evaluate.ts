import ts from 'typescript';
import { OPERATIONS } from '../markdown/scope';
import { LIST_METHODS } from './builtins';
import {
  keyPlaces,
  lookUp,
  memberOf,
  placeOf,
  type CodePlace,
  unknownAt,
  UNKNOWN_KEYS,
  type Scope,
  Builtin,
  FunctionValue,
  isPrimitive,
  Unknown,
} from './scope';
import { resultOf } from './statements';

/** Most expressions and items that one reading evaluates, and most nested expressions. */
const STEP_LIMIT = 1_000_000;
const DEPTH_LIMIT = 300;
/** Most characters of a text, and most items of a list. */
const LENGTH_LIMIT = 100_000;

/**
 * Evaluates an expression of the site's code without running it. Every part that needs more than constants, operators
 * and the site's files is an `Unknown`. Never throws.
 */
export function evaluate(node: ts.Expression, scope: Scope): unknown {
  const { reading } = scope;
  reading.steps += 1;
  if (reading.steps > STEP_LIMIT || reading.depth > DEPTH_LIMIT) return unknownAt(node, scope);
  reading.depth += 1;
  const value = valueOf(node, scope);
  reading.depth -= 1;
  const isTooLarge = (typeof value === 'string' || Array.isArray(value)) && value.length > LENGTH_LIMIT;
  return isTooLarge ? unknownAt(node, scope) : value;
}

function listValue({ elements }: ts.ArrayLiteralExpression, scope: Scope): unknown {
  const list: unknown[] = [];
  for (const element of elements) {
    if (list.length > LENGTH_LIMIT) break;
    if (!ts.isSpreadElement(element)) list.push(ts.isOmittedExpression(element) ? null : evaluate(element, scope));
    else {
      const inner = evaluate(element.expression, scope);
      if (!Array.isArray(inner)) list.push(unknownAt(element, scope));
      else for (const each of inner as unknown[]) list.push(each);
      scope.reading.steps += Array.isArray(inner) ? inner.length : 0;
    }
  }
  return list;
}

/** Returns the text of a key; undefined for an unknown one. */
function keyOf(name: ts.PropertyName, scope: Scope): string | undefined {
  if (!ts.isComputedPropertyName(name)) return ts.isPrivateIdentifier(name) ? undefined : name.text;
  const key = evaluate(name.expression, scope);
  return isPrimitive(key) ? String(key) : undefined;
}

function groupValue({ properties }: ts.ObjectLiteralExpression, scope: Scope): unknown {
  const group = new Map<string, unknown>();
  const places = new Map<string, CodePlace>();
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) {
      const inner = evaluate(property.expression, scope);
      const isGroup = typeof inner === 'object' && !(inner instanceof Unknown) && !(inner instanceof FunctionValue);
      if (isGroup && inner !== null) {
        for (const [key, value] of Object.entries(inner)) group.set(key, value);
        for (const [key, place] of keyPlaces.get(inner) ?? []) places.set(key, place);
      } else if (!isPrimitive(inner)) group.set(UNKNOWN_KEYS, unknownAt(property, scope));
      scope.reading.steps += group.size;
      continue;
    }
    const key = keyOf(property.name, scope);
    if (key !== undefined) places.set(key, placeOf(property, scope));
    if (key === undefined) group.set(UNKNOWN_KEYS, unknownAt(property, scope));
    else if (ts.isPropertyAssignment(property)) group.set(key, evaluate(property.initializer, scope));
    else if (ts.isShorthandPropertyAssignment(property)) group.set(key, nameValue(property.name, scope));
    else if (ts.isMethodDeclaration(property)) group.set(key, new FunctionValue(property, scope));
    else if (ts.isGetAccessorDeclaration(property)) group.set(key, unknownAt(property, scope));
  }
  // In an object literal this key sets the prototype and is no property.
  group.delete('__proto__');
  const value = Object.fromEntries(group);
  keyPlaces.set(value, places);
  return value;
}

function nameValue(name: ts.Identifier, scope: Scope): unknown {
  const found = lookUp(name.text, scope);
  if (found !== undefined) return found();
  return name.text === 'undefined' ? undefined : unknownAt(name, scope);
}

function operatorValue(node: ts.BinaryExpression, scope: Scope): unknown {
  const { operatorToken } = node;
  const left = operatorToken.kind === ts.SyntaxKind.EqualsToken ? undefined : evaluate(node.left, scope);
  const right = () => evaluate(node.right, scope);
  switch (operatorToken.kind) {
    case ts.SyntaxKind.EqualsToken:
    case ts.SyntaxKind.CommaToken:
      return right();
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return left instanceof Unknown ? unknownAt(node, scope) : left ? right() : left;
    case ts.SyntaxKind.BarBarToken:
      return left instanceof Unknown ? unknownAt(node, scope) : left ? left : right();
    case ts.SyntaxKind.QuestionQuestionToken:
      return left instanceof Unknown ? unknownAt(node, scope) : (left ?? right());
    default: {
      const operation = OPERATIONS[ts.tokenToString(operatorToken.kind) ?? ''];
      const other = right();
      if (operation === undefined || !isPrimitive(left) || !isPrimitive(other)) return unknownAt(node, scope);
      return operation(left as number, other as number);
    }
  }
}

function prefixValue(node: ts.PrefixUnaryExpression, scope: Scope): unknown {
  const value = evaluate(node.operand, scope);
  if (value instanceof Unknown) return unknownAt(node, scope);
  if (node.operator === ts.SyntaxKind.ExclamationToken) return !value;
  if (!isPrimitive(value)) return unknownAt(node, scope);
  if (node.operator === ts.SyntaxKind.MinusToken) return -Number(value);
  return node.operator === ts.SyntaxKind.PlusToken ? Number(value) : unknownAt(node, scope);
}

function textValue(node: ts.TemplateExpression, scope: Scope): unknown {
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const value = evaluate(expression, scope);
    if (!isPrimitive(value) || text.length > LENGTH_LIMIT) return unknownAt(node, scope);
    text += `${value}${literal.text}`;
  }
  return text;
}

/** True for `new Date().getFullYear()`, which most footers contain. */
function isYear({ expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'getFullYear') return false;
  const date = expression.expression;
  if (!ts.isNewExpression(date) || !ts.isIdentifier(date.expression)) return false;
  return date.expression.text === 'Date' && (date.arguments ?? []).length === 0;
}

/** Functions of packages that return or extend the settings that they are given: `defineConfig`, `withMermaid`. */
const CONFIG_WRAPPER = /^(?:(?:define|with|extend)[A-Z]\w*|starlight)$/;

function callValue(node: ts.CallExpression, scope: Scope): unknown {
  const { expression } = node;
  if (isYear(node)) return new Date().getFullYear();
  const unknown = () => unknownAt(node, scope);
  if (node.arguments.some((each) => ts.isSpreadElement(each))) return unknown();
  const args = node.arguments.map((each) => evaluate(each, scope));
  const [specifier] = args;
  if (expression.kind === ts.SyntaxKind.ImportKeyword)
    return typeof specifier === 'string' ? scope.reading.load(specifier, node, scope).whole() : unknown();
  if (ts.isIdentifier(expression) && expression.text === 'require' && lookUp('require', scope)?.() instanceof Builtin)
    return typeof specifier === 'string' ? scope.reading.load(specifier, node, scope).whole() : unknown();
  const method = ts.isPropertyAccessExpression(expression) ? LIST_METHODS[expression.name.text] : undefined;
  if (method !== undefined && ts.isPropertyAccessExpression(expression)) {
    const list = evaluate(expression.expression, scope);
    if (Array.isArray(list)) {
      scope.reading.steps += list.length;
      return method(list as unknown[], args, applied(node, scope)) ?? unknown();
    }
  }
  const callee = evaluate(expression, scope);
  if (callee instanceof FunctionValue) return resultOf(callee, args);
  if (
    callee instanceof Unknown &&
    args.length > 0 &&
    ts.isIdentifier(expression) &&
    CONFIG_WRAPPER.test(expression.text)
  )
    return args[0];
  if (!(callee instanceof Builtin) || args.some((each) => each instanceof Unknown)) return unknown();
  return callee.call(args) ?? unknown();
}

const applied = (node: ts.Node, scope: Scope) => (callee: unknown, args: readonly unknown[]) =>
  callee instanceof FunctionValue
    ? resultOf(callee, args)
    : callee instanceof Builtin
      ? callee.call(args)
      : unknownAt(node, scope);

function valueOf(node: ts.Expression, scope: Scope): unknown {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isTypeAssertionExpression(node) ||
    ts.isAwaitExpression(node)
  )
    return evaluate(node.expression, scope);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isIdentifier(node)) return nameValue(node, scope);
  if (ts.isTemplateExpression(node)) return textValue(node, scope);
  if (ts.isArrayLiteralExpression(node)) return listValue(node, scope);
  if (ts.isObjectLiteralExpression(node)) return groupValue(node, scope);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return new FunctionValue(node, scope);
  if (ts.isPrefixUnaryExpression(node)) return prefixValue(node, scope);
  if (ts.isBinaryExpression(node)) return operatorValue(node, scope);
  if (ts.isCallExpression(node)) return callValue(node, scope);
  if (ts.isConditionalExpression(node)) {
    const test = evaluate(node.condition, scope);
    if (test instanceof Unknown) return unknownAt(node, scope);
    return evaluate(test ? node.whenTrue : node.whenFalse, scope);
  }
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const owner = evaluate(node.expression, scope);
    const key = ts.isPropertyAccessExpression(node) ? node.name.text : evaluate(node.argumentExpression, scope);
    if ((owner === undefined || owner === null) && node.questionDotToken !== undefined) return undefined;
    return isPrimitive(key) ? memberOf(owner, String(key), node, scope) : unknownAt(node, scope);
  }
  if (ts.isMetaProperty(node)) return lookUp('import.meta', scope)?.() ?? unknownAt(node, scope);
  if (ts.isVoidExpression(node)) return undefined;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  return node.kind === ts.SyntaxKind.NullKeyword ? null : unknownAt(node, scope);
}
