import { PART } from '../mdx/reactPage';
import type { Place } from './markPlaces';

/** A node of a page of React, as far as its components are concerned. */
interface PageNode {
  type: string;
  name?: string | null;
  value?: unknown;
  position?: { start: Place };
  attributes?: (PageNode & { value?: string | { value: string } | null })[];
  children?: PageNode[];
  data?: { estree?: object };
}

/** A line of the code: what it is of, and where that is in the page. */
export interface CodeLine {
  text: string;
  /** Undefined for what belongs to no component. */
  of?: { component: string; property?: string; isText?: boolean; place: Place };
}

/** What stands for the content of a component: any content is right where a component takes some. */
const CONTENT = '__content';

const lines = (text: string, of?: CodeLine['of']): CodeLine[] =>
  text.split('\n').map((each) => (of === undefined ? { text: each } : { text: each, of }));

/** An element without what is in it. */
function elementLines({ name, attributes = [], children = [], position }: PageNode): CodeLine[] {
  const component = name ?? '';
  const tag = { component, place: position?.start ?? { line: 1, column: 1 } };
  const properties = attributes.flatMap((attribute) => {
    const { type, value } = attribute;
    const place = attribute.position?.start ?? tag.place;
    if (type === 'mdxJsxExpressionAttribute')
      return lines(`{${typeof value === 'string' ? value : ''}}`, { component, place });
    const property = attribute.name ?? '';
    const of = { component, property, isText: typeof value === 'string', place };
    if (value === null || value === undefined) return lines(property, of);
    return lines(`${property}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`, of);
  });
  const isEmpty = children.every(
    ({ type, value }) => type === 'text' && typeof value === 'string' && value.trim() === '',
  );
  const end = isEmpty ? '/>);' : `>{${CONTENT}}</${component}>);`;
  return [...lines(`void (<${component}`, tag), ...properties, ...lines(end, tag)];
}

/**
 * The components of a page as code that the compiler of TypeScript judges: what the page imports and exports, and each
 * element with its properties, a line for each.
 * @param tree what React renders; the site's own elements are HTML in it
 * @param moduleOf what a component of the content is imported by; undefined for one that the page brings itself
 */
export function propsCode(tree: PageNode, moduleOf: (name: string) => string | undefined): CodeLine[] {
  const statements: CodeLine[] = [];
  const elements: CodeLine[] = [];
  const used = new Set<string>();
  const walk = (node: PageNode) => {
    const { type, name, value, children = [] } = node;
    if (type === 'mdxjsEsm') statements.push(...lines(String(value)));
    if (/^mdxJsx.*Element$/.test(type) && name !== PART) {
      used.add(name ?? '');
      elements.push(...elementLines(node));
    }
    children.forEach(walk);
  };
  walk(tree);
  const imports = [...used].flatMap((name) => {
    const from = moduleOf(name);
    return from === undefined ? [] : lines(`import ${name} from ${JSON.stringify(from)};`);
  });
  return [...imports, ...statements, ...lines(`declare const ${CONTENT}: any, props: any;`), ...elements];
}
