import { SKIP } from 'unist-util-visit';
import { visit } from './visit';
import type { BlockContent, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';

type Block = MdxJsxTextElement & { name: string };

const isSpace = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === '';

/** Takes block components out of paragraphs that contain nothing else. Reports those among other text. */
export function unravelBlocks(tree: Root, compilation: Compilation): void {
  const isBlock = (node: PhrasingContent): node is Block =>
    node.type === 'mdxJsxTextElement' && compilation.site.elements.get(node.name ?? '')?.isBlock === true;
  /** Makes a component a block; running text in it becomes a paragraph. */
  const toBlock = ({ name, attributes, children, position }: Block): MdxJsxFlowElement => {
    const inner = children.filter((child) => !isSpace(child));
    const paragraph: Paragraph = { type: 'paragraph', children, position };
    const content: BlockContent[] = inner.every(isBlock) ? inner.map(toBlock) : [paragraph];
    return { type: 'mdxJsxFlowElement', name, attributes, children: content, position };
  };
  visit(tree, 'paragraph', (node, index, parent) => {
    const blocks = node.children.filter(isBlock);
    const first = blocks[0];
    if (first === undefined || parent === undefined || index === undefined) return undefined;
    const isAlone = node.children.every((child) => isBlock(child) || isSpace(child));
    if (!isAlone) {
      addDiagnostic(compilation, first, 'element/content', say('element/content.block', { name: first.name }));
      return undefined;
    }
    const unravelled: RootContent[] = blocks.map(toBlock);
    parent.children.splice(index, 1, ...unravelled);
    return [SKIP, index];
  });
}
