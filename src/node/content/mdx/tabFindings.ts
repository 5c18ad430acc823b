import type { RootContent } from 'mdast';
import { addDiagnostic, type Compilation } from './compilation';
import type { ComponentNode } from './components/component';

/** What one tab says of itself. */
export interface TabInput {
  label: string;
  value: string;
  node: ComponentNode;
}

type Child = ComponentNode['children'][number] | RootContent;

const isTab = (node: Child): node is ComponentNode =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Tab';
const isComment = (node: Child) => node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

/** The `<Tab>` elements directly in `<Tabs>`. */
export function tabNodes(node: ComponentNode): ComponentNode[] {
  return (node.children as Child[]).filter(isTab);
}

function groupOf(node: ComponentNode): unknown {
  return node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'group')?.value;
}

const lineOf = ({ position }: Child) => position?.start.line ?? 0;

/** `<Tabs>` holds tabs and nothing else, and is in no other `<Tabs>` that would change with it. */
export function checkTabsContent(node: ComponentNode, group: string | undefined, compilation: Compilation): void {
  if (tabNodes(node).length === 0)
    addDiagnostic(
      compilation,
      node,
      'element/content',
      '<Tabs> has no <Tab> in it.',
      'Write <Tab label="…"> around each of the ways.',
    );
  const stray = (node.children as Child[]).find((child) => !isTab(child) && !isComment(child));
  if (stray !== undefined && tabNodes(node).length > 0)
    addDiagnostic(
      compilation,
      stray,
      'element/content',
      '<Tabs> holds <Tab> elements and nothing else.',
      'Move this into a <Tab>, or before <Tabs> or after it.',
    );
  const around = compilation.ancestors.find(
    (ancestor) => group !== undefined && ancestor.name === 'Tabs' && groupOf(ancestor) === group,
  );
  if (around !== undefined)
    addDiagnostic(
      compilation,
      node,
      'element/content',
      `These <Tabs> of the group "${group}" stand in others of the same group, on line ${lineOf(around)}.`,
      'Give one of the two another group.',
    );
}

/** No two tabs of one `<Tabs>` have the same label or the same value. */
export function checkTabValues(tabs: readonly TabInput[], compilation: Compilation): void {
  tabs.forEach(({ label, value, node }, index) => {
    const before = tabs.slice(0, index);
    const sameLabel = before.find((tab) => tab.label === label);
    const sameValue = before.find((tab) => tab.value === value);
    if (sameLabel !== undefined) {
      addDiagnostic(
        compilation,
        node,
        'element/content',
        `The tab on line ${lineOf(sameLabel.node)} already has the label "${label}".`,
        'Give one of the two another label.',
      );
    } else if (sameValue !== undefined) {
      addDiagnostic(
        compilation,
        node,
        'element/content',
        `The tabs "${sameValue.label}" on line ${lineOf(sameValue.node)} and "${label}" have the same value "${value}".`,
        `Give one of the two another value: <Tab label="${label}" value="…">.`,
      );
    }
  });
}
