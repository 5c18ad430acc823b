import { visit } from './visit';
import type { Root } from 'mdast';
import type { ComponentNode } from './components/component';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';

const isTerm = (node: { type: string }): node is ComponentNode =>
  (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && 'name' in node && node.name === 'Term';

/** Reports terms in a heading, a link or another term: a term is a button, so it belongs in running text. */
export function checkTermPlaces(tree: Root, compilation: Compilation): void {
  visit(tree, (outer) => {
    const { type } = outer;
    if (type !== 'heading' && type !== 'link') return;
    visit(outer, (node) => {
      if (isTerm(node)) addDiagnostic(compilation, node, 'glossary/place', say(`glossary/place.${type}`));
    });
  });
  visit(tree, (outer) => {
    if (!isTerm(outer)) return;
    visit(outer, (node) => {
      if (node !== outer && (node.type === 'link' || isTerm(node)))
        addDiagnostic(compilation, node, 'glossary/place', say('glossary/place.content'));
    });
  });
}
