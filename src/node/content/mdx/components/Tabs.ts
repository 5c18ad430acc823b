import { h } from 'hastscript';
import { slug } from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import { textMark } from '../../localizeHtml';
import { strict } from '../../../schema/strict';
import { claimId, nextNumber } from '../claimIds';
import { type Compilation, addDiagnostic } from '../compilation';
import { defineComponent, type ComponentNode } from './component';
import { slugProp } from './slugProp';
import type { RootContent } from 'mdast';
import { say } from '../../say';

/** The properties of one tab. */
interface TabInput {
  label: string;
  value: string;
  node: ComponentNode;
}

type Child = ComponentNode['children'][number] | RootContent;

const isTab = (node: Child): node is ComponentNode =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Tab';
const isComment = (node: Child) => node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

/** Returns the `<Tab>` elements directly in `<Tabs>`. */
function tabNodes(node: ComponentNode): ComponentNode[] {
  return (node.children as Child[]).filter(isTab);
}

function groupOf(node: ComponentNode): unknown {
  return node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'group')?.value;
}

const lineOf = ({ position }: Child) => position?.start.line ?? 0;

/** Reports anything but tabs in `<Tabs>`, and `<Tabs>` nested in another of the same group. */
function checkTabsContent(node: ComponentNode, group: string | undefined, compilation: Compilation): void {
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
function checkTabValues(tabs: readonly TabInput[], compilation: Compilation): void {
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

/** Suffix of the id of a panel's tab. */
const TAB_ID = 'tab';

interface Panel extends TabInput {
  element: Element;
}

/** Returns the panels that the tabs became, each with the properties of its tab. */
function panelsOf(node: ComponentNode, children: readonly ElementContent[]): Panel[] {
  const elements = children.filter(
    (child): child is Element => child.type === 'element' && typeof child.properties.dataLabel === 'string',
  );
  const nodes = tabNodes(node);
  return elements.map((element, index) => {
    const label = String(element.properties.dataLabel);
    const value = element.properties.dataValue;
    return { element, label, value: typeof value === 'string' ? value : slug(label), node: nodes[index] ?? node };
  });
}

function renderTab({ label, value }: TabInput, id: string, isFirst: boolean): Element {
  const properties = { id: `${id}-${TAB_ID}`, ariaControls: id, ariaSelected: isFirst ? 'true' : 'false' };
  return h('button.tab', { type: 'button', role: 'tab', ...properties, tabIndex: isFirst ? 0 : -1, dataValue: value }, [
    label,
  ]);
}

function renderPanel({ element, value }: Panel, id: string): Element {
  return { ...element, properties: { className: ['tab-panel'], id, dataValue: value } };
}

function renderTabs(panels: Panel[], group: string | undefined, compilation: Compilation) {
  compilation.islands.add('tabs');
  compilation.islands.add('reveal');
  const number = nextNumber('tabs', compilation);
  const ids = panels.map(({ value, node: tab }) => {
    const id = claimId(`${compilation.site.idWords.tab}-${number}-${value}`, 'tab', tab, compilation);
    claimId(`${id}-${TAB_ID}`, 'tab', tab, compilation);
    return id;
  });
  const idOf = (index: number) => ids[index] ?? '';
  return h('div.tabs', { dataGroup: group }, [
    h(
      'div.tab-list',
      { role: 'tablist', ariaLabel: textMark('tabs') },
      panels.map((panel, index) => renderTab(panel, idOf(index), index === 0)),
    ),
    ...panels.map((panel, index) => renderPanel(panel, idOf(index))),
  ]);
}

/** Two or more `<Tab>` as alternatives. Tabs of one `group` change together, and the choice is stored. */
export const Tabs = defineComponent({
  description: 'Ways to do one thing, of which a reader needs one; holds two or more `<Tab>`.',
  isBlock: true,
  sample: '<Tab label="…">\n\n…\n\n</Tab>',
  props: strict({
    group: slugProp.optional().describe('Tabs of one group change together, and the browser keeps the choice.'),
  }),
  render: ({ group }, children, node, compilation) => {
    const findingsBefore = compilation.diagnostics.length;
    checkTabsContent(node, group, compilation);
    const panels = panelsOf(node, children);
    checkTabValues(panels, compilation);
    const isSound = compilation.diagnostics.length === findingsBefore && panels.length > 0;
    return isSound ? renderTabs(panels, group, compilation) : children;
  },
});
