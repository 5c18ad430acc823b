import type { Node } from '@babel/types';
import { placeOf } from '../diagnostics/diagnostic';
import { displayName } from '../files/contentFolder';
import { nodesOf } from './parseCode';

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

/** Returns the names under which an import brings `styleSheet`. */
function importedNames(node: Node): string[] {
  if (node.type !== 'ImportDeclaration' || !STYLE_MODULE.test(node.source.value)) return [];
  return node.specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' && 'name' in each.imported && each.imported.name === 'styleSheet'
      ? each.local.name
      : [],
  );
}

/**
 * Finds the calls of `styleSheet` in a file, in order.
 * @throws with file, line and column where `styleSheet` is anything but a call with one object literal: the compiled
 * code has classes instead of the function, so other uses would fail in the browser
 */
export function findStyleCalls(file: string, text: string): StyleCall[] {
  const nodes = nodesOf(text, file.endsWith('x'), ({ type }) => type !== 'ImportDeclaration');
  const names = new Set(nodes.flatMap(({ node }) => importedNames(node)));
  return nodes.flatMap(({ node, parent }) => {
    if (node.type !== 'Identifier' || !names.has(node.name)) return [];
    if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) return [];
    const { line = 1, column: at = 0 } = node.loc?.start ?? {};
    const position = { line, column: at + 1 };
    const isCall = parent?.type === 'CallExpression' && parent.callee === node;
    const [rules, ...others] = isCall ? parent.arguments : [];
    if (rules?.type !== 'ObjectExpression' || others.length > 0)
      throw new Error(
        `${placeOf({ file: displayName(file), ...position })}\n  styleSheet takes an object literal.\n` +
          '  Write the styles in the call: styleSheet({ name: { … } }).',
      );
    return [{ start: node.start ?? 0, rules: rules.start ?? 0, ...position }];
  });
}
