import { EXIT } from 'unist-util-visit';
import { visit } from './visit';
import type { Element, ElementContent, Nodes, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import { judgeImport } from '../react/judgeImport';
import { componentModule } from '../react/siteComponents';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';

/** Name of the error boundary around a part that React renders: its crash does not affect the rest of the page. */
export const PART = 'ContentPart';

/** The used fields of an import or export statement. */
interface ModuleStatement {
  type: string;
  loc?: { start: { line: number; column: number } } | null;
  source?: { value?: unknown } | null;
  specifiers?: { local: { name?: string }; exported?: { name?: string } }[];
  declaration?: { id?: { name?: string } | null; declarations?: { id: { name?: string } }[] } | null;
}
interface EsmNode {
  value: string;
  position?: Position | undefined;
  data?: { estree?: { body: ModuleStatement[] } | null };
}

const isJsx = (node: { type: string }): node is { type: string; name: string | null } =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** True for what only React can render: imports, exports, and the site's components. */
export const isReactNode =
  ({ site }: Compilation) =>
  (node: { type: string }): boolean =>
    node.type === 'mdxjsEsm' || (isJsx(node) && site.components.files.has(node.name ?? ''));

/** True for a page that React renders. */
export function isReactPage(tree: Root, compilation: Compilation): boolean {
  let found = false;
  visit(tree, isReactNode(compilation), () => {
    found = true;
    return EXIT;
  });
  return found;
}

/** Returns the start of a statement; a block may hold several. */
function positionOf({ loc }: ModuleStatement, { position }: EsmNode): { position?: Position | undefined } {
  if (!loc) return { position };
  const start = { line: loc.start.line, column: loc.start.column + 1 };
  return { position: { start, end: start } };
}

/** Returns the names that a statement imports or exports. */
function namesOf({ specifiers = [], declaration }: ModuleStatement): string[] {
  const declared = [declaration?.id?.name, ...(declaration?.declarations ?? []).map(({ id }) => id.name)];
  return [...specifiers.map(({ local, exported }) => exported?.name ?? local.name), ...declared].filter(
    (name): name is string => name !== undefined,
  );
}

/** Reports errors of a page's imports and exports, and returns their names. */
export function readModuleNames(tree: Root, compilation: Compilation): Set<string> {
  const names = new Set<string>();
  const { components, elements } = compilation.site;
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of (node as EsmNode).data?.estree?.body ?? []) {
      const { type, source } = statement;
      const place = positionOf(statement, node as EsmNode);
      if (type === 'ExportDefaultDeclaration')
        addDiagnostic(compilation, place, 'syntax/export', say('syntax/export.default'));
      if (typeof source?.value === 'string') {
        const judged = judgeImport(source.value, compilation.absolutePath, components.folder);
        if ('message' in judged) addDiagnostic(compilation, place, 'component/import', judged);
      }
      for (const name of namesOf(statement)) {
        if (elements.has(name) || components.files.has(name))
          addDiagnostic(
            compilation,
            place,
            'syntax/export',
            say(components.files.has(name) ? 'syntax/export.component' : 'syntax/export', { name }),
          );
        names.add(name);
      }
    }
  });
  return names;
}

/** True for JSX that React renders: a component that is neither built in nor a tag. */
export function isReactElement(name: string, { moduleNames, site }: Compilation): boolean {
  return site.components.files.has(name) || (moduleNames?.has(name.split('.')[0] ?? '') ?? false);
}

type Jsx = MdxJsxFlowElementHast;
const attribute = (name: string, value: string): Jsx['attributes'][number] => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** Returns an element for React, in an error boundary where it is the outermost component. */
export function reactElement(
  node: { type: string; name: string | null; attributes: Jsx['attributes']; position?: Position | undefined },
  children: ElementContent[],
  { ancestors, file, ...compilation }: Compilation,
): ElementContent {
  const { type, name, attributes, position } = node;
  const own = { type, name, attributes, children, position, data: { _mdxExplicitJsx: true } } as unknown as Jsx;
  const isInner = ancestors.some((outer) => isReactElement(outer.name ?? '', { ancestors, file, ...compilation }));
  if (isInner) return own;
  const { line = 1, column = 1 } = position?.start ?? {};
  const around = {
    type,
    name: PART,
    attributes: [attribute('name', name ?? ''), attribute('place', `${line}:${column}`)],
    children: [own],
    data: { _mdxExplicitJsx: true },
  };
  return around as unknown as ElementContent;
}

/** Prepares a tree so that React writes the compiler's HTML: no empty lines of imports, empty boolean attributes. */
export function prepareForReact(tree: HtmlRoot): void {
  const isStatement = (node: { type: string } | undefined) => node?.type === 'mdxjsEsm';
  const { children } = tree;
  tree.children = children.filter(
    (node, at) =>
      !(node.type === 'text' && node.value.trim() === '' && isStatement(children[at + 1] ?? children[at - 1])),
  );
  visit(tree, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties))
      if (value === true && name.startsWith('data')) properties[name] = '';
  });
}

/** Marks the blocks without code as static: React never renders them again, so a search may highlight words in them. */
export function noteFinished(tree: HtmlRoot): HtmlRoot {
  for (const block of tree.children) {
    let isFinished = true;
    visit(block as Nodes, (node) => {
      if (node.type.startsWith('mdx')) isFinished = false;
    });
    if (block.type === 'element' && isFinished) block.properties.dataFinished = '';
  }
  return tree;
}

/** Adds the imports of the site's components, which pages use without an import. */
export function importComponents(tree: HtmlRoot, { site }: Compilation): void {
  const used = new Set<string>();
  visit(tree as Nodes, (node) => {
    if (isJsx(node) && site.components.files.has(node.name ?? '')) used.add(node.name ?? '');
  });
  const statements = [...used].map((name) => ({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value: componentModule(site.components, name) },
  }));
  if (statements.length === 0) return;
  const estree = { type: 'Program', sourceType: 'module', body: statements, comments: [] };
  tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } } as unknown as Element);
}
