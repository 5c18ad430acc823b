import type { MdxJsxAttributeValueExpressionData } from 'mdast-util-mdx-jsx';

type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>;
export type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** Names for expressions of a page, with their values. */
export type Scope = Readonly<Record<string, unknown>>;

/** Most characters of a text and items of a list: a few lines of code could create any number. */
const LIMIT = 1_000_000;

/** Binary operators, also for texts. */
export const OPERATIONS: Readonly<Partial<Record<string, (left: number, right: number) => unknown>>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
};

class NoConstantError extends Error {}

/** Returns a value that operators accept: neither a list nor an object. */
function plain(value: unknown): string | number | boolean | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new NoConstantError();
}

function limited<Value>(value: Value): Value {
  if ((typeof value === 'string' || Array.isArray(value)) && value.length > LIMIT) throw new NoConstantError();
  return value;
}

/** True for a call of Docusaurus' functions that return the address in their argument. */
const isAddress = (node: Expression, names: readonly string[]) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && names.includes(node.callee.name);

/** Evaluates a syntax tree. Throws for anything but constants. */
function evaluate(node: Expression, scope: Scope): unknown {
  const of = (part: { type: string }) => evaluate(part as Expression, scope);
  const keyOf = (part: { type: string; name?: unknown }, isComputed: boolean) =>
    !isComputed && part.type === 'Identifier' ? String(part.name) : String(plain(of(part)));
  switch (node.type) {
    case 'Literal':
      return plain(node.value);
    case 'Identifier':
      if (node.name !== 'undefined' && !Object.hasOwn(scope, node.name)) throw new NoConstantError();
      return scope[node.name];
    case 'TemplateLiteral': {
      const values = [...node.expressions.map((part) => String(plain(of(part)))), ''];
      return limited(node.quasis.map(({ value }, index) => (value.cooked ?? '') + (values[index] ?? '')).join(''));
    }
    case 'ArrayExpression':
      return limited(
        node.elements.flatMap((part): unknown[] => {
          if (part === null) return [undefined];
          if (part.type !== 'SpreadElement') return [of(part)];
          const list = of(part.argument);
          if (!Array.isArray(list)) throw new NoConstantError();
          return list;
        }),
      );
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((part): [string, unknown][] =>
          part.type === 'SpreadElement'
            ? Object.entries(of(part.argument) ?? {})
            : [[keyOf(part.key, part.computed), of(part.value)]],
        ),
      );
    case 'UnaryExpression': {
      const value = of(node.argument);
      if (node.operator === '!') return !value;
      if (node.operator === '-') return -Number(plain(value));
      if (node.operator === '+') return Number(plain(value));
      throw new NoConstantError();
    }
    case 'BinaryExpression': {
      const operation = OPERATIONS[node.operator];
      if (operation === undefined) throw new NoConstantError();
      return limited(operation(plain(of(node.left)) as number, plain(of(node.right)) as number));
    }
    case 'LogicalExpression': {
      const left = of(node.left);
      if (node.operator === '??') return left ?? of(node.right);
      return (node.operator === '||') === Boolean(left) ? left : of(node.right);
    }
    case 'ConditionalExpression':
      return of(node.test) ? of(node.consequent) : of(node.alternate);
    case 'ChainExpression':
      return of(node.expression);
    case 'MemberExpression': {
      const owner = of(node.object);
      const key = keyOf(node.property, node.computed);
      if (key === 'default' && isAddress(node.object as Expression, ['require'])) return owner;
      if (owner === undefined || owner === null) {
        if (node.optional) return undefined;
        throw new NoConstantError();
      }
      return Object.hasOwn(owner, key) ? (owner as Scope)[key] : undefined;
    }
    case 'CallExpression': {
      const [address] = node.arguments;
      if (address === undefined || !isAddress(node, ['require', 'useBaseUrl'])) throw new NoConstantError();
      return of(address);
    }
    default:
      throw new NoConstantError();
  }
}

function constantOf(expression: Expression | null | undefined, scope: Scope): unknown {
  try {
    return expression === null || expression === undefined ? undefined : evaluate(expression, scope);
  } catch {
    return undefined;
  }
}

/**
 * Evaluates an expression of a page: literals, exports, properties of a partial, and operators. Returns undefined for
 * anything else, such as a call. It runs no code: the page may be a stranger's, and code in a `node:vm` context can
 * reach the process.
 */
export function valueOf({ data }: { data?: { estree?: Program | null } | undefined }, scope: Scope): unknown {
  const [statement] = data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? constantOf(statement.expression, scope) : undefined;
}

/** Returns the constants that a page exports; skips exports that need more than constants. */
export function exportedConstants(statements: readonly Statement[], scope: Scope): Scope {
  const known: Record<string, unknown> = { ...scope };
  const found: [string, unknown][] = [];
  for (const statement of statements) {
    const { declaration = null } = statement.type === 'ExportNamedDeclaration' ? statement : {};
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      const value = constantOf(init, known);
      if (id.type !== 'Identifier' || value === undefined) continue;
      known[id.name] = value;
      found.push([id.name, value]);
    }
  }
  return Object.fromEntries(found);
}
