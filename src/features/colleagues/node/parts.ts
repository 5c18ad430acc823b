import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { SKIP } from 'unist-util-visit';
import { INTERNAL } from '../../../model/pages/marks';
import { featureContent, type Compilation } from '../../../node/content/mdx/compilation';
import { defineComponent } from '../../../node/content/mdx/components/component';
import { plain } from '../../../node/content/mdx/gather';
import { visit } from '../../../node/content/mdx/visit';
import { textMark } from '../../../node/content/localizeHtml';
import { strict } from '../../../node/schema/strict';
import { createTextReader } from '../../../node/site/readTexts';

const NAME = 'Colleagues';

/** True where parts for colleagues are taken away. The page then depends on who it is for. */
const isWithoutParts = (compilation: Compilation) => featureContent('colleagues', compilation) !== 'all';

/** `<Colleagues>`: a part of a page that customers do not see. `removeParts` takes it away for them. */
export const Colleagues = defineComponent({
  description: 'A part of a page for colleagues, which customers do not see.',
  isBlock: true,
  isUnpublished: true,
  sample: '…',
  props: strict({}),
  render: (_props, children, _node, compilation) => {
    if (isWithoutParts(compilation)) return [];
    const label = textMark('onlyColleagues');
    return h(
      'div.admonition',
      { dataKind: 'note', [INTERNAL.property]: textMark('leftOut'), role: 'note', ariaLabel: label },
      [h('p.admonition-title', [h('span', label)]), ...children],
    );
  },
});

/** Removes the parts for colleagues from a file before anything else reads them. */
export function removeParts(tree: Root, compilation: Compilation): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name !== NAME || parent === undefined || index === undefined) return undefined;
    if (!isWithoutParts(compilation)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Makes each part for colleagues a result of the search of its own, whose name has the mark. */
export function markParts(tree: HtmlRoot, { absolutePath, site, takenIds }: Compilation): void {
  const { onlyColleagues = '' } = createTextReader(site.folder)(site.localeOf(absolutePath), 'colleagues');
  let heading = '';
  visit(tree, 'element', (node) => {
    if (/^h[23]$/.test(node.tagName)) heading = plain(toString(node));
    if (!(INTERNAL.property in node.properties)) return undefined;
    let id = 'colleagues';
    for (let number = 2; takenIds.has(id); number += 1) id = `colleagues-${String(number)}`;
    takenIds.set(id, () => `<${NAME}>`);
    node.properties.id = id;
    node.data = { answer: { heading: heading === '' ? onlyColleagues : `${onlyColleagues}: ${heading}`, asked: [] } };
    return SKIP;
  });
  markFootnotes(tree);
}

/** Marks the footnotes that only parts for colleagues refer to: they stand at the end of the page. */
function markFootnotes(tree: HtmlRoot): void {
  const [inside, outside] = [new Set<unknown>(), new Set<unknown>()];
  visit(tree, 'element', (node) => {
    outside.add(node.properties.href);
    if (!(INTERNAL.property in node.properties)) return undefined;
    visit(node, 'element', ({ properties }) => void inside.add(properties.href));
    return SKIP;
  });
  visit(tree, 'element', ({ tagName, properties }) => {
    const link = `#${String(properties.id)}`;
    if (tagName === 'li' && inside.has(link) && !outside.has(link)) properties[INTERNAL.property] = textMark('leftOut');
  });
}
