import type { Root as HtmlRoot } from 'hast';
import { visit } from 'unist-util-visit';
import { parseHtml } from '../../output/markdown/parseHtml';
import { renderPage } from '../react/renderPage';
import { addDiagnostic, type Compilation } from './compilation';
import { importComponents, prepareForReact } from './reactPage';

/** Looks come from style sheets: the site's Content-Security-Policy lets no `style` through. */
function checkStyles(shown: HtmlRoot, compilation: Compilation): void {
  visit(shown, 'element', ({ tagName, properties }) => {
    if (properties.style === undefined) return;
    const message = `A component writes "style" on <${tagName}>, which the site's Content-Security-Policy forbids.`;
    addDiagnostic(compilation, {}, 'component/style', message, 'Write css={{ … }} instead.');
  });
}

/** A page as React renders it on the server. */
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
