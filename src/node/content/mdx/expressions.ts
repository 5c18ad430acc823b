import type { Comment, Text } from 'hast';
import type { MdxJsxAttributeValueExpressionData } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';

/** The comment with the explicit id of a heading, as written by `prepareSource`; headings remove theirs. */
export const ID_COMMENT = /^\/\*#(\S+)\*\/$/;
const COMMENTS_ONLY = /^\s*(?:\/\*[\s\S]*?\*\/\s*)+$/;
/** Text of the comment that ends a post's lead. */
export const TRUNCATE = 'truncate';

type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>;
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

export interface ExpressionNode {
  value: string;
  position?: Position | undefined;
  data?: { estree?: Program | null | undefined } | undefined;
}

const NOT_CONSTANT = Symbol('not constant');

const UNARY: Readonly<Record<string, (value: number) => number>> = { '-': (value) => -value, '+': (value) => value };

/** Returns the value of a constant without running it; `NOT_CONSTANT` for any other expression. */
function constantOf(node: Expression): unknown {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? NOT_CONSTANT : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : NOT_CONSTANT;
    case 'UnaryExpression': {
      const value = constantOf(node.argument);
      const apply = UNARY[node.operator];
      return typeof value === 'number' && apply !== undefined ? apply(value) : NOT_CONSTANT;
    }
    case 'ObjectExpression':
    case 'ArrayExpression':
      return {};
    default:
      return NOT_CONSTANT;
  }
}

/** Returns the value of a constant; undefined, with an error noted at the node, for any other expression. */
export function evaluate(
  { value, data }: Pick<ExpressionNode, 'value' | 'data'>,
  node: { position?: Position | undefined },
  compilation: Compilation,
): unknown {
  const [statement] = data?.estree?.body ?? [];
  const constant = statement?.type === 'ExpressionStatement' ? constantOf(statement.expression) : NOT_CONSTANT;
  if (constant !== NOT_CONSTANT) return constant;
  addDiagnostic(compilation, node, 'syntax/expression', say('syntax/expression', { value: value.trim() }));
  return undefined;
}

/** Renders an inline expression: a comment disappears (except the truncation mark), a constant becomes text. */
export function renderExpression(node: ExpressionNode, compilation: Compilation): Text | Comment | undefined {
  const { value } = node;
  // React evaluates everything but comments; expressions may use names of the page.
  if (compilation.moduleNames !== undefined && !COMMENTS_ONLY.test(value) && value.trim() !== '')
    return { ...node } as unknown as Text;
  if (ID_COMMENT.test(value)) {
    addDiagnostic(compilation, node, 'syntax/expression', say('syntax/expression.id'));
    return undefined;
  }
  if (COMMENTS_ONLY.test(value)) {
    return new RegExp(`^\\s*/\\*\\s*${TRUNCATE}\\s*\\*/\\s*$`).test(value)
      ? { type: 'comment', value: TRUNCATE }
      : undefined;
  }
  if (value.trim() === '') {
    addDiagnostic(compilation, node, 'syntax/expression', say('syntax/expression.empty'));
    return undefined;
  }
  const result = evaluate(node, node, compilation);
  switch (typeof result) {
    case 'string':
    case 'number':
    case 'bigint':
      return { type: 'text', value: String(result) };
    case 'object':
    case 'function':
      addDiagnostic(compilation, node, 'syntax/expression', say('syntax/expression.noText', { value: value.trim() }));
      return undefined;
    default:
      return undefined;
  }
}
