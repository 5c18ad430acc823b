import { visit } from './visit';
import type { Element, Root as HtmlRoot } from 'hast';
import { hasClass } from '../../html/elements';
import { parseHtml } from '../../html/parseHtml';
import { renderPage } from '../react/renderPage';
import { addDiagnostic, type Compilation } from './compilation';
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

/** Reports `style` attributes, which the site's Content-Security-Policy blocks, and objects in place of a class. */
function checkStyles(shown: HtmlRoot, compilation: Compilation): void {
  visit(shown, 'element', (element) => {
    const { tagName, properties } = element;
    if (hasClass(element, '[object'))
      addDiagnostic(compilation, {}, 'component/style', say('component/style.noClass', { tagName }));
    if (properties.style !== undefined)
      addDiagnostic(compilation, {}, 'component/style', say('component/style', { tagName }));
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
    checkStyles(shown, compilation);
    return shown;
  }
  compilation.diagnostics.push(...rendered.diagnostics);
  return { type: 'root', children: [] };
}
