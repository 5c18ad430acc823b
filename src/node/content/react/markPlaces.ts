import type { Root as HtmlRoot } from 'hast';
import { PART } from '../mdx/reactPage';

/** A place in a page. */
export interface Place {
  line: number;
  column: number;
}
/** Something of ESTree. */
interface Code {
  type: string;
  [key: string]: unknown;
}
interface Statement extends Code {
  expression?: Code & { properties?: { argument: Code }[] };
  loc?: { start: Place };
}
interface Placed {
  type: string;
  name?: string | null;
  position?: { start: Place };
  children?: Placed[];
  attributes?: (Placed & { value?: unknown })[];
  data?: { estree?: { body: Statement[] } };
}

const literal = (value: string): Code => ({ type: 'Literal', value });
const property = (name: string, value: string): Code => ({
  type: 'Property',
  key: { type: 'Identifier', name },
  value: literal(value),
  kind: 'init',
  computed: false,
  method: false,
  shorthand: false,
});

/** Code that notes a place, as `ContentPart` does for a component. */
const noteOf = (result: string, place: string): Code => ({
  type: 'AssignmentExpression',
  operator: '=',
  left: {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: result },
    property: { type: 'Identifier', name: 'part' },
    computed: false,
    optional: false,
  },
  right: { type: 'ObjectExpression', properties: [property('name', ''), property('place', place)] },
});

const placeOf = ({ line, column }: Place) => `${line}:${column}`;

/**
 * A copy of a page's tree whose expressions and statements note their places before they run, so that one that fails
 * is found.
 * @param result name of the global object that takes the note
 */
export function markPlaces(tree: HtmlRoot, result: string): HtmlRoot {
  const noted = (place: string, code: Code): Code => ({
    type: 'SequenceExpression',
    expressions: [noteOf(result, place), code],
  });
  const noteStatement = (statement: Statement): Code[] => {
    const { start } = statement.loc ?? {};
    if (start === undefined || statement.type === 'ImportDeclaration') return [statement];
    const note = noteOf(result, placeOf({ line: start.line, column: start.column + 1 }));
    return [{ type: 'ExpressionStatement', expression: note }, statement];
  };
  const noteAttribute = (attribute: NonNullable<Placed['attributes']>[number]) => {
    const { type, position, value } = attribute;
    const isSpread = type === 'mdxJsxExpressionAttribute';
    const [statement] = (isSpread ? attribute : (value as Placed | null | undefined))?.data?.estree?.body ?? [];
    if (statement?.expression === undefined || position === undefined) return;
    const place = placeOf(position.start);
    const [spread] = statement.expression.properties ?? [];
    if (!isSpread) statement.expression = noted(place, statement.expression);
    else if (spread !== undefined) spread.argument = noted(place, spread.argument);
  };
  /** React works out what is within a component before that is rendered, and what is outside of one when it gets there. */
  const mark = (node: Placed, isWithin: boolean): Placed => {
    const { type, position, data } = node;
    if (type === 'mdxjsEsm' && data?.estree !== undefined) data.estree.body = data.estree.body.flatMap(noteStatement);
    node.attributes?.forEach(noteAttribute);
    if (node.children !== undefined)
      node.children = node.children.map((child) => mark(child, isWithin || node.name === PART));
    const [statement] = data?.estree?.body ?? [];
    if (!/Expression$/.test(type) || statement?.expression === undefined || position === undefined) return node;
    const place = placeOf(position.start);
    if (isWithin) {
      statement.expression = noted(place, statement.expression);
      return node;
    }
    statement.expression = {
      type: 'ArrowFunctionExpression',
      expression: true,
      params: [],
      body: statement.expression,
    };
    return {
      type: type.startsWith('mdxText') ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
      name: PART,
      attributes: [
        { type: 'mdxJsxAttribute', name: 'name', value: '' },
        { type: 'mdxJsxAttribute', name: 'place', value: place },
      ],
      children: [node],
      data: { _mdxExplicitJsx: true } as object,
    };
  };
  return mark(structuredClone(tree) as Placed, false) as HtmlRoot;
}
