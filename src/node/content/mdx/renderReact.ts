import { visit } from './visit';
import type { Element, ElementData, Root as HtmlRoot } from 'hast';
import { isFilePath, linkKind } from '../../../model/site/link';
import { hasClass } from '../../html/elements';
import { parseHtml } from '../../html/parseHtml';
import { renderPage } from '../react/renderPage';
import { addDiagnostic, type Compilation } from './compilation';
import { judgeAttributes, misplacedElement } from './renderedCode';
import { importComponents, prepareForReact } from './reactPage';
import { say } from '../say';

/** Returns the page without its heading links, which are not the writer's words. */
export function withoutHeadingLinks<Tree extends HtmlRoot | Element>(tree: Tree): Tree {
  const isLink = (node: Tree['children'][number]) => node.type === 'element' && hasClass(node, 'heading-link');
  const children = tree.children
    .filter((node) => !isLink(node))
    .map((node) => (node.type === 'element' ? withoutHeadingLinks(node) : node));
  return { ...tree, children };
}

/** Reports what components have rendered wrong, and notes their links. */
function checkShown(shown: HtmlRoot, compilation: Compilation): void {
  const ids = new Set<string>();
  visit(shown, 'element', (element) => {
    const { tagName, properties } = element;
    const { href, id } = properties;
    if (hasClass(element, '[object'))
      addDiagnostic(compilation, {}, 'component/style', say('component/style.noClass', { tagName }));
    for (const { rule, message, hint } of judgeAttributes(element))
      addDiagnostic(compilation, {}, rule, { message, hint });
    // Links of the text have a mark.
    if (typeof href === 'string' && linkKind(href) === 'page' && !isFilePath(href))
      compilation.links.push({ href, line: 1, column: 1 });
    if (typeof id !== 'string') return;
    if (ids.has(id)) {
      const values = { id, owner: say('owner.element').message, earlier: say('id.rendered').message };
      addDiagnostic(compilation, {}, 'element/repeated-id', say('element/repeated-id', values));
    }
    ids.add(id);
  });
  const tag = misplacedElement(shown.children, false);
  if (tag !== undefined) addDiagnostic(compilation, {}, 'element/content', say('element/content.page', { tag }));
}

/** Copies the names of search results to the rendered elements, which have the same ids. */
function copyAnswers(tree: HtmlRoot, shown: HtmlRoot): void {
  const answers = new Map<unknown, ElementData['answer']>();
  visit(tree, 'element', ({ properties: { id }, data }) => {
    if (data?.answer !== undefined) answers.set(id, data.answer);
  });
  visit(shown, 'element', (element) => {
    const answer = answers.get(element.properties.id);
    if (answer !== undefined) element.data = { ...element.data, answer };
  });
}

/** Returns a page as React renders it on the server. */
export async function renderReact(tree: HtmlRoot, compilation: Compilation): Promise<HtmlRoot> {
  const { absolutePath, file, site } = compilation;
  prepareForReact(tree);
  importComponents(tree, compilation);
  const rendered = await renderPage({ tree, absolutePath, file, locale: site.localeOf(absolutePath) }, site.components);
  compilation.uses.push({ kind: 'components', key: '', digest: site.components.digest });
  if ('html' in rendered) {
    const shown = parseHtml(rendered.html);
    copyAnswers(tree, shown);
    checkShown(shown, compilation);
    return shown;
  }
  compilation.diagnostics.push(...rendered.diagnostics);
  return { type: 'root', children: [] };
}
