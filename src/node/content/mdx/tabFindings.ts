import type { RootContent } from 'mdast';
import { addDiagnostic, type Compilation } from './compilation';
import type { ComponentNode } from './components/component';
import { say } from '../say';

/** The properties of one tab. */
export interface TabInput {
  label: string;
  value: string;
  node: ComponentNode;
}

type Child = ComponentNode['children'][number] | RootContent;

const isTab = (node: Child): node is ComponentNode =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Tab';
const isComment = (node: Child) => node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

/** Returns the `<Tab>` elements directly in `<Tabs>`. */
export function tabNodes(node: ComponentNode): ComponentNode[] {
  return (node.children as Child[]).filter(isTab);
}

function groupOf(node: ComponentNode): unknown {
  return node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'group')?.value;
}

const lineOf = ({ position }: Child) => position?.start.line ?? 0;

/** Reports anything but tabs in `<Tabs>`, and `<Tabs>` nested in another of the same group. */
export function checkTabsContent(node: ComponentNode, group: string | undefined, compilation: Compilation): void {
  if (tabNodes(node).length === 0) addDiagnostic(compilation, node, 'element/content', say('tabs.empty'));
  const stray = (node.children as Child[]).find((child) => !isTab(child) && !isComment(child));
  if (stray !== undefined && tabNodes(node).length > 0)
    addDiagnostic(compilation, stray, 'element/content', say('tabs.content'));
  const around = compilation.ancestors.find(
    (ancestor) => group !== undefined && ancestor.name === 'Tabs' && groupOf(ancestor) === group,
  );
  if (around !== undefined)
    addDiagnostic(compilation, node, 'element/content', say('tabs.group', { group, line: lineOf(around) }));
}

/** Reports two tabs of one `<Tabs>` with the same label or value. */
export function checkTabValues(tabs: readonly TabInput[], compilation: Compilation): void {
  tabs.forEach(({ label, value, node }, index) => {
    const before = tabs.slice(0, index);
    const sameLabel = before.find((tab) => tab.label === label);
    const sameValue = before.find((tab) => tab.value === value);
    if (sameLabel !== undefined) {
      addDiagnostic(compilation, node, 'element/content', say('tabs.label', { line: lineOf(sameLabel.node), label }));
    } else if (sameValue !== undefined) {
      addDiagnostic(
        compilation,
        node,
        'element/content',
        say('tabs.value', { earlier: sameValue.label, line: lineOf(sameValue.node), label, value }),
      );
    }
  });
}
