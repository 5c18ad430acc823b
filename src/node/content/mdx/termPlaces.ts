import { visit } from './visit';
import type { Root } from 'mdast';
import type { ComponentNode } from './components/component';
import { addDiagnostic, type Compilation } from './compilation';

const isTerm = (node: { type: string }): node is ComponentNode =>
  (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && 'name' in node && node.name === 'Term';

/** A term is a button: it is in running text, not in a heading, a link or another term. */
export function checkTermPlaces(tree: Root, compilation: Compilation): void {
  visit(tree, (outer) => {
    const place = outer.type === 'heading' ? 'a heading' : outer.type === 'link' ? 'a link' : undefined;
    if (place === undefined) return;
    visit(outer, (node) => {
      if (isTerm(node))
        addDiagnostic(
          compilation,
          node,
          'glossary/place',
          `A term cannot stand in ${place}.`,
          'Explain it in the text around.',
        );
    });
  });
  visit(tree, (outer) => {
    if (!isTerm(outer)) return;
    visit(outer, (node) => {
      if (node !== outer && (node.type === 'link' || isTerm(node)))
        addDiagnostic(
          compilation,
          node,
          'glossary/place',
          'A term holds only its word.',
          'Write the link or the other term beside it.',
        );
    });
  });
}
