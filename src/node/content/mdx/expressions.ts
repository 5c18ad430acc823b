import vm from 'node:vm';
import type { Comment, Text } from 'hast';
import type { Position } from 'unist';
import { addDiagnostic, type Compilation } from './compilation';

/** A value in content is a constant; one that runs longer than this many milliseconds is none. */
const EVALUATION_LIMIT = 1000;
const COMMENTS_ONLY = /^\s*(?:\/\*[\s\S]*?\*\/\s*)+$/;
const CONSTANTS_ONLY = 'Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.';
/** Text of the comment that ends a post's lead. */
export const TRUNCATE = 'truncate';

export interface ExpressionNode {
  value: string;
  position?: Position | undefined;
}

/** The value of an expression that uses nothing but itself; undefined, with a fault noted, when it throws. */
export function evaluate(
  source: string,
  node: ExpressionNode | { position?: Position | undefined },
  compilation: Compilation,
): unknown {
  try {
    return vm.runInNewContext(`(${source})`, Object.create(null) as vm.Context, { timeout: EVALUATION_LIMIT });
  } catch (error) {
    const reason =
      typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
    addDiagnostic(
      compilation,
      node,
      'syntax/expression',
      `The value {${source.trim()}} fails: ${reason}.`,
      CONSTANTS_ONLY,
    );
    return undefined;
  }
}

/** An expression in running text: a comment disappears (except the truncation mark), a constant becomes text. */
export function renderExpression(node: ExpressionNode, compilation: Compilation): Text | Comment | undefined {
  const { value } = node;
  // React works out what is not a comment; what it uses may be the page's own.
  if (compilation.moduleNames !== undefined && !COMMENTS_ONLY.test(value) && value.trim() !== '')
    return { ...node } as unknown as Text;
  if (COMMENTS_ONLY.test(value)) {
    return new RegExp(`^\\s*/\\*\\s*${TRUNCATE}\\s*\\*/\\s*$`).test(value)
      ? { type: 'comment', value: TRUNCATE }
      : undefined;
  }
  if (value.trim() === '') {
    addDiagnostic(
      compilation,
      node,
      'syntax/expression',
      'There is nothing between { and }.',
      'For curly brackets themselves write \\{\\}.',
    );
    return undefined;
  }
  const result = evaluate(value, node, compilation);
  switch (typeof result) {
    case 'string':
    case 'number':
    case 'bigint':
      return { type: 'text', value: String(result) };
    case 'object':
    case 'function':
      addDiagnostic(
        compilation,
        node,
        'syntax/expression',
        `The value {${value.trim()}} is neither a text nor a number.`,
        CONSTANTS_ONLY,
      );
      return undefined;
    default:
      return undefined;
  }
}
